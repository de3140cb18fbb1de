/** DMD-RUN: space by space, with everybody who follows. */
import { decision, type Seat } from '@vigil/kernel'
import { spacesOf } from '../effects/question.ts'
import type { TraitOf } from '../effects/vocabulary.ts'
import { type Frame, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { differentFigures, enemiesAt, figureAt, isOfKind } from '../nouns/figure.ts'
import { isAlive, livingAt, someone } from '../nouns/person.ts'
import { hasState } from '../nouns/space.ts'
import { tokenAt } from '../nouns/token.ts'
import { rulesOf, traitsOf } from '../nouns/trait.ts'
import type { State } from '../state.ts'
import { boardIn, type World } from '../world.ts'
import { catchFire } from './fire.ts'
import { checkGoal } from './goal.ts'
import { harm } from './harm.ts'
import { suspended } from './suspension.ts'
import { contextOf } from './wounds.ts'

type Run = Extract<Frame, { at: 'run' }>

const STOP: Option = { do: 'stop' }

const runOptions = (w: World, s: Readonly<State>, { seat, left, from }: Run): Option[] => {
  const { at, alive, down } = someone(s, seat)
  if (!alive || down || left <= 0 || (from !== '' && !hasState(w, s, at, from))) return [STOP]
  const options: Option[] = [STOP]
  for (const to of boardIn(w, s).next[at] ?? []) options.push({ do: 'go', to })
  return options
}

/** An enemy that need not follow, and whether that uses up one of the sneaks of this action. */
const sneakPast = (w: World, s: Readonly<State>, run: Run, figure: number): 'free' | 'counted' | undefined => {
  const { kind } = figureAt(s, figure)
  const traits = traitsOf(w, s, run.seat, 'sneak')
  const fits = ({ value }: { value: TraitOf<'sneak'> }): boolean =>
    value.only === undefined || isOfKind(w, s, kind, value.only)
  if (traits.some((trait) => fits(trait) && trait.value.n === undefined)) return 'free'
  const most = traits.reduce((n, trait) => n + (fits(trait) ? (trait.value.n ?? 0) : 0), 0)
  return run.sneaks < most ? 'counted' : undefined
}

const sneakOptions = (w: World, s: Readonly<State>, run: Run, stay: readonly number[]): Option[] => {
  const open = enemiesAt(s, someone(s, run.seat).at).filter((i) => !stay.includes(i) && sneakPast(w, s, run, i))
  return [{ do: 'done' }, ...differentFigures(s, open).map((figure): Option => ({ do: 'figure', figure }))]
}

/** DMD-RUN-02..05: all enemies come along, Fire of the space that is left is taken. */
const leave = (w: World, s: State, run: Run, to: number, stay: readonly number[], emit: Emit): void => {
  const person = someone(s, run.seat)
  const from = person.at
  const followers = enemiesAt(s, from).filter((i) => !stay.includes(i))
  person.at = to
  for (const i of followers) figureAt(s, i).at = to
  emit?.({ is: 'ran', seat: run.seat, to, followers: followers.length })
  catchFire(w, s, run.seat, from, emit)
  if (run.token >= 0) {
    tokenAt(s, run.token).at = to
    checkGoal(w, s, emit)
  }
  const sting = Math.max(0, ...traitsOf(w, s, run.seat, 'sneak').map(({ value }) => value.wounds ?? 0))
  if (!halts(w, s, run.seat, to)) pushOne(s, { ...run, left: run.left - 1 })
  for (const i of stay) harm(w, s, i, sting, emit)
}

const halts = (w: World, s: Readonly<State>, seat: Seat, to: number): boolean =>
  rulesOf(w, s, 'halt').some(
    ({ value }) =>
      spacesOf(w, s, value.at, contextOf(s, seat, s.episode)).includes(to) && !suspended(w, s, seat, value.rule),
  )

/** DMD-RULING-84 */
const portable = (w: World, s: Readonly<State>, seat: Seat): Seat[] =>
  traitsOf(w, s, seat, 'carry').length === 0
    ? []
    : livingAt(s, someone(s, seat).at).filter((other) => other !== seat && !someone(s, other).down)

export const runSteps: StepsOf<'run' | 'run.sneak' | 'run.carry'> = {
  run: {
    forced: true,
    ask: (w, s, f) => decision(f.seat, { is: 'run', left: f.left }, runOptions(w, s, f)),
    answer(w, s, f, [pick]) {
      if (pick?.do !== 'go') return
      const { to } = pick
      pushOne(s, { at: 'run.sneak', run: f, to, stay: [] })
      if (portable(w, s, f.seat).length) pushOne(s, { at: 'run.carry', seat: f.seat, to })
    },
  },
  /** Enemy by enemy, until the runner is content. */
  'run.sneak': {
    forced: true,
    ask: (w, s, { run, to, stay }) => decision(run.seat, { is: 'sneak', to }, sneakOptions(w, s, run, stay)),
    answer(w, s, { run, to, stay }, [pick], emit) {
      if (pick?.do !== 'figure') return leave(w, s, run, to, stay, emit)
      const counted = sneakPast(w, s, run, pick.figure) === 'counted'
      const next = counted ? { ...run, sneaks: run.sneaks + 1 } : run
      pushOne(s, { at: 'run.sneak', run: next, to, stay: [...stay, pick.figure] })
    },
  },
  'run.carry': {
    forced: true,
    ask(w, s, { seat, to }) {
      const options: Option[] = [{ do: 'no' }]
      for (const other of portable(w, s, seat)) options.push({ do: 'seat', seat: other })
      return decision(seat, { is: 'carry', to }, options)
    },
    answer(w, s, { to }, [pick], emit) {
      if (pick?.do !== 'seat' || !isAlive(s, pick.seat)) return
      const person = someone(s, pick.seat)
      const from = person.at
      person.at = to
      emit?.({ is: 'placed', seat: pick.seat, to })
      catchFire(w, s, pick.seat, from, emit)
    },
  },
}
