/** The table as an expectation sees it: the game's view, with cards by name and dice by place. */

import type { CardView, Colour, HallView, View } from '@vigil/elder-sign'
import { LETTER_OF } from './notation.ts'

const dieText = (colour: Colour, face: string): string => {
  if (face === '') return LETTER_OF[colour]
  return colour === 'green' ? face : `${LETTER_OF[colour]}:${face}`
}

const diceOf = ({ dice, active }: View): Record<string, string[]> => {
  const places: Record<string, string[]> = {
    pool: [],
    focus: [],
    help: [],
    spell: [],
    task: [],
    discarded: [],
    lock: [],
    supply: [],
    gone: [],
  }
  for (const { colour, at, on, face } of dice) {
    const place = at !== 'marker' ? at : on === String(active) ? 'focus' : 'help'
    places[place]?.push(dieText(colour, face))
  }
  for (const list of Object.values(places)) list.sort()
  return places
}

const symbolText = ({ sum, faces }: View['cards'][number]['rows'][number]['symbols'][number]): string =>
  sum ? `I${sum}` : faces.join('|')

type RowView = View['cards'][number]['rows'][number]

/** `L I3 -1san`, symbols in the game's own order: fixed ones first. */
const rowText = ({ symbols, sanity, stamina, clock }: RowView): string =>
  [
    ...symbols.map(symbolText),
    ...(sanity ? [`-${sanity}san`] : []),
    ...(stamina ? [`-${stamina}sta`] : []),
    ...Array.from({ length: clock }, () => 'clk'),
  ].join(' ')

const rowsOf = (rows: readonly RowView[]): Record<string, string> =>
  Object.fromEntries(rows.map((row) => [row.key, row.done ? 'done' : rowText(row)]))

const cardOf = ({ rows, monsters, visitors }: CardView): object => ({
  rows: rowsOf(rows),
  monsters: monsters.map(({ marker }) => marker).sort(),
  boxes: Object.fromEntries(monsters.map(({ marker, box }) => [marker, box])),
  flipped: monsters.filter(({ flipped }) => flipped).map(({ marker }) => marker),
  visitors: visitors.slice(),
})

const cardsOf = ({ cards }: View): Record<string, object> =>
  Object.fromEntries(cards.map((card) => [card.card, cardOf(card)]))

const lostOf = ({ signs, cards }: HallView['found']): object => ({ signs, cards: cards.slice().sort() })

const hallOf = (hall: HallView): object => ({
  ...hall,
  lair: cardOf(hall.lair),
  entrance: cardOf(hall.entrance),
  reserve: hall.reserve.slice().sort(),
  found: lostOf(hall.found),
  left: lostOf(hall.left),
})

const personOf = (person: View['people'][number]): object => {
  if (!('id' in person)) return person
  const { items, cast, allies, trophies, spent, ...rest } = person
  const sorted = (list: readonly string[]) => list.slice().sort()
  return {
    ...rest,
    items: sorted(items),
    cast: sorted(cast),
    allies: sorted(allies),
    trophies: sorted(trophies),
    spent: sorted(spent),
  }
}

const placesOf = ({ cards }: View): (string | null)[] =>
  Array.from({ length: 6 }, (_, place) => cards.find((card) => card.place === place)?.card ?? null)

const namesAt = ({ cards }: View, place: number): string[] =>
  cards.filter((card) => card.place === place).map(({ card }) => card)

export const shownOf = (view: View): Record<string, unknown> => ({
  rules: view.rules,
  ancientOne: view.ancientOne,
  awake: view.awake,
  phase: view.phase,
  turn: view.turn,
  active: view.active,
  clock: view.clock,
  midnightDue: view.midnightDue,
  doom: view.doom,
  signs: view.signs,
  mythos: view.mythos,
  seats: view.people.map(personOf),
  places: placesOf(view),
  extras: namesAt(view, -1),
  worlds: namesAt(view, -2),
  cards: cardsOf(view),
  dice: diceOf(view),
  locks: view.locks.map(({ colour, source, waits }) => `${source} ${waits ? 'waits for' : 'holds'} ${colour}`),
  decks: view.decks,
  cup: view.cup,
  attempt: view.expedition && { card: view.expedition.card, rows: rowsOf(view.expedition.rows) },
  actions: view.actions,
  hall: view.hall && hallOf(view.hall),
  ending: view.ending,
})
