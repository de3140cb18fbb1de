/** The steps of a scenario: answers, what chance gives, and what is then true. */
import { z } from 'zod'
import { type SeatRef, seatRef } from './setup-shape.ts'
import { spokenShape } from './spoken-shape.ts'

const some = z.looseObject({})

export const rollShape = z.strictObject({
  roll: z
    .array(z.string())
    .describe("The faces, greens first; 'Y:I4' and 'R:W' name the die. Answers 'roll' if asked."),
})

export const drawShape = z.strictObject({
  draw: z.union([z.string(), z.array(z.string())]).describe('What is drawn: cards, markers, seats.'),
})

export const expectShape = z.strictObject({ expect: some.describe('Part of the table as it looks now.') })

export const waitsShape = z.strictObject({
  waits: z.looseObject({
    for: z.string().describe("The decision: 'move', 'prepare', 'judge', …"),
    seat: seatRef.optional(),
    dice: z.int().optional().describe('How many dice are in the pool.'),
    may: z.array(z.string()).optional().describe('Things to do that are offered.'),
    mayNot: z.array(z.string()).optional().describe('Things to do that are not offered.'),
  }),
})

export const overShape = z.strictObject({ over: z.strictObject({ won: z.boolean(), how: z.string().optional() }) })

export const refusedShape = z.strictObject({
  refused: z.strictObject({ option: spokenShape, rule: z.string() }).describe('Answered so, the rule says no.'),
})

export const happenedShape = z.strictObject({
  happened: z.array(z.looseObject({ is: z.string() })).describe('Among the events since the last answer, in order.'),
})

export const notHappenedShape = z.strictObject({ notHappened: z.array(z.looseObject({ is: z.string() })) })

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
/** Besides these, any field of what is asked: `card`, `source`, `marker`, `price`, … */
export interface Waits {
  readonly seat?: SeatRef | undefined
  readonly dice?: number | undefined
  readonly may?: readonly string[] | undefined
  readonly mayNot?: readonly string[] | undefined
  readonly [field: string]: unknown
}
