/** DMD-FIGHT: every enemy in the space attacks the active investigator. */
import { decision, type Seat } from '@vigil/kernel'
import { holds } from '../effects/question.ts'
import type { TraitOf } from '../effects/vocabulary.ts'
import { push, pushEffects, pushOne, type Roll, type StepsOf, type Tally } from '../frame.ts'
import type { Option } from '../kind.ts'
import { distance } from '../map/board.ts'
import { diceOf, differentFigures, enemiesAt, figureAt, foeTraits, isSafe } from '../nouns/figure.ts'
import { clockwise, isAlive, someone } from '../nouns/person.ts'
import { traitsOf } from '../nouns/trait.ts'
import { NOWHERE, type State } from '../state.ts'
import { boardIn, type World } from '../world.ts'
import { heal } from './cost.ts'
import { harm } from './harm.ts'
import { restricted } from './restriction.ts'
import { usables } from './usable.ts'
import { contextOf } from './wounds.ts'

/** Enemies that are here and have not attacked in this step (DMD-FIGHT-02, -03, DMD-RULING-33). */
const attackers = (s: Readonly<State>): number[] => {
  const person = someone(s, s.active)
  if (!person.alive || person.down) return []
  return enemiesAt(s, person.at).filter((i) => !s.turn.fought.includes(i))
}

/** DMD-RULING-83: those who may turn the attack on themselves. */
const protectors = (w: World, s: Readonly<State>, victim: Seat): Seat[] => {
  const { at } = someone(s, victim)
  return clockwise(s, victim).filter(
    (seat) =>
      seat !== victim &&
      !someone(s, seat).down &&
      traitsOf(w, s, seat, 'protect').some(
        ({ value }) => distance(boardIn(w, s), someone(s, seat).at, at) <= value.range,
      ),
  )
}

/** DMD-APPLY-01..03: wounds, then what depends on them; the dead are counted when both are done (DMD-RULING-43). */
export const attackedBy = (s: State, roll: Roll, { successes, elders }: Tally): void => {
  const { seat, figure } = roll
  s.taken = 0
  const redirected = roll.tags.includes('redirected')
  push(s, [
    ...(successes > 0 ? [{ at: 'wounds', seat, n: successes, from: 'attacked', source: 'attack', i: 0 } as const] : []),
    { at: 'fight.after', figure, seat, elders, redirected },
    { at: 'deaths' },
  ])
}

/** The dice of an enemy's attack on somebody. */
export const fangsOf = (
  w: World,
  s: Readonly<State>,
  figure: number,
  seat: Seat,
): { standard: number; bonus: number } => {
  const { kind } = figureAt(s, figure)
  const dice = diceOf(w, s, kind)
  for (const trait of (foeTraits(w, s, kind).fangs ?? []) as readonly TraitOf<'fangs'>[]) {
    if (!holds(w, s, trait.if, { ...contextOf(s, seat, kind), it: figure })) continue
    dice.standard += trait.standard ?? 0
    dice.bonus += trait.bonus ?? 0
  }
  return dice
}

/** Skills that answer an attack that wounds; an attacker killed by them has attacked all the same (DMD-RULING-35). */
const retaliate = (w: World, s: State, figure: number, seat: Seat, emit: Parameters<typeof harm>[4]): void => {
  for (const { source, value } of traitsOf(w, s, seat, 'vengeance')) {
    const { at } = figureAt(s, figure)
    const targets = value.all && at !== NOWHERE ? enemiesAt(s, at) : [figure]
    for (const target of targets) harm(w, s, target, value.n, emit)
    heal(s, seat, value.heals, 0, source, emit)
  }
}

type FightAt = 'meet' | `fight.${'next' | 'protect' | 'attack' | 'roll' | 'after'}`

export const fightSteps: StepsOf<FightAt> = {
  /** DMD-DISC-01, DMD-FIGHT-01: safety is judged now. */
  meet: {
    run(w, s) {
      const person = someone(s, s.active)
      if (!person.alive) return
      s.phase = 'meet'
      pushOne(s, { at: 'fight.next' })
      const may = isSafe(s, person.at) && !person.down && !restricted(w, s, s.active, 'investigate')
      if (may) pushOne(s, { at: 'discovery.draw', seat: s.active })
    },
  },
  /** The order is the player's; cards may be used in between (DMD-CORE-06). */
  'fight.next': {
    forced: true,
    ask(w, s) {
      const foes = differentFigures(s, attackers(s)).map((figure): Option => ({ do: 'figure', figure }))
      const options: Option[] = foes.length ? foes : [{ do: 'done' }]
      for (const source of usables(w, s, s.active)) options.push({ do: 'use', source })
      return decision(s.active, { is: 'foe' }, options)
    },
    answer(w, s, _f, [pick], emit) {
      if (pick?.do === 'use') {
        pushOne(s, { at: 'fight.next' })
        return pushOne(s, { at: 'use', seat: s.active, source: pick.source })
      }
      if (pick?.do !== 'figure') return
      const { figure } = pick
      s.turn.fought.push(figure)
      emit?.({ is: 'fight', seat: s.active, figure, kind: figureAt(s, figure).kind })
      pushOne(s, { at: 'fight.next' })
      const seats = protectors(w, s, s.active)
      if (seats.length) pushOne(s, { at: 'fight.protect', figure, victim: s.active, seats })
      else pushOne(s, { at: 'fight.attack', figure, seat: s.active, redirected: false })
    },
  },
  'fight.protect': {
    forced: true,
    ask(_w, s, { figure, victim, seats }) {
      const [seat] = seats
      return seat === undefined
        ? decision(s.active, { is: 'protect', figure, victim }, [{ do: 'no' }])
        : decision(seat, { is: 'protect', figure, victim }, [{ do: 'yes' }, { do: 'no' }])
    },
    answer(_w, s, { figure, victim, seats }, [pick], emit) {
      const [seat, ...rest] = seats
      if (seat === undefined) return pushOne(s, { at: 'fight.attack', figure, seat: victim, redirected: false })
      if (pick?.do !== 'yes') return pushOne(s, { at: 'fight.protect', figure, victim, seats: rest })
      emit?.({ is: 'protected', seat, victim })
      pushOne(s, { at: 'fight.attack', figure, seat, redirected: true })
    },
  },
  /** DMD-FIGHT-05, DMD-RULING-52: abilities keyed to attacking come before the dice. */
  'fight.attack': {
    run(w, s, { figure, seat, redirected }) {
      pushOne(s, { at: 'fight.roll', figure, seat, redirected })
      const { kind } = figureAt(s, figure)
      for (const trait of (foeTraits(w, s, kind).before ?? []) as readonly TraitOf<'before'>[])
        pushEffects(s, trait.then, { ...contextOf(s, seat, kind), it: figure })
    },
  },
  'fight.roll': {
    run(w, s, { figure, seat, redirected }) {
      // An enemy killed or a victim gone before the dice: no attack (DMD-RULING-35).
      if (!isAlive(s, seat) || figureAt(s, figure).at === NOWHERE) return
      const { standard, bonus } = fangsOf(w, s, figure, seat)
      const tags = redirected ? ['attacked', 'redirected'] : ['attacked']
      const { kind } = figureAt(s, figure)
      const rest = { all: false, need: 0, then: [], otherwise: [] }
      pushOne(s, { at: 'roll', roll: { why: 'defend', seat, figure, tags, standard, bonus, source: kind, ...rest } })
    },
  },
  /** DMD-APPLY-03 */
  'fight.after': {
    run(w, s, { figure, seat, elders, redirected }, emit) {
      const { kind, at } = figureAt(s, figure)
      const wounded = s.taken > 0
      const cx = { ...contextOf(s, seat, kind), it: figure }
      if (redirected && traitsOf(w, s, seat, 'protect').some(({ value }) => value.heals))
        heal(s, seat, someone(s, seat).stress, 0, 'skill:protector', emit)
      if (wounded) retaliate(w, s, figure, seat, emit)
      if (at === NOWHERE) return
      for (const trait of (foeTraits(w, s, kind).after ?? []) as readonly TraitOf<'after'>[]) {
        const due = trait.if === undefined || (trait.if === 'wounded' ? wounded : elders > 0)
        if (due) pushEffects(s, trait.then, cx)
      }
    },
  },
}
