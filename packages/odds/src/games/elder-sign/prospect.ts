/** What can follow a roll besides rolling dice again, by the least dice it takes: known before any result is looked at. */
import { joinedFirst } from './card-use.ts'
import { canCast, isIdleCast } from './cast.ts'
import { castOn, change, secured } from './change.ts'
import { ANY, has, NONE, STEPS, securedBeside, terrorsOf } from './failure.ts'
import { FLAG, faceOfCast, greenIn, type Kit, type Plan, POOLS, redIn, restOf, type Terror, yellowIn } from './kit.ts'
import { isOver } from './outcome.ts'
import { type Grab, grabsUpTo } from './picked.ts'
import { plansOf } from './plans.ts'
import { isDone, lost, type Search } from './search.ts'
import type { Shape } from './shape.ts'

/** What is left then, and the places of the results it takes. */
export interface Prospect {
  readonly next: Kit
  readonly pool: number
  /** Clues lost to terror. */
  readonly fewer: number
  /** The attempt has failed. */
  readonly ends: boolean
  readonly places: readonly number[]
}

export interface Prospects {
  /** For every result that contains those dice. */
  readonly open: readonly Prospect[]
  /** Failures where terror matters: for those results that show it on no more dice. */
  readonly failed: readonly Prospect[]
}

export const valueThen = (q: Search, { next, pool, fewer, ends }: Prospect, clues: number): number => {
  const left = clues > fewer ? clues - fewer : 0
  if (ends) return lost(q, next, left)
  const known = next.prepared[pool + POOLS * left] ?? Number.NaN
  return Number.isNaN(known) ? q.prepare(next, pool, left) : known
}

/** The one spell of one die that could be cast on a roll; -1 for none, undefined for more. */
const spellOf = (q: Search, kit: Kit): number | undefined => {
  let found = -1
  for (const aid of q.spells) {
    if (canCast(q, kit, aid) === 0) continue
    if (found >= 0 || canCast(q, kit, aid) > 1) return undefined
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

/** One more die of a kind; -1 beyond what can be of use. */
const plus = ({ lattice: { add, take, kinds } }: Shape, multiset: number, kind: number): number => {
  const more = multiset < 0 ? -1 : (add[multiset * kinds + kind] ?? -1)
  return more >= 0 && take[more * kinds + kind] === multiset ? more : -1
}

/** The same places with one die more, of a colour and kind. */
const besideKind = (shape: Shape, places: readonly number[], colour: number, kind: number): readonly number[] => {
  const { width, reds } = shape
  if (colour > 0) return places.map((place) => place + (kind + 1) * (colour === 1 ? reds : 1))
  const found: number[] = []
  for (const place of places) {
    const multiset = Math.floor(place / width)
    const more = plus(shape, multiset, kind)
    if (more >= 0) found.push(place + (more - multiset) * width)
  }
  return found
}

const beside = (shape: Shape, places: readonly number[], { greens, yellow, red }: Grab): readonly number[] => {
  const [kind] = greens
  if (kind !== undefined) return besideKind(shape, places, 0, kind)
  return yellow ? besideKind(shape, places, 1, yellow - 1) : besideKind(shape, places, 2, red - 1)
}

/** Together in the roll: there is a die of each. */
const fitBeside = (plan: Plan, die: Grab, { green }: Shape): boolean =>
  plan.greens + die.greens.length <= green && !(die.yellow && yellowIn(plan.pool)) && !(die.red && redIn(plan.pool))

interface At {
  readonly q: Search
  readonly kit: Kit
  readonly pool: number
  readonly shape: Shape
  /** The green kind that shows terror, where terror matters, or -1. */
  readonly terror: number
}

/** A row is completed, and another die of the roll was cast before. */
const addSaved = ({ q, pool, shape }: At, plan: Plan, spell: number, die: Grab, to: Prospect[]): void => {
  const { next } = plan
  const [shown = 0] = die.dice
  if (!fitBeside(plan, die, shape) || canCast(q, next, spell) === 0) return
  if ((q.idleStays || q.onlySheds) && next.sight.classOf[faceOfCast(shown)] === next.sight.idle) return
  plan.casts[shown] ??= { kits: castOn(q, next, spell, die.dice), places: beside(shape, plan.places, die) }
  const { kits, places } = plan.casts[shown]
  for (const kit of kits)
    to.push({ next: restOf(q, kit), pool: pool - plan.pool - die.pool, fewer: 0, ends: isOver(kit), places })
}

const addCompleted = (at: At, spell: number, dice: readonly Grab[], to: Prospect[]): void => {
  const { q, kit, pool, shape } = at
  for (const plan of plansOf(q, kit, shape)) {
    if (plan.greens > shape.green) continue
    to.push({ next: restOf(q, plan.next), pool: pool - plan.pool, fewer: 0, ends: false, places: plan.places })
    if (!isDone(q, plan.next)) for (const die of dice) addSaved(at, plan, spell, die, to)
  }
}

/** The roll has failed: what terror did, the places of the dice it takes, and how many of those left show terror. */
interface Failing {
  readonly terror: Terror
  readonly places: readonly number[]
  readonly shown: number
}

/**
 * ES-FOCUS-01, -04: one of the dice left may be put on a marker, or one on each. `from`: of several, in this order.
 */
const addSecured = (at: At, failing: Failing, kit: Kit, pool: number, may: number, to: Prospect[], from = 0): void => {
  const { q, shape } = at
  const { terror, shown } = failing
  const { sides, faces, idle } = kit.sight
  for (let colour = 0; colour < 3; colour++) {
    if (!(may & (1 << colour)) || !has(pool, colour)) continue
    const classes = sides[colour]?.classes ?? []
    for (let kind = 0; kind < classes.length; kind++) {
      const seen = classes[kind] ?? 0
      const isTerror = colour === 0 && kind === at.terror
      if (16 * colour + kind < from || ((q.idleStays || q.onlySheds) && seen === idle) || (isTerror && shown === 0))
        continue
      const kits = secured(q, kit, faces[seen] ?? 0, colour)
      const places = kits.length === 0 || isTerror ? failing.places : besideKind(shape, failing.places, colour, kind)
      if (places.length === 0) continue
      const left = pool - (STEPS[colour] ?? 0)
      for (const after of kits) {
        const fewer = q.most - terror.clues
        to.push({ next: restOf(q, after), pool: left, fewer, ends: false, places })
        if (left === 0)
          for (const joined of joinedFirst(q, after))
            to.push({ next: restOf(q, joined.kit), pool: joined.pool, fewer, ends: false, places })
        if (!q.several) continue
        const more = { terror, places, shown: isTerror ? shown - 1 : shown }
        addSecured(at, more, after, left, ANY, to, 16 * colour + kind)
      }
    }
  }
}

const addRolledOn = (at: At, failing: Failing, kit: Kit, pool: number, may: number, to: Prospect[]): void => {
  const { q } = at
  const { terror, places } = failing
  if (may & NONE) to.push({ next: restOf(q, kit), pool, fewer: q.most - terror.clues, ends: false, places })
  addSecured(at, failing, kit, pool, may, to)
}

/** ES-TERROR-01: it may be over now, or given up. */
const addEnd = ({ q }: At, { terror, places }: Failing, stops: boolean, to: Prospect[]): boolean => {
  const ends = isOver(terror.kit) || terror.fails
  if (ends || stops) to.push({ next: restOf(q, terror.kit), pool: 0, fewer: q.most - terror.clues, ends: true, places })
  return ends
}

/** ES-FAIL-03: then a die is lost. */
const addFailed = (at: At, failing: Failing, pool: number, to: Prospect[]): void => {
  const { q } = at
  const { kit } = failing.terror
  if (addEnd(at, failing, q.mayStop.judge || (q.mayStop.discard && pool > 0), to)) return
  if (pool === 0) return addRolledOn(at, failing, kit, 0, NONE, to)
  for (let colour = 0; colour < 3; colour++)
    if (has(pool, colour))
      addRolledOn(at, failing, kit, pool - (STEPS[colour] ?? 0), securedBeside(q, kit, pool, colour), to)
  if (kit.spares > 0) addRolledOn(at, failing, change(q, kit, { spares: kit.spares - 1 }), pool, ANY, to)
}

/** Failing with so many green dice showing terror. */
const addShown = (at: At, kit: Kit, pool: number, shown: number, places: readonly number[], to: Prospect[]): void => {
  const { q } = at
  const strikes = shown > 0 || (kit.flags & FLAG.dread) !== 0
  if (strikes && q.attempt.reading.terrorLast) return addTerrorLast(at, kit, pool, shown, places, to)
  const calm: Terror = { kit, clues: q.most, shedsTerror: false, sheds: 0, fails: false }
  for (const terror of strikes ? terrorsOf(q, kit, q.most) : [calm]) {
    const sheds = terror.shedsTerror ? shown : 0
    addFailed(at, { terror, places, shown: shown - sheds }, pool - sheds, to)
  }
}

/** ES-TERROR-03, -04: where the die is lost first, it may be one that shows terror, and counts all the same. */
const addTerrorLast = (
  at: At,
  kit: Kit,
  pool: number,
  shown: number,
  places: readonly number[],
  to: Prospect[],
): void => {
  const { q } = at
  const strike = (struck: Kit, left: number, still: number): void => {
    for (const terror of terrorsOf(q, struck, q.most)) {
      const sheds = terror.shedsTerror ? still : 0
      const failing = { terror, places, shown: still - sheds }
      if (!addEnd(at, failing, q.mayStop.judge, to)) addRolledOn(at, failing, terror.kit, left - sheds, ANY, to)
    }
  }
  if (pool === 0) return strike(kit, 0, shown)
  if (shown > 0) strike(kit, pool - 1, shown - 1)
  if (greenIn(pool) > shown) strike(kit, pool - 1, shown)
  for (const colour of [1, 2]) if (has(pool, colour)) strike(kit, pool - (STEPS[colour] ?? 0), shown)
  if (kit.spares > 0) strike(change(q, kit, { spares: kit.spares - 1 }), pool, shown)
}

/** After this die was cast, or none. */
const addFailures = (at: At, kit: Kit, cast: Grab | undefined, to: Prospect[]): void => {
  const { q, shape, terror } = at
  const pool = at.pool - (cast?.pool ?? 0)
  const most = terror < 0 ? 0 : shape.green - (cast?.greens.length ?? 0)
  const layers: (readonly number[])[] = [cast ? beside(shape, [0], cast) : [0]]
  for (let shown = 1; shown <= most; shown++) layers.push(besideKind(shape, layers[shown - 1] ?? [], 0, terror))
  if (q.countsTerror || q.several || q.attempt.reading.terrorLast) {
    for (const [shown, places] of layers.entries()) addShown(at, kit, pool, shown, places, to)
    return
  }
  // However many dice show it, terror strikes once.
  addShown(at, kit, pool, 0, layers[0] ?? [], to)
  if (most > 0) addShown(at, kit, pool, 1, layers.slice(1).flat(), to)
}

const terrorKind = ({ sight }: Shape): number => (sight.terror < 0 ? -1 : (sight.sides[0].kindOf[sight.terror] ?? -1))

/** Letting the roll fail as it is. */
export const failuresOf = (q: Search, kit: Kit, pool: number, shape: Shape): Prospects => {
  const failed: Prospect[] = []
  addFailures({ q, kit, pool, shape, terror: terrorKind(shape) }, kit, undefined, failed)
  return { open: [], failed }
}

export const prospectsOf = (q: Search, kit: Kit, pool: number, shape: Shape): Prospects => {
  const at: At = { q, kit, pool, shape, terror: terrorKind(shape) }
  const spell = spellOf(q, kit) ?? -1
  const dice = spell < 0 ? [] : grabsUpTo(shape, 1).filter((die) => !isIdleCast(q, shape, die))
  const open: Prospect[] = []
  const failed: Prospect[] = at.terror < 0 ? open : []
  addCompleted(at, spell, dice, open)
  addFailures(at, kit, undefined, failed)
  for (const die of dice) for (const after of castOn(q, kit, spell, die.dice)) addFailures(at, after, die, failed)
  return { open, failed }
}
