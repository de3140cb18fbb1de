/** The steps of a scenario: answers, what chance gives, and what is then true. */
import { z } from 'zod'
import { seatRef } from './setup-shape.ts'

/** What people may do, in the words of the rules. */
export const SPOKEN_WORDS = [
  'run',
  'attack',
  'rest',
  'trade',
  'action',
  'use',
  'stand',
  'end',
  'go',
  'stop',
  'figure',
  'seat',
  'space',
  'token',
  'card',
  'reroll',
  'boost',
  'keep',
  'count',
  'cut',
  'heal',
  'level',
  'claim',
  'leave',
  'instead',
  'give',
  'giveToken',
  'effect',
  'option',
  'mythos',
  'redraw',
  'cancel',
  'yes',
  'no',
  'done',
] as const

/** Fields of an option that matter; enemies and tokens by name and space instead of by number. */
export const spokenShape = z.strictObject({
  do: z.enum(SPOKEN_WORDS),
  by: seatRef.optional(),
  enemy: z.string().optional().describe('attack, figure: the kind of enemy.'),
  at: z.int().optional().describe('attack, figure, token: the space.'),
  all: z.boolean().optional(),
  stress: z.int().optional(),
  wounds: z.int().optional(),
  back: z.int().optional(),
  id: z.string().optional(),
  source: z.string().optional(),
  to: z.union([z.int(), z.string()]).optional(),
  from: seatRef.optional(),
  seat: seatRef.optional(),
  space: z.int().optional(),
  token: z.string().optional().describe('token, giveToken: the kind.'),
  card: z.string().optional(),
  die: z.int().optional(),
  with: z.string().optional().describe("reroll, boost, redraw: 'stress' or what gives it."),
  n: z.int().optional(),
  skill: z.string().optional(),
  side: z.enum(['left', 'right']).optional(),
})
export type Spoken = z.infer<typeof spokenShape>

const some = z.looseObject({})
const events = z.array(z.looseObject({ is: z.string() }))

export const rollShape = z.strictObject({
  roll: z.array(z.string()).describe("The faces, standard dice first: 'S', 'ST', 'T', 'E', 'SE', '-'."),
})
export const drawShape = z.strictObject({
  draw: z.union([z.string(), z.array(z.string())]).describe('What is drawn: cards, faces of tokens.'),
})
export const expectShape = z.strictObject({ expect: some.describe('Part of the table as it looks now.') })
export const waitsShape = z.strictObject({
  waits: z.looseObject({
    for: z.string().describe("The decision: 'act', 'run', 'judge', …; 'roll' or 'draw' where chance is to speak."),
    seat: seatRef.optional(),
    dice: z.string().optional().describe("For a roll: '3 standard, 1 bonus'."),
    may: z.array(z.string()).optional().describe('Things to do that are offered.'),
    mayNot: z.array(z.string()).optional().describe('Things to do that are not offered.'),
  }),
})
export const overShape = z.strictObject({ over: z.strictObject({ won: z.boolean(), how: z.string().optional() }) })
export const refusedShape = z.strictObject({
  refused: z.strictObject({ option: spokenShape, rule: z.string() }).describe('Answered so, the rule says no.'),
})
export const happenedShape = z.strictObject({
  happened: events.describe('Among the events since the last answer, in order.'),
})
export const notHappenedShape = z.strictObject({ notHappened: events })

export const STEP_SHAPES = {
  do: spokenShape,
  roll: rollShape,
  draw: drawShape,
  expect: expectShape,
  waits: waitsShape,
  over: overShape,
  refused: refusedShape,
  happened: happenedShape,
  notHappened: notHappenedShape,
} as const

export const stepShape = z.union([
  spokenShape,
  rollShape,
  drawShape,
  expectShape,
  waitsShape,
  overShape,
  refusedShape,
  happenedShape,
  notHappenedShape,
])
export type Step = z.infer<typeof stepShape>
export type Waits = z.infer<typeof waitsShape>['waits']
