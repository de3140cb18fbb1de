/** ES-MYTHOS: one card a midnight, an immediate and a lingering half. */
import { size } from '@vigil/kernel'
import { lingeringSource } from '../effects/moment.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { removeLocks } from '../nouns/lock.ts'
import type { State } from '../state.ts'
import { mythosOf, type World } from '../world.ts'

/** ES-RULING-12: the old card's effect and locks end on drawing; ES-SETUP-11: the new lock holds at once. */
export const mythosTurnedUp = (w: World, s: State, card: string, emit: Emit): void => {
  const old = s.mythos
  removeLocks(s, 'mythos', emit)
  if (old !== null) s.decks.mythos.bottom.push(old) // ES-MYTHOS-05
  s.mythos = card
  emit?.({ is: 'mythos', card })
  const { lock, immediate, lingering } = mythosOf(w, card)
  const frames: Frame[] = []
  if (lock) frames.push({ at: 'lock.add', colour: lock, source: 'mythos' })
  frames.push({ at: 'effects', list: immediate, who: s.active, source: card })
  if (lingering.arrival)
    frames.push({ at: 'effects', list: lingering.arrival, who: s.active, source: lingeringSource(card) })
  push(s, frames)
}

export const mythosSteps: StepsOf<'mythos.draw'> = {
  'mythos.draw': {
    run(w, s) {
      const deck = s.decks.mythos
      // ES-MYTHOS-05, ES-RULING-13: the pile of used cards is shuffled once the deck is empty.
      if (w.rules.oldMythos === 'pile' && deck.top.length + deck.bag.length === 0) {
        deck.bag = deck.bottom
        deck.bottom = []
      }
      // A deck of one card comes round to itself.
      if (size(s.decks.mythos) === 0 && s.mythos !== null) {
        s.decks.mythos.bottom.push(s.mythos)
        s.mythos = null
      }
      push(s, [{ at: 'draw', deck: 'mythos', goal: { to: 'mythos' } }])
    },
  },
}
