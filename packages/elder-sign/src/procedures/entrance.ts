/** ES-ENTRANCE: one activity a visit: first aid, the lost and found, or a souvenir. */
import { type Barred, decision, type Refusal, refusal, size } from '@vigil/kernel'
import type { Souvenir } from '../card.ts'
import type { Track } from '../effects/vocabulary.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Emit, ES, Option } from '../kind.ts'
import { isHurt, someone } from '../nouns/person.ts'
import { forbids, modifier } from '../nouns/standing.ts'
import { wealthOf } from '../nouns/trophy.ts'
import { EXHIBITS, type State } from '../state.ts'
import type { World } from '../world.ts'
import { exhibitOptions, exhibitRefused, visitShop } from './exhibit.ts'
import { addUses, useBarred, useItem } from './use.ts'

type FirstAid = Extract<Option, { do: 'firstAid' }>

/** ES-ENTRANCE-03: printed prices in trophies. */
const FULL_ONE = 2
const FULL_BOTH = 4

const firstAidPrice = (w: World, s: Readonly<State>, { what, all }: FirstAid): number => {
  const printed = !all ? 0 : what === 'both' ? FULL_BOTH : FULL_ONE
  return printed + (what === 'stamina' ? 0 : modifier(w, s, s.active, 'price.firstAid.sanity'))
}

/** ES-ENTRANCE-02: in one printing the free option gives a point of each, elsewhere of one. */
const firstAids = (w: World, s: Readonly<State>, wealth: number): FirstAid[] => {
  const mad = isHurt(w, s, s.active, 'sanity')
  const wounded = isHurt(w, s, s.active, 'stamina')
  const aids: FirstAid[] = []
  const offer = (what: Track | 'both', all: boolean): void => {
    const aid: FirstAid = { do: 'firstAid', what, all }
    if (firstAidPrice(w, s, aid) <= wealth) aids.push(aid)
  }
  if (w.rules.freeFirstAid === 'both') offer('both', false)
  else {
    if (mad) offer('sanity', false)
    if (wounded) offer('stamina', false)
  }
  // ES-RULING-90: nobody is driven into the lost and found for want of a wound, or of a trophy.
  if (aids.length === 0) offer('stamina', false)
  if (mad) offer('sanity', true)
  if (wounded) offer('stamina', true)
  if (mad && wounded) offer('both', true)
  return aids
}

const souvenirPrice = (w: World, s: Readonly<State>, souvenir: Souvenir): number =>
  souvenir.price + modifier(w, s, s.active, 'price.souvenir')

const isExhibited = (w: World): boolean => w.rules.souvenirs === 'exhibit'

const souvenirRefused = (w: World, s: Readonly<State>, souvenir: Souvenir): Refusal | undefined => {
  const ban = forbids(w, s, s.active, 'souvenir')
  if (ban) return refusal('forbidden', 'ES-MYTHOS-03', { what: 'souvenir', source: ban })
  const price = souvenirPrice(w, s, souvenir)
  const wealth = wealthOf(w, someone(s, s.active))
  if (wealth < price) return refusal('souvenir.poor', 'ES-ENTRANCE-05', { price, wealth })
  const { what } = souvenir
  if (what === 'sign' && w.rules.signs === 'held' && s.hall?.supply === 0)
    return refusal('souvenir.soldOut', 'ES-RULING-70', { what })
  if (what !== 'clue' && what !== 'sign' && size(s.decks[what]) === 0)
    return refusal('souvenir.soldOut', 'ES-RULING-57', { what })
  return undefined
}

const poor = (w: World, s: Readonly<State>, aid: FirstAid): Refusal | undefined => {
  const price = firstAidPrice(w, s, aid)
  const wealth = wealthOf(w, someone(s, s.active))
  return wealth < price ? refusal('firstAid.poor', 'ES-ENTRANCE-03', { price, wealth }) : undefined
}

const idleAid = (w: World, { what, all }: FirstAid): Refusal => {
  const either = w.rules.freeFirstAid === 'either'
  if (!all && either && what === 'both') return refusal('firstAid.either', 'ES-ENTRANCE-02')
  if (!all && !either && what !== 'both') return refusal('firstAid.both', 'ES-ENTRANCE-02')
  return refusal('firstAid.whole', 'ES-ENTRANCE-06')
}

export const entranceRefused = (w: World, s: Readonly<State>, f: Frame, option: Option): Refusal | undefined => {
  if (s.awake) return refusal('entrance.battle', 'ES-BATTLE-09')
  const shopping = f.at === 'exhibit.shop' && option.do === 'souvenir'
  if (f.at !== 'entrance' && f.at !== 'turn.action' && !shopping) return refusal('entrance.done', 'ES-ENTRANCE-01')
  if (option.do === 'firstAid') return poor(w, s, option) ?? idleAid(w, option)
  if (option.do !== 'souvenir') return undefined
  if (isExhibited(w)) {
    const exhibit = EXHIBITS.find((what) => what === option.what)
    return exhibit ? exhibitRefused(w, s, exhibit) : refusal('souvenir.unknown', 'ES-FANENT-03', { what: option.what })
  }
  const souvenir = w.pack.entrance.souvenirs.find(({ what }) => what === option.what)
  return souvenir
    ? souvenirRefused(w, s, souvenir)
    : refusal('souvenir.unknown', 'ES-ENTRANCE-05', { what: option.what })
}

const heal = (w: World, s: State, aid: FirstAid): void => {
  const n = aid.all ? 99 : 1 + modifier(w, s, s.active, 'firstAid.free')
  const tracks = aid.what === 'both' ? (['sanity', 'stamina'] as const) : [aid.what]
  const price = firstAidPrice(w, s, aid)
  const frames: Frame[] = price ? [{ at: 'trophy.pay', seat: s.active, price, source: 'firstAid' }] : []
  push(s, [...frames, ...tracks.map((what) => ({ at: 'gain', seat: s.active, what, n, source: 'firstAid' }) as const)])
}

const addSouvenirs = (w: World, s: Readonly<State>, wealth: number, options: Option[]): void => {
  for (const souvenir of w.pack.entrance.souvenirs) {
    const affordable = souvenirPrice(w, s, souvenir) <= wealth
    if (affordable && !souvenirRefused(w, s, souvenir)) options.push({ do: 'souvenir', what: souvenir.what })
  }
}

/** ES-ENTRANCE-01, ES-FANENT-01 */
export const entranceOptions = (w: World, s: Readonly<State>): Option[] => {
  const wealth = wealthOf(w, someone(s, s.active))
  const options: Option[] = firstAids(w, s, wealth)
  options.push({ do: 'lostAndFound' })
  if (isExhibited(w)) options.push(...exhibitOptions(w, s))
  else addSouvenirs(w, s, wealth, options)
  return options
}

export const answerEntrance = (w: World, s: State, pick: Option, emit: Emit): void => {
  if (pick.do === 'firstAid') return heal(w, s, pick)
  if (pick.do === 'lostAndFound')
    return push(s, [{ at: w.rules.lostAndFound === 'crowd' ? 'found.roll' : 'entrance.found' }])
  if (pick.do !== 'souvenir') return
  if (isExhibited(w)) return visitShop(w, s, pick.what, emit)
  const souvenir = w.pack.entrance.souvenirs.find(({ what }) => what === pick.what)
  if (!souvenir) return
  push(s, [
    { at: 'trophy.pay', seat: s.active, price: souvenirPrice(w, s, souvenir), source: 'souvenir' },
    { at: 'gain', seat: s.active, what: souvenir.what, n: 1, source: 'souvenir' },
  ])
}

const barredSouvenirs = (w: World, s: Readonly<State>): [string, Refusal | undefined][] =>
  isExhibited(w)
    ? EXHIBITS.map((what) => [what, exhibitRefused(w, s, what)])
    : w.pack.entrance.souvenirs.map((souvenir) => [souvenir.what, souvenirRefused(w, s, souvenir)])

export const entranceBarred = (w: World, s: Readonly<State>): Barred<ES>[] =>
  barredSouvenirs(w, s).flatMap(([what, why]) => (why ? [{ option: { do: 'souvenir', what }, refusal: why }] : []))

export const entranceSteps: StepsOf<'entrance' | 'entrance.found'> = {
  entrance: {
    ask(w, s) {
      const options = entranceOptions(w, s)
      addUses(w, s, 'turn', options)
      return decision(s.active, { is: 'entrance' }, options)
    },
    answer(w, s, f, [pick], emit) {
      if (pick?.do === 'use') {
        s.stack.push(f)
        return useItem(w, s, pick, emit)
      }
      if (pick) answerEntrance(w, s, pick, emit)
    },
    barred: (w, s) => [...entranceBarred(w, s), ...useBarred(w, s, 'turn')],
  },
  /** ES-ENTRANCE-04, ES-RULING-59: one green die, always at hand, that nothing may alter. */
  'entrance.found': {
    chance: () => ({ is: 'roll', dice: [0], why: 'found' }),
    outcome(w, s, _f, outcome, emit) {
      const face = 'faces' in outcome ? outcome.faces[0] : undefined
      if (!face || face === 'I4' || face === 'W') throw new Error('a green die gives a green face')
      emit?.({ is: 'rolled', seat: s.active, dice: [0], faces: [face], why: 'found' })
      push(s, [{ at: 'effects', list: w.pack.entrance.lostAndFound[face], who: s.active, source: 'lostAndFound' }])
    },
  },
}
