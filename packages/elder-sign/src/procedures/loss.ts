/** Losing sanity, stamina, trophies and cards. */

import { decision, type Seat, size } from '@vigil/kernel'
import { cardsOfDeck, piecesOf } from '../effects/feasible.ts'
import type { Track } from '../effects/vocabulary.ts'
import { push, type StepsOf } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { personAt, someone } from '../nouns/person.ts'
import { traits } from '../nouns/standing.ts'
import { giveBack, kindOfPiece, paymentsOf } from '../nouns/trophy.ts'
import type { State } from '../state.ts'
import { itemOf, type World } from '../world.ts'

/** ES-DEVOUR-01: at 0 or less the investigator is devoured at that moment. */
export const suffer = (s: State, seat: Seat, what: Track, n: number, source: string, emit: Emit): void => {
  const person = personAt(s, seat)
  if (!person) return
  person[what] -= n
  emit?.({ is: 'lost', seat, what, n, source })
  if (person[what] <= 0) push(s, [{ at: 'devour', seat, broken: true }])
}

export const handIn = (w: World, s: State, seat: Seat, pieces: readonly string[], emit: Emit): void => {
  const person = someone(s, seat)
  for (const piece of pieces) {
    const i = person.trophies.indexOf(piece)
    if (i < 0) throw new Error(`no trophy ${piece}`)
    person.trophies.splice(i, 1)
    giveBack(w, s, piece)
  }
  if (pieces.length) emit?.({ is: 'spentTrophies', seat, pieces: pieces.slice() })
  refill(w, s)
}

/** ES-RULING-57: empty places are filled as soon as cards have returned to the deck. */
export const refill = (w: World, s: State): void => {
  if (!w.rules.rulings.refillEmptyPlaces || s.awake) return
  const empty = s.slots.flatMap((slot, i) => (slot === null ? [i] : [])).slice(0, size(s.decks.adventure))
  push(
    s,
    empty.map((slot) => ({ at: 'draw', deck: 'adventure', goal: { to: 'slot', slot } })),
  )
}

export const discardItem = (w: World, s: State, seat: Seat, card: string, emit: Emit): void => {
  const person = someone(s, seat)
  person.items = person.items.filter((item) => item !== card)
  s.decks[itemOf(w, card).deck].bottom.push(card)
  emit?.({ is: 'returned', seat, card })
}

export const lossSteps: StepsOf<'lose' | 'shield' | 'trophy.pay' | 'loseCard' | 'losePiece'> = {
  lose: {
    run(w, s, { seat, what, n, source }, emit) {
      if (!personAt(s, seat)) return
      if (traits(w, s, seat, 'shield').length) push(s, [{ at: 'shield', seat, what, n, source }])
      else suffer(s, seat, what, n, source, emit)
    },
  },
  /** An ally may be given up to ignore one loss, whatever its size. */
  shield: {
    ask: (_w, _s, { seat, what, n }) => decision(seat, { is: 'shield', what, n }, [{ do: 'yes' }, { do: 'no' }]),
    answer(w, s, { seat, what, n, source }, [pick], emit) {
      const ally = traits(w, s, seat, 'shield')[0]?.source
      if (pick?.do !== 'yes' || !ally) return suffer(s, seat, what, n, source, emit)
      emit?.({ is: 'prevented', seat, what, by: ally })
      push(s, [{ at: 'effects', list: [{ do: 'leave' }], who: seat, source: ally }])
    },
  },
  /** ES-TROPHY-04, ES-RULING-61: no change, no piece more than needed; too little means all. */
  'trophy.pay': {
    forced: true,
    ask: (w, s, { seat, price, source }) =>
      decision(
        seat,
        { is: 'trophies', price, source },
        personAt(s, seat)
          ? paymentsOf(w, someone(s, seat), price).map((pieces) => ({ do: 'hand', pieces }) as const)
          : [{ do: 'hand', pieces: [] }],
      ),
    answer(w, s, { seat }, [pick], emit) {
      if (pick?.do === 'hand' && personAt(s, seat)) handIn(w, s, seat, pick.pieces, emit)
    },
  },
  loseCard: {
    forced: true,
    ask: (w, s, { seat, deck, source }) => {
      const cards = cardsOfDeck(w, s, seat, deck)
      const options = cards.length ? cards.map((card) => ({ do: 'card', card }) as const) : [{ do: 'no' } as const]
      return decision(seat, { is: 'loseCard', deck, source }, options)
    },
    answer(w, s, { seat }, [pick], emit) {
      if (pick?.do === 'card') discardItem(w, s, seat, pick.card, emit)
    },
  },
  losePiece: {
    forced: true,
    ask: (w, s, { seat, of, source }) => {
      const pieces = piecesOf(w, s, seat, of)
      const alike = pieces.filter(
        (piece, i) => pieces.findIndex((other) => kindOfPiece(w, other) === kindOfPiece(w, piece)) === i,
      )
      const options = alike.length
        ? alike.map((piece) => ({ do: 'hand', pieces: [piece] }) as const)
        : [{ do: 'no' } as const]
      return decision(seat, { is: 'trophies', price: 1, source }, options)
    },
    answer(w, s, { seat }, [pick], emit) {
      if (pick?.do === 'hand') handIn(w, s, seat, pick.pieces, emit)
    },
  },
}
