/** ES-AWAKEN: the doom track is full. */
import { type Frame, pendingAt, push, type StepsOf, unwindTo } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { cardsInPlay, liftCard } from '../nouns/board.ts'
import { returnMarker } from '../nouns/cultist.ts'
import { DICE } from '../nouns/die.ts'
import { recallLent, removeLocks } from '../nouns/lock.ts'
import { dieAt, setDie } from '../nouns/pool.ts'
import { type Hall, LAIR, type State } from '../state.ts'
import { adventureOf, ancientOneOf, type World } from '../world.ts'
import { checkLost } from './ending.ts'
import { dropExpedition } from './phase.ts'

/** ES-AWAKEN-02..04, ES-RULING-68: the Mythos card first, then the dice that locks still hold, then the museum. */
const clearMuseum = (w: World, s: State, emit: Emit): void => {
  removeLocks(s, 'mythos', emit)
  if (s.mythos !== null) s.decks.mythos.bottom.push(s.mythos)
  s.mythos = null
  for (const { die } of s.locks) if (die >= 0) setDie(s, die, 'gone')
  s.locks = []
  for (const { card, monsters } of cardsInPlay(s)) {
    liftCard(s, card)
    s.decks[adventureOf(w, card).kind].bottom.push(card)
    for (const { marker } of monsters) returnMarker(w, s, marker)
  }
}

/** ES-FANSEAL-08, ES-RULING-69: the track is cleared and play goes on; only the first time is an awakening. */
const stir = (w: World, s: State, hall: Hall, emit: Emit): void => {
  emit?.({ is: 'doom', n: -s.doom, total: 0 })
  s.doom = 0
  if (hall.awake) return
  hall.awake = true
  emit?.({ is: 'awoke', id: s.ancientOne })
  const { awakens } = ancientOneOf(w, s.ancientOne)
  if (awakens) push(s, [{ at: 'effects', list: awakens, who: s.active, source: s.ancientOne }])
}

export const awakenSteps: StepsOf<'awaken.check' | 'awaken.begin'> = {
  'awaken.check': {
    run(w, s) {
      if (s.awake || s.doom < ancientOneOf(w, s.ancientOne).doomTrack.length) return
      // ES-REWARD-09, ES-AWAKEN-07: a set of rewards or penalties is received whole.
      if (pendingAt(s, 'set.end')) return
      push(s, [{ at: 'awaken.begin' }])
    },
  },
  'awaken.begin': {
    run(w, s, _f, emit) {
      if (s.hall && w.rules.ancientOne === 'location') return stir(w, s, s.hall, emit)
      s.awake = true
      emit?.({ is: 'awoke', id: s.ancientOne })
      const midnight = pendingAt(s, 'midnight.recharge')
      recallLent(s, emit) // ES-RULING-32: dice lent to Sister Mary are locked all the same
      // In this order: a marker beaten in the attempt still holds its die (ES-RULING-55).
      clearMuseum(w, s, emit)
      dropExpedition(w, s, emit)
      for (const { person } of s.seats) if (person) person.at = LAIR
      for (const id of DICE) if (!['spell', 'gone', 'supply'].includes(dieAt(s, id).at)) setDie(s, id, 'supply')
      const frames: Frame[] = []
      const { awakens } = ancientOneOf(w, s.ancientOne)
      if (awakens) frames.push({ at: 'effects', list: awakens, who: s.active, source: s.ancientOne })
      // ES-AWAKEN-06: straight to the Clock phase; ES-AWAKEN-09, ES-RULING-65: at midnight the attack comes at once.
      if (s.phase === 'setup') unwindTo(s, 'turn.begin')
      else if (midnight) {
        if (!unwindTo(s, 'turn.end')) unwindTo(s, 'turn.next')
        frames.push({ at: 'battle.attack' }, { at: 'midnight.recharge' })
      } else if (!unwindTo(s, 'turn.clock') && !unwindTo(s, 'midnight.strike')) unwindTo(s, 'turn.next')
      push(s, frames)
      checkLost(w, s, emit)
    },
  },
}
