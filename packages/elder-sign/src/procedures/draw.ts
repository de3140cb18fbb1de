/** Drawing from decks that are bags until a rule fixes an order (P5, ES-CORE-06). */
import { drawKnown, needsChance, size, take } from '@vigil/kernel'
import { fire } from '../effects/moment.ts'
import { type DrawTo, push, type StepsOf } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { someone } from '../nouns/person.ts'
import type { CardInPlay, DeckName, State } from '../state.ts'
import { adventureOf, type World } from '../world.ts'
import { mythosTurnedUp } from './mythos.ts'

const layOut = (w: World, s: State, card: string, where: (card: CardInPlay) => void): void => {
  where({ card, monsters: [] })
  // ES-SETUP-05, ES-RESOLVE-06, ES-LOCK-01: a lock icon takes its die on arrival.
  const { lock } = adventureOf(w, card)
  if (lock) push(s, [{ at: 'lock.add', colour: lock, source: `card:${card}` }])
}

const deliver = (w: World, s: State, deck: DeckName, goal: DrawTo, card: string, emit: Emit): void => {
  switch (goal.to) {
    case 'hand':
      someone(s, goal.seat).items.push(card)
      emit?.({ is: 'drew', seat: goal.seat, card, deck })
      break
    case 'ally':
      // ES-ALLY-01
      someone(s, goal.seat).allies.push(card)
      emit?.({ is: 'drew', seat: goal.seat, card, deck })
      fire(w, s, 'gained', goal.seat, '', card)
      break
    case 'slot':
      emit?.({ is: 'dealt', card, slot: goal.slot })
      layOut(w, s, card, (laid) => {
        s.slots[goal.slot] = laid
      })
      break
    case 'extra':
      emit?.({ is: 'dealt', card, slot: -1 })
      layOut(w, s, card, (laid) => s.extras.push(laid))
      break
    case 'world':
      // ES-OTHERWORLD-02
      emit?.({ is: 'gate', card })
      layOut(w, s, card, (laid) => s.worlds.push(laid))
      break
    case 'exhibit':
      if (s.hall) s.hall.exhibit[goal.what] = card
      emit?.({ is: 'exhibited', what: goal.what, card })
      break
    case 'mythos':
      mythosTurnedUp(w, s, card, emit)
  }
}

export const drawSteps: StepsOf<'draw' | 'draw.chance'> = {
  draw: {
    run(w, s, { deck: name, goal }, emit) {
      const deck = s.decks[name]
      // ES-RULING-57: an empty deck gives nothing.
      if (size(deck) === 0) return emit?.({ is: 'nothing', what: name })
      if (needsChance(deck)) return push(s, [{ at: 'draw.chance', deck: name, goal }])
      const card = drawKnown(deck)
      if (card !== undefined) deliver(w, s, name, goal, card, emit)
    },
  },
  'draw.chance': {
    chance: (_w, s, { deck }) => ({ is: 'draw', from: deck, cards: s.decks[deck].bag }),
    outcome(w, s, { deck, goal }, outcome, emit) {
      if (!('card' in outcome)) throw new Error('a draw gives a card')
      take(s.decks[deck], outcome.card)
      deliver(w, s, deck, goal, outcome.card, emit)
    },
  },
}
