/** Whether an investigator can carry out effects in full: for costs, prices and either-or choices. */
import type { Seat } from '@vigil/kernel'
import { personAt } from '../nouns/person.ts'
import { isMarker, wealthOf } from '../nouns/trophy.ts'
import type { State } from '../state.ts'
import { itemOf, type World } from '../world.ts'
import type { Effect } from './vocabulary.ts'

export const cardsOfDeck = (w: World, s: Readonly<State>, seat: Seat, deck: string): string[] =>
  personAt(s, seat)?.items.filter((item) => itemOf(w, item).deck === deck) ?? []

export const piecesOf = (w: World, s: Readonly<State>, seat: Seat, of: 'any' | 'monster'): string[] =>
  personAt(s, seat)?.trophies.filter((piece) => of === 'any' || isMarker(w, piece)) ?? []

/** One effect, in full. Losses of sanity and stamina can always be suffered. */
const canDo = (w: World, s: Readonly<State>, seat: Seat, effect: Effect): boolean => {
  const person = personAt(s, seat)
  if (!person) return false
  switch (effect.do) {
    case 'lose':
      return effect.what !== 'clue' || person.clues >= effect.n
    case 'loseTrophies':
      return wealthOf(w, person) >= effect.n
    case 'losePiece':
      return piecesOf(w, s, seat, effect.of).length >= effect.n
    case 'loseCard':
      return cardsOfDeck(w, s, seat, effect.deck).length >= effect.n
    default:
      return true
  }
}

export const canDoAll = (w: World, s: Readonly<State>, seat: Seat, effects: readonly Effect[]): boolean => {
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect && !canDo(w, s, seat, effect)) return false
  }
  return true
}

/** A price is a payment: like a task cost it may not bring sanity or stamina to 0 (ES-TASK-11). */
export const canPrice = (w: World, s: Readonly<State>, seat: Seat, price: readonly Effect[]): boolean => {
  const person = personAt(s, seat)
  if (!person || !canDoAll(w, s, seat, price)) return false
  let { sanity, stamina } = person
  for (const effect of price) {
    if (effect.do !== 'lose') continue
    if (effect.what === 'sanity') sanity -= effect.n
    if (effect.what === 'stamina') stamina -= effect.n
  }
  return sanity > 0 && stamina > 0
}
