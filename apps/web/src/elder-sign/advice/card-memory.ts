/** Chances at cards, remembered for as long as nothing they hang on has changed. */
import type { Pack, View } from '@vigil/elder-sign'
import { type CardOdds, chanceOfCard, savedOdds } from './odds.ts'

/** Dice that an attempt has in use come back before another begins (ES-TURN-05). */
const IN_USE = ['pool', 'discarded', 'task', 'marker', 'supply']

/** All that the chance at a card can hang on. */
const keyOf = (view: View, card: string): string => {
  const { rules, ancientOne, active, mythos, doom, people, locks, hall, doneThisTurn, hoursPerAdvance } = view
  const place = view.cards.find((each) => each.card === card)
  const rows = place && { ...place, rows: place.rows.map(({ done: _, ...row }) => row) }
  const dice = view.dice.filter(({ at }) => !IN_USE.includes(at))
  const told = { rules, ancientOne, active, mythos, doom, people, locks, hall, doneThisTurn, hoursPerAdvance }
  return JSON.stringify([card, rows, dice, told])
}

/** More than a few turns need. */
const MOST = 200

export interface CardMemory {
  /** Undefined where there is no attempt to speak of. */
  chance(view: View, card: string): CardOdds | undefined
  /** With what might be saved. */
  savings(view: View, card: string): CardOdds | undefined
}

export const cardMemory = (pack: Pack): CardMemory => {
  const known = new Map<string, { odds: CardOdds | undefined; whole: boolean }>()
  const recall = (view: View, card: string) => {
    const key = keyOf(view, card)
    let entry = known.get(key)
    if (!entry) {
      const all = chanceOfCard(pack, view, card)
      entry = { odds: all && { all }, whole: false }
      if (known.size >= MOST) known.clear()
      known.set(key, entry)
    }
    return entry
  }
  return {
    chance: (view, card) => recall(view, card).odds,
    savings: (view, card) => {
      const entry = recall(view, card)
      if (!entry.whole && entry.odds) entry.odds = savedOdds(pack, view, card, entry.odds.all)
      entry.whole = true
      return entry.odds
    },
  }
}
