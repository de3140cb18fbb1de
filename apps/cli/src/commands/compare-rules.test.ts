import { RULE_SETS } from '@vigil/elder-sign'
import { describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT, Fault } from '../fault.ts'
import { BOXES, boxOf } from '../shelf.ts'
import { comparedRows, matrixOf, runCompare } from './compare-rules.ts'
import { matrixIn } from './rule-matrix.ts'
import { alikeOf, readCatalogue } from './rules.ts'

const box = boxOf('elder-sign')
const matrix = matrixOf()
const ids = RULE_SETS.map(({ id }) => id)
const PAIRS = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b] as const))

describe('the differences matrix', () => {
  it('is read whole, with every column spelled out', () => {
    expect(matrix.map(({ row }) => row)).toEqual(matrix.map((_, i) => i + 1))
    expect(matrix.length).toBeGreaterThanOrEqual(69)
    expect(matrix[13]).toEqual({
      row: 14,
      topic: 'Wildcard as investigation',
      cells: { first: '1', 'first+faq': '4', revised: '4', fan: '4' },
      rules: ['ES-DICE-05'],
    })
    for (const { row, cells } of matrix)
      for (const cell of Object.values(cells)) expect(cell, `${row}`).not.toMatch(/^=|^$/)
  })

  it('takes = for the column to the left, and what follows it as more', () => {
    const text =
      '| # | Topic | `a` | `b` | Rules |\n|---|\n| 1 | Tea | hot | = , sweet | T-1 |\n| 2 | Bun | – | = | T-2, T-3 |\n'
    expect(matrixIn(text)).toEqual([
      { row: 1, topic: 'Tea', cells: { a: 'hot', b: 'hot, sweet' }, rules: ['T-1'] },
      { row: 2, topic: 'Bun', cells: { a: '–', b: '–' }, rules: ['T-2', 'T-3'] },
    ])
    expect(matrixIn('no table')).toEqual([])
  })

  it('cites rules that exist', () => {
    const known = readCatalogue().rules.map(({ id }) => id)
    const cited = matrix.flatMap(({ rules }) => rules.map((id) => id.replace(/\.\.\d+$/, '')))
    expect(cited.filter((id) => !known.includes(id))).toEqual([])
  })
})

describe.each(PAIRS)('%s and %s', (a, b) => {
  const rows = comparedRows(box, matrix, a, b)

  it.each(matrix.map(({ row, topic }) => [row, topic] as const))('row %i, %s: seams and matrix agree', (row) => {
    const cells = matrix.find((each) => each.row === row)?.cells ?? {}
    const told = rows.find((each) => each.row === row)
    expect(told !== undefined).toBe(cells[a] !== cells[b])
    // A row that differs is a seam, or has a reason to be none.
    if (told) expect(told.seams.length > 0 || told.wordsOnly !== undefined).toBe(true)
  })

  it('every seam that differs is told in a row that differs', () => {
    for (const { seam, rows: named } of box.compare(a, b))
      expect(
        rows.some(({ row }) => named.includes(row)),
        seam,
      ).toBe(true)
  })
})

describe('rows that are no seam', () => {
  it('each have a use for their reason', () => {
    const used = PAIRS.flatMap(([a, b]) => comparedRows(box, matrix, a, b).filter(({ wordsOnly }) => wordsOnly))
    expect([...new Set(used.map(({ row }) => row))].sort((a, b) => a - b)).toEqual(
      Object.keys(alikeOf(box.id)).map(Number),
    )
  })
})

describe('vigil rules compare', () => {
  it('prints the rows with their rules', () => {
    const io = fakeIo()
    expect(runCompare('first', 'revised', {}, io)).toBe(EXIT.fine)
    expect(io.out()).toContain(' 14  Wildcard as investigation  [ES-DICE-05]\n       first: 1\n       revised: 4\n')
    expect(io.out()).toContain('seam midnight-timing [ES-MIDNIGHT-01]: Midnight strikes in the clock step')
    expect(io.out()).toMatch(/\d+ rows of the matrix are played differently, \d+ differ in words only\n$/)
  })

  it('as JSON too', () => {
    const io = fakeIo()
    runCompare('first', 'first+faq', { json: true }, io)
    const { rows, differ, wordsOnly } = JSON.parse(io.out())
    expect(differ + wordsOnly).toBe(rows.length)
    expect(rows.find(({ row }: { row: number }) => row === 6)).toMatchObject({ rules: ['ES-MIDNIGHT-01'] })
  })

  it('finds no difference where there is none, and refuses strangers', () => {
    for (const { ruleSets } of BOXES) for (const id of ruleSets) expect(comparedRows(box, matrix, id, id)).toEqual([])
    expect(() => runCompare('first', 'revisd', {}, fakeIo())).toThrow(Fault)
    expect(() => runCompare('nothing', 'first', {}, fakeIo())).toThrow(/Rule sets: revised/)
  })
})
