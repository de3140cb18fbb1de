/** What a game brings so that scenarios of it can be written as files: its set-up, its steps, and somebody to play them. */
import type { z } from 'zod'

export interface Play {
  /** Throws a ScenarioFailure where the step does not hold. */
  readonly perform: (step: unknown) => void
  /** What must hold when a scenario has said all it has to say. */
  readonly conclude: () => void
}

export interface Language {
  readonly game: string
  /** The file without a look at its steps, so that each of them is measured against the shape it was meant to have. */
  readonly head: z.ZodType<{ readonly title: string; readonly setup?: unknown; readonly steps: readonly unknown[] }>
  /** The field that tells the steps apart, and the shape of each. */
  readonly steps: Readonly<Record<string, z.ZodType>>
  /** What people may do. */
  readonly words: readonly string[]
  readonly start: (setup: unknown) => Play
}
