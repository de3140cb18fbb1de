/** The differences matrix of a catalogue: one row per topic, one column per rule set. */
import { type Block, type Catalogue, type Cell, plainText } from './catalogue.ts'

export interface MatrixRow {
  readonly row: number
  readonly topic: string
  /** What each rule set says, by its id. */
  readonly cells: Readonly<Record<string, string>>
  readonly rules: readonly string[]
}

type Table = Extract<Block, { is: 'table' }>

const isMatrix = (block: Block): block is Table => {
  if (block.is !== 'table') return false
  const head = block.head.map(plainText)
  return head[0] === '#' && head[1] === 'Topic' && head.at(-1) === 'Rules'
}

/** `=`: as the column to the left; `= , and more`: the same and more. */
const spelledOut = (cells: readonly string[]): string[] => {
  const out: string[] = []
  for (const cell of cells) {
    const left = out.at(-1) ?? ''
    out.push(cell === '=' ? left : cell.replace(/^=\s*,?\s*/, `${left}, `))
  }
  return out
}

const refsIn = (cell: Cell): string[] =>
  cell.flatMap((span) => (typeof span !== 'string' && span.is === 'ref' ? [span.id] : []))

/** Nothing for a catalogue without one. */
export const matrixIn = (book: Catalogue): MatrixRow[] => {
  const table = book.chapters.flatMap(({ blocks }) => blocks).find(isMatrix)
  if (!table) return []
  const sets = table.head.slice(2, -1).map(plainText)
  return table.rows.map((row) => {
    const said = spelledOut(row.slice(2, -1).map(plainText))
    return {
      row: Number(plainText(row[0] ?? [])),
      topic: plainText(row[1] ?? []),
      cells: Object.fromEntries(sets.map((set, i) => [set, said[i] ?? ''])),
      rules: refsIn(row.at(-1) ?? []),
    }
  })
}
