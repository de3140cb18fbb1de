/** ES-FAIL, ES-TERROR, ES-RESOLVE: failed rolls, failed adventures, resolved adventures. */
import { decision, type Seat } from '@vigil/kernel'
import { ignored } from '../effects/interpret.ts'
import { fire, lingeringSource } from '../effects/moment.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { countMonsters, findCard, liftCard } from '../nouns/board.ts'
import type { DieId } from '../nouns/die.ts'
import { expeditionOf } from '../nouns/expedition.ts'
import { removeLocks } from '../nouns/lock.ts'
import { clockwise, personAt, someone } from '../nouns/person.ts'
import { dieAt, dieWhere, kindsRolled, rolledOf, setDie } from '../nouns/pool.ts'
import { has, traits } from '../nouns/standing.ts'
import { giveBack } from '../nouns/trophy.ts'
import { ENTRANCE, SHEET, type State } from '../state.ts'
import { adventureOf, mythosOf, type World } from '../world.ts'
import { beatenHere, flippedBy, returnDice } from './phase.ts'
import { bringSigns } from './seal.ts'
import { rewardFrames } from './share.ts'

/** ES-TERROR-01, -05, ES-RULING-14 */
export const isTerrible = (w: World, s: Readonly<State>): boolean => {
  const e = expeditionOf(s)
  if (e.card === '' || e.ignoreTerror || has(w, s, s.active, 'ignoreTerror')) return false
  return e.dread === true || rolledOf(s).some((id) => dieAt(s, id).face === 'T')
}

/** ES-TERROR-02: the card's and the Mythos card's, once each. */
const terrors = (w: World, s: Readonly<State>): EffectsFrame[] => {
  const e = expeditionOf(s)
  const frames: EffectsFrame[] = []
  const { terror } = adventureOf(w, e.card)
  if (terror) frames.push({ at: 'effects', list: terror, who: s.active, source: e.card })
  if (s.mythos === null) return frames
  const source = lingeringSource(s.mythos)
  const dread = mythosOf(w, s.mythos).lingering.terror?.filter((effect) => !ignored(w, s, effect, s.active, source))
  if (dread?.length) frames.push({ at: 'effects', list: dread, who: s.active, source })
  return frames
}

type EffectsFrame = Extract<Frame, { at: 'effects' }>

const setOff = (w: World, s: State, emit: Emit): void => {
  const effects = terrors(w, s)
  for (const { source } of effects) emit?.({ is: 'terror', seat: s.active, source })
  push(s, effects)
}

/** One die paid, or none to pay: what is left may be secured and rolled. */
const goOnAfterFailure = (s: State): void => {
  const e = expeditionOf(s)
  if (e.declined.length) e.declined = []
  e.maySecure = true
  push(s, [{ at: 'expedition.next' }])
}

const discard = (s: State, die: DieId, emit: Emit): void => {
  const { face } = dieAt(s, die)
  setDie(s, die, 'discarded', '', face)
  emit?.({ is: 'dieOut', die, face })
}

/** An ally who can still save the die today. */
const steadyAlly = (w: World, s: Readonly<State>): string | undefined => {
  for (const { source } of traits(w, s, s.active, 'steady'))
    if (!someone(s, s.active).spent.includes(source)) return source
  return undefined
}

const oneDie = (s: Readonly<State>): Option[] => {
  const options: Option[] = []
  for (const die of kindsRolled(s)) options.push({ do: 'die', die })
  return options
}

/** ES-FANSEAL-06: the Ancient One's location costs nothing while it sleeps, and then its attack. */
const penalties = (w: World, s: Readonly<State>, card: string): Frame[] => {
  if (card !== s.hall?.lair.card)
    return [{ at: 'set', list: adventureOf(w, card).penalties, who: s.active, source: card }]
  return s.hall.awake ? [{ at: 'battle.attack' }] : []
}

/** ES-RULING-21: those whose marker holds a die, or everybody else there; ES-RULING-76 for the Entrance. */
const helpersOf = (w: World, s: Readonly<State>): Seat[] => {
  const { card } = expeditionOf(s)
  if (w.rules.helpersLose === 'everyone') {
    if (card === ENTRANCE && !w.rules.rulings.entranceFightHurts) return []
    return clockwise(s).filter((seat) => seat !== s.active && someone(s, seat).at === card)
  }
  const held = dieWhere(s, (die) => die.at === 'marker')
  if (held.length === 0) return []
  const helping = held.map((id) => Number(dieAt(s, id).on))
  return clockwise(s).filter((seat) => seat !== s.active && helping.includes(seat))
}

/** ES-ASSIST-05: one point of their own choice. */
const helperLosses = (w: World, s: Readonly<State>): Frame[] =>
  helpersOf(w, s).map((seat) => ({
    at: 'choose',
    who: seat,
    source: 'assist',
    options: [[{ do: 'lose', what: 'sanity', n: 1 }], [{ do: 'lose', what: 'stamina', n: 1 }]],
  }))

type FailureAt =
  `expedition.${'failRoll' | 'discard' | 'terror' | 'settle' | 'shed' | 'shedOne' | 'fail' | 'aftermath' | 'helpers' | 'home' | 'take' | 'rewards' | 'rewardMonsters' | 'collect' | 'end'}`

export const failureSteps: StepsOf<FailureAt> = {
  /** ES-FAIL-01, -02, ES-TERROR-03: terror before the discard. */
  'expedition.failRoll': {
    run(w, s, { givingUp }, emit) {
      emit?.({ is: 'failedRoll', seat: s.active })
      const terror = isTerrible(w, s)
      if (w.rules.terror === 'afterDiscard' && !givingUp)
        return push(s, [{ at: 'expedition.discard' }, { at: 'expedition.terror', terror }])
      push(s, [{ at: givingUp ? 'expedition.fail' : 'expedition.discard' }])
      if (terror) setOff(w, s, emit)
    },
  },
  /** ES-TERROR-03, -04: where the discard comes first, that die counts all the same. */
  'expedition.terror': {
    run(w, s, { terror }, emit) {
      push(s, [{ at: 'expedition.settle' }])
      if (terror) setOff(w, s, emit)
    },
  },
  'expedition.settle': {
    run: (_w, s) => (expeditionOf(s).failing ? push(s, [{ at: 'expedition.fail' }]) : goOnAfterFailure(s)),
  },
  /** ES-FAIL-03: a die of this roll, the player's choice. */
  'expedition.discard': {
    forced: true,
    ask(w, s) {
      const options: Option[] = expeditionOf(s).failing ? [] : oneDie(s)
      if (options.length && steadyAlly(w, s) !== undefined) options.push({ do: 'spare' })
      const mayStop = w.rules.mayGiveUp.includes('discard') && expeditionOf(s).card !== ''
      if (options.length && mayStop) options.push({ do: 'giveUp' })
      return decision(s.active, { is: 'discard' }, options.length ? options : [{ do: 'no' }])
    },
    answer(w, s, _f, [pick], emit) {
      const e = expeditionOf(s)
      const first = w.rules.terror === 'afterDiscard'
      if (pick?.do === 'giveUp') e.failing = true // ES-FAIL-05
      if (e.failing) return first ? undefined : push(s, [{ at: 'expedition.fail' }])
      if (pick?.do === 'die') discard(s, pick.die, emit)
      const steady = pick?.do === 'spare' ? steadyAlly(w, s) : undefined
      if (steady !== undefined) {
        someone(s, s.active).spent.push(steady)
        emit?.({ is: 'prevented', seat: s.active, what: 'die', by: steady })
      }
      if (!first) goOnAfterFailure(s)
    },
  },
  /** ES-RULING-43: dice taken by a terror effect do not count as the discard. */
  'expedition.shed': {
    run(_w, s, { which }, emit) {
      if (which === 'one') return push(s, rolledOf(s).length ? [{ at: 'expedition.shedOne' }] : [])
      for (const id of rolledOf(s)) if (dieAt(s, id).face === 'T') discard(s, id, emit)
    },
  },
  'expedition.shedOne': {
    forced: true,
    ask: (_w, s) => decision(s.active, { is: 'shed' }, oneDie(s)),
    answer(_w, s, _f, [pick], emit) {
      if (pick?.do === 'die') discard(s, pick.die, emit)
    },
  },
  /** ES-FAIL-08, ES-RULING-22: beaten monsters, penalties, helpers, dice. */
  'expedition.fail': {
    run(w, s, _f, emit) {
      const { card } = expeditionOf(s)
      emit?.({ is: 'failed', seat: s.active, card })
      push(s, [
        { at: 'expedition.collect' },
        { at: 'expedition.aftermath' },
        ...penalties(w, s, card),
        { at: 'expedition.helpers' },
        { at: 'expedition.end' },
      ])
    },
  },
  /** What else a failure sets off; before the penalties, which may end the turn of whoever failed. */
  'expedition.aftermath': {
    run(w, s) {
      const { card } = expeditionOf(s)
      if (card === ENTRANCE) return // a fight there is no adventure (ES-RULING-76)
      if (adventureOf(w, card).kind === 'otherWorld') fire(w, s, 'world.failed', s.active)
      fire(w, s, 'adventure.failed', s.active)
    },
  },
  'expedition.helpers': { run: (w, s) => push(s, helperLosses(w, s)) },
  /** ES-RESOLVE-02, -03, -08: all markers go to the Entrance or home, dice come back, the card's locks are open. */
  'expedition.home': {
    run(w, s, _f, emit) {
      const { card } = expeditionOf(s)
      const home = w.rules.home === 'sheet' ? SHEET : ENTRANCE
      s.seats.forEach(({ person }, seat) => {
        if (person?.at !== card || card === ENTRANCE) return // ES-RULING-76
        person.at = home
        emit?.({ is: 'moved', seat, to: home })
      })
      removeLocks(s, `card:${card}`, emit)
      returnDice(s, emit)
    },
  },
  /** ES-RESOLVE-04, ES-OTHERWORLD-03: the card is a trophy; only one of the six places is filled again. */
  'expedition.take': {
    run(w, s, _f, emit) {
      const e = expeditionOf(s)
      const slot = s.slots.findIndex((place) => place?.card === e.card)
      const place = findCard(s, e.card)
      // ES-FANSEAL-10: a place that is no card stays, and with it any marker that came after the last task was done.
      if (place && (place === s.hall?.lair || place === s.hall?.entrance))
        return emit?.({ is: 'resolved', seat: s.active, card: e.card })
      e.spoils = place?.monsters.map(({ marker }) => marker) ?? []
      liftCard(s, e.card)
      const owner = personAt(s, s.active)
      if (owner) owner.trophies.push(e.card)
      else giveBack(w, s, e.card) // ES-RULING-109
      emit?.({ is: 'resolved', seat: s.active, card: e.card })
      if (slot >= 0) push(s, [{ at: 'draw', deck: 'adventure', goal: { to: 'slot', slot } }])
    },
  },
  'expedition.rewards': {
    run(w, s, { card }, emit) {
      if (card === s.hall?.lair.card) return bringSigns(w, s, s.active, emit) // ES-FANSEAL-04
      const { rewards, kind } = adventureOf(w, card)
      if (kind === 'otherWorld') fire(w, s, 'world.resolved', s.active) // done after the set, which goes on top
      const waits = w.rules.resolution.includes('rewardMonsters')
      const list = waits ? rewards.filter((effect) => effect.do !== 'monster') : rewards
      push(s, rewardFrames(w, s, list, card))
    },
  },
  /** ES-RESOLVE-05: the FAQ places reward monsters once the new card lies there. */
  'expedition.rewardMonsters': {
    run(w, s, { card }) {
      const list = adventureOf(w, card).rewards.filter((effect) => effect.do === 'monster')
      push(s, [{ at: 'effects', list, who: s.active, source: card }])
    },
  },
  /** ES-MONSTER-14, -15, -18: beaten markers of this card and those turned face down anywhere. */
  'expedition.collect': {
    run(w, s) {
      const e = expeditionOf(s)
      if (e.spoils.length === 0 && countMonsters(s) === 0) return
      const turned = w.rules.flipped === 'endOfPhase' ? flippedBy(s, s.active) : []
      const beaten = beatenHere(w, s, e)
      if (e.spoils.length + beaten.length + turned.length === 0) return
      const markers = new Set([...e.spoils, ...beaten, ...turned])
      push(
        s,
        [...markers].map((marker) => ({ at: 'monster.collect', marker, seat: s.active })),
      )
    },
  },
  'expedition.end': {
    run(_w, s, _f, emit) {
      s.expedition = null
      returnDice(s, emit)
    },
  },
}
