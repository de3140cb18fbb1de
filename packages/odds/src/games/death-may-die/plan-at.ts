/** A roll of a running game as a plan: what the dice, the skills and the cards of whoever rolls allow. */
import {
  boostsFor,
  contextOf,
  countsFor,
  foeTraits,
  freeRerolls,
  holds,
  type Roll,
  type Rolled,
  type State,
  type TraitOf,
  traitsOf,
  type World,
} from '@vigil/death-may-die'
import type { Count, Plan } from './plan.ts'

/** More than any rule gives. */
const ALL = 99

const uses = (list: readonly string[], key: string): number => list.filter((each) => each === key).length

const freeLeft = (w: World, s: Readonly<State>, rolled: Rolled): number => {
  const { seat } = rolled.roll
  return freeRerolls(w, s, rolled).reduce((sum, { source, value }) => {
    const gone = value.per === 'roll' ? uses(rolled.used, source) : uses(s.turn.used, `reroll:${source}@${seat}`)
    return sum + value.n - gone
  }, 0)
}

const countOf = ({ what, most, worth, tentacle, heals }: TraitOf<'count'>): Count => ({
  what,
  most: most ?? ALL,
  worth: worth ?? 1,
  tentacle: tentacle ?? false,
  heals: heals ?? null,
})

const isOwn = ({ why }: Roll): boolean => why === 'attack' || why === 'action' || why === 'card'

/** Tentacles the enemy's card adds. */
const addedBy = (w: World, s: Readonly<State>, { why, figure, seat }: Roll): number => {
  const kind = s.figures[figure]?.kind
  if (kind === undefined || (why !== 'attack' && why !== 'defend')) return 0
  const when = why === 'attack' ? 'attacked' : 'attacks'
  return ((foeTraits(w, s, kind).tentacles ?? []) as readonly TraitOf<'tentacles'>[])
    .filter((trait) => trait.when.includes(when))
    .filter((trait) => !trait.if || holds(w, s, trait.if, { ...contextOf(s, seat, ''), it: figure }))
    .reduce((n, trait) => n + trait.n, 0)
}

const hitsByElders = (w: World, s: Readonly<State>, { why, figure }: Roll): boolean => {
  const kind = s.figures[figure]?.kind
  return why === 'defend' && kind !== undefined && foeTraits(w, s, kind).eldersHit !== undefined
}

/** `stress` is what may be paid at most, where somebody wants to keep some. */
export const planAt = (w: World, s: Readonly<State>, rolled: Rolled, stress = ALL): Plan => {
  const { roll } = rolled
  const person = s.seats[roll.seat]
  const own = isOwn(roll)
  const room = person ? Math.max(0, w.pack.tracks.stress - person.stress) : 0
  const frenzy = own ? traitsOf(w, s, roll.seat, 'frenzy')[0]?.value : undefined
  return {
    standard: roll.standard,
    bonus: roll.bonus,
    free: freeLeft(w, s, rolled),
    stress: Math.min(stress, room),
    counts: countsFor(w, s, roll).map(({ value }) => countOf(value)),
    own,
    // Of what is paid for in other ways only the box with its one card is known: it takes sanity.
    boosts: boostsFor(w, s, rolled).flatMap(({ source, value: { n, cost } }) =>
      cost.stress || cost.wounds ? [] : [{ by: source, n, sanity: cost.sanity ?? 0 }],
    ),
    bought: rolled.boost,
    frenzy: frenzy ? { tentacles: frenzy.tentacles, n: frenzy.n } : null,
    tentacles: addedBy(w, s, roll),
    eldersHit: hitsByElders(w, s, roll),
  }
}

export const freshRoll = (roll: Roll): Rolled => ({ roll, faces: [], used: [], boost: 0 })
