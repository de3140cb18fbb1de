/** DMD-TURN-02: three actions, four standard ones and two of the episode (DMD-EPISODE-01). */
import { decision, type Seat } from '@vigil/kernel'
import type { ActionCard } from '../card.ts'
import { holds } from '../effects/question.ts'
import { type Frame, push, pushEffects, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { distance } from '../map/board.ts'
import { figureAt, isSafe } from '../nouns/figure.ts'
import { livingAt, someone, stressRoom } from '../nouns/person.ts'
import { giftsOf } from '../nouns/property.ts'
import { sweepTargets } from '../nouns/roll.ts'
import { countHeld, heldBy, tokenAt } from '../nouns/token.ts'
import { rulesOf, traitsOf } from '../nouns/trait.ts'
import { NOBODY, type State } from '../state.ts'
import { boardIn, castIn, type World } from '../world.ts'
import { sweepOf, targetsOf } from './attack.ts'
import { heal, pay } from './cost.ts'
import { restricted } from './restriction.ts'
import { usables } from './usable.ts'
import { contextOf } from './wounds.ts'

export const RUN_SPACES = 3
export const REST_POINTS = 3

const freeKey = (source: string, action: string): string => `free:${source}:${action}`

/** A free action of this kind that is not used up (DMD-RULING-73). */
export const freeAction = (w: World, s: Readonly<State>, action: string, afar: boolean): string | undefined =>
  traitsOf(w, s, s.active, 'free').find(
    ({ source, value }) =>
      value.action === action &&
      (afar || !value.afar) &&
      !s.turn.used.includes(freeKey(source, action)) &&
      (value.if === undefined || holds(w, s, value.if, contextOf(s, s.active, source))),
  )?.source

const affordable = (w: World, s: Readonly<State>, action: string, afar = false): boolean =>
  s.turn.actions > 0 || freeAction(w, s, action, afar) !== undefined

const spend = (w: World, s: State, action: string, afar = false): void => {
  const free = freeAction(w, s, action, afar)
  if (free === undefined) s.turn.actions--
  else s.turn.used.push(freeKey(free, action))
}

/** DMD-REST-01, DMD-MAP-06: a Safe space, or a haven by a Gate, or the floor. */
export const mayRest = (w: World, s: Readonly<State>, seat: Seat): boolean => {
  const { at, down } = someone(s, seat)
  if (down || isSafe(s, at)) return true
  return (
    traitsOf(w, s, seat, 'haven').length > 0 &&
    boardIn(w, s).gates.some((gate) => distance(boardIn(w, s), at, gate) <= 1)
  )
}

/** A token that a Rest may return in place of points, and how many of them (Hastur's stage 1). */
const restToken = (w: World, s: Readonly<State>) => rulesOf(w, s, 'restToken')[0]?.value

export const restOptions = (w: World, s: Readonly<State>, seat: Seat): Option[] => {
  const person = someone(s, seat)
  const trade = restToken(w, s)
  const signs = trade ? Math.min(Math.floor(REST_POINTS / trade.points), countHeld(s, seat, trade.token)) : 0
  const options: Option[] = []
  for (let back = 0; back <= signs; back++) {
    const points = REST_POINTS - back * (trade?.points ?? 0)
    for (let stress = 0; stress <= Math.min(points, person.stress); stress++)
      for (let wounds = 0; wounds <= Math.min(points - stress, person.wounds); wounds++)
        if (stress + wounds + back > 0) options.push({ do: 'rest', stress, wounds, back })
  }
  return options
}

const attackOptions = (w: World, s: Readonly<State>): Option[] => {
  const near = affordable(w, s, 'attack')
  if (!near && !affordable(w, s, 'attack', true)) return []
  const options: Option[] = []
  const seen = new Set<string>()
  for (const target of targetsOf(w, s, s.active, !near)) {
    const { kind, wounds, at } = figureAt(s, target)
    if (seen.size !== seen.add(`${kind} ${wounds} ${at}`).size) options.push({ do: 'attack', target, all: false })
    if (sweepTargets(s, at)[0] === target && sweepTargets(s, at).length > 1 && sweepOf(w, s, s.active, at))
      options.push({ do: 'attack', target, all: true })
  }
  return options
}

export const canTrade = (w: World, s: Readonly<State>): boolean => {
  const here = livingAt(s, someone(s, s.active).at)
  return here.length > 1 && here.some((seat) => giftsOf(w, s, seat).length > 0)
}

export const actionOpen = (w: World, s: Readonly<State>, { if: tests }: ActionCard): boolean =>
  tests.every((test) => holds(w, s, test, contextOf(s, s.active, s.episode)))

export const actOptions = (w: World, s: Readonly<State>): Option[] => {
  const options: Option[] = [{ do: 'end' }]
  const seat = s.active
  const person = someone(s, seat)
  if (!person.alive) return options
  const may = (what: string): boolean => !restricted(w, s, seat, what)
  if (may('run') && affordable(w, s, 'run')) options.push({ do: 'run' })
  if (may('attack')) options.push(...attackOptions(w, s))
  if (affordable(w, s, 'rest') && mayRest(w, s, seat)) options.push(...restOptions(w, s, seat))
  if (may('trade') && affordable(w, s, 'trade') && canTrade(w, s)) options.push({ do: 'trade' })
  for (const card of castIn(w, s).episode.actions)
    if (may(card.id) && affordable(w, s, card.id) && actionOpen(w, s, card)) options.push({ do: 'action', id: card.id })
  if (person.down && stressRoom(w, person) > 0) options.push({ do: 'stand' })
  for (const source of usables(w, s, seat)) options.push({ do: 'use', source })
  return options
}

export const strideOf = (w: World, s: Readonly<State>, seat: Seat, action?: string): number => {
  let n = 0
  for (const { source, value } of traitsOf(w, s, seat, 'stride'))
    if (value.action === action && (!value.if || holds(w, s, value.if, contextOf(s, seat, source)))) n += value.n
  return n
}

const rest = (w: World, s: State, { stress, wounds, back }: Extract<Option, { do: 'rest' }>, emit: Emit): void => {
  spend(w, s, 'rest')
  emit?.({ is: 'rested', seat: s.active })
  heal(s, s.active, stress, wounds, 'rest', emit)
  const token = restToken(w, s)?.token
  if (token === undefined) return
  for (const i of heldBy(s, s.active, token).slice(0, back)) {
    tokenAt(s, i).holder = NOBODY
    emit?.({ is: 'token', kind: token, face: '', at: 0, holder: NOBODY })
  }
}

/** An episode action, and whatever else answers to it. */
const episodeAction = (w: World, s: State, id: string, emit: Emit): void => {
  const { actions } = castIn(w, s).episode
  const card = actions.find((action) => action.id === id)
  if (!card) return
  spend(w, s, id)
  emit?.({ is: 'acted', seat: s.active, id })
  pushEffects(s, card.effects, contextOf(s, s.active, id))
  for (const { source, value } of traitsOf(w, s, s.active, 'on'))
    if (value.moment === 'action' && value.what === id) pushEffects(s, value.then, contextOf(s, s.active, source))
}

const take = (w: World, s: State, pick: Option, emit: Emit): void => {
  switch (pick.do) {
    case 'run': {
      spend(w, s, 'run')
      const left = RUN_SPACES + strideOf(w, s, s.active)
      return pushOne(s, { at: 'run', seat: s.active, left, sneaks: 0, token: -1, from: '' })
    }
    case 'attack': {
      spend(w, s, 'attack', figureAt(s, pick.target).at !== someone(s, s.active).at)
      return pushOne(s, { at: 'attack', target: pick.target, all: pick.all })
    }
    case 'rest':
      return rest(w, s, pick, emit)
    case 'trade':
      spend(w, s, 'trade')
      return pushOne(s, { at: 'trade', moved: [] })
    case 'action':
      return episodeAction(w, s, pick.id, emit)
    case 'use':
      return pushOne(s, { at: 'use', seat: s.active, source: pick.source })
    case 'stand':
      someone(s, s.active).down = false
      emit?.({ is: 'stood', seat: s.active })
      return pay(s, s.active, { stress: 1 }, someone(s, s.active).insanity, emit)
    default:
      return undefined
  }
}

const ACT: Frame = { at: 'turn.act' }

export const actSteps: StepsOf<'turn.act'> = {
  'turn.act': {
    forced: true,
    ask: (w, s) => decision(s.active, { is: 'act', actions: s.turn.actions }, actOptions(w, s)),
    answer(w, s, _f, [pick], emit) {
      if (!pick || pick.do === 'end') return
      push(s, [{ ...ACT }])
      take(w, s, pick, emit)
    },
  },
}
