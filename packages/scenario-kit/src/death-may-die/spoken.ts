/** What somebody says, as an option of the game. */
import { NOWHERE, type Option } from '@vigil/death-may-die'
import { fail } from '../failure.ts'
import { seatOf } from './position.ts'
import type { Spoken } from './step-shape.ts'
import type { Table } from './table.ts'

type Meant = Readonly<Record<string, unknown>>

/** Every figure of that kind in that space: of enemies that are alike the game offers one. */
const figures = (t: Table, { enemy, at }: Spoken): number[] =>
  t.state.figures.flatMap((figure, i) =>
    (enemy === undefined || figure.kind === enemy) && (at === undefined ? figure.at !== NOWHERE : figure.at === at)
      ? [i]
      : [],
  )

const tokens = (t: Table, { token, at }: Spoken): number[] =>
  t.state.tokens.flatMap(({ kind, at: lies }, i) => (kind === token && (at === undefined || lies === at) ? [i] : []))

const seat = (t: Table, ref: number | string | undefined): number | undefined =>
  ref === undefined ? undefined : seatOf(t.state, ref)

/** Everything the words may mean, fullest first. */
const meanings = (t: Table, spoken: Spoken): Meant[] => {
  const { by: _by, enemy, at, token, with: by, seat: who, from, to, ...rest } = spoken
  const plain: Meant = {
    ...rest,
    ...(by !== undefined && { by }),
    ...(who !== undefined && { seat: seat(t, who) }),
    ...(from !== undefined && { from: seat(t, from) }),
    ...(to !== undefined && { to: spoken.do === 'go' ? to : seat(t, to) }),
  }
  if (spoken.do === 'attack') return figures(t, spoken).map((target) => ({ ...plain, target }))
  if (spoken.do === 'figure') return figures(t, spoken).map((figure) => ({ ...plain, figure }))
  if (token !== undefined) return tokens(t, spoken).map((i) => ({ ...plain, token: i }))
  return [enemy === undefined && at === undefined ? plain : { ...plain, enemy, at }]
}

const fits = (option: Option, meant: Meant): boolean =>
  Object.entries(meant).every(([key, value]) => JSON.stringify(Reflect.get(option, key)) === JSON.stringify(value))

const SINGLE: Meant = { all: false }

/** An attack is one on a single enemy unless it says `all`. */
const withDefaults = (spoken: Spoken, meant: Meant): Meant => (spoken.do === 'attack' ? { ...SINGLE, ...meant } : meant)

export const optionOf = (t: Table, spoken: Spoken): Option => {
  const wanted = meanings(t, spoken).map((meant) => withDefaults(spoken, meant))
  const found = t.options.find((option) => wanted.some((meant) => fits(option, meant)))
  return found ?? fail(`${JSON.stringify(spoken)} to be offered`, JSON.stringify(t.options))
}

/** The same where it is to be refused: whole, though not offered. */
export const optionSaid = (t: Table, spoken: Spoken): Option => {
  const [meant = { do: spoken.do }] = meanings(t, spoken)
  const rest = spoken.do === 'rest' ? { stress: 0, wounds: 0, back: 0 } : {}
  return { ...rest, ...withDefaults(spoken, meant) } as unknown as Option
}
