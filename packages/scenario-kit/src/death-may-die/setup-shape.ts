/** The position a scenario starts from. Whatever is left out is dull: an empty map of the first episode, nobody hurt. */
import { z } from 'zod'

const count = z.int().min(0)

/** A seat by its number, an id, or a word of an id. */
export const seatRef = z.union([z.int(), z.string()])
export type SeatRef = z.infer<typeof seatRef>

export const seatShape = z.strictObject({
  id: z.string().optional().describe('The investigator; ian and sister-beth unless said.'),
  at: count.optional().describe('The space; the start unless said.'),
  wounds: count.optional(),
  stress: count.optional(),
  sanity: count.optional().describe('Steps on the sanity track.'),
  levels: z.array(z.int()).length(3).optional().describe('Own levels of the three skills, the signature skill first.'),
  insanity: z.string().optional().describe('One that does nothing to somebody unhurt, unless said.'),
  tally: count.optional().describe('Tokens on the insanity card.'),
  partner: z.int().optional(),
  down: z.boolean().optional(),
  kept: z.string().optional().describe('A Mythos card kept in front of him.'),
  fire: count.optional(),
  dead: z.boolean().optional(),
  held: z.array(z.string()).optional().describe("Claimed cards: 'desk:left', with wounds 'janitor:right:1'."),
})
export type SeatSetup = z.infer<typeof seatShape>

const enemyShape = z.strictObject({ enemy: z.string(), at: z.int(), wounds: count.optional() })

const tokenShape = z.strictObject({
  token: z.string(),
  face: z.string().optional(),
  at: z.int().optional(),
  holder: seatRef.optional(),
  wounds: count.optional(),
  up: z.boolean().optional().describe('Turned over.'),
})
export type TokenSetup = z.infer<typeof tokenShape>

export const setupShape = z.strictObject({
  episode: z.string().optional().describe('s1e1 unless said.'),
  elderOne: z.string().optional().describe('cthulhu unless said.'),
  seats: z.array(seatShape).min(2).max(5).optional(),
  active: z.int().optional().describe('Whose turn it is; seat 0 unless said.'),
  asPrinted: z.boolean().optional().describe('The map as the episode lays it; otherwise no enemies and no Fire.'),
  enemies: z.array(enemyShape).optional(),
  fire: z.record(z.string(), count).optional().describe('Fire tokens by space.'),
  tokens: z
    .array(tokenShape)
    .optional()
    .describe('Where tokens of a kind lie; the others of that kind are in reserve.'),
  markers: z.record(z.string(), count).optional().describe('Positions of the markers of the episode.'),
  discards: z.array(z.string()).optional().describe('Mythos cards on the discard pile.'),
  track: z.int().optional().describe('Space of the summoning track, from 1.'),
  stage: z.int().optional().describe('The Stage revealed last, from 1.'),
  elderOneAt: z.int().optional(),
  elderOneWounds: count.optional(),
  disrupted: z.boolean().optional(),
  actions: count.optional().describe('Actions left in this turn.'),
})
export type Setup = z.infer<typeof setupShape>
