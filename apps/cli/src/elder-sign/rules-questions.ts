/** By which rules: a printing, single rules played otherwise, and how hard the night is. One key passes over the rest. */
import {
  compareRules,
  EVENTS,
  elderSign,
  HOURS,
  type Pack,
  RULE_SETS,
  RULING,
  type Switch,
  switchesOver,
} from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { Draft, SetupQuestion } from '../shelf.ts'
import { choiceOf } from './typed-rules.ts'

interface Reader {
  readonly pack: Pack
  readonly words: Words
}

const HOURS_ARE = { 3: 'normal', 4: 'hard', 5: 'very hard', 6: 'impossible' } as const

const EVENTS_ARE = {
  easy: 'easy ones never add doom at once',
  normal: 'normal ones add doom at once on a condition',
  hard: 'hard ones always add doom at once',
} as const

const idsIn = (typed: string | undefined): string[] => (typed ? typed.split(',') : [])

/** Sets that read alike share a switch. */
const switchesFor = (base: string): Switch[] => {
  const all = switchesOver(base)
  return all.filter((each, i) => all.findIndex(({ seam, to }) => seam === each.seam && to === each.to) === i)
}

/** Why the rules chosen so far cannot be played together, as the rules themselves say it. */
const faultIn = ({ pack, words }: Reader, draft: Draft): string => {
  const checked = elderSign(pack).check({ ...choiceOf(draft), investigators: ['random'], ancientOne: 'random' })
  return checked.ok ? '' : words.refusalText(checked.why)
}

const withoutHouse = ({ with: _, hours: __, events: ___, asks: ____, orders: _____, ...draft }: Draft): Draft => draft

const asking = ({ asks: _, ...draft }: Draft, asks?: string): Draft => (asks === undefined ? draft : { ...draft, asks })

const printings = ({ words }: Reader, draft: Draft): SetupQuestion => {
  const [usual] = RULE_SETS
  const detailOf = (set: (typeof RULE_SETS)[number]): string => {
    if (!usual || set === usual) return 'The rules in today’s box. Choose this if unsure.'
    const n = compareRules(usual, set).length
    return `Played otherwise than ${words.ruleSetName(usual.id)} in ${n} points: vigil rules compare ${usual.id} ${set.id}`
  }
  const choices = RULE_SETS.map((set) => ({
    label: words.ruleSetName(set.id),
    detail: detailOf(set),
    next: { ...draft, rules: set.id },
  }))
  return { title: 'Which rules?', choices }
}

/** ES-ORDER-01: offered where the rules chosen so far allow it. */
const orders = (reader: Reader, draft: Draft): SetupQuestion['choices'] => {
  const next = { ...draft, orders: !draft.orders }
  if (!draft.orders && faultIn(reader, next) !== '') return []
  const detail =
    'Cultists come with every doom token, and each Ancient One has a use for them. Much harder. [ES-ORDER-01]'
  return [{ label: `Esoteric Orders: ${draft.orders ? 'yes' : 'no'}`, detail, next }]
}

const otherwise = (reader: Reader, draft: Draft): SetupQuestion => {
  const fault = faultIn(reader, draft)
  const on = idsIn(draft.with)
  const plain = on.length === 0 && draft.hours === undefined && draft.events === undefined && !draft.orders
  const go = { label: plain ? 'No, by these rules' : 'Begin with these', next: { ...draft, settled: true as const } }
  const reset = {
    label: 'None of it, by the rules as printed',
    next: { ...withoutHouse(draft), settled: true as const },
  }
  const detail = on.map((id) => reader.words.switchName(id)).join('\n')
  return {
    title: fault === '' ? 'Anything played otherwise?' : fault,
    choices: [
      ...(fault === '' ? [{ ...go, detail }] : []),
      ...(plain ? [] : [{ ...reset, detail: '' }]),
      { label: `House rules: ${on.length}`, detail, next: asking(draft, 'with') },
      { label: `Hours the clock moves: ${draft.hours ?? HOURS[0]}`, detail: '', next: asking(draft, 'hours') },
      { label: `Mythos cards: ${draft.events ?? 'all'}`, detail: '', next: asking(draft, 'events') },
      ...orders(reader, draft),
    ],
  }
}

/** What decides the same thing otherwise is switched off. */
const toggled = (draft: Draft, all: readonly Switch[], { id, seam }: Switch): Draft => {
  const on = idsIn(draft.with)
  const others = on.filter((each) => all.find((known) => known.id === each)?.seam !== seam)
  const next = on.includes(id) ? others : [...others, id]
  const { with: _, ...rest } = draft
  return next.length === 0 ? rest : { ...rest, with: next.join(',') }
}

const houseRules = (reader: Reader, draft: Draft): SetupQuestion => {
  const { words } = reader
  const all = switchesFor(draft.rules ?? '')
  const on = idsIn(draft.with)
  const fault = faultIn(reader, draft)
  const sourceOf = ({ from }: Switch): string =>
    from === RULING ? 'our other reading of an unclear rule' : words.ruleSetName(from)
  return {
    title: `Switch house rules on and off.${fault === '' ? '' : ` ${fault}`}`,
    choices: [
      { label: `Done: ${on.length} switched on`, detail: fault, next: asking(draft) },
      ...all.map((each) => ({
        label: `[${on.includes(each.id) ? 'x' : ' '}] ${words.seamName(each.seam)}: ${words.readingText(each.seam, each.to)}`,
        detail: [
          `${sourceOf(each)} [${each.rules.join(', ')}]`,
          `Instead of: ${words.readingText(each.seam, each.instead)}`,
          `As a flag: --with ${each.id}`,
        ].join('\n'),
        next: toggled(draft, all, each),
      })),
    ],
  }
}

const hours = (draft: Draft): SetupQuestion => ({
  title: 'How many hours does the clock move at a time? [ES-DIFF-01]',
  choices: HOURS.map((n) => ({
    label: `${n}: ${HOURS_ARE[n]}`,
    detail: '',
    next: asking({ ...draft, hours: String(n) }),
  })),
})

const mixes = (): string[] => [
  ...EVENTS,
  ...EVENTS.flatMap((one, i) => EVENTS.slice(i + 1).map((other) => `${one},${other}`)),
]

const events = (draft: Draft): SetupQuestion => ({
  title: 'Which Mythos cards are in the deck? [ES-DIFF-02]',
  choices: ['all', ...mixes()].map((mix) => ({
    label: mix === 'all' ? 'The whole deck' : mix.replace(',', ' and '),
    detail: EVENTS.filter((each) => mix === 'all' || mix.includes(each))
      .map((each) => EVENTS_ARE[each])
      .join('; '),
    next: asking({ ...draft, events: mix }),
  })),
})

/** Undefined once nothing more is to be said about the rules. */
export const rulesQuestion = (reader: Reader, draft: Draft): SetupQuestion | undefined => {
  if (draft.rules === undefined && RULE_SETS.length > 1) return printings(reader, draft)
  switch (draft.asks) {
    case 'with':
      return houseRules(reader, draft)
    case 'hours':
      return hours(draft)
    case 'events':
      return events(draft)
    default:
      return draft.settled ? undefined : otherwise(reader, draft)
  }
}
