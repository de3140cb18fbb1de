/** The odds of Elder Sign as the board shows them, worked out from what a seat sees. */
import type { ES, Option, Pack, View } from '@vigil/elder-sign'
import { answersIn, chanceAt, type Odds, oddsIn, type Spending } from '@vigil/odds/elder-sign'
import type { Question } from '../../advice/adviser.ts'
import type { Chance } from '../../advice/chance.ts'

/** The chance at a card: with everything, and without what might be saved. Only what one has is left out. */
export interface CardOdds {
  readonly all: Chance
  readonly noClues?: Chance
  readonly noCards?: Chance
  readonly bare?: Chance
}

export interface Valued {
  readonly pick: readonly Option[]
  readonly chance: Chance
}

export interface AttemptOdds {
  /** From here on, under best play. */
  readonly here: Chance
  /** After each answer. */
  readonly answers: readonly Valued[]
}

/** Positions looked at before bounds must do: a second or two in a browser. */
const POSITIONS = 4_000_000
/** For each answer where the whole is too large. */
const FEWER = 200_000

const chanceOf = ({ value, upper, exact }: Odds): Chance => ({ low: value, high: exact ? value : upper })

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
  const odds = chanceAt({ pack, view }, view.active, card, spending, { positions: POSITIONS })
  return odds && chanceOf(odds)
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
export const attemptOdds = (pack: Pack, { view, decision }: Question<ES>): AttemptOdds | undefined => {
  const seen = { pack, view, decision: { kind: 'decision', ...decision } } as const
  const here = oddsIn(seen, { budget: { positions: POSITIONS } })
  if (!here) return undefined
  // What fits into the budget as a whole is remembered from one answer to the next.
  const answers = answersIn(seen, here.exact ? {} : { budget: { positions: FEWER } })
  return { here: chanceOf(here), answers: answers.map(({ pick, odds }) => ({ pick, chance: chanceOf(odds) })) }
}
