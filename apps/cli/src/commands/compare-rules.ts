/** `vigil rules compare`: what differs between two rule sets, from their seams and from the catalogue's matrix. */
import { EXIT, Fault } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { didYouMean } from '../nearest.ts'
import { BOXES, type Box, type Differing } from '../shelf.ts'
import { type MatrixRow, matrixIn } from './rule-matrix.ts'
import { type Alike, alikeOf, catalogueTexts } from './rules.ts'

export interface ComparedRow {
  readonly row: number
  readonly topic: string
  readonly rules: readonly string[]
  readonly a: string
  readonly b: string
  /** The seams that make the difference. */
  readonly seams: readonly Differing[]
  /** Why there is no seam: the printings differ in words or looks only. */
  readonly wordsOnly?: string
}

/** Rows of the matrix whose cells differ, and rows that a differing seam stands for. */
export const comparedRows = (
  box: Box,
  matrix: readonly MatrixRow[],
  a: string,
  b: string,
  alike: Alike = alikeOf(box.id),
): ComparedRow[] => {
  const differing = box.compare(a, b)
  return matrix.flatMap(({ row, topic, cells, rules }) => {
    const seams = differing.filter(({ rows }) => rows.includes(row))
    const said = { a: cells[a] ?? '', b: cells[b] ?? '' }
    if (said.a === said.b) return []
    const reason = seams.length === 0 ? alike[row] : undefined
    return [{ row, topic, rules, ...said, seams, ...(reason !== undefined && { wordsOnly: reason }) }]
  })
}

export const matrixOf = (root?: string): MatrixRow[] => {
  const rows = catalogueTexts(root).flatMap(({ text }) => matrixIn(text))
  if (rows.length === 0) throw new Fault('The rule catalogue has no differences matrix.')
  return rows
}

const boxWith = (id: string): Box => {
  const box = BOXES.find(({ ruleSets }) => ruleSets.includes(id))
  if (box) return box
  const ids = BOXES.flatMap(({ ruleSets }) => ruleSets)
  throw new Fault(`There is no rule set "${id}".${didYouMean(id, ids)} Rule sets: ${ids.join(', ')}.`)
}

const lines = (
  { row, topic, rules, a, b, seams, wordsOnly }: ComparedRow,
  ids: readonly [string, string],
): string[] => [
  `${String(row).padStart(3)}  ${topic}  [${rules.join(', ')}]`,
  `       ${ids[0]}: ${a}`,
  `       ${ids[1]}: ${b}`,
  ...seams.map((seam) => `       seam ${seam.seam} [${seam.rules.join(', ')}]: ${seam.a} / ${seam.b}`),
  ...(wordsOnly === undefined ? [] : [`       played alike: ${wordsOnly}`]),
]

export const runCompare = (a: string, b: string, flags: { json?: boolean }, io: Io): number => {
  const box = boxWith(a)
  if (boxWith(b) !== box) throw new Fault(`${a} and ${b} are rule sets of different games.`)
  const rows = comparedRows(box, matrixOf(), a, b)
  const alike = rows.filter(({ wordsOnly }) => wordsOnly !== undefined).length
  if (flags.json) printJson(io, { a, b, differ: rows.length - alike, wordsOnly: alike, rows })
  else
    print(
      io,
      [
        `${a}: ${box.ruleSetName(a)}`,
        `${b}: ${box.ruleSetName(b)}`,
        '',
        ...rows.flatMap((row) => lines(row, [a, b])),
        `${rows.length - alike} rows of the matrix are played differently, ${alike} differ in words only`,
      ].join('\n'),
    )
  return EXIT.fine
}
