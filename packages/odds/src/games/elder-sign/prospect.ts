/** What can follow a roll besides rolling dice again: known before any result of it is looked at. */
import { canCast, isIdleCast } from './cast.ts'
import { castOn } from './change.ts'
import { failOf } from './failed-roll.ts'
import { doneWith, merge, noFail, onwards } from './failure.ts'
import { type Fail, FLAG, faceOfCast, type Kit, type Plan, redIn, yellowIn } from './kit.ts'
import { type Grab, grabsUpTo } from './picked.ts'
import { plansOf } from './plans.ts'
import { isDone, type Search, settled } from './search.ts'
import type { Shape } from './shape.ts'

/** The roll fails after this die was cast, or none, with so many green dice showing terror. */
export interface Failing {
  readonly cast: Grab | undefined
  readonly shown: number
  readonly fail: Fail
}

export interface Prospect {
  readonly plans: readonly Plan[]
  /** Dice that may be cast, where a spell is at hand. */
  readonly dice: readonly Grab[]
  /** By plan; and by plan and die cast with it. */
  readonly completed: readonly number[]
  readonly saved: readonly number[]
  readonly failings: readonly Failing[]
  /** To be given back. */
  readonly fails: readonly Fail[]
}

/** The one spell of one die that could be cast on a roll; -1 for none, undefined for more. */
const spellOf = (q: Search, kit: Kit): number | undefined => {
  let found = -1
  for (const aid of q.spells) {
    const dice = canCast(q, kit, aid)
    if (dice === 0) continue
    if (dice > 1 || found >= 0) return undefined
    // A second card of the kind is not told apart, but is there.
    if (q.spells.some((other) => other !== aid && q.twins[other] === q.twins[aid] && kit.aids & (1 << other)))
      return undefined
    found = aid
  }
  return found
}

/** On such a roll nothing happens but clues, one spell, a completed row or failure, in this order. */
export const isPlain = (q: Search, kit: Kit): boolean =>
  q.plain && kit.laid === 0 && kit.extra === 0 && !(kit.flags & FLAG.completed) && spellOf(q, kit) !== undefined

/** Together in the roll: there is a die of each. */
export const fitBeside = (plan: Plan, die: Grab, { green }: Shape): boolean =>
  plan.greens + die.greens.length <= green && !(die.yellow && yellowIn(plan.pool)) && !(die.red && redIn(plan.pool))

/** The row is completed, and another die of the roll was cast before. */
const savedBy = (q: Search, plan: Plan, spell: number, die: Grab): readonly Kit[] => {
  const [shown = 0] = die.dice
  plan.casts[shown] ??=
    canCast(q, plan.next, spell) === 0 ||
    (q.idleStays && plan.next.sight.classOf[faceOfCast(shown)] === plan.next.sight.idle)
      ? []
      : castOn(q, plan.next, spell, die.dice)
  return plan.casts[shown]
}

const WORST = Number.NEGATIVE_INFINITY

interface At {
  readonly q: Search
  readonly kit: Kit
  readonly pool: number
  readonly clues: number
  readonly shape: Shape
}

const savings = ({ q, pool, clues, shape }: At, plans: readonly Plan[], spell: number, dice: readonly Grab[]) => {
  const saved: number[] = []
  for (const plan of plans) {
    const open = dice.length > 0 && plan.greens <= shape.green && !isDone(q, plan.next)
    for (let n = 0; n < dice.length; n++) {
      const die = dice[n]
      let best = WORST
      if (open && die && fitBeside(plan, die, shape))
        for (const kit of savedBy(q, plan, spell, die)) {
          const value = onwards(q, kit, pool - plan.pool - die.pool, clues)
          if (value > best) best = value
        }
      saved.push(best)
    }
  }
  return saved
}

/** Failing after a die was cast: on the spell it is in nobody's way. */
const failedAfter = ({ q, kit, pool, clues }: At, spell: number, die: Grab | undefined, shown: number): Fail => {
  if (!die) return failOf(q, kit, pool, clues, shown)
  const best = noFail(kit)
  for (const after of castOn(q, kit, spell, die.dice)) {
    const over = settled(q, after, clues)
    if (over !== undefined) best.none = Math.max(best.none, over)
    else {
      const own = failOf(q, after, pool - die.pool, clues, shown)
      merge(own, best)
      doneWith(kit, own)
    }
  }
  return best
}

const failures = (at: At, spell: number, dice: readonly Grab[]) => {
  const { shape, q } = at
  const terror = shape.sight.terror < 0 ? -1 : (shape.sight.sides[0].kindOf[shape.sight.terror] ?? -1)
  const failings: Failing[] = []
  const fails: Fail[] = []
  for (const cast of [undefined, ...dice]) {
    const hides = cast && terror >= 0 && cast.greens[0] === terror ? 1 : 0
    const most = terror < 0 ? 0 : shape.green - (cast?.greens.length ?? 0) + hides
    const known: Fail[] = []
    for (let shown = hides; shown <= most; shown++) {
      // However many show it, terror strikes once; only where it takes the dice does their number count.
      const counted = q.countsTerror ? shown - hides : Math.min(1, shown - hides)
      const fail = known[counted] ?? failedAfter(at, spell, cast, counted)
      if (!known[counted]) fails.push(fail)
      known[counted] = fail
      failings.push({ cast, shown, fail })
    }
  }
  return { failings, fails }
}

export const prospectOf = (q: Search, kit: Kit, pool: number, clues: number, shape: Shape): Prospect => {
  const at: At = { q, kit, pool, clues, shape }
  const plans = plansOf(q, kit, shape)
  const spell = spellOf(q, kit) ?? -1
  const dice = spell < 0 ? [] : grabsUpTo(shape, 1).filter((die) => !isIdleCast(q, shape, die))
  const completed: number[] = []
  for (const plan of plans)
    completed.push(plan.greens > shape.green ? WORST : onwards(q, plan.next, pool - plan.pool, clues))
  return { plans, dice, completed, saved: savings(at, plans, spell, dice), ...failures(at, spell, dice) }
}
