/** ES-TURN, ES-MOVE: Movement, Resolution, Clock. */
import { decision } from '@vigil/kernel'
import { fire } from '../effects/moment.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Option } from '../kind.ts'
import { isHaunted } from '../nouns/board.ts'
import { clockwise, isHurt, personAt, someone } from '../nouns/person.ts'
import { traits } from '../nouns/standing.ts'
import { ENTRANCE, type State } from '../state.ts'
import { adventureOf, type World } from '../world.ts'
import { ACTIONS, turnFrames } from './action.ts'
import { advanceClock } from './clock.ts'
import { checkLost } from './ending.ts'
import { addDestinations } from './move.ts'
import { flippedBy, returnDice } from './phase.ts'
import { addUses, useBarred, useItem } from './use.ts'

/** ES-ABILITY-04, -05: as anybody's turn begins, those who may mend and have not today are asked. */
const mends = (w: World, s: Readonly<State>): Frame[] => {
  const frames: Frame[] = []
  for (const seat of clockwise(s)) {
    for (const { source, value } of traits(w, s, seat, 'mend')) {
      if (value.ownTurn && seat !== s.active) continue
      if (!someone(s, seat).spent.includes(source)) frames.push({ at: 'turn.mend', seat, source, what: value.what })
    }
  }
  return frames
}

const nextSeat = (w: World, s: Readonly<State>): number => {
  for (let i = 1; i <= s.seats.length; i++) {
    const seat = (s.active + i) % s.seats.length
    // ES-DEVOUR-07, -08: in battle the eliminated still have their Clock phase; ES-RULING-26: before it they do not.
    // ES-FANDEV-03: where investigators are bought, an empty seat still has its turn.
    const moves = w.rules.rulings.eliminatedMoveClock || w.rules.replacement === 'bought'
    if (s.seats[seat]?.person || s.awake || moves) return seat
  }
  return s.active
}

const flipped = (s: Readonly<State>): Frame[] =>
  flippedBy(s, s.active).map((marker) => ({ at: 'monster.collect', marker, seat: s.active }))

type TurnAt = `turn.${'begin' | 'mend' | 'move' | 'resolve' | 'tidy' | 'clock' | 'end' | 'next'}`

export const turnSteps: StepsOf<TurnAt> = {
  'turn.begin': {
    run(w, s, _f, emit) {
      s.phase = 'turn'
      s.turns++
      s.turn = { focused: false, assisted: [], holdClock: false, used: [] }
      if (w.rules.turn === 'actions') s.turn.actions = ACTIONS
      emit?.({ is: 'turn', seat: s.active, turn: s.turns })
      const frames = mends(w, s)
      if (personAt(s, s.active)) frames.push(...turnFrames(w, s))
      else if (s.seats[s.active]?.owed && s.hall?.reserve.length) frames.push({ at: 'turn.recruit' })
      frames.push({ at: 'turn.clock' }, { at: 'turn.end' })
      push(s, frames)
    },
  },
  'turn.mend': {
    forced: true,
    ask(w, s, { seat, what }) {
      const options: Option[] = []
      for (const other of clockwise(s)) if (isHurt(w, s, other, what)) options.push({ do: 'target', seat: other })
      options.push({ do: 'no' })
      return decision(seat, { is: 'mend', what }, options)
    },
    answer(w, s, { seat, source, what }, [pick]) {
      if (pick?.do !== 'target') return
      const daily = traits(w, s, seat, 'mend').some((trait) => trait.source === source && !trait.value.ownTurn)
      if (daily) someone(s, seat).spent.push(source)
      push(s, [{ at: 'gain', seat: pick.seat, what, n: 1, source }])
    },
  },
  'turn.move': {
    ask(w, s) {
      const options: Option[] = [{ do: 'stay' }] // ES-MOVE-02
      addDestinations(s, options)
      addUses(w, s, 'turn', options)
      return decision(s.active, { is: 'move' }, options)
    },
    answer(w, s, f, [pick], emit) {
      if (pick?.do === 'use') {
        s.stack.push(f)
        return useItem(w, s, pick, emit)
      }
      if (pick?.do !== 'move') return
      someone(s, s.active).at = pick.to
      emit?.({ is: 'moved', seat: s.active, to: pick.to })
      if (pick.to !== ENTRANCE && adventureOf(w, pick.to).kind === 'otherWorld') fire(w, s, 'entered.world', s.active)
    },
    barred: (w, s) => useBarred(w, s, 'turn'),
  },
  'turn.resolve': {
    // ES-TURN-04: the card must be attempted, or one activity done at the Entrance.
    // ES-RULING-76: monsters there have to be fought first.
    run(_w, s) {
      const { at } = someone(s, s.active)
      push(s, [at === ENTRANCE && !isHaunted(s, at) ? { at: 'entrance' } : { at: 'expedition.begin' }])
    },
  },
  /** The end of the Resolution phase: flipped markers are collected (ES-MONSTER-18), dice go back (ES-TURN-05). */
  'turn.tidy': {
    run(w, s, _f, emit) {
      returnDice(s, emit)
      if (w.rules.flipped === 'endOfPhase') push(s, flipped(s))
    },
  },
  'turn.clock': {
    run(w, s, _f, emit) {
      // ES-CLOCK-01, -07
      if (s.turn.holdClock) emit?.({ is: 'clockHeld' })
      else advanceClock(w, s, 1, emit)
      // ES-MIDNIGHT-01: in one printing midnight is part of this step, and of the turn.
      if (w.rules.midnight === 'inTurn' && s.midnightDue) push(s, [{ at: 'midnight.strike' }])
    },
  },
  'turn.end': {
    run(w, s) {
      const frames: Frame[] = []
      const seat = s.seats[s.active]
      if (w.rules.flipped !== 'endOfPhase') frames.push(...flipped(s)) // ES-RULING-55
      if (seat?.owed && !seat.person && w.rules.replacement === 'chosen')
        frames.push({ at: 'devour.replace', seat: s.active })
      // ES-MIDNIGHT-01..03: after the turn, once, however often XII was reached.
      if (s.midnightDue) frames.push({ at: 'midnight.strike' })
      frames.push({ at: 'turn.next' })
      push(s, frames)
    },
  },
  'turn.next': {
    run(w, s, _f, emit) {
      checkLost(w, s, emit)
      if (s.ending) return
      s.active = nextSeat(w, s) // ES-SETUP-14, ES-TURN-01
      push(s, [{ at: 'turn.begin' }])
    },
  },
}
