/** Between 0 and 1; the two are bounds where they differ, and the chance itself where they do not. */
export interface Chance {
  readonly low: number
  readonly high: number
}
