/** Tasks as they are typed: `PERIL,PERIL>LORE,LORE`. Symbols joined by `,`; `|` between tasks in any order, `>` in order. */
import type { Face } from '@vigil/elder-sign'
import type { Need, TaskRow } from './attempt.ts'

export const SYMBOLS: Readonly<Record<string, Face>> = { LORE: 'L', PERIL: 'P', TERROR: 'T' }

/** Above what eight dice could ever add up to. */
export const MOST_INVESTIGATION = 26

/** Rows are kept as bits of a number. */
export const MOST_TASKS = 10

export interface TasksRead {
  readonly rows: readonly TaskRow[]
  readonly ordered: boolean
}

/** What is wrong, and where: a stretch of the text. */
export interface TaskFault {
  readonly at: number
  readonly length: number
  readonly problem: 'symbol' | 'nothing' | 'split' | 'sum' | 'mixed' | 'many'
  readonly text: string
}

interface Piece {
  readonly text: string
  readonly at: number
}

const piecesOf = ({ text, at }: Piece, mark: string): Piece[] => {
  let from = at
  return text.split(mark).map((part) => {
    const piece = { text: part, at: from }
    from += part.length + 1
    return piece
  })
}

const trimmed = ({ text, at }: Piece): Piece => ({
  text: text.trim(),
  at: at + (text.length - text.trimStart().length),
})

const faultAt = ({ text, at }: Piece, problem: TaskFault['problem']): TaskFault => ({
  at,
  length: Math.max(1, text.length),
  problem,
  text,
})

type Read<T> = T | TaskFault

const isFault = (read: object): read is TaskFault => 'problem' in read

/** `INV_5`: an investigation of five. */
const sumOf = (piece: Piece): Read<Need> => {
  const n = Number(piece.text.slice('INV_'.length))
  const fits = /^INV_\d+$/i.test(piece.text) && n >= 1 && n <= MOST_INVESTIGATION
  return fits ? { sum: n, faces: [] } : faultAt(piece, 'sum')
}

const needOf = (whole: Piece): Read<Need> => {
  const piece = trimmed(whole)
  if (piece.text === '') return faultAt(piece, 'nothing')
  const halves = piecesOf(piece, '+').map(trimmed)
  if (halves.length === 1 && /^INV/i.test(piece.text)) return sumOf(piece)
  if (halves.length > 2) return faultAt(piece, 'split')
  const faces: Face[] = []
  for (const half of halves) {
    const face = SYMBOLS[half.text.toUpperCase()]
    if (half.text === '') return faultAt(half, 'nothing')
    if (!face) return faultAt(half, /^INV/i.test(half.text) ? 'split' : 'symbol')
    faces.push(face)
  }
  return { sum: 0, faces }
}

const rowOf = (piece: Piece, n: number): Read<TaskRow> => {
  const needs: Need[] = []
  for (const part of piecesOf(piece, ',')) {
    const need = needOf(part)
    if (isFault(need)) return need
    needs.push(need)
  }
  return { key: `task ${n + 1}`, needs, sanity: 0, stamina: 0, clock: 0, done: false }
}

export const readTasks = (text: string): Read<TasksRead> => {
  const ordered = text.includes('>')
  const mixed = ordered ? text.indexOf('|') : -1
  if (mixed >= 0) return { at: mixed, length: 1, problem: 'mixed', text: '|' }
  const pieces = piecesOf({ text, at: 0 }, ordered ? '>' : '|')
  const tooMany = pieces[MOST_TASKS]
  if (tooMany) return faultAt(tooMany, 'many')
  const rows: TaskRow[] = []
  for (const [n, piece] of pieces.entries()) {
    const row = rowOf(piece, n)
    if (isFault(row)) return row
    rows.push(row)
  }
  return { rows, ordered }
}

export const isTaskFault = (read: Read<TasksRead>): read is TaskFault => isFault(read)
