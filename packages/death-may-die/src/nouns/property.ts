/** Cards and tokens that change hands (DMD-TRADE-01, -03). */
import type { Seat } from '@vigil/kernel'
import { type Held, NOWHERE, type Person, type State } from '../state.ts'
import { castIn, sideOf, type World } from '../world.ts'
import { livingAt, someone } from './person.ts'

export const isTradable = (w: World, held: Readonly<Held>): boolean => {
  const { kind, fixed } = sideOf(w, held).card
  return kind !== 'condition' && !fixed
}

export const tradableTokens = (w: World, s: Readonly<State>, seat: Seat): number[] => {
  const { tokens } = castIn(w, s)
  const found: number[] = []
  s.tokens.forEach(({ holder, kind }, i) => {
    if (holder === seat && tokens.get(kind)?.card.tradable) found.push(i)
  })
  return found
}

export type Gift = { readonly from: Seat; readonly card: string } | { readonly from: Seat; readonly token: number }

export const giftsOf = (w: World, s: Readonly<State>, from: Seat): Gift[] => [
  ...someone(s, from)
    .cards.filter((held) => isTradable(w, held))
    .map(({ card }) => ({ from, card })),
  ...tradableTokens(w, s, from).map((token) => ({ from, token })),
]

/** What `seat` could take from others in the same space. */
export const couldTake = (w: World, s: Readonly<State>, seat: Seat): Gift[] =>
  livingAt(s, someone(s, seat).at)
    .filter((other) => other !== seat)
    .flatMap((other) => giftsOf(w, s, other))

/** DMD-TRADE-02: the side and, on a Companion, the wounds go with the card (DMD-RULING-21). */
export const hand = (s: State, from: Seat, to: Seat, card: string): void => {
  const giver = someone(s, from)
  const i = giver.cards.findIndex((held) => held.card === card)
  if (i < 0) throw new Error(`${card} is not held by ${from}`)
  someone(s, to).cards.push(...giver.cards.splice(i, 1))
}

export const takeCard = (person: Person, card: string): Held | undefined => {
  const i = person.cards.findIndex((held) => held.card === card)
  return i < 0 ? undefined : person.cards.splice(i, 1)[0]
}

/** Puts a token into somebody's hands. */
export const holdToken = (s: State, i: number, seat: Seat): void => {
  const token = s.tokens[i]
  if (!token) return
  token.at = NOWHERE
  token.holder = seat
}
