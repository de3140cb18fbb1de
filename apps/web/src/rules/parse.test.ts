import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blockText, type Catalogue, plainText, type Span } from './catalogue.ts'
import { inline } from './inline.ts'
import { parseCatalogue } from './parse.ts'

const docs = `${import.meta.dirname}/../../../../docs/rules`
const text = readFileSync(`${docs}/elder-sign.md`, 'utf8')
const applies = JSON.parse(readFileSync(`${docs}/applies.json`, 'utf8'))['elder-sign']

const refsIn = (spans: readonly Span[]): string[] =>
  spans.flatMap((span) => {
    if (typeof span === 'string' || span.is === 'code') return []
    return span.is === 'ref' ? [span.id] : refsIn(span.spans)
  })

const allRefs = (catalogue: Catalogue): string[] =>
  catalogue.chapters
    .flatMap(({ blocks, rules }) => [...blocks, ...rules.flatMap((rule) => rule.blocks)])
    .flatMap((block) =>
      block.is === 'text' ? refsIn(block.spans) : [block.head, ...block.rows].flat().flatMap(refsIn),
    )

describe('a line', () => {
  it('finds emphasis, code and sources', () => {
    expect(inline('A **bold** *slant* and `P|T`. *[R12 Tasks]*')).toEqual([
      'A ',
      { is: 'strong', spans: ['bold'] },
      ' ',
      { is: 'em', spans: ['slant'] },
      ' and ',
      { is: 'code', text: 'P|T' },
      '. ',
      { is: 'source', spans: ['R12 Tasks'] },
    ])
  })

  it('finds every rule that is named, in short forms too', () => {
    expect(refsIn(inline('(ES-RULING-07, -09; ES-ABILITY-04..06)'))).toEqual([
      'ES-RULING-07',
      'ES-RULING-09',
      'ES-ABILITY-04',
      'ES-ABILITY-06',
    ])
    expect(plainText(inline('see ES-RULING-07, -09.'))).toBe('see ES-RULING-07, -09.')
  })
})

describe('the catalogue of Elder Sign', () => {
  const catalogue = parseCatalogue(text, applies)
  const rules = catalogue.chapters.flatMap((chapter) => chapter.rules)
  const rule = (id: string) => rules.find((each) => each.id === id)

  it('has every rule once', () => {
    const ids = [...text.matchAll(/^- \*\*(ES-[A-Z]+-\d+)/gm)].map(([, id]) => id)
    expect(rules.map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leads to no rule that is not there', () => {
    const known = new Set(rules.map(({ id }) => id))
    expect(allRefs(catalogue).filter((id) => !known.has(id))).toEqual([])
  })

  it('offers no sets to choose from where there is one only', () => {
    const death = parseCatalogue(readFileSync(`${docs}/death-may-die.md`, 'utf8'), {})
    expect(death.sets).toEqual([])
    expect(parseCatalogue(text, applies).sets).toContain('first')
  })

  it('says which sets a rule holds for', () => {
    expect(rule('ES-FANTURN-02')?.sets).toEqual(['fan'])
    expect(rule('ES-FOCUS-01')?.sets).toEqual(['revised', 'first+faq', 'first', 'fan'])
  })

  it('keeps the table of a rule, and what follows it', () => {
    const blocks = rule('ES-SETUP-01')?.blocks ?? []
    expect(blocks.map(({ is }) => is)).toEqual(['text', 'table', 'text'])
    expect(blocks.map(blockText)[1]).toContain('hand on XII')
  })

  it('does not cut a cell at a split symbol', () => {
    const tables = catalogue.chapters.flatMap(({ blocks }) => blocks).filter((block) => block.is === 'table')
    for (const { head, rows } of tables) expect(rows.every((row) => row.length === head.length)).toBe(true)
    expect(tables.length).toBe(2)
  })

  it('knows rulings and how sure they are', () => {
    expect(rule('ES-RULING-13')?.sure).toBe('C')
    expect(catalogue.chapters.map(({ title }) => title)).toContain('Turn and clock')
  })
})
