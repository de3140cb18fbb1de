/** Equal positions have equal keys: bags have no order, and green dice no names. */
import { canonical } from '@vigil/kernel'
import { colourOf } from './nouns/die.ts'
import type { CardInPlay, Hall, State } from './state.ts'
import { typeOfMarker } from './world.ts'

const sorted = (list: readonly string[]): string[] => list.slice().sort()

const kindOf = (piece: string): string => typeOfMarker(piece)

const cardKey = (card: CardInPlay | null) =>
  card && [card.card, card.monsters.map(({ marker, box, flippedBy }) => [typeOfMarker(marker), box, flippedBy])]

/** Lock numbers only order the queue; their places in it say the same. */
const diceKey = (s: Readonly<State>): string[] => {
  const place = new Map(s.locks.map(({ id }, i) => [String(id), String(i)]))
  return s.dice
    .map((die, id) => `${colourOf(id)} ${die.at} ${die.at === 'lock' ? place.get(die.on) : die.on} ${die.face}`)
    .sort()
}

const hallKey = (hall: Hall) => ({
  ...hall,
  lair: cardKey(hall.lair),
  entrance: cardKey(hall.entrance),
  reserve: sorted(hall.reserve),
  found: { ...hall.found, cards: sorted(hall.found.cards) },
  left: { ...hall.left, cards: sorted(hall.left.cards) },
  cultists: hall.cultists.length,
})

/** Frames may name dice and locks by number: those few are kept as they are. */
export const keyOf = (s: Readonly<State>): string =>
  canonical({
    ...s,
    turns: 0,
    nextLock: 0,
    seats: s.seats.map(({ person, owed, out }) => ({
      owed,
      out,
      person: person && {
        ...person,
        items: sorted(person.items),
        allies: sorted(person.allies),
        cast: sorted(person.cast),
        trophies: sorted(person.trophies.map(kindOf)),
        spent: sorted(person.spent),
      },
    })),
    slots: s.slots.map(cardKey),
    extras: s.extras.map(cardKey),
    worlds: s.worlds.map(cardKey),
    decks: Object.entries(s.decks).map(([name, deck]) => [name, deck.top, sorted(deck.bag), deck.bottom]),
    cup: sorted(s.cup.map(kindOf)),
    roster: sorted(s.roster),
    banished: sorted(s.banished),
    dice: diceKey(s),
    ...(s.hall && { hall: hallKey(s.hall) }),
    locks: s.locks.map(({ colour, source, die }) => [colour, source, die >= 0]),
  })
