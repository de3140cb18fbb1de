/** `vigil rules --switches`: the house rules that can be switched on, as a list or as docs/house-rules.md. */
import { EXIT } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { BOXES, type Box, type HouseRule } from '../shelf.ts'

export interface SwitchFlags {
  readonly json?: boolean
  readonly markdown?: boolean
}

const needsText = ({ needs }: HouseRule): string => needs.map((id) => `\`${id}\``).join(' or ')

const PREFACE = `# House rules

Single rules of one rule set can be switched on over another: \`npx vigil play elder-sign --rules revised --with
first:midnight-timing,first:wild\`; in the set-up of the page under “House rules and difficulty”; in scenarios as \`with\`. The list
follows from the seams of the rules ([how a rule set is made](how-to/add-a-rule-set.md)). A switch that has a meaning only with
another is refused without it. \`ruling:…\` takes the other reading where the documents leave one open.

A difficulty goes with any of them (ES-DIFF, ES-RULING-97): \`--hours 4\` (3 normal, 4 hard, 5 very hard, 6 impossible) moves the
clock further, \`--events hard\` or \`--events easy,normal\` picks Mythos cards by whether they add doom at once: easy never, normal
on a condition, hard always.

Written by \`npx vigil rules --switches --markdown > docs/house-rules.md\`.
`

const row = (each: HouseRule): string =>
  `| ${[`\`${each.id}\``, each.says, each.instead, each.rules.join(', '), needsText(each)].join(' | ')} |`

const section = ({ houseRules, ruleSetName }: Box, base: string): string => {
  const rows = houseRules().filter((each) => each.base === base)
  const head = '| switch | what it does | instead of | rules | needs besides |\n| --- | --- | --- | --- | --- |'
  return `\n## Over \`${base}\`: ${ruleSetName(base)}\n\n${head}\n${rows.map(row).join('\n')}\n`
}

export const houseRulesPage = (): string =>
  [PREFACE, ...BOXES.flatMap((box) => box.ruleSets.map((base) => section(box, base)))].join('')

const lines = (each: HouseRule): string[] => [
  `  ${each.id}  ${each.says} [${each.rules.join(', ')}]`,
  `      instead of: ${each.instead}`,
  ...(each.needs.length ? [`      needs also: ${each.needs.join(' or ')}`] : []),
]

export const showSwitches = (flags: SwitchFlags, io: Io): number => {
  const all = BOXES.flatMap(({ houseRules }) => houseRules())
  if (flags.json) printJson(io, all)
  else if (flags.markdown) print(io, houseRulesPage().trimEnd())
  else
    print(
      io,
      BOXES.flatMap((box) =>
        box.ruleSets.flatMap((base) => [
          `Over ${base} (${box.ruleSetName(base)}):`,
          ...all.filter((each) => each.base === base).flatMap(lines),
          '',
        ]),
      )
        .concat('Use them so: vigil play elder-sign --rules <base> --with <switch>,<switch>')
        .join('\n'),
    )
  return EXIT.fine
}
