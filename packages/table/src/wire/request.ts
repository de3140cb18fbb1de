/**
 * What a client may send, checked field by field. docs/protocol.md says what each means. A field nobody here knows is left out and
 * goes no further: a page of the next release may come to a server of this one while a cluster is upgraded.
 */
import { z } from 'zod'
import { LONGEST_TURN } from '../room/options.ts'
import { LONGEST_LINE } from './limits.ts'

const count = z.int().min(0).max(1_000_000)
const chair = z.int().min(0).max(63)
const seat = z.int().min(0).max(63)
const key = z.string().min(22).max(64)
const tag = z.string().min(1).max(64)

/** What it contains is the game's to judge. */
const option = z.looseObject({ do: z.string().max(64) })
const pick = z.array(option).max(64)

const act = z.discriminatedUnion('do', [
  z.object({ do: z.literal('answer'), decision: z.string().max(32), seat, pick }),
  z.object({ do: z.literal('undo') }),
  z.object({ do: z.literal('correct'), change: z.looseObject({}) }),
  z.object({ do: z.literal('supply'), outcome: z.json() }),
])

export const roomOptions = z.object({
  undo: z.enum(['free', 'consent', 'untilRevealed', 'never']),
  corrections: z.enum(['consent', 'never']),
  spectators: z.boolean(),
  advice: z.boolean(),
  turnSeconds: z.int().min(0).max(LONGEST_TURN),
  standIn: z.string().max(40),
})

const change = z.discriminatedUnion('do', [
  z.object({ do: z.literal('name'), name: z.string().max(200) }),
  z.object({ do: z.literal('bot'), chair, bot: z.string().max(40).nullable() }),
  z.object({ do: z.literal('give'), seats: z.array(seat).max(64), to: chair }),
  z.object({ do: z.literal('mute'), chair, on: z.boolean() }),
  z.object({ do: z.literal('remove'), chair }),
  z.object({ do: z.literal('host'), chair }),
  z.object({ do: z.literal('options'), options: roomOptions.partial() }),
])

export const request = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    v: z.int(),
    room: z.string().max(64),
    key,
    name: z.string().max(200).optional(),
  }),
  z.object({ t: z.literal('act'), tag, seq: count, act }),
  z.object({ t: z.literal('vote'), tag, seq: count, yes: z.boolean() }),
  z.object({ t: z.literal('change'), tag, change }),
  z.object({ t: z.literal('say'), tag, text: z.string().min(1).max(LONGEST_LINE) }),
  z.object({ t: z.literal('point'), tag, decision: z.string().max(32), pick }),
  z.object({ t: z.literal('list'), tag, of: z.enum(['options', 'corrections']) }),
  z.object({ t: z.literal('look') }),
  z.object({ t: z.literal('rematch'), tag }),
])

export type Request = z.infer<typeof request>
export type RequestOf<T extends Request['t']> = Extract<Request, { t: T }>

/** How a room is made, over HTTP. */
export const newRoom = z.object({
  game: z.string().max(40),
  setup: z.json(),
  name: z.string().max(200).optional(),
  options: roomOptions.partial().optional(),
  /** By chair: the seats it holds, and the bot that plays it. Without it, one chair for each seat. */
  chairs: z
    .array(z.object({ seats: z.array(seat).max(64), bot: z.string().max(40).nullable().optional() }))
    .min(1)
    .max(16)
    .optional(),
  /** Real dice. */
  chance: z.literal('ask').optional(),
})

export type NewRoom = z.infer<typeof newRoom>
