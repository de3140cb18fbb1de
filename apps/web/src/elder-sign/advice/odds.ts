/** The odds of Elder Sign as the board shows them, worked out from what a seat sees. */
import type { ES, Pack, View } from '@vigil/elder-sign'
import type { Chance } from '@vigil/odds'
import { type AttemptOdds, attemptOdds, boundsOf, chanceAt, PATIENCE, type Spending } from '@vigil/odds/elder-sign'
import type { Question } from '../../advice/adviser.ts'

export type { AttemptOdds }

/** The chance at a card: with everything, and without what might be saved. Only what one has is left out. */
export interface CardOdds {
  readonly all: Chance
  readonly noClues?: Chance
  readonly noCards?: Chance
  readonly bare?: Chance
}

/** What could be saved, and what the attempt would be without it. */
const savingsOf = (view: View, seat: number): readonly (readonly [keyof CardOdds, Spending])[] => {
  const person = view.people[seat]
  if (!person || !('id' in person)) return []
  const clues = person.clues > 0
  const cards = person.items.length > 0
  return [
    ...(clues ? [['noClues', { clues: 0 }] as const] : []),
    ...(cards ? [['noCards', { cards: [] }] as const] : []),
    ...(clues && cards ? [['bare', { clues: 0, cards: [] }] as const] : []),
  ]
}

/** Undefined where there is no attempt to speak of. */
export const chanceOfCard = (pack: Pack, view: View, card: string, spending: Spending = {}): Chance | undefined => {
  const odds = chanceAt({ pack, view }, view.active, card, spending, { positions: PATIENCE })
  return odds && boundsOf(odds)
}

/** The same chance without each thing that might be saved. */
export const savedOdds = (pack: Pack, view: View, card: string, all: Chance): CardOdds =>
  Object.assign(
    { all },
    ...savingsOf(view, view.active).map(([name, spending]) => ({
      [name]: chanceOfCard(pack, view, card, spending) ?? all,
    })),
  )

/** Undefined where no attempt is under way, or its odds cannot be told. */
export const oddsOfAttempt = (pack: Pack, { view, decision }: Question<ES>): AttemptOdds | undefined =>
  attemptOdds({ pack, view, decision: { kind: 'decision', ...decision } })
