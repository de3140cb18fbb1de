/** Effects one after another, sets of rewards and penalties, and the choices effects ask for. */
import { decision, type Seat } from '@vigil/kernel'
import { canDoAll } from '../effects/feasible.ts'
import { interpret } from '../effects/interpret.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { push, type StepsOf } from '../frame.ts'
import type { Option } from '../kind.ts'
import { countMonsters, markerInPlay, placesInPlay } from '../nouns/board.ts'
import { colourOf } from '../nouns/die.ts'
import { removeLocks } from '../nouns/lock.ts'
import { clockwise, isHurt, personAt } from '../nouns/person.ts'
import { dieAt, setDie } from '../nouns/pool.ts'
import type { State } from '../state.ts'
import { ancientOneOf, monsterOf, type World } from '../world.ts'
import { discardItem } from './loss.ts'
import { beatenHere, leaveTurn } from './phase.ts'

/** Monsters in play worth no more than `worth` and not yet turned down. */
export const slayable = (w: World, s: Readonly<State>, worth: number): string[] => {
  if (countMonsters(s) === 0) return []
  // ES-MONSTER-17: what dice have beaten in this attempt is done with, and only waits to be collected.
  const beaten = s.expedition ? beatenHere(w, s, s.expedition) : []
  const found: string[] = []
  for (const { monsters } of placesInPlay(s)) {
    for (const { marker, flippedBy } of monsters) {
      if (flippedBy < 0 && !beaten.includes(marker) && monsterOf(w, marker).trophies <= worth) found.push(marker)
    }
  }
  return found
}

/** Whom a regain would do any good. */
export const targetsOf = (w: World, s: Readonly<State>, effect: Effect): Seat[] =>
  clockwise(s).filter(
    (seat) =>
      effect.do !== 'gain' ||
      (effect.what !== 'sanity' && effect.what !== 'stamina') ||
      isHurt(w, s, seat, effect.what),
  )

/** By hand: the lists of content are frozen, and the engine slices those ten times as slowly. */
const afterFirst = (list: readonly Effect[]): Effect[] => {
  const rest: Effect[] = []
  for (let i = 1; i < list.length; i++) {
    const effect = list[i]
    if (effect) rest.push(effect)
  }
  return rest
}

/** An option that cannot be carried out in full may not be picked while another can. */
const feasible = (w: World, s: Readonly<State>, seat: Seat, lists: readonly (readonly Effect[])[]): Option[] => {
  const able: Option[] = []
  const all: Option[] = []
  for (let n = 0; n < lists.length; n++) {
    const option: Option = { do: 'option', n }
    all.push(option)
    if (canDoAll(w, s, seat, lists[n] ?? [])) able.push(option)
  }
  return able.length ? able : all
}

const YES_NO: readonly Option[] = [{ do: 'yes' }, { do: 'no' }]
const ONLY_NO: readonly Option[] = [{ do: 'no' }]

type ChoiceAt = 'effects' | 'set' | 'set.end' | 'choose' | 'pay' | 'target' | 'slay' | 'breakLock' | 'rollForCards'

export const choiceSteps: StepsOf<ChoiceAt> = {
  effects: {
    run(w, s, { list, who, source }, emit) {
      const first = list[0]
      if (!first) return
      if (list.length > 1) s.stack.push({ at: 'effects', list: afterFirst(list), who, source })
      interpret(w, s, first, who, source, emit)
    },
  },
  set: {
    run: (_w, s, { list, who, source }) => push(s, [{ at: 'effects', list, who, source }, { at: 'set.end' }]),
  },
  /** ES-REWARD-09, ES-RULING-23: only now may the Ancient One awaken or the dead leave their turn. */
  'set.end': {
    run(w, s, _f, emit) {
      if (!s.awake && s.doom >= ancientOneOf(w, s.ancientOne).doomTrack.length) {
        // Where play goes on afterwards, the dead still have to leave their turn.
        if (s.hall) s.stack.push({ at: 'devour.unwind' })
        return push(s, [{ at: 'awaken.begin' }])
      }
      if (s.phase === 'turn' && !personAt(s, s.active)) leaveTurn(w, s, emit)
    },
  },
  choose: {
    forced: true,
    ask: (w, s, { options, who, source }) =>
      decision(who, { is: 'choose', source, options }, personAt(s, who) ? feasible(w, s, who, options) : ONLY_NO),
    answer(_w, s, { options, who, source }, [pick]) {
      const list = pick?.do === 'option' ? options[pick.n] : undefined
      if (list) push(s, [{ at: 'effects', list, who, source }])
    },
  },
  pay: {
    forced: true,
    ask: (w, s, { cost, who, source }) =>
      decision(who, { is: 'pay', source, cost }, canDoAll(w, s, who, cost) ? YES_NO : ONLY_NO),
    answer(_w, s, { cost, otherwise, who, source }, [pick]) {
      push(s, [{ at: 'effects', list: pick?.do === 'yes' ? cost : otherwise, who, source }])
    },
  },
  target: {
    forced: true,
    ask: (w, s, { effect, who, source }) => {
      const options = targetsOf(w, s, effect).map((seat) => ({ do: 'target', seat }) as const)
      return decision(who, { is: 'target', source }, options.length ? options : ONLY_NO)
    },
    answer(_w, s, { effect, source }, [pick]) {
      if (pick?.do === 'target')
        push(s, [{ at: 'effects', list: [{ ...effect, who: 'self' } as Effect], who: pick.seat, source }])
    },
  },
  /** ES-MONSTER-17: turned face down at once, collected at the end of the Resolution phase. */
  slay: {
    forced: true,
    ask: (w, s, { worth, source }) => {
      const options = slayable(w, s, worth).map((marker) => ({ do: 'slay', marker }) as const)
      return decision(s.active, { is: 'slay', source }, options.length ? options : ONLY_NO)
    },
    answer(_w, s, _f, [pick], emit) {
      const monster = pick?.do === 'slay' ? markerInPlay(s, pick.marker) : undefined
      if (!monster) return
      monster.flippedBy = s.active
      emit?.({ is: 'beaten', marker: monster.marker, seat: s.active })
    },
  },
  breakLock: {
    forced: true,
    ask: (_w, s, { source }) => {
      const options = s.locks.map(({ id }) => ({ do: 'breakLock', lock: id }) as const)
      return decision(s.active, { is: 'breakLock', source }, options.length ? options : ONLY_NO)
    },
    answer(_w, s, _f, [pick], emit) {
      const lock = pick?.do === 'breakLock' ? s.locks.find(({ id }) => id === pick.lock) : undefined
      if (!lock) return
      const { die } = lock
      // The icon alone stops working: others of the same source keep theirs.
      lock.source = `broken:${lock.id}`
      removeLocks(s, lock.source, emit)
      if (die >= 0 && dieAt(s, die).at === 'supply' && s.expedition && colourOf(die) === 'green') setDie(s, die, 'pool')
    },
  },
  rollForCards: {
    chance: (_w, _s, { cards }) => ({ is: 'roll', dice: cards.map(() => 0), why: 'card' }),
    outcome(w, s, { seat, cards, loseOn }, outcome, emit) {
      if (!('faces' in outcome)) throw new Error('a roll gives faces')
      emit?.({ is: 'rolled', seat, dice: cards.map(() => 0), faces: outcome.faces.slice(), why: 'card' })
      cards.forEach((card, i) => {
        if (loseOn.includes(outcome.faces[i] ?? '') && personAt(s, seat)?.items.includes(card))
          discardItem(w, s, seat, card, emit)
      })
    },
  },
}
