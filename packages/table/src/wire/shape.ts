/** What a server sends, as schemas: for the description it serves, and for tests that hold it to that. */
import { z } from 'zod'
import { roomOptions } from './request.ts'

const count = z.int().min(0)
const loose = z.looseObject({})

export const refusalShape = z.object({
  code: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

/** An answer that says no. */
export const refusedShape = z.object({ refusal: refusalShape, text: z.string() })

const wish = z.union([z.object({ do: z.literal('undo') }), z.object({ do: z.literal('correct'), change: loose })])

export const companyShape = z.object({
  chairs: z.array(
    z.object({ name: z.string(), seats: z.array(count), bot: z.string().nullable(), muted: z.boolean() }),
  ),
  host: count,
  options: roomOptions,
  vote: z.object({ by: count, wish, seq: count, voters: z.array(count), agreed: z.array(count) }).nullable(),
  next: z.string().nullable(),
})

const option = z.looseObject({ do: z.string() })

const waits = z.union([
  z.object({
    is: z.literal('decision'),
    yours: z.boolean(),
    decision: z.object({
      id: z.string(),
      seat: count,
      about: z.looseObject({ is: z.string() }),
      options: z.array(option),
      min: count,
      max: count,
    }),
    barred: z.array(z.object({ option, refusal: refusalShape })),
  }),
  z.object({ is: z.literal('chance'), about: z.looseObject({ is: z.string() }) }),
  z.object({ is: z.literal('over'), ending: z.looseObject({ won: z.boolean() }) }),
])

/** What a view holds is each game's own. */
export const glanceShape = z.object({
  game: z.string(),
  version: z.string(),
  seq: count,
  view: loose,
  waits,
  undo: z.object({
    allowed: z.boolean(),
    price: z.enum(['free', 'reveals', 'closed']),
    why: refusalShape.optional(),
    answers: count,
    corrections: count,
    outcomes: count,
  }),
  seating: z.array(z.string().nullable()),
  corrected: z.boolean(),
  chance: z.literal('ask').optional(),
})

const line = z.object({ n: count, chair: count.nullable(), text: z.string(), at: z.number() })
const events = z.array(z.looseObject({ is: z.string() }))
const frame = <T extends string, S extends z.core.$ZodLooseShape>(t: T, shape: S) =>
  z.object({ t: z.literal(t), ...shape })

export const replyShape = z.union([
  frame('welcome', {
    v: z.int(),
    you: z.object({ chair: count.nullable() }),
    company: companyShape,
    present: z.array(count),
    watching: count,
    glance: glanceShape,
    lines: z.array(line),
    commitment: z.string(),
    seed: z.string().optional(),
  }),
  frame('update', {
    seq: count,
    because: z.enum(['start', 'answer', 'chance', 'undo', 'correction']),
    by: count.nullable(),
    events,
    glance: glanceShape,
    seed: z.string().optional(),
  }),
  frame('kept', { tag: z.string(), seq: count }),
  frame('refused', { tag: z.string().nullable(), refusal: refusalShape, text: z.string() }),
  frame('list', { tag: z.string(), of: z.literal('options'), seq: count, options: z.array(option) }),
  frame('list', { tag: z.string(), of: z.literal('corrections'), seq: count, corrections: z.array(loose) }),
  frame('company', { company: companyShape }),
  frame('present', { present: z.array(count), watching: count }),
  frame('line', { line }),
  frame('point', { by: count, decision: z.string(), pick: z.array(option) }),
  frame('key', { chair: count, key: z.string() }),
  frame('bye', { refusal: refusalShape, text: z.string() }),
])

const outcome = z.looseObject({})

export const SHAPES = {
  RoomMade: z.object({
    room: z.string(),
    commitment: z.string(),
    chairs: z.array(z.object({ seats: z.array(count), key: z.string() })),
    watch: z.string(),
  }),
  Room: z.object({
    room: z.string(),
    game: z.string(),
    over: z.boolean(),
    asked: count.nullable(),
    company: companyShape,
    commitment: z.string(),
  }),
  Record: z.looseObject({
    format: z.string(),
    game: z.string(),
    version: z.string(),
    seed: z.string(),
    inputs: z.array(outcome),
  }),
  Story: z.object({
    entries: z.array(z.object({ seq: count, input: outcome, events, chair: count.nullable(), at: z.number() })),
    pages: z.array(z.object({ seq: count, view: loose })),
  }),
  Games: z.object({
    v: z.int(),
    games: z.array(z.object({ id: z.string(), version: z.string(), bots: z.array(z.string()) })),
  }),
  Refused: refusedShape,
  Reply: replyShape,
} as const
