/** Two rule sets side by side: what the game itself plays otherwise, and what the catalogue's matrix says of it. */
import type { Difference } from '../face.ts'
import type { Catalogue } from './catalogue.ts'
import { type MatrixRow, matrixIn } from './matrix.ts'

/** A row of the matrix in which the two differ. */
export interface Cited {
  readonly row: number
  readonly topic: string
  readonly rules: readonly string[]
  readonly a: string
  readonly b: string
}

export interface PlayedOtherwise extends Difference {
  readonly cited: readonly Cited[]
}

export interface WrittenOtherwise extends Cited {
  readonly why: string
}

export interface Comparison {
  readonly played: readonly PlayedOtherwise[]
  /** In the matrix alone: no seam of the game stands for it. */
  readonly told: readonly Cited[]
  readonly written: readonly WrittenOtherwise[]
}

const citedOf = ({ row, topic, rules, cells }: MatrixRow, a: string, b: string): Cited[] => {
  const said = { a: cells[a] ?? '', b: cells[b] ?? '' }
  return said.a === said.b ? [] : [{ row, topic, rules, ...said }]
}

export const comparisonOf = (book: Catalogue, differences: readonly Difference[], a: string, b: string): Comparison => {
  const rows = matrixIn(book).flatMap((row) => citedOf(row, a, b))
  const played = differences.map((each) => ({ ...each, cited: rows.filter(({ row }) => each.rows.includes(row)) }))
  const left = rows.filter(({ row }) => !played.some(({ cited }) => cited.some((each) => each.row === row)))
  return {
    played,
    told: left.filter(({ row }) => book.alike[row] === undefined),
    written: left.flatMap((each) => {
      const why = book.alike[each.row]
      return why === undefined ? [] : [{ ...each, why }]
    }),
  }
}
