/** House rules: single seams of another rule set, or the other reading of a ruling, over a base. */
import { sameJson } from '@vigil/kernel'
import { noteOf, RULING_NAMES, RULINGS, type RulingName, rulingNote, SEAM_NAMES, type Seam } from './seam-notes.ts'
import type { RuleSet } from './seams.ts'

/** What a switch for a ruling begins with, where others begin with the id of a rule set. */
export const RULING = 'ruling'

export interface Switch {
  /** `<rule set>:<seam>`, or `ruling:<ruling>`. */
  readonly id: string
  /** The rule set it is taken from, or `ruling`. */
  readonly from: string
  readonly seam: string
  readonly rules: readonly string[]
  /** What it decides, and what the base decides: names of readings. */
  readonly to: string
  readonly instead: string
  readonly turns: Seam | RulingName
}

/** The name of what a rule set decides at a seam. */
export const readingOf = (rules: RuleSet, seam: Seam): string =>
  Object.entries(noteOf(seam).readings).find(([, value]) => sameJson(value, rules[seam]))?.[0] ?? ''

export const rulingOf = (rules: RuleSet, name: RulingName): string => (rules.rulings[name] ? 'yes' : 'no')

const seamSwitches = (base: RuleSet, sets: readonly RuleSet[]): Switch[] =>
  SEAM_NAMES.flatMap((turns) => {
    const { id: seam, rules } = noteOf(turns)
    const instead = readingOf(base, turns)
    return sets
      .filter((other) => !sameJson(other[turns], base[turns]))
      .map((other) => {
        const from = other.id
        return { id: `${from}:${seam}`, from, seam, rules, to: readingOf(other, turns), instead, turns }
      })
  })

/** Whether these rules ever come to what a ruling decides. */
export const matters = (rules: RuleSet, name: RulingName): boolean =>
  SEAM_NAMES.every((seam) => rulingNote(name).within?.[seam]?.includes(readingOf(rules, seam)) !== false)

const rulingSwitches = (base: RuleSet): Switch[] =>
  RULING_NAMES.filter((name) => matters(base, name)).map((turns) => {
    const { id: seam, rules } = RULINGS[turns]
    const instead = rulingOf(base, turns)
    const to = instead === 'yes' ? 'no' : 'yes'
    return { id: `${RULING}:${seam}`, from: RULING, seam, rules, to, instead, turns }
  })

/** Everything that can be switched on over a base: each seam in which another set differs, and each ruling. */
export const switchesOver = (base: RuleSet, sets: readonly RuleSet[]): Switch[] => [
  ...seamSwitches(base, sets),
  ...rulingSwitches(base),
]

const isRuling = (name: Seam | RulingName): name is RulingName => name in RULINGS

/** The rules with this one switch turned. */
export const turned = (rules: RuleSet, { turns, from }: Switch, sets: readonly RuleSet[]): RuleSet => {
  if (isRuling(turns)) return { ...rules, rulings: { ...rules.rulings, [turns]: !rules.rulings[turns] } }
  const source = sets.find(({ id }) => id === from)
  return source ? { ...rules, [turns]: source[turns] } : rules
}
