/** One search: what is known of an attempt so far. Everything is remembered by kit, pool and clues. */
import { newArena } from './arena.ts'
import type { Aid, Attempt } from './attempt.ts'
import { BIT, type Kit, type KitRules } from './kit.ts'
import { bits, kitAt } from './kit-at.ts'
import { isOver, outcomeOf, type Worth } from './outcome.ts'
import { doomCounts, mostAside, onlySheds, plentyOf, terrorThatMatters } from './scope.ts'
import { type Sight, sightOf } from './sight.ts'
import { leastDice } from './ways.ts'

export interface Budget {
  /** Positions that may be looked at; past it, what is still open counts as the worst or the best. */
  readonly positions: number
  /** Asked now and then; true stops the search the same way. */
  readonly stop?: () => boolean
}

export interface Search extends KitRules {
  readonly worth: Worth | undefined
  readonly budget: Budget
  /** What counts for positions out of budget. */
  readonly unknown: number
  readonly start: Kit
  /** Terror effects that can change anything. */
  readonly terror: Attempt['terror']
  readonly leastOf: readonly number[]
  readonly countsDoom: boolean
  /** Markers that can hold a die, where dice on them may be taken back. */
  readonly markers: number
  readonly order: boolean
  /** Bits of all rows. */
  readonly all: number
  /** There are rerolls besides clues: then parts of results are asked for at all times. */
  readonly fewRerolls: boolean
  /** A die of no use is best left in the pool: nothing punishes a large one, and only success counts. */
  readonly idleStays: boolean
  /** Terror takes the dice that show it and nothing else: putting a die of no use aside gains nothing, but keeping it does. */
  readonly onlySheds: boolean
  /** A red or yellow die is as good as a green one in all it can show: only success counts, and nothing turns or recalls dice. */
  readonly ranksColours: boolean
  /** Several dice may be secured after one failed roll. */
  readonly several: boolean
  /** Somewhere only one of them was looked at: the value is a lower bound. */
  least: boolean
  /** On a roll there are only clues, spells, completed rows and failure. */
  readonly plain: boolean
  /** Dice that show terror are lost with it, so that their number matters. */
  readonly countsTerror: boolean
  /** Something can turn a die of the roll. */
  readonly turns: boolean
  /** ES-FAIL-05 */
  readonly mayStop: { readonly prepare: boolean; readonly judge: boolean; readonly discard: boolean }
  /** Aids that can be used before a roll. */
  readonly early: readonly number[]
  /** Aids that can be used on a roll without touching its dice; those that secure dice. */
  readonly others: readonly number[]
  readonly spells: readonly number[]
  /** Positions looked at. */
  points: number
  cut: boolean
  /** Set by those who know; files do not import each other in circles. */
  prepare(kit: Kit, pool: number, clues: number): number
  table(kit: Kit, pool: number, clues: number): Float64Array
  rollAll(kit: Kit, pool: number, rolled: Float64Array): void
}

const aidsThat = ({ aids }: Attempt, are: (aid: Aid) => boolean): number[] =>
  aids.flatMap((aid, i) => (are(aid) ? [i] : []))

const likeOf = ({ id: _, ...rest }: Aid): string => JSON.stringify(rest)

/** With one roll the set of open rows can change: then results are told apart by all rows there are. */
const seesAllRows = ({ talents, aids }: Attempt): boolean =>
  talents.manyTasks || aids.some(({ effect }) => effect.do === 'slay')

/** No roll is looked at but in the plain way: at most one spell of one die, and nothing is under way that is not plain. */
const staysPlain = ({ aids, rolled, pool, laidOut, completed }: Attempt): boolean =>
  mostAside(aids) <= 1 &&
  !aids.some(({ layOut }) => layOut) &&
  laidOut.length === 0 &&
  completed === 0 &&
  !(rolled.length > 0 && pool.length > 0)

/** `aside`: dice may be worth putting aside for themselves; `fewer`: no more than the aids in hand can hold. */
const sightsOf = (
  attempt: Attempt,
  terrorMatters: boolean,
  aside: boolean,
  fewer: boolean,
): ((done: number, aids: number) => Sight) => {
  const known: (Sight | undefined)[] = []
  const fixed = seesAllRows(attempt)
  const most = aside ? mostAside(attempt.aids) : 0
  const holds = bits(attempt.aids.map(({ effect }) => effect.do === 'secure'))
  return (done, aids) => {
    const rows = fixed ? 0 : done
    const spare = fewer && !(aids & holds) ? 0 : most
    const at = 2 * rows + (spare > 0 ? 1 : 0)
    known[at] ??= sightOf(
      attempt,
      attempt.rows.filter((_, i) => !(rows & (1 << i))),
      terrorMatters,
      spare,
    )
    return known[at]
  }
}

const kitRules = (
  attempt: Attempt,
  tells: boolean,
  plenty: KitRules['plenty'],
  sightFor: KitRules['sightFor'],
): KitRules => {
  const likes = attempt.aids.map(likeOf)
  return {
    attempt,
    most: attempt.clues,
    kits: new Map(),
    arena: newArena(),
    sightFor,
    twins: likes.map((like) => likes.indexOf(like)),
    adds: attempt.aids.map(({ effect }) =>
      effect.do === 'addDice' ? effect.dice.reduce((all, colour) => all | BIT[colour], 0) : 0,
    ),
    recovers: bits(attempt.aids.map(({ effect }) => effect.do === 'recover')),
    tells,
    plenty,
  }
}

/** Which of the rarer things can happen, so that nobody looks for the others. */
const rarities = (attempt: Attempt) => {
  const { aids, talents, reading } = attempt
  const does = (what: string): boolean => aids.some(({ effect }) => effect.do === what)
  return {
    fewRerolls:
      attempt.waits.is === 'reroll' ||
      attempt.waits.is === 'rerolling' ||
      attempt.freeReroll ||
      talents.secondReroll ||
      talents.rerolls.length > 0 ||
      does('reroll'),
    turns: talents.raise || talents.converts.length > 0 || does('turnDie'),
    mayStop: {
      prepare: reading.giveUp.includes('prepare'),
      judge: reading.giveUp.includes('judge'),
      discard: reading.giveUp.includes('discard'),
    },
    early: aidsThat(attempt, ({ prepare, effect }) => prepare && effect.do !== 'recover'),
    others: aidsThat(
      attempt,
      ({ judge, late, effect }) =>
        (judge || late) && (effect.do === 'addDice' || effect.do === 'mend' || effect.do === 'slay'),
    ),
    spells: aidsThat(attempt, ({ effect }) => effect.do === 'secure'),
  }
}

const isPlain = ({ talents, aids }: Attempt, { turns, fewRerolls, others }: ReturnType<typeof rarities>): boolean =>
  !turns &&
  !fewRerolls &&
  others.length === 0 &&
  !talents.manyTasks &&
  !aids.some(({ effect }) => effect.do === 'recover')

/** It takes no dice but those that show it. */
const isPlainTerror = (terror: Attempt['terror']): boolean =>
  terror.every((choices) => choices.every(({ shed }) => shed !== 'one'))

const markersOf = ({ focus, helpers }: Attempt): number => [focus, ...helpers].filter((each) => each !== 'used').length

const unset = (): never => {
  throw new Error('a search without its steps')
}

export const searchOf = (attempt: Attempt, worth: Worth | undefined, budget: Budget, unknown: number): Search => {
  const tells = worth !== undefined
  const plenty = plentyOf(attempt, tells)
  const terror = attempt.ignoreTerror ? [] : terrorThatMatters(attempt, tells, plenty)
  const idleStays =
    !tells && terror.length === 0 && !attempt.aids.some(({ layOut, effect }) => layOut || effect.do === 'turnDie')
  const rare = rarities(attempt)
  const plain = isPlain(attempt, rare) && isPlainTerror(terror)
  const sheds = plain && !tells && staysPlain(attempt) && onlySheds(attempt, terror, plenty)
  const sights = sightsOf(attempt, terror.length > 0, !idleStays && !sheds, plain && staysPlain(attempt))
  const rules = kitRules(attempt, tells, plenty, sights)
  return {
    ...rules,
    ...rare,
    plain,
    countsTerror: terror.some((choices) => choices.some(({ shed }) => shed === 'terror')),
    several: attempt.reading.securesEach && markersOf(attempt) > 1,
    least: false,
    ranksColours:
      !(attempt.reading.securesEach && markersOf(attempt) > 1) && !tells && !rare.turns && rules.recovers === 0,
    worth,
    budget,
    unknown,
    start: kitAt(rules, attempt),
    terror,
    idleStays,
    onlySheds: sheds,
    countsDoom: tells || doomCounts(attempt),
    markers: markersOf(attempt),
    leastOf: attempt.rows.map(({ needs }) => leastDice(needs)),
    order: attempt.ordered,
    all: (1 << attempt.rows.length) - 1,
    points: 0,
    cut: false,
    prepare: unset,
    table: unset,
    rollAll: unset,
  }
}

export const isDone = (q: Search, kit: Kit): boolean => (kit.done & q.all) === q.all

export const won = (q: Search, kit: Kit, clues: number): number =>
  q.worth ? q.worth(outcomeOf(q.attempt, kit, clues, true)) : 1

export const lost = (q: Search, kit: Kit, clues: number): number =>
  q.worth ? q.worth(outcomeOf(q.attempt, kit, clues, false)) : 0

/** The value of a kit at which nothing is left to do, or undefined. */
export const settled = (q: Search, kit: Kit, clues: number): number | undefined =>
  isOver(kit) ? lost(q, kit, clues) : isDone(q, kit) ? won(q, kit, clues) : undefined
