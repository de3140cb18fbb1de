/** Answers in the order of the prompt; many of one kind are folded up: "attack" first, then whom. */
import type { Option } from '@vigil/death-may-die'

export interface Fold {
  readonly is: 'fold'
  readonly key: string
  readonly options: readonly Option[]
}

export type Entry = Fold | { readonly is: 'option'; readonly option: Option }

type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>
type Keys = { readonly [D in Option['do']]?: (option: OptionOf<D>) => string }

/** What several answers have in common; an answer that is not listed stands alone. */
const KEYS: Keys = {
  attack: () => 'attack',
  rest: () => 'rest',
  use: () => 'use',
  reroll: ({ by }) => `reroll:${by}`,
  give: ({ from }) => `give:${from}`,
  giveToken: ({ from }) => `give:${from}`,
}

export const foldKey = (option: Option): string | undefined =>
  (KEYS[option.do] as ((option: Option) => string) | undefined)?.(option)

/** What comes first: progress, then what helps, then what ends something. */
const ORDER: readonly Option['do'][] = ['keep', 'boost', 'reroll', 'action', 'attack', 'run', 'use', 'claim', 'yes']
const LAST: readonly Option['do'][] = [
  'rest',
  'trade',
  'instead',
  'leave',
  'redraw',
  'cancel',
  'stop',
  'no',
  'done',
  'end',
]

const rankOf = ({ do: does }: Option): number => {
  const early = ORDER.indexOf(does)
  return early >= 0 ? early - ORDER.length : LAST.indexOf(does) + 1
}

export const inOrder = (options: readonly Option[]): Option[] =>
  options
    .map((option, i) => ({ option, i }))
    .sort((a, b) => rankOf(a.option) - rankOf(b.option) || a.i - b.i)
    .map(({ option }) => option)

/** One row of answers lies open; where there are more, those of one kind are folded: below dice there is no second row. */
const FEW = 3

export const entriesOf = (options: readonly Option[]): Entry[] => {
  const sorted = inOrder(options)
  const entries = new Map<string, Entry>()
  for (const option of sorted) {
    const key = sorted.length > FEW ? foldKey(option) : undefined
    const alike = key === undefined ? [] : sorted.filter((other) => foldKey(other) === key)
    if (key === undefined || alike.length < 2) entries.set(JSON.stringify(option), { is: 'option', option })
    else if (!entries.has(key)) entries.set(key, { is: 'fold', key, options: alike })
  }
  return [...entries.values()]
}
