/** One position of a match that is watched: the table, and the story up to there. */
import type { Kind } from '@vigil/kernel'
import type { Area, Face } from '../face.ts'
import { clip, rule, tall, wrap } from './fit.ts'
import type { Ink } from './ink.ts'

export interface Shown {
  readonly state: Readonly<Kind['state']>
  /** How many lines of the story have been told by then. */
  readonly told: number
}

const LEAST_STORY = 7

export const replayFrame = (
  face: Face<Kind>,
  positions: readonly Shown[],
  story: readonly string[],
  at: number,
  area: Area,
  ink: Ink,
): string[] => {
  const { columns, rows } = area
  const shown = positions[at]
  if (!shown) return tall([], rows)
  const table = face.table(shown.state, { columns, rows: rows - LEAST_STORY - 1 }, ink)
  const room = rows - table.length - 2
  const before = positions[at - 1]?.told ?? 0
  const lines = story
    .slice(Math.max(0, shown.told - room), shown.told)
    .flatMap((text, i, some) => {
      const isNew = shown.told - some.length + i >= before
      const [first = '', ...rest] = wrap(text, columns - 2)
      const wrapped = [`${isNew ? '▸' : '·'} ${first}`, ...rest.map((line) => `  ${line}`)]
      return isNew ? wrapped.map((line) => ink.bold(line)) : wrapped
    })
    .slice(-room)
  return [
    ...table,
    rule(`Step ${at} of ${positions.length - 1}`, columns),
    ...tall(lines, room),
    ink.dim(clip('→ or Space next   ← back   PgDn PgUp twenty   Home End   q leaves', columns)),
  ]
}
