/** All that an attempt can still draw on besides the dice in the pool and the clues; equal kits are one object. */
import { COLOURS, type Colour, FACES, type Face } from '@vigil/elder-sign'
import type { Arena } from './arena.ts'
import type { Attempt } from './attempt.ts'
import type { Picked } from './picked.ts'
import type { Sight } from './sight.ts'

/** A marker without a die: one may be put there, or none any more. */
export const FREE = -1
export const USED = -2

/** What can be said of an attempt in a word; those of a roll end with it. */
export const FLAG = {
  /** Given up, failed or devoured. */
  over: 1,
  anyOrder: 2,
  noTerror: 4,
  /** No roll has been made: a trust fund is open. */
  fresh: 8,
  freeReroll: 16,
  /** A task was completed with this roll. */
  completed: 32,
  raised: 64,
  /** A terror of this roll lies on a spell and counts. */
  dread: 128,
} as const

const OF_A_ROLL = FLAG.freeReroll | FLAG.completed | FLAG.raised | FLAG.dread

export interface KitState {
  /** Rows done, as bits. */
  readonly done: number
  readonly flags: number
  /** Aids in hand, as bits; and those laid out for this roll. */
  readonly aids: number
  readonly laid: number
  /** What the marker holds: a face, FREE or USED. */
  readonly focus: number
  readonly helpers: readonly number[]
  /** Dice on spells: colour * 16 + face, sorted. */
  readonly cast: readonly number[]
  /** Converting talents used on this roll, as bits. */
  readonly converted: number
  /** Single-use rerolls left, as bits. */
  readonly rerolls: number
  /** Yellow (1) and red (2): added to the pool after the roll; still to be had. */
  readonly extra: number
  readonly supply: number
  /** Green dice discarded, while something could bring them back. */
  readonly out: number
  /** Locked dice to be had, by colour. */
  readonly locked: readonly number[]
  readonly others: number
  readonly spares: number
  readonly shields: number
  readonly sanity: number
  readonly stamina: number
  readonly clock: number
  readonly doom: number
}

/** Which colours a set of dice holds, as the bits of `extra` and `supply`. */
export const BIT = { green: 0, yellow: 1, red: 2 } as const

export interface Kit extends KitState {
  readonly id: number
  readonly sight: Sight
  /** Values before a roll and of a roll, by pool and clues; NaN until known. */
  readonly prepared: Float64Array
  readonly rolled: Float64Array
  readonly tables: (Float64Array | undefined)[]
  /** Worked out when first asked for: ways to complete rows, the kit after the roll, with a die secured or cast. */
  ways: readonly Way[] | undefined
  /** By whether yellow and red are in the pool: 0 to 3. */
  readonly plans: (readonly Plan[] | undefined)[]
  rest: Kit | undefined
  readonly secured: (readonly Kit[] | undefined)[]
  readonly casts: Map<number, readonly Kit[]>
  readonly released: (Kit | undefined)[]
  /** What terror comes to, by clues. */
  readonly terrors: (readonly Terror[] | undefined)[]
}

/** A row completed with these dice of the roll, and what is left then. */
export interface Way {
  readonly row: number
  readonly dice: Picked
  readonly next: Kit
}

/** Completions that leave the same: dice of the same colours, the same kit, and the places of their results. */
export interface Plan {
  readonly next: Kit
  /** The pool that is used up. */
  readonly pool: number
  readonly greens: number
  readonly places: readonly number[]
  /** What is left when a die was cast as well, by the die. */
  readonly casts: ({ readonly kits: readonly Kit[]; readonly places: readonly number[] } | undefined)[]
}

/** The best that can follow a failure: without securing a die, and by the die secured, colour and kind. */
export interface Fail {
  none: number
  readonly by: readonly [Float64Array, Float64Array, Float64Array]
}

/** What terror effects, one after the other, may come to. */
export interface Terror {
  readonly kit: Kit
  readonly clues: number
  /** All dice that show terror are lost; so many of the player's choice besides. */
  readonly shedsTerror: boolean
  readonly sheds: number
  readonly fails: boolean
}

/** Pools: green + 7 * yellow + 14 * red. */
export const POOLS = 28
export const poolOf = (green: number, yellow: number, red: number): number => green + 7 * yellow + 14 * red
export const greenIn = (pool: number): number => pool % 7
export const yellowIn = (pool: number): number => Math.floor(pool / 7) & 1
export const redIn = (pool: number): number => (pool >= 14 ? 1 : 0)

const keyOf = (k: KitState): string =>
  String.fromCharCode(
    k.done,
    k.flags,
    k.aids & 0xffff,
    k.aids >>> 16,
    k.laid & 0xffff,
    k.laid >>> 16,
    k.focus + 2,
    k.converted,
    k.rerolls,
    k.extra + 4 * k.supply + 16 * k.out,
    k.others,
    k.spares + 16 * k.shields,
    k.sanity,
    k.stamina,
    k.clock,
    k.doom,
    k.helpers.length,
    ...k.helpers.map((face) => face + 2),
    ...k.locked,
    ...k.cast,
  )

/** What the search must know to tell kits that matter alike. */
export interface KitRules {
  readonly attempt: Attempt
  readonly most: number
  readonly kits: Map<string, Kit>
  readonly arena: Arena
  /** By the rows done and the aids in hand. */
  sightFor(done: number, aids: number): Sight
  /** Of each aid the first one that is the same card in all but name. */
  readonly twins: readonly number[]
  /** Colours that the aid can add, and whether it can bring discarded dice back. */
  readonly adds: readonly number[]
  readonly recovers: number
  /** The outcome tells dice on helpers' markers and points lost apart. */
  readonly tells: boolean
  /** Enough points never to matter. */
  readonly plenty: { readonly sanity: number; readonly stamina: number }
}

/** Of equal cards the first ones are those left. */
const sorted = (aids: number, twins: readonly number[]): number => {
  let left = aids
  for (let i = 0; i < twins.length; i++) {
    if (!(left & (1 << i))) continue
    for (let j = twins[i] ?? i; j < i; j++) {
      if (twins[j] !== twins[i] || left & (1 << j)) continue
      left = (left & ~(1 << i)) | (1 << j)
      break
    }
  }
  return left
}

const marked = (q: KitRules, sight: Sight, face: number, once: boolean): number => {
  if (face < 0) return face
  const seen = sight.classOf[face] ?? 0
  return seen === sight.idle && once && !q.tells ? USED : (sight.faces[seen] ?? face)
}

/** A die on a spell that is of no use and cannot come back is as good as gone. */
const onSpells = (q: KitRules, sight: Sight, cast: readonly number[]): number[] => {
  const { release } = q.attempt.reading
  const seen: number[] = []
  for (const die of cast) {
    const own = sight.classOf[faceOfCast(die)] ?? 0
    if (!release && own === sight.idle) continue
    seen.push((die & ON_MARKER) + castDie(release ? colourOfCast(die) : 0, sight.faces[own] ?? 0))
  }
  return seen.sort((a, b) => a - b)
}

const addable = (q: KitRules, k: KitState): number => {
  let colours = 0
  for (let i = 0; i < q.adds.length; i++) if (k.aids & (1 << i)) colours |= q.adds[i] ?? 0
  if (k.flags & FLAG.fresh) for (const colour of q.attempt.talents.fund?.dice ?? []) colours |= BIT[colour]
  return k.supply & colours
}

/** The one kit that stands for all that play alike. */
export const kitOf = (q: KitRules, k: KitState): Kit => {
  const sight = q.sightFor(k.done, k.aids)
  const { focusOnce, assistOnce } = q.attempt.reading
  const aids = q.twins.length > 1 && k.laid === 0 ? sorted(k.aids, q.twins) : k.aids
  const state: KitState = {
    ...k,
    aids,
    focus: marked(q, sight, k.focus, focusOnce),
    helpers: k.helpers.length
      ? k.helpers.map((face) => marked(q, sight, face, assistOnce)).sort((a, b) => a - b)
      : k.helpers,
    cast: k.cast.length ? onSpells(q, sight, k.cast) : k.cast,
    supply: k.supply && addable(q, { ...k, aids }),
    out: k.out && aids & q.recovers ? k.out : 0,
    sanity: Math.min(k.sanity, q.plenty.sanity),
    stamina: Math.min(k.stamina, q.plenty.stamina),
  }
  const key = keyOf(state)
  const known = q.kits.get(key)
  if (known) return known
  const size = POOLS * (q.most + 1)
  const kit: Kit = {
    ...state,
    id: q.kits.size,
    sight,
    prepared: q.arena.take(size).fill(Number.NaN),
    rolled: q.arena.take(size).fill(Number.NaN),
    tables: [],
    ways: undefined,
    plans: [],
    rest: undefined,
    secured: [],
    casts: new Map(),
    released: [],
    terrors: [],
  }
  q.kits.set(key, kit)
  return kit
}

/** What lasts beyond a roll; dice added meanwhile go to the pool, which is the caller's matter. */
export const restOf = (q: KitRules, kit: Kit): Kit => {
  kit.rest ??=
    kit.flags & OF_A_ROLL || kit.laid || kit.converted || kit.extra
      ? kitOf(q, { ...kit, flags: kit.flags & ~OF_A_ROLL, laid: 0, converted: 0, extra: 0 })
      : kit
  return kit.rest
}

export const castDie = (colour: number, face: number): number => colour * 16 + face
export const colourOfCast = (die: number): number => (die >> 4) & 3
/** Dice on markers that may be taken back lie with those on spells. */
export const ON_MARKER = 64
export const onMarker = (die: number): boolean => die >= ON_MARKER
export const faceOfCast = (die: number): number => die & 15
export const faceNumber = (face: string): number => FACES.indexOf(face as Face)
export const colourNumber = (colour: string): number => COLOURS.indexOf(colour as Colour)
