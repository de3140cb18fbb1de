/** ES-FAIL-02, ES-TERROR: a roll fails; terror strikes, a die is lost, one may be secured, the rest is rolled again. */
import { joinedFirst } from './card-use.ts'
import { canPay, change, secured, spent, struck } from './change.ts'
import { type Fail, FLAG, greenIn, type Kit, redIn, restOf, type Terror, yellowIn } from './kit.ts'
import { isOver } from './outcome.ts'
import { lost, type Search } from './search.ts'

const worst = ({ classes }: { readonly classes: readonly number[] }): Float64Array =>
  new Float64Array(classes.length).fill(Number.NEGATIVE_INFINITY)

const freshFail = ({ sight }: Kit): Fail => {
  const [green, yellow, red] = sight.sides
  return { none: Number.NEGATIVE_INFINITY, by: [worst(green), worst(yellow), worst(red)] }
}

/** Nothing known yet. */
export const noFail = (kit: Kit): Fail => {
  const used = kit.sight.fails.pop()
  if (!used) return freshFail(kit)
  used.none = Number.NEGATIVE_INFINITY
  for (const best of used.by) best.fill(Number.NEGATIVE_INFINITY)
  return used
}

/** Whoever asked has read it. */
export const doneWith = ({ sight }: Kit, fail: Fail): void => void sight.fails.push(fail)

/** Dice that show terror are gone: none of them can be secured. */
export const hide = ({ sight }: Kit, fail: Fail): void => {
  sight.sides.forEach(({ kindOf }, colour) => {
    const kind = kindOf[sight.terror] ?? -1
    const best = fail.by[colour]
    if (best && kind >= 0) best[kind] = Number.NEGATIVE_INFINITY
  })
}

/** The better of both, whatever is secured. */
export const merge = (from: Fail, to: Fail): void => {
  if (from.none > to.none) to.none = from.none
  for (let colour = 0; colour < 3; colour++) {
    const best = to.by[colour]
    const others = from.by[colour]
    if (!best || !others) continue
    for (let kind = 0; kind < best.length; kind++) {
      const value = others[kind] ?? 0
      if (value > (best[kind] ?? 0)) best[kind] = value
    }
  }
}

export const STEPS = [1, 7, 14] as const

export const has = (pool: number, colour: number): boolean =>
  colour === 0 ? greenIn(pool) > 0 : colour === 1 ? yellowIn(pool) > 0 : redIn(pool) > 0

/** One die of that colour is gone; green ones may come back. */
const discarded = (q: Search, kit: Kit, colour: number): Kit =>
  colour === 0 && kit.aids & q.recovers ? change(q, kit, { out: kit.out + 1 }) : kit

/** Before the next roll: dice added meanwhile are in the pool. */
export const onwards = (q: Search, kit: Kit, pool: number, clues: number): number =>
  kit.extra
    ? q.prepare(restOf(q, kit), pool + (kit.extra & 1 ? 7 : 0) + (kit.extra & 2 ? 14 : 0), clues)
    : q.prepare(restOf(q, kit), pool, clues)

const recovering = (q: Search, kit: Kit, pool: number, clues: number): number => {
  let best = onwards(q, kit, pool, clues)
  if (!(kit.aids & q.recovers) || kit.out === 0) return best
  for (const { kit: after, pool: more } of recoveries(q, kit, pool))
    best = Math.max(best, onwards(q, after, more, clues))
  return best
}

/** Cards that bring discarded dice back, used in this window. */
export const recoveries = (q: Search, kit: Kit, pool: number): { kit: Kit; pool: number; aid: number }[] =>
  q.attempt.aids.flatMap(({ effect, price }, aid) => {
    if (effect.do !== 'recover' || !(kit.aids & (1 << aid)) || kit.out === 0 || !canPay(q, kit, price)) return []
    return spent(q, kit, aid).map((after) => ({ kit: change(q, after, { out: 0 }), pool: pool + kit.out, aid }))
  })

/** The last die was secured. */
const withLast = (q: Search, kit: Kit, clues: number): number =>
  joinedFirst(q, kit).reduce(
    (best, joined) => Math.max(best, onwards(q, joined.kit, joined.pool, clues)),
    recovering(q, kit, 0, clues),
  )

/** Which dice may be secured: bits by colour, and one for none. */
export const NONE = 8
export const ANY = 15

/** ES-FOCUS-01, ES-ASSIST-01: one of the dice left may be put on a marker. */
export const secure = (q: Search, kit: Kit, pool: number, clues: number, fail: Fail, may = ANY): void => {
  if (q.several) q.least = true
  if (may & NONE) fail.none = Math.max(fail.none, recovering(q, kit, pool, clues))
  const { sides, faces, idle } = kit.sight
  for (let colour = 0; colour < 3; colour++) {
    if (!(may & (1 << colour)) || !has(pool, colour)) continue
    const best = fail.by[colour]
    const classes = sides[colour]?.classes ?? []
    const rest = pool - (STEPS[colour] ?? 0)
    for (let kind = 0; kind < classes.length; kind++) {
      const seen = classes[kind] ?? 0
      if ((q.idleStays || q.onlySheds) && seen === idle) continue
      for (const after of secured(q, kit, faces[seen] ?? 0, colour)) {
        const value = rest === 0 ? withLast(q, after, clues) : recovering(q, after, rest, clues)
        if (best && value > (best[kind] ?? 0)) best[kind] = value
      }
    }
  }
}

/** A die of a lesser colour is there, which would rather be lost. */
const hasLesser = ({ sight }: Kit, pool: number, colour: number): boolean =>
  colour === 2 ? pool !== 14 : colour === 1 && !sight.asksTerror && greenIn(pool) > 0

/**
 * Which dice, as bits by colour, may be secured when one of this colour is lost instead. Whatever a green die shows, the
 * yellow die shows as good or better, unless terror is asked for, and the red die always; so the lesser one is lost,
 * unless it is the die to be secured.
 */
export const securedBeside = (q: Search, kit: Kit, pool: number, colour: number): number => {
  if (!q.ranksColours) return ANY
  let may = hasLesser(kit, pool, colour) ? 0 : NONE
  for (let other = 0; other < 3; other++)
    if (has(pool, other) && !hasLesser(kit, pool - (STEPS[other] ?? 0), colour)) may |= 1 << other
  return may
}

/** ES-FAIL-03: a die of the roll, or none where all of them are gone already (ES-RULING-43). */
export const discard = (q: Search, kit: Kit, pool: number, clues: number, fail: Fail): void => {
  if (pool === 0) return secure(q, kit, pool, clues, fail)
  for (let colour = 0; colour < 3; colour++) {
    if (!has(pool, colour)) continue
    const may = securedBeside(q, kit, pool, colour)
    if (may) secure(q, discarded(q, kit, colour), pool - (STEPS[colour] ?? 0), clues, fail, may)
  }
  if (kit.spares > 0) secure(q, change(q, kit, { spares: kit.spares - 1 }), pool, clues, fail)
  if (q.mayStop.discard) fail.none = Math.max(fail.none, lost(q, restOf(q, kit), clues))
}

/** A terror effect takes one more die. */
export const shedOne = (
  q: Search,
  kit: Kit,
  pool: number,
  clues: number,
  fail: Fail,
  times: number,
  next: Next = discard,
): void => {
  if (times === 0 || pool === 0) return next(q, kit, pool, clues, fail)
  for (let colour = 0; colour < 3; colour++)
    if (has(pool, colour))
      shedOne(q, discarded(q, kit, colour), pool - (STEPS[colour] ?? 0), clues, fail, times - 1, next)
}

export const terrorsOf = (q: Search, kit: Kit, clues: number): readonly Terror[] => {
  kit.terrors[clues] ??= allTerrors(q, kit, clues)
  return kit.terrors[clues]
}

const allTerrors = (q: Search, kit: Kit, clues: number): Terror[] => {
  const calm: Terror = { kit, clues, shedsTerror: false, sheds: 0, fails: false }
  if (kit.flags & FLAG.noTerror) return [calm]
  return q.terror.reduce<Terror[]>(
    (before, choices) =>
      before.flatMap((so) =>
        choices.flatMap((blow) =>
          isOver(so.kit)
            ? [so]
            : struck(q, so.kit, blow).map((struckKit) => ({
                kit: struckKit,
                clues: Math.max(0, so.clues - blow.clues),
                shedsTerror: so.shedsTerror || blow.shed === 'terror',
                sheds: so.sheds + (blow.shed === 'one' ? 1 : 0),
                fails: so.fails || blow.fails,
              })),
        ),
      ),
    [calm],
  )
}

/** ES-TERROR-03, -04: where the die is paid first, it may be one that shows terror, and counts all the same. */
export const terrorLast = (q: Search, kit: Kit, pool: number, clues: number, shown: number, fail: Fail): void => {
  const strikeThen = (after: Kit, left: number, still: number): void => {
    for (const terror of terrorsOf(q, after, clues)) {
      const own = noFail(kit)
      afterTerror(q, terror, left, still, own, secure)
      if (terror.shedsTerror) hide(kit, own)
      merge(own, fail)
      doneWith(kit, own)
    }
  }
  if (pool === 0) return strikeThen(kit, pool, shown)
  for (let colour = 0; colour < 3; colour++) {
    const step = STEPS[colour] ?? 0
    const after = discarded(q, kit, colour)
    if (has(shown, colour)) strikeThen(after, pool - step, shown - step)
    if (has(pool - shown, colour)) strikeThen(after, pool - step, shown)
  }
  if (kit.spares > 0) strikeThen(change(q, kit, { spares: kit.spares - 1 }), pool, shown)
}

type Next = (q: Search, kit: Kit, pool: number, clues: number, fail: Fail) => void

/** After terror; `shown` is the part of the pool that shows it. Then the die is paid, unless it has been. */
export const afterTerror = (
  q: Search,
  terror: Terror,
  pool: number,
  shown: number,
  fail: Fail,
  next: Next = discard,
): void => {
  const { kit, clues } = terror
  const ends = isOver(kit) || terror.fails
  if (ends || q.mayStop.judge) fail.none = Math.max(fail.none, lost(q, restOf(q, kit), clues))
  if (ends) return
  const sheds = terror.shedsTerror ? shown : 0
  const after = kit.aids & q.recovers && sheds > 0 ? change(q, kit, { out: kit.out + greenIn(sheds) }) : kit
  shedOne(q, after, pool - sheds, clues, fail, terror.sheds, next)
}
