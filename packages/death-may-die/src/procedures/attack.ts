/** DMD-ATTACK: an investigator attacks. */
import { decision, type Seat } from '@vigil/kernel'
import { holds } from '../effects/question.ts'
import type { TraitOf } from '../effects/vocabulary.ts'
import { pushOne, type Roll, type StepsOf, type Tally } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { distance } from '../map/board.ts'
import { enemiesAt, figureAt, foeTraits, healthOf, isMortal } from '../nouns/figure.ts'
import { someone } from '../nouns/person.ts'
import { ownRoll, sweepTargets } from '../nouns/roll.ts'
import { traitsOf } from '../nouns/trait.ts'
import { ELDER_ONE, NOWHERE, type State } from '../state.ts'
import { boardIn, castIn, type World } from '../world.ts'
import { heal } from './cost.ts'
import { harm } from './harm.ts'
import { contextOf } from './wounds.ts'

export const reachOf = (w: World, s: Readonly<State>, seat: Seat): number => {
  let n = 0
  for (const { value } of traitsOf(w, s, seat, 'reach')) n += value.n
  return n
}

/** Enemies that may be attacked; `afar`: those of other spaces only. */
export const targetsOf = (w: World, s: Readonly<State>, seat: Seat, afar: boolean): number[] => {
  const { at } = someone(s, seat)
  const reach = reachOf(w, s, seat)
  const board = boardIn(w, s)
  const found: number[] = []
  for (let i = 0; i < s.figures.length; i++) {
    const space = s.figures[i]?.at ?? NOWHERE
    if (space === NOWHERE || !isMortal(s, i)) continue
    if (space === at ? !afar : distance(board, at, space) <= reach) found.push(i)
  }
  return found
}

/** The widest multi-target ability for a target in that space. */
export const sweepOf = (w: World, s: Readonly<State>, seat: Seat, space: number): TraitOf<'sweep'> | undefined => {
  const own = someone(s, seat).at === space
  let best: TraitOf<'sweep'> | undefined
  for (const { value } of traitsOf(w, s, seat, 'sweep'))
    if ((own || value.at === 'target') && (best === undefined || value.full)) best = value
  return best
}

const tagsFor = (w: World, s: Readonly<State>, seat: Seat, target: number): string[] => {
  const { kind, at } = figureAt(s, target)
  const category = castIn(w, s).foes.get(kind)?.card.category
  return [
    'attack',
    at === someone(s, seat).at ? 'attack.near' : 'attack.afar',
    `attack:${kind}`,
    ...(category ? [`attack:${category}`] : []),
  ]
}

/** Alone among enemies in its space. */
const isLone = (s: Readonly<State>, target: number): boolean => enemiesAt(s, figureAt(s, target).at).length === 1

/** Wounds on one target: successes, what a lone victim suffers more, what its own card adds. */
const extraOn = (
  w: World,
  s: Readonly<State>,
  seat: Seat,
  target: number,
  successes: number,
  lone: boolean,
): number => {
  let n = 0
  if (lone) for (const { value } of traitsOf(w, s, seat, 'savage')) n += value.n
  if (successes === 0) return n
  for (const trait of (foeTraits(w, s, figureAt(s, target).kind).frail ?? []) as readonly TraitOf<'frail'>[])
    if (!trait.if || holds(w, s, trait.if, { ...contextOf(s, seat, ''), it: target })) n += trait.n
  return n
}

/** DMD-APPLY-02: successes are wounds on the target. */
export const attackHits = (w: World, s: State, roll: Roll, { successes }: Tally, emit: Emit): void => {
  const { seat, figure } = roll
  const { at } = figureAt(s, figure)
  if (at === NOWHERE) return
  const lone = isLone(s, figure)
  if (!roll.all || lone) {
    const wounds = successes + extraOn(w, s, seat, figure, successes, lone)
    return pushOne(s, { at: 'attack.hit', targets: [figure], wounds: [wounds], lone })
  }
  const targets = sweepTargets(s, at)
  if (sweepOf(w, s, seat, at)?.full) {
    const wounds = targets.map((target) => successes + extraOn(w, s, seat, target, successes, false))
    return pushOne(s, { at: 'attack.hit', targets, wounds, lone: false })
  }
  if (successes > 0) pushOne(s, { at: 'attack.split', targets, given: targets.map(() => 0), left: successes })
  else emit?.({ is: 'nothing', what: 'attack' })
}

/** Where more wounds would do something. */
const unsated = (w: World, s: Readonly<State>, targets: readonly number[], given: readonly number[]): number[] =>
  targets.filter((target, i) => {
    const { kind, wounds } = figureAt(s, target)
    return wounds + (given[i] ?? 0) < healthOf(w, s, kind)
  })

export const attackSteps: StepsOf<'attack' | 'attack.split' | 'attack.hit'> = {
  attack: {
    run(w, s, { target, all }, emit) {
      const { kind } = figureAt(s, target)
      emit?.({ is: 'attacked', seat: s.active, figure: target, kind, all })
      const tags = tagsFor(w, s, s.active, target)
      pushOne(s, { at: 'roll', roll: ownRoll(w, s, s.active, { why: 'attack', figure: target, all, tags }) })
    },
  },
  /** DMD-ATTACK-03: shared out after the roll, wound by wound. */
  'attack.split': {
    forced: true,
    ask(w, s, { targets, given, left }) {
      const open = unsated(w, s, targets, given)
      const options: Option[] = (open.length ? open : targets.slice(0, 1)).map((figure) => ({ do: 'figure', figure }))
      const shares = targets.map((figure, i) => ({ figure, n: given[i] ?? 0 }))
      return decision(s.active, { is: 'split', left, given: shares }, distinct(s, options, targets, given))
    },
    answer(w, s, { targets, given, left }, [pick]) {
      const i = pick?.do === 'figure' ? targets.indexOf(pick.figure) : -1
      const next = given.with(Math.max(0, i), (given[Math.max(0, i)] ?? 0) + 1)
      if (left > 1 && unsated(w, s, targets, next).length > 0)
        return pushOne(s, { at: 'attack.split', targets, given: next, left: left - 1 })
      const wounds = next.map((n, k) => {
        const target = targets[k]
        return target === undefined || n === 0 ? n : n + extraOn(w, s, s.active, target, n, false)
      })
      pushOne(s, { at: 'attack.hit', targets, wounds, lone: false })
    },
  },
  'attack.hit': {
    run(w, s, { targets, wounds, lone }, emit) {
      const seat = s.active
      targets.forEach((target, i) => {
        const before = s.stage
        harm(w, s, target, wounds[i] ?? 0, emit)
        const dead = figureAt(s, target).at === NOWHERE || s.stage > before
        if (lone && dead && traitsOf(w, s, seat, 'savage').some(({ value }) => value.heals))
          heal(s, seat, someone(s, seat).stress, 0, 'savage', emit)
      })
    },
  },
}

/** Enemies of one kind with equal wounds, old and new, are one choice. */
const distinct = (
  s: Readonly<State>,
  options: readonly Option[],
  targets: readonly number[],
  given: readonly number[],
): Option[] => {
  const seen = new Set<string>()
  return options.filter((option) => {
    if (option.do !== 'figure') return true
    const { kind, wounds } = figureAt(s, option.figure)
    const sign = kind === ELDER_ONE ? kind : `${kind} ${wounds + (given[targets.indexOf(option.figure)] ?? 0)}`
    return seen.size !== seen.add(sign).size
  })
}
