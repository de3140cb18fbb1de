/** A position to go back to. */
export interface Snapshot {
  /** How many inputs led here. */
  readonly at: number
  /** As JSON: one thing to keep instead of hundreds that nobody looks at, and that a collector would walk through. */
  readonly state: string
}

export const snapshotAt = (at: number, state: unknown): Snapshot => ({ at, state: JSON.stringify(state) })
