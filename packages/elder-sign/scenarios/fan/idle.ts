/** A turn in which nothing is done: both its actions, and the clock. */
import type { Table } from '@vigil/scenario-kit'

export const idles = (t: Table): void => {
  t.waits()
  t.waits()
}
