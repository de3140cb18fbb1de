/** How a kit changes: rows completed, dice secured and taken back, cards used, points lost. */
import type { Aid, Blow, Price } from './attempt.ts'
import {
  BIT,
  castDie,
  FLAG,
  FREE,
  faceOfCast,
  type Kit,
  type KitState,
  kitOf,
  ON_MARKER,
  onMarker,
  USED,
  type Way,
} from './kit.ts'
import { pickedOf } from './picked.ts'
import type { Search } from './search.ts'

export const change = (q: Search, kit: Kit, changes: Partial<KitState>): Kit => kitOf(q, { ...kit, ...changes })

const without = (list: readonly number[], one: number): number[] => {
  const at = list.indexOf(one)
  return list.filter((_, i) => i !== at)
}

/** Points lost for good or ill: at 0 the investigator is gone (ES-DEVOUR-01). */
export const suffer = (q: Search, kit: Kit, { sanity, stamina, clock }: Price): Kit => {
  const left = { sanity: kit.sanity - sanity, stamina: kit.stamina - stamina }
  const dead = (q.plenty.sanity > 1 && left.sanity <= 0) || (q.plenty.stamina > 1 && left.stamina <= 0)
  const flags = dead ? kit.flags | FLAG.over : kit.flags
  return change(q, kit, { ...counted(q, kit, left), clock: kit.clock + (q.tells ? clock : 0), flags })
}

/** Tracks that can never run out stay where they are. */
const counted = (q: Search, kit: Kit, left: { sanity: number; stamina: number }): Partial<KitState> => ({
  sanity: q.plenty.sanity === 1 ? kit.sanity : left.sanity,
  stamina: q.plenty.stamina === 1 ? kit.stamina : left.stamina,
})

const harmless = ({ sanity, stamina, clock }: Price): boolean => sanity + stamina + clock === 0

/** ES-TASK-11: a payment leaves a point on each track. */
export const canPay = (q: Search, kit: Kit, { sanity, stamina }: Price): boolean =>
  (sanity === 0 || q.plenty.sanity === 1 || kit.sanity > sanity) &&
  (stamina === 0 || q.plenty.stamina === 1 || kit.stamina > stamina)

const pay = (q: Search, kit: Kit, price: Price): Kit => (harmless(price) ? kit : suffer(q, kit, price))

/** Loses points, or has a shield take one of the losses: every way it can go. */
export const strike = (q: Search, kit: Kit, blow: Price): Kit[] => {
  if (harmless(blow)) return [kit]
  const hit = suffer(q, kit, blow)
  const loses = (blow.sanity > 0 && q.plenty.sanity > 1) || (blow.stamina > 0 && q.plenty.stamina > 1)
  if (kit.shields === 0 || !loses) return [hit]
  const shielded = change(q, kit, { shields: kit.shields - 1 })
  const spared: Price[] = []
  if (blow.sanity > 0) spared.push({ ...blow, sanity: 0 })
  if (blow.stamina > 0) spared.push({ ...blow, stamina: 0 })
  return [hit, ...spared.flatMap((rest) => strike(q, shielded, rest))]
}

/** What a terror effect leaves of a kit. */
export const struck = (q: Search, kit: Kit, blow: Blow): Kit[] =>
  strike(q, kit, blow).map((each) => {
    const doom = each.doom + (q.countsDoom ? blow.doom : 0)
    const awakens = q.attempt.doomLeft !== null && doom >= q.attempt.doomLeft && blow.doom > 0
    const flags = blow.fatal || awakens ? each.flags | FLAG.over : each.flags
    return flags === each.flags && doom === each.doom ? each : change(q, each, { flags, doom })
  })

/** Puts a die on a marker: the own one, or the first free one of a helper. */
export const secured = (q: Search, kit: Kit, face: number, colour: number): readonly Kit[] => {
  const die = castDie(q.attempt.reading.savedPlay ? colour : 0, face)
  const known = kit.secured[die]
  if (known) return known
  const kits: Kit[] = []
  kit.secured[die] = kits
  if (q.attempt.reading.savedPlay) {
    const held = kit.cast.filter(onMarker).length
    if (held < q.markers) kits.push(change(q, kit, { cast: [...kit.cast, die + ON_MARKER] }))
    return kits
  }
  if (kit.focus === FREE) kits.push(change(q, kit, { focus: face }))
  const at = kit.helpers.indexOf(FREE)
  if (at >= 0) kits.push(change(q, kit, { helpers: kit.helpers.with(at, face) }))
  return kits
}

/** ES-SPELL-03: dice on a spell; its price and what its use sets off come with it, unless it was laid out before. */
export const castOn = (q: Search, kit: Kit, aid: number, dice: readonly number[]): readonly Kit[] => {
  const card = q.attempt.aids[aid]
  if (!card) return []
  const key = dice.reduce((all, die) => all * 64 + die + 1, aid)
  const known = kit.casts.get(key)
  if (known) return known
  const bit = 1 << aid
  const dread =
    q.attempt.reading.castTerror && dice.some((die) => kit.sight.classOf[faceOfCast(die)] === kit.sight.terror)
  const held = change(q, kit, {
    aids: kit.aids & ~bit,
    laid: kit.laid & ~bit,
    cast: [...kit.cast, ...dice],
    flags: dread ? kit.flags | FLAG.dread : kit.flags,
  })
  const kits = kit.laid & bit ? [held] : charged(q, held, card)
  kit.casts.set(key, kits)
  return kits
}

const charged = (q: Search, kit: Kit, { price, sting }: Aid): Kit[] => strike(q, pay(q, kit, price), sting)

/** ES-SPELL-02: used and paid for now, its die comes with the roll. */
export const laidOut = (q: Search, kit: Kit, aid: number): Kit[] => {
  const card = q.attempt.aids[aid]
  return card ? charged(q, change(q, kit, { laid: kit.laid | (1 << aid) }), card) : []
}

export const released = (q: Search, kit: Kit, die: number): Kit => {
  const known = kit.released[die] ?? change(q, kit, { cast: without(kit.cast, die) })
  kit.released[die] = known
  return known
}

/** A card leaves the hand and is paid for; what it does to dice is the caller's matter. */
export const spent = (q: Search, kit: Kit, aid: number): Kit[] => {
  const card = q.attempt.aids[aid]
  if (!card) return []
  const flags = kit.flags | (card.ignoreOrder ? FLAG.anyOrder : 0) | (card.ignoreTerror ? FLAG.noTerror : 0)
  return charged(q, change(q, kit, { aids: kit.aids & ~(1 << aid), flags }), card)
}

export const mended = (q: Search, kit: Kit, track: 'sanity' | 'stamina', n: number): Kit => {
  const { health } = q.attempt
  if (!health || q.plenty[track] === 1) return kit
  const most = track === 'sanity' ? health.maxSanity : health.maxStamina
  return change(q, kit, { [track]: Math.max(kit[track], Math.min(kit[track] + n, most)) })
}

/** Dice held on markers and spells that a row might take: what they show, and the kit without them. */
interface Held {
  readonly shown: readonly number[]
  readonly left: KitState
}

/** Every choice of held dice, each once. */
const heldBy = (q: Search, kit: Kit): Held[] => {
  const seenAs = (face: number): number => kit.sight.classOf[face] ?? 0
  const after = q.attempt.reading.focusOnce ? USED : FREE
  const helped = q.attempt.reading.assistOnce ? USED : FREE
  let all: Held[] = [{ shown: kit.sight.faces.map(() => 0), left: kit }]
  const mayTake = (face: number, take: (from: KitState) => Partial<KitState>): void => {
    const seen = seenAs(face)
    const more = all.map(({ shown, left }) => ({
      shown: shown.with(seen, (shown[seen] ?? 0) + 1),
      left: { ...left, ...take(left) },
    }))
    all = [...all, ...more]
  }
  if (kit.focus >= 0) mayTake(kit.focus, () => ({ focus: after }))
  for (const face of kit.helpers)
    if (face >= 0) mayTake(face, ({ helpers }) => ({ helpers: helpers.with(helpers.indexOf(face), helped) }))
  for (const die of kit.cast) mayTake(faceOfCast(die), ({ cast }) => ({ cast: without(cast, die) }))
  return all
}

/** ES-TASK-09: with an arrow only the topmost open row. */
const mayDo = (q: Search, kit: Kit, row: number): boolean => {
  if (kit.done & (1 << row)) return false
  if (!q.order || kit.flags & FLAG.anyOrder) return true
  return (kit.done | ((1 << row) - 1)) === kit.done
}

export const isOpen = (q: Search, kit: Kit, row: number): boolean => {
  const task = q.attempt.rows[row]
  return task !== undefined && mayDo(q, kit, row) && canPay(q, kit, task)
}

/** Above any number of sets of dice or kits in one search, so that both and a row make one key. */
const MOST_PICKS = 2 ** 16
const MOST_KITS = 2 ** 30

/** Every way to complete a row with these dice of a roll and those held. */
export const waysOf = (q: Search, kit: Kit): readonly Way[] => {
  if (kit.ways) return kit.ways
  const ways = new Map<number, Way>()
  const held = heldBy(q, kit)
  q.attempt.rows.forEach((task, row) => {
    if (!isOpen(q, kit, row)) return
    const needs = kit.sight.ways[row] ?? []
    for (const { shown, left } of held) {
      const fitting = needs.filter((need) => shown.every((n, seen) => n <= (need[seen] ?? 0)))
      if (fitting.length === 0) continue
      const next = pay(q, kitOf(q, { ...left, done: kit.done | (1 << row) }), task)
      for (const need of fitting) {
        const dice = pickedOf(
          kit.sight,
          need.map((n, seen) => n - (shown[seen] ?? 0)),
        )
        ways.set((row * MOST_PICKS + dice.id) * MOST_KITS + next.id, { row, dice, next })
      }
    }
  })
  kit.ways = [...ways.values()]
  return kit.ways
}

/** Yellow and red dice of a card that can be had now. */
export const addedDice = (kit: Kit, dice: readonly (keyof typeof BIT)[]): number =>
  dice.reduce((all, colour) => all | (kit.supply & BIT[colour]), 0)
