/** What lies or stands in a space, counted by kind. */
import type { SpaceView, View } from '@vigil/death-may-die'

export interface Counted {
  readonly kind: string
  readonly n: number
}

const counted = (kinds: readonly string[]): Counted[] =>
  [...new Set(kinds)].map((kind) => ({ kind, n: kinds.filter((each) => each === kind).length }))

export const figureCounts = ({ figures }: SpaceView, view: View): Counted[] =>
  counted(figures.flatMap((figure) => view.figures[figure]?.kind ?? []))

export const tokenCounts = ({ tokens }: SpaceView): Counted[] => counted(tokens.map(({ kind }) => kind))
