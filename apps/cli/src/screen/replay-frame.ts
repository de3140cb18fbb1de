/** One position of a match that is watched: the table, and the story up to there. */
import type { Kind } from '@vigil/kernel'
import type { Area, Face } from '../face.ts'
import type { Position } from '../replay-story.ts'
import { clip, rule, tall, wrap } from './fit.ts'
import { isTooSmall, tooSmall } from './frame.ts'
import type { Ink } from './ink.ts'

const LEAST_STORY = 7

/** The latest lines that fit; what this step brought stands out. */
const storyLines = <K extends Kind>(
  positions: readonly Position<K>[],
  at: number,
  width: number,
  rows: number,
  ink: Ink,
): string[] => {
  const lines: string[] = []
  for (let i = at; i >= 0 && lines.length < rows; i--) {
    const told = (positions[i]?.said ?? []).flatMap((text) => {
      const [first = '', ...rest] = wrap(text, width - 2)
      const shown = [`${i === at ? '▸' : '·'} ${first}`, ...rest.map((line) => `  ${line}`)]
      return i === at ? shown.map((line) => ink.bold(line)) : shown
    })
    lines.unshift(...told)
  }
  return lines.slice(-rows)
}

export const replayFrame = <K extends Kind>(
  face: Face<K>,
  positions: readonly Position<K>[],
  at: number,
  area: Area,
  ink: Ink,
): string[] => {
  const { columns, rows } = area
  const shown = positions[at]
  if (isTooSmall(area, face.smallest) || !shown) return tooSmall(area, face.smallest)
  const table = face.table(shown.match.state, { columns, rows: rows - LEAST_STORY - 1 }, ink)
  const room = rows - table.length - 2
  return [
    ...table,
    ink.bold(rule(`Step ${at} of ${positions.length - 1}`, columns)),
    ...tall(storyLines(positions, at, columns, room, ink), room),
    ink.dim(clip('→ or Space next   ← back   PgDn PgUp twenty   Home End   q leaves', columns)),
  ]
}
