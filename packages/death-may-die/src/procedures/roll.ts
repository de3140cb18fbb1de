/** DMD-DICE, DMD-APPLY: roll, reroll, count, apply. */
import { decision } from '@vigil/kernel'
import type { TraitOf } from '../effects/vocabulary.ts'
import { push, pushEffects, pushOne, type Roll, type Rolled, type StepsOf, type Tally } from '../frame.ts'
import type { Emit, Option, Outcome } from '../kind.ts'
import type { Face } from '../nouns/die.ts'
import { isAlive, someone, stressRoom } from '../nouns/person.ts'
import { differentDice, freeRerolls, isOwn, matches, tallyOf, turnKey } from '../nouns/roll.ts'
import { type Sourced, traitsOf } from '../nouns/trait.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { attackHits } from './attack.ts'
import { canPay, pay } from './cost.ts'
import { attackedBy } from './fight.ts'
import { loseSanity } from './sanity.ts'
import { contextOf, woundEach } from './wounds.ts'

export const STRESS = 'stress'

const facesIn = (outcome: Outcome): readonly Face[] => {
  if (!('faces' in outcome)) throw new Error('a roll gives faces')
  return outcome.faces
}

export const boostsFor = (w: World, s: Readonly<State>, { roll }: Rolled): Sourced<TraitOf<'boost'>>[] =>
  isOwn(roll)
    ? traitsOf(w, s, roll.seat, 'boost').filter(
        ({ source, value }) => !s.turn.used.includes(`boost:${source}`) && canPay(w, s, roll.seat, value.cost),
      )
    : []

/** DMD-DICE-06, DMD-RULING-10: a stress for a die, as often as one likes; or a free reroll. */
const judgeOptions = (w: World, s: Readonly<State>, rolled: Rolled): Option[] => {
  const options: Option[] = [{ do: 'keep' }]
  const person = someone(s, rolled.roll.seat)
  if (!person.alive) return options
  const free = freeRerolls(w, s, rolled)
  const stress = stressRoom(w, person) > 0
  if (stress || free.length > 0) {
    for (const die of differentDice(rolled)) {
      for (const { source } of free) options.push({ do: 'reroll', die, by: source })
      if (stress) options.push({ do: 'reroll', die, by: STRESS })
    }
  }
  for (const { source } of boostsFor(w, s, rolled)) options.push({ do: 'boost', by: source })
  return options
}

const payReroll = (w: World, s: State, rolled: Rolled, by: string, emit: Emit): Rolled => {
  const { seat } = rolled.roll
  if (by === STRESS) {
    pay(s, seat, { stress: 1 }, 'reroll', emit)
    return rolled
  }
  const trait = freeRerolls(w, s, rolled).find(({ source }) => source === by)
  if (trait?.value.per === 'turn') s.turn.used.push(turnKey(by, seat))
  return { ...rolled, used: [...rolled.used, by] }
}

export const countsFor = (w: World, s: Readonly<State>, { seat, tags }: Roll): Sourced<TraitOf<'count'>>[] =>
  traitsOf(w, s, seat, 'count')
    .filter(({ value }) => matches(value.on, tags))
    // Plain ones first: a symbol counts once (DMD-RULING-74).
    .sort((a, b) => Number(a.value.tentacle ?? false) - Number(b.value.tentacle ?? false))

/** How many symbols one ability may count. */
const countable = ({ value }: Sourced<TraitOf<'count'>>, tally: Tally): number =>
  Math.min(value.most ?? 99, value.what === 'elder' ? tally.free : tally.tentacles)

const count = (s: State, roll: Roll, { value }: Sourced<TraitOf<'count'>>, tally: Tally, n: number): Tally => {
  const person = someone(s, roll.seat)
  if (value.heals) person[value.heals] = Math.max(0, person[value.heals] - n)
  return {
    successes: tally.successes + n * (value.worth ?? 1),
    elders: tally.elders,
    free: value.what === 'elder' ? tally.free - n : tally.free,
    tentacles: tally.tentacles + (value.tentacle ? n : 0),
  }
}

const proceed = (w: World, s: State, roll: Roll, tally: Tally, i: number): void =>
  pushOne(
    s,
    i < countsFor(w, s, roll).length ? { at: 'roll.count', roll, tally, i } : { at: 'roll.apply', roll, tally },
  )

/** DMD-APPLY-02: rolls of actions and cards are compared with what they need. */
const compare = (s: State, roll: Roll, { successes }: Tally): void => {
  const list = successes >= roll.need ? roll.then : roll.otherwise
  pushEffects(s, list, { ...contextOf(s, roll.seat, roll.source), n: successes })
}

const applyResult = (w: World, s: State, roll: Roll, tally: Tally, emit: Emit): void => {
  const { seat } = roll
  // DMD-APPLY-01, -04: tentacles last.
  const from = roll.why === 'defend' ? 'attacked' : roll.why === 'fire' ? 'fire' : 'other'
  loseSanity(s, [seat], tally.tentacles, from, roll.why)
  switch (roll.why) {
    case 'attack':
      return attackHits(w, s, roll, tally, emit)
    case 'defend':
      return attackedBy(s, roll, tally)
    case 'fire':
      return woundEach(s, [seat], tally.successes, 'fire', 'fire')
    case 'against':
      pushEffects(s, roll.then, { ...contextOf(s, seat, roll.source), n: tally.successes })
      return woundEach(s, [seat], tally.successes, 'against', roll.source)
    default:
      return compare(s, roll, tally)
  }
}

export const rollSteps: StepsOf<'roll' | 'roll.judge' | 'roll.again' | 'roll.count' | 'roll.apply'> = {
  roll: {
    chance: (_w, _s, { roll: { standard, bonus, why } }) => ({ is: 'roll', standard, bonus, why }),
    outcome(_w, s, { roll }, outcome, emit) {
      const faces = facesIn(outcome).slice()
      emit?.({ is: 'rolled', seat: roll.seat, why: roll.why, standard: roll.standard, faces: faces.slice() })
      pushOne(s, { at: 'roll.judge', roll, faces, used: [], boost: 0 })
    },
  },
  'roll.judge': {
    forced: true,
    ask(w, s, f) {
      const { faces, used, boost } = f
      const { why, seat, standard, figure, all, tags, source, need } = f.roll
      const about = { is: 'judge', why, standard, faces, figure, all, tags, source, need, used, boost } as const
      return decision(seat, about, judgeOptions(w, s, f))
    },
    answer(w, s, f, [pick], emit) {
      const { roll, faces, used, boost } = f
      if (pick?.do === 'reroll') {
        const { used } = payReroll(w, s, f, pick.by, emit)
        return pushOne(s, { at: 'roll.again', roll, faces, used, boost, die: pick.die, by: pick.by })
      }
      if (pick?.do === 'boost') {
        const trait = boostsFor(w, s, f).find(({ source }) => source === pick.by)
        s.turn.used.push(`boost:${pick.by}`)
        pushOne(s, { at: 'roll.judge', roll, faces, used, boost: boost + (trait?.value.n ?? 0) })
        return pay(s, roll.seat, trait?.value.cost ?? {}, pick.by, emit)
      }
      const tally = tallyOf(w, s, f)
      emit?.({
        is: 'tallied',
        seat: roll.seat,
        successes: tally.successes,
        elders: tally.elders,
        tentacles: tally.tentacles,
      })
      proceed(w, s, roll, tally, 0)
    },
  },
  'roll.again': {
    chance: (_w, _s, { roll, die }) =>
      die < roll.standard
        ? { is: 'roll', standard: 1, bonus: 0, why: 'reroll' }
        : { is: 'roll', standard: 0, bonus: 1, why: 'reroll' },
    outcome(_w, s, { roll, faces, used, boost, die, by }, outcome, emit) {
      const [to] = facesIn(outcome)
      const from = faces[die]
      if (!to || !from) throw new Error('a reroll gives one face')
      emit?.({ is: 'rerolled', seat: roll.seat, from, to, by })
      pushOne(s, { at: 'roll.judge', roll, faces: faces.with(die, to), used, boost })
    },
  },
  'roll.count': {
    forced: true,
    ask(w, s, { roll, tally, i }) {
      const trait = countsFor(w, s, roll)[i]
      const most = trait ? countable(trait, tally) : 0
      // DMD-RULING-74: on his own rolls all that only helps is counted.
      const least = isOwn(roll) && !trait?.value.tentacle ? most : 0
      const options: Option[] = []
      for (let n = least; n <= most; n++) options.push({ do: 'count', n })
      return decision(
        roll.seat,
        { is: 'count', what: trait?.value.what ?? 'elder', source: trait?.source ?? '' },
        options,
      )
    },
    answer(w, s, { roll, tally, i }, [pick]) {
      const trait = countsFor(w, s, roll)[i]
      const next = trait && pick?.do === 'count' && pick.n ? count(s, roll, trait, tally, pick.n) : tally
      proceed(w, s, roll, next, i + 1)
    },
  },
  'roll.apply': {
    run(w, s, { roll, tally }, emit) {
      if (isAlive(s, roll.seat)) applyResult(w, s, roll, tally, emit)
    },
  },
}

/** Fire, and other rolls against an investigator: his own bonus dice stay out (DMD-RULING-12). */
export const rollAgainst = (s: State, roll: Pick<Roll, 'why' | 'seat' | 'standard' | 'source' | 'then'>): void => {
  if (roll.standard <= 0) return
  const tags = roll.why === 'fire' ? ['fire'] : ['against']
  push(s, [{ at: 'roll', roll: { figure: -1, all: false, need: 0, otherwise: [], bonus: 0, tags, ...roll } }])
}
