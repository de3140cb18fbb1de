/** Elder Sign in scenario files. */
import type { Language } from '../language.ts'
import { headShape, SPOKEN_WORDS, STEP_SHAPES } from './file-shape.ts'
import { conclude, perform, startRun } from './run.ts'
import type { Setup } from './setup-shape.ts'
import type { Step } from './step-shape.ts'

export const elderSignLanguage: Language = {
  game: 'elder-sign',
  head: headShape,
  steps: STEP_SHAPES,
  words: SPOKEN_WORDS,
  start(setup) {
    // Both were measured against their shapes.
    const run = startRun((setup ?? {}) as Setup)
    return { perform: (step) => perform(run, step as Step), conclude: () => conclude(run) }
  },
}
