/** What differs between two rule sets, seam by seam. */
import { noteOf, RULING_NAMES, RULINGS, SEAM_NAMES } from './seam-notes.ts'
import type { RuleSet } from './seams.ts'
import { matters, readingOf, rulingOf } from './switch.ts'

export interface Difference {
  readonly seam: string
  readonly rules: readonly string[]
  /** Rows of the differences matrix in docs/rules; none for a ruling. */
  readonly rows: readonly number[]
  /** Names of readings. */
  readonly a: string
  readonly b: string
}

/** In the order of the seams. */
export const compareRules = (a: RuleSet, b: RuleSet): Difference[] =>
  [
    ...SEAM_NAMES.map((name) => {
      const { id: seam, rules, rows } = noteOf(name)
      return { seam, rules, rows, a: readingOf(a, name), b: readingOf(b, name) }
    }),
    ...RULING_NAMES.filter((name) => matters(a, name) && matters(b, name)).map((name) => {
      const { id: seam, rules } = RULINGS[name]
      return { seam, rules, rows: [], a: rulingOf(a, name), b: rulingOf(b, name) }
    }),
  ].filter((each) => each.a !== each.b)
