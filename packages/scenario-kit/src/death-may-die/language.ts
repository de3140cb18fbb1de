/** Death May Die in scenario files. */
import { z } from 'zod'
import type { Language } from '../language.ts'
import { conclude, perform, startRun } from './run.ts'
import { type Setup, setupShape } from './setup-shape.ts'
import { SPOKEN_WORDS, STEP_SHAPES, type Step, stepShape } from './step-shape.ts'

const head = {
  $schema: z.string().optional().describe('Where editors find the schema of this file.'),
  format: z.literal('vigil-scenario/1'),
  title: z.string().min(1).describe("Begins with the rules it is about: '[DMD-RUN-02] enemies follow'."),
  game: z.literal('death-may-die'),
  setup: setupShape.optional().describe('The position it starts from; whatever is left out is dull.'),
}

export const fileShape = z.strictObject({
  ...head,
  steps: z.array(stepShape).min(1).describe('What happens and what is then true; the last is waits or over.'),
})

export const deathMayDieLanguage: Language = {
  game: 'death-may-die',
  head: z.strictObject({ ...head, steps: z.array(z.unknown()).min(1) }),
  steps: STEP_SHAPES,
  words: SPOKEN_WORDS,
  start(setup) {
    // Both were measured against their shapes.
    const run = startRun((setup ?? {}) as Setup)
    return { perform: (step) => perform(run, step as Step), conclude: () => conclude(run) }
  },
}
