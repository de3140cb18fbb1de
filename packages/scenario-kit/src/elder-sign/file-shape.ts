/** Scenario files: the same positions and steps as in TypeScript, as JSON. */
import { z } from 'zod'
import { setupShape } from './setup-shape.ts'
import { spokenShape } from './spoken-shape.ts'
import {
  drawShape,
  expectShape,
  happenedShape,
  notHappenedShape,
  overShape,
  refusedShape,
  rollShape,
  stepShape,
  waitsShape,
} from './step-shape.ts'

export const SCENARIO_FORMAT = 'vigil-scenario/1'

const head = {
  $schema: z.string().optional().describe('Where editors find the schema of this file.'),
  format: z.literal(SCENARIO_FORMAT),
  title: z.string().min(1).describe("Begins with the rules it is about: '[ES-TERROR-02] two terrors hurt once'."),
  game: z.literal('elder-sign'),
  setup: setupShape.optional().describe('The position it starts from; whatever is left out is dull.'),
}

/** Steps are looked at one by one, so that each is measured against the shape it was meant to have. */
export const headShape = z.strictObject({ ...head, steps: z.array(z.unknown()).min(1) })

export const fileShape = z.strictObject({
  ...head,
  steps: z.array(stepShape).min(1).describe('What happens and what is then true; the last is waits or over.'),
})

/** The field that tells the steps apart. */
export const STEP_SHAPES: Readonly<Record<string, z.ZodType>> = {
  do: spokenShape,
  roll: rollShape,
  draw: drawShape,
  expect: expectShape,
  waits: waitsShape,
  over: overShape,
  refused: refusedShape,
  happened: happenedShape,
  notHappened: notHappenedShape,
}

export const SPOKEN_WORDS: readonly string[] = spokenShape.options.flatMap((word) => [...word.shape.do.values])
