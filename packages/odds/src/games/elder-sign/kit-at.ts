/** The kit of an attempt: as it begins, or later in it, told in terms of the beginning. */
import type { Attempt, ShownDie } from './attempt.ts'
import {
  BIT,
  castDie,
  colourNumber,
  FLAG,
  FREE,
  faceNumber,
  type Kit,
  type KitRules,
  type KitState,
  kitOf,
  ON_MARKER,
  USED,
} from './kit.ts'

export const bits = (list: readonly boolean[]): number =>
  list.reduce((all, each, i) => (each ? all | (1 << i) : all), 0)

const onSpell = ({ colour, face }: ShownDie): number => castDie(colourNumber(colour), faceNumber(face))

const markerOf = (shown: string): number => (shown === 'free' ? FREE : shown === 'used' ? USED : faceNumber(shown))

const flagsOf = (now: Attempt): number =>
  (now.ignoreOrder ? FLAG.anyOrder : 0) |
  (now.ignoreTerror ? FLAG.noTerror : 0) |
  (now.rolls === 0 && now.talents.fund ? FLAG.fresh : 0) |
  (now.freeReroll ? FLAG.freeReroll : 0) |
  (now.completed > 0 ? FLAG.completed : 0) |
  (now.dread ? FLAG.dread : 0) |
  (now.usedOnRoll.includes('raise') ? FLAG.raised : 0)

type Held = Pick<KitState, 'focus' | 'helpers' | 'cast'>

const heldIn = ({ reading, focus, helpers, cast, marked }: Attempt): Held =>
  reading.savedPlay
    ? { focus: USED, helpers: [], cast: [...cast.map(onSpell), ...marked.map((die) => onSpell(die) + ON_MARKER)] }
    : { focus: markerOf(focus), helpers: helpers.map(markerOf), cast: cast.map(onSpell) }

/** Hours that rows done and cards used since the beginning have cost. */
const clockSince = (began: Attempt, now: Attempt): number => {
  const rows = began.rows.filter(({ key, done }) => !done && now.rows.some((row) => row.key === key && row.done))
  const used = began.aids.filter(({ id }) => !now.aids.some((aid) => aid.id === id))
  return [...rows, ...used.map(({ price }) => price)].reduce((sum, { clock }) => sum + clock, 0)
}

export const kitAt = (q: KitRules, now: Attempt): Kit => {
  const { attempt: began, plenty, tells } = q
  const { talents } = now
  const has = (id: string): boolean => now.aids.some((aid) => aid.id === id)
  const isDone = (key: string): boolean => now.rows.some((row) => row.key === key && row.done)
  const extra = now.rolled.length && !now.maySecure ? now.pool : []
  return kitOf(q, {
    ...heldIn(now),
    done: bits(began.rows.map(({ key }) => isDone(key))),
    flags: flagsOf(now),
    aids: bits(began.aids.map(({ id }) => has(id))),
    laid: bits(began.aids.map(({ id }) => now.laidOut.some((i) => now.aids[i]?.id === id))),
    converted: now.usedOnRoll.reduce<number>((all, i) => (i === 'raise' ? all : all | (1 << i)), 0),
    rerolls: bits(began.talents.rerolls.map(({ by }) => talents.rerolls.some((each) => each.by === by))),
    extra: extra.reduce((all, colour) => all | BIT[colour], 0),
    supply: now.supply.reduce((all, colour) => all | BIT[colour], 0),
    out: now.discardedGreen,
    locked: [0, 1, 2].map((n) => talents.locked.filter((colour) => colourNumber(colour) === n).length),
    others: talents.fund?.others ?? 0,
    spares: talents.spares,
    shields: talents.shields,
    sanity: now.health?.sanity ?? plenty.sanity,
    stamina: now.health?.stamina ?? plenty.stamina,
    clock: tells ? clockSince(began, now) : 0,
    doom: (began.doomLeft ?? 0) - (now.doomLeft ?? 0),
  })
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const within = <T>(few: readonly T[], many: readonly T[], key: (each: T) => string): boolean => {
  const known = new Set(many.map(key))
  return few.every((each) => known.has(key(each)))
}

/** Whether what is known of one attempt answers for another: the same tasks and rules, and nothing new to draw on. */
export const answersFor = (began: Attempt, now: Attempt): boolean =>
  same(
    [began.rows.map(({ done: _, ...row }) => row), began.ordered, began.reading, began.terror],
    [now.rows.map(({ done: _, ...row }) => row), now.ordered, now.reading, now.terror],
  ) &&
  now.clues <= began.clues &&
  within(now.aids, began.aids, ({ id }) => id) &&
  within(now.talents.rerolls, began.talents.rerolls, ({ by }) => by) &&
  same({ ...began.talents, ...CHANGING }, { ...now.talents, ...CHANGING }) &&
  (began.health === null) === (now.health === null) &&
  (began.doomLeft === null) === (now.doomLeft === null) &&
  began.helpers.length === now.helpers.length &&
  (began.talents.fund !== null || now.talents.fund === null) &&
  fewerPoints(began, now)

/** Talents that are used up in the course of an attempt, and are told by the kit. */
const CHANGING = { rerolls: [], spares: 0, shields: 0, locked: [], fund: null }

/** Points regained would not be counted where the beginning had enough never to run out. */
const fewerPoints = ({ health: before }: Attempt, { health: now }: Attempt): boolean =>
  !before || !now || (now.sanity <= before.sanity && now.stamina <= before.stamina)
