/** DMD-SANITY: losing sanity, thresholds, insanities and the levels they bring. */
import { decision, type Seat } from '@vigil/kernel'
import { pendingAt, push, pushEffects, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { clockwise, isAlive, someone } from '../nouns/person.ts'
import { TOP_LEVEL } from '../nouns/trait.ts'
import type { State } from '../state.ts'
import { insanityOf, investigatorOf, type World } from '../world.ts'
import { contextOf, cutOptions, cutsFor, nextCut, useCut } from './wounds.ts'

/** One loss for each of these (DMD-RULING-14), then whoever stands on a threshold, clockwise (DMD-SANITY-07). */
export const loseSanity = (s: State, seats: readonly Seat[], n: number, from: string, source: string): void => {
  if (n <= 0 || seats.length === 0) return
  push(s, [...seats.map((seat) => ({ at: 'sanity', seat, n, from, source, i: 0 }) as const), { at: 'thresholds' }])
}

/** DMD-SANITY-03, DMD-RULING-15: a loss stops at the next threshold; the skull is reached where none lies between. */
const slip = (w: World, s: State, seat: Seat, n: number, source: string, emit: Emit): void => {
  const person = someone(s, seat)
  const before = person.sanity
  const mark = w.nextThreshold[before] ?? before
  person.sanity = Math.min(before + n, mark)
  emit?.({ is: 'sanity', seat, n: person.sanity - before, source })
  if (person.sanity < mark) return
  if (mark >= w.pack.tracks.sanity) return pushOne(s, { at: 'deaths' })
  person.due++
  const die = (w.trackDice[mark] ?? 0) > (w.trackDice[before] ?? 0)
  emit?.({ is: 'threshold', seat, at: mark, die })
}

const levelOptions = (w: World, s: Readonly<State>, seat: Seat): Option[] => {
  const { id, levels, alive } = someone(s, seat)
  const open = alive ? investigatorOf(w, id).skills.filter((_, i) => (levels[i] ?? 0) < TOP_LEVEL) : []
  return open.length ? open.map((skill) => ({ do: 'level', skill })) : [{ do: 'no' }]
}

export const sanitySteps: StepsOf<'sanity' | 'thresholds' | 'insanity' | 'insanity.level'> = {
  sanity: {
    forced: true,
    ask(w, s, { seat, n, from, i }) {
      const cut = isAlive(s, seat) ? cutsFor(w, s, seat, 'sanity', from)[i] : undefined
      return decision(seat, { is: 'cut', what: 'sanity', n, source: cut?.source ?? '' }, cutOptions(cut, 'sanity', n))
    },
    answer(w, s, { seat, n, from, source, i }, [pick], emit) {
      if (!isAlive(s, seat)) return
      const cut = cutsFor(w, s, seat, 'sanity', from)[i]
      const by = pick?.do === 'cut' ? pick.n : 0
      if (cut && by) useCut(s, seat, cut, 'sanity', by, emit)
      const left = n - by
      if (left <= 0) return
      const cuts = cutsFor(w, s, seat, 'sanity', from)
      const next = nextCut(cuts, cut?.source, i)
      if (next < cuts.length) return pushOne(s, { at: 'sanity', seat, n: left, from, source, i: next })
      slip(w, s, seat, left, source, emit)
    },
  },
  thresholds: {
    run(_w, s) {
      // DMD-RULING-16: what a symptom sets off waits for the level it brings.
      if (pendingAt(s, 'insanity.level')) return
      const seat = clockwise(s).find((each) => someone(s, each).due > 0)
      if (seat === undefined) return
      someone(s, seat).due--
      push(s, [{ at: 'insanity', seat }, { at: 'insanity.level', seat }, { at: 'thresholds' }])
    },
  },
  insanity: {
    run(w, s, { seat }, emit) {
      if (!isAlive(s, seat)) return
      const { id, effects } = insanityOf(w, someone(s, seat).insanity)
      emit?.({ is: 'insane', seat, id })
      pushEffects(s, effects, contextOf(s, seat, id))
    },
  },
  /** DMD-SANITY-05, DMD-RULING-17 */
  'insanity.level': {
    forced: true,
    ask: (w, s, { seat }) => decision(seat, { is: 'level' }, levelOptions(w, s, seat)),
    answer(w, s, { seat }, [pick], emit) {
      if (pick?.do !== 'level') return
      const person = someone(s, seat)
      const i = investigatorOf(w, person.id).skills.indexOf(pick.skill)
      const level = (person.levels[i] ?? 0) + 1
      person.levels[i] = level
      emit?.({ is: 'leveled', seat, skill: pick.skill, level })
    },
  },
}
