/** ES-FANTURN: a turn of two actions out of five kinds. */
import { type Barred, decision, type Refusal, refusal } from '@vigil/kernel'
import { fire } from '../effects/moment.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Emit, ES, Option } from '../kind.ts'
import { isHaunted } from '../nouns/board.ts'
import { clockwise, living, maximum, someone } from '../nouns/person.ts'
import { ENTRANCE, SHEET, type State } from '../state.ts'
import { adventureOf, type World } from '../world.ts'
import { answerEntrance, entranceBarred, entranceOptions } from './entrance.ts'
import { addDestinations } from './move.ts'
import { bringIn } from './setup.ts'
import { addUses, useBarred, useItem } from './use.ts'

/** ES-FANTURN-01 */
export const ACTIONS = 2

const whereIs = (s: Readonly<State>): string => someone(s, s.active).at

/** ES-FANTURN-03, ES-RULING-06, -76: at a location; on the Entrance only where there is something to fight. */
export const attemptRefused = (s: Readonly<State>): Refusal | undefined => {
  const at = whereIs(s)
  if (at === SHEET) return refusal('action.sheet', 'ES-RULING-06')
  return at === ENTRANCE && !isHaunted(s, at) ? refusal('attempt.nothing', 'ES-FANTURN-03') : undefined
}

/** ES-FANTURN-06 */
export const idleRefused = (s: Readonly<State>): Refusal | undefined =>
  isHaunted(s, whereIs(s)) ? refusal('action.haunted', 'ES-FANTURN-06') : undefined

/** ES-FANTURN-05, ES-RULING-06 */
export const giveRefused = (s: Readonly<State>): Refusal | undefined => {
  const at = whereIs(s)
  if (at === SHEET) return refusal('action.sheet', 'ES-RULING-06')
  if (isHaunted(s, at)) return refusal('give.haunted', 'ES-FANTURN-05')
  return clockwise(s).some((seat) => seat !== s.active && someone(s, seat).at === at)
    ? undefined
    : refusal('give.nobody', 'ES-FANTURN-05')
}

/** ES-FANTURN-04 */
export const facilityRefused = (s: Readonly<State>): Refusal | undefined => {
  const at = whereIs(s)
  if (at !== ENTRANCE) return refusal('entrance.elsewhere', 'ES-FANTURN-04')
  return isHaunted(s, at) ? refusal('entrance.haunted', 'ES-FANTURN-04') : undefined
}

/** ES-RULING-73: cards of the hand and allies; not what lies on the table with dice on it. */
const addGifts = (s: Readonly<State>, options: Option[]): void => {
  if (giveRefused(s)) return
  const { at, items, allies } = someone(s, s.active)
  for (const card of [...items, ...allies])
    for (const seat of clockwise(s))
      if (seat !== s.active && someone(s, seat).at === at) options.push({ do: 'give', card, seat })
}

const actionOptions = (w: World, s: Readonly<State>): Option[] => {
  const options: Option[] = []
  addDestinations(s, options)
  if (!attemptRefused(s)) options.push({ do: 'attempt' })
  if (!facilityRefused(s)) options.push(...entranceOptions(w, s))
  addGifts(s, options)
  addUses(w, s, 'turn', options)
  // ES-FANTURN-06; where even that is barred by a monster one can still move or fight.
  if (!idleRefused(s)) options.push({ do: 'nothing' })
  return options
}

const give = (w: World, s: State, card: string, seat: number, emit: Emit): void => {
  const giver = someone(s, s.active)
  const taker = someone(s, seat)
  if (giver.items.includes(card)) {
    giver.items = giver.items.filter((each) => each !== card)
    taker.items = [...taker.items, card]
  } else {
    giver.allies = giver.allies.filter((each) => each !== card)
    taker.allies = [...taker.allies, card]
    // ES-RULING-103: an ally changes hands; what happens when one is gained does not happen again.
    for (const what of ['sanity', 'stamina'] as const) settle(w, s, what)
  }
  emit?.({ is: 'gave', seat: s.active, to: seat, card })
}

/** A maximum that an ally had raised may be lower now. */
const settle = (w: World, s: State, what: 'sanity' | 'stamina'): void => {
  const person = someone(s, s.active)
  const most = maximum(w, s, s.active, what)
  person[what] = Math.min(person[what], most)
  if (most <= 0) push(s, [{ at: 'devour', seat: s.active, broken: true }]) // ES-DEVOUR-09
}

const move = (w: World, s: State, to: string, emit: Emit): void => {
  someone(s, s.active).at = to
  emit?.({ is: 'moved', seat: s.active, to })
  if (to !== ENTRANCE && adventureOf(w, to).kind === 'otherWorld') fire(w, s, 'entered.world', s.active)
}

/** What an action does, and the tidying up after it. */
const act = (w: World, s: State, pick: Option, emit: Emit): void => {
  switch (pick.do) {
    case 'move':
      return move(w, s, pick.to, emit)
    case 'attempt':
      return push(s, [{ at: 'expedition.begin' }])
    case 'give':
      return give(w, s, pick.card, pick.seat, emit)
    case 'nothing':
      return emit?.({ is: 'waited', seat: s.active })
    default:
      return answerEntrance(w, s, pick, emit)
  }
}

const barred = (w: World, s: Readonly<State>): Barred<ES>[] => {
  const found: Barred<ES>[] = []
  const note = (option: Option, why: Refusal | undefined): void => {
    if (why) found.push({ option, refusal: why })
  }
  note({ do: 'attempt' }, attemptRefused(s))
  note({ do: 'nothing' }, idleRefused(s))
  note({ do: 'give', card: '', seat: s.active }, giveRefused(s))
  note({ do: 'lostAndFound' }, facilityRefused(s))
  if (!facilityRefused(s)) found.push(...entranceBarred(w, s))
  return [...found, ...useBarred(w, s, 'turn')]
}

export const actionSteps: StepsOf<'turn.action' | 'turn.recruit'> = {
  'turn.action': {
    ask: (w, s) => decision(s.active, { is: 'action', left: s.turn.actions ?? 0 }, actionOptions(w, s)),
    answer(w, s, f, [pick], emit) {
      if (!pick) return
      if (pick.do === 'use') {
        s.stack.push(f)
        return useItem(w, s, pick, emit)
      }
      s.turn.actions = (s.turn.actions ?? 1) - 1
      const rest: Frame[] = [{ at: 'turn.tidy' }]
      if (s.turn.actions > 0) rest.push(f)
      push(s, rest)
      act(w, s, pick, emit)
    },
    barred,
  },
  /** ES-FANDEV-03, ES-RULING-75: one of those bought may join now, and plays this turn. */
  'turn.recruit': {
    forced: true,
    ask: (_w, s) => {
      const options: Option[] = (s.hall?.reserve ?? []).map((id) => ({ do: 'investigator', id }))
      // ES-RULING-111: somebody has to go on; a museum without investigators would wait for ever.
      if (living(s).length > 0) options.push({ do: 'no' })
      return decision(s.active, { is: 'investigator' }, options)
    },
    answer(w, s, _f, [pick], emit) {
      if (pick?.do !== 'investigator') return
      push(s, turnFrames(w, s))
      bringIn(w, s, s.active, pick.id, emit)
    },
  },
}

/** What a living investigator does in a turn before the clock moves. */
export const turnFrames = ({ rules }: World, { awake }: Readonly<State>): Frame[] => {
  if (awake) return [{ at: 'battle.begin' }]
  return rules.turn === 'actions'
    ? [{ at: 'turn.action' }]
    : [{ at: 'turn.move' }, { at: 'turn.resolve' }, { at: 'turn.tidy' }]
}
