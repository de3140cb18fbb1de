import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { core } from '@vigil/elder-sign/content'
import { describe, expect, it } from 'vitest'
import { ruleSets } from '../elder-sign/rule-sets.ts'
import { speechOf } from '../elder-sign/speech.ts'
import { loadWords } from '../elder-sign/words.ts'
import { comparisonOf } from './compare.ts'
import { matrixIn } from './matrix.ts'
import { parseCatalogue } from './parse.ts'

const root = `${import.meta.dirname}/../../../..`
const docs = `${root}/docs/rules`
const jsonOf = (name: string) => JSON.parse(readFileSync(`${docs}/${name}.json`, 'utf8'))['elder-sign']
const text = readFileSync(`${docs}/elder-sign.md`, 'utf8')
const book = parseCatalogue(text, jsonOf('applies'), jsonOf('alike'))
const speech = speechOf(core, await loadWords(core, 'de'), 'de')
const PAIRS = ruleSets.ids.flatMap((a, i) => ruleSets.ids.slice(i + 1).map((b) => [a, b] as const))

const compare = (a: string, b: string) => comparisonOf(book, ruleSets.compare(a, b, speech), a, b)

describe('the differences matrix', () => {
  it('is read whole, with every column spelled out', () => {
    const matrix = matrixIn(book)
    expect(matrix.map(({ row }) => row)).toEqual(matrix.map((_, i) => i + 1))
    expect(matrix.length).toBeGreaterThanOrEqual(69)
    for (const { row, cells } of matrix)
      for (const cell of Object.values(cells)) expect(cell, `${row}`).not.toMatch(/^=|^$/)
  })

  it('takes = for the column to the left, and what follows it as more', () => {
    const small =
      '# T — x\n\n## 1 D\n\n| # | Topic | `a` | `b` | Rules |\n|---|\n| 1 | Tea | hot | = , sweet | ES-T-01, -02 |\n'
    expect(matrixIn(parseCatalogue(small, {}))).toEqual([
      { row: 1, topic: 'Tea', cells: { a: 'hot', b: 'hot, sweet' }, rules: ['ES-T-01', 'ES-T-02'] },
    ])
    expect(matrixIn(parseCatalogue('# T — x\n\nno table\n', {}))).toEqual([])
  })
})

interface Printed {
  readonly rows: readonly { readonly row: number; readonly seams: readonly unknown[]; readonly wordsOnly?: string }[]
}

const printed = (a: string, b: string): Printed =>
  JSON.parse(
    execFileSync(process.execPath, [`${root}/apps/cli/bin/vigil.mjs`, 'rules', 'compare', a, b, '--json'], {
      encoding: 'utf8',
    }),
  )

describe.each(PAIRS)('%s and %s', (a, b) => {
  const { played, told, written } = compare(a, b)

  it('lists the rows that the terminal lists, under the same heads', () => {
    const { rows } = printed(a, b)
    const numbers = (all: readonly { readonly row: number }[]): number[] => all.map(({ row }) => row)
    const cited = [...new Set(played.flatMap((each) => numbers(each.cited)))].sort((x, y) => x - y)
    expect(cited).toEqual(numbers(rows.filter(({ seams }) => seams.length > 0)))
    expect(numbers(written)).toEqual(numbers(rows.filter(({ wordsOnly }) => wordsOnly !== undefined)))
    expect(numbers(told)).toEqual(
      numbers(rows.filter(({ seams, wordsOnly }) => seams.length === 0 && wordsOnly === undefined)),
    )
  })

  it('names topic, both readings and rules of each difference', () => {
    expect(played.length).toBeGreaterThan(0)
    for (const each of played) {
      expect(each.a, each.topic).not.toBe(each.b)
      expect(each.rules.length, each.topic).toBeGreaterThan(0)
    }
  })

  it('is the same the other way round', () => {
    const back = compare(b, a)
    expect(back.played.map(({ topic, a: one, b: other }) => ({ topic, a: other, b: one }))).toEqual(
      played.map(({ topic, a: one, b: other }) => ({ topic, a: one, b: other })),
    )
    expect(back.written.map(({ row }) => row)).toEqual(written.map(({ row }) => row))
  })
})

describe('a rule set', () => {
  it('does not differ from itself', () => {
    for (const id of ruleSets.ids) expect(compare(id, id)).toEqual({ played: [], told: [], written: [] })
  })

  it('that is not there differs in nothing the game plays', () => {
    expect(ruleSets.compare('nothing', 'revised', speech)).toEqual([])
  })
})
