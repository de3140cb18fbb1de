/** ES-DEVOUR: sanity or stamina at 0. */

import type { Seat } from '@vigil/kernel'
import { decision } from '@vigil/kernel'
import { fire } from '../effects/moment.ts'
import { type Frame, pendingAt, push, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { DICE, type DieId } from '../nouns/die.ts'
import { clearSpell, lockHolding } from '../nouns/lock.ts'
import { personAt } from '../nouns/person.ts'
import { dieAt, setDie } from '../nouns/pool.ts'
import { giveBack } from '../nouns/trophy.ts'
import type { Hall, Person, State } from '../state.ts'
import { itemOf, type World } from '../world.ts'
import { checkLost, newcomers } from './ending.ts'
import { refill } from './loss.ts'
import { leaveTurn } from './phase.ts'
import { bringIn } from './setup.ts'

/** A die lent by a lock goes home; any other is free. */
const putBack = (s: State, id: DieId): void => {
  const lock = lockHolding(s, id)
  if (lock) setDie(s, id, 'lock', String(lock.id))
  else setDie(s, id, 'supply')
}

/** ES-DEVOUR-03, ES-RULING-29, -96: everything goes back where it came from. */
const scatter = (w: World, s: State, seat: Seat, person: Person, emit: Emit): void => {
  freeDice(s, seat, person)
  if (s.hall && w.rules.belongings === 'lost') leaveBehind(s.hall, person)
  else handBack(w, s, person, emit)
  for (const piece of person.trophies) giveBack(w, s, piece)
}

const freeDice = (s: State, seat: Seat, person: Person): void => {
  for (const id of DICE) {
    const { at, on } = dieAt(s, id)
    if ((at === 'spell' && person.cast.includes(on)) || (at === 'marker' && on === String(seat))) putBack(s, id)
  }
}

const handBack = (w: World, s: State, person: Person, emit: Emit): void => {
  for (const spell of person.cast.slice()) clearSpell(s, spell, emit)
  for (const item of person.items) s.decks[itemOf(w, item).deck].bottom.push(item)
  for (const ally of person.allies) s.decks.ally.bottom.push(ally)
  if (s.hall) s.hall.supply += person.signs ?? 0
}

/** ES-FANDEV-01, -02, ES-RULING-72: cards and Elder Signs wait for midnight, out of reach. */
const leaveBehind = (hall: Hall, person: Person): void => {
  hall.left = {
    signs: hall.left.signs + (person.signs ?? 0),
    cards: [...hall.left.cards, ...person.items, ...person.cast, ...person.allies],
  }
}

const eliminate = (s: State, seat: Seat, emit: Emit): void => {
  const place = s.seats[seat]
  if (!place) return
  place.owed = false
  place.out = true
  emit?.({ is: 'eliminated', seat })
}

export const devourSteps: StepsOf<'devour' | 'devour.unwind' | 'devour.replace'> = {
  devour: {
    run(w, s, { seat, broken }, emit) {
      const place = s.seats[seat]
      const person = place?.person
      if (!place || !person) return
      emit?.({ is: 'devoured', seat, id: person.id })
      scatter(w, s, seat, person, emit)
      place.person = null
      const waits = w.rules.replacement === 'bought'
      const ownTurn = seat === s.active && s.phase === 'turn'
      if (s.awake)
        place.out = true // ES-DEVOUR-08
      else place.owed = true
      const frames: Frame[] = [{ at: 'doom.add', n: 1, devoured: seat }]
      // ES-FANDEV-03: where newcomers are bought they come with the player's next turn.
      if (ownTurn) frames.push({ at: 'devour.unwind' })
      else if (!waits) frames.push({ at: 'devour.replace', seat })
      push(s, frames)
      refill(w, s)
      fire(w, s, 'devoured', seat)
      if (broken) fire(w, s, 'broken', seat)
      if (s.awake || waits) checkLost(w, s, emit)
    },
  },
  /** ES-DEVOUR-05: straight to the Clock phase, but a set (ES-RULING-23) or an effect on all (-28) is finished first. */
  'devour.unwind': {
    run(w, s, _f, emit) {
      if (personAt(s, s.active) || pendingAt(s, 'set.end') || pendingAt(s, 'devour.unwind')) return
      leaveTurn(w, s, emit)
    },
  },
  /** ES-DEVOUR-04: a new investigator, chosen by the player among those nobody has played. */
  'devour.replace': {
    forced: true,
    ask: (w, s, { seat }) => {
      const free = !s.seats[seat]?.out && !s.seats[seat]?.person
      const options: Option[] = free ? newcomers(w, s).map((id) => ({ do: 'investigator', id })) : []
      return decision(seat, { is: 'investigator' }, options.length ? options : [{ do: 'no' }])
    },
    answer(w, s, { seat }, [pick], emit) {
      const place = s.seats[seat]
      if (!place) return
      if (pick?.do === 'investigator') {
        place.owed = false
        return bringIn(w, s, seat, pick.id, emit)
      }
      if (!place.person) eliminate(s, seat, emit) // ES-DEVOUR-06
      checkLost(w, s, emit)
    },
  },
}
