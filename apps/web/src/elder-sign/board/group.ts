/** Options that are one thing to a player: "complete task 2", whichever dice pay for it. */
import type { DieId, Option, View } from '@vigil/elder-sign'

export interface Group {
  readonly key: string
  /** Best first. */
  readonly options: readonly Option[]
}

type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>
type Keys = { readonly [D in Option['do']]?: (option: OptionOf<D>) => string }

/** What several options have in common; an option that is not listed stands alone. */
const KEYS: Keys = {
  complete: ({ row }) => row,
  cast: ({ spell }) => spell,
  turnDie: ({ by }) => by,
  focus: () => '',
  assist: ({ seat }) => String(seat),
  takeOff: () => '',
  unlock: () => '',
}

const keyOf = (option: Option): string => {
  const key = KEYS[option.do] as ((option: Option) => string) | undefined
  return key ? `${option.do}:${key(option)}` : JSON.stringify(option)
}

/** The dice an option names. */
export const diceOf = (option: Option): readonly DieId[] =>
  'dice' in option ? option.dice : 'die' in option ? [option.die] : []

/** What a die is worth keeping: the rarer its colour and its face, the more. */
const worth = (view: View, die: DieId): number => {
  const { colour, face } = view.dice[die] ?? { colour: 'green', face: '' }
  const rare = colour === 'red' ? 4 : colour === 'yellow' ? 2 : 0
  return 10 + rare + (face === 'W' ? 20 : face.startsWith('I') ? Number(face.slice(1)) : 3)
}

const cost = (view: View, option: Option): number => diceOf(option).reduce((sum, die) => sum + worth(view, die), 0)

/** To focus, hold or cast on, the dearest die; to pay with, the cheapest. */
const KEEPS: readonly Option['do'][] = ['focus', 'assist', 'cast']

const bestFirst = (view: View, options: readonly Option[]): Option[] =>
  options
    .map((option, i) => ({ option, i, rank: cost(view, option) * (KEEPS.includes(option.do) ? -1 : 1) }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ option }) => option)

/** What comes first in the prompt: progress, then what helps, then what gives up. */
const ORDER: readonly Option['do'][] = ['complete', 'roll', 'rollOn', 'yes', 'inOrder', 'attempt']
const LAST: readonly Option['do'][] = ['nothing', 'no', 'fail', 'stay', 'giveUp']

const place = ({ options: [option] }: Group): number => {
  if (!option) return 0
  const early = ORDER.indexOf(option.do)
  return early >= 0 ? early - ORDER.length : LAST.indexOf(option.do) + 1
}

export const groupsOf = (options: readonly Option[], view: View): Group[] => {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const key = keyOf(option)
    const group = groups.get(key)
    if (group) group.push(option)
    else groups.set(key, [option])
  }
  return [...groups]
    .map(([key, all]) => ({ key, options: bestFirst(view, all) }))
    .map((group, i) => ({ group, i }))
    .sort((a, b) => place(a.group) - place(b.group) || a.i - b.i)
    .map(({ group }) => group)
}
