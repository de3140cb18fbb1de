import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCatalogue } from './parse.ts'
import { finderOf } from './search.ts'

const book = parseCatalogue(readFileSync(`${import.meta.dirname}/../../../../docs/rules/elder-sign.md`, 'utf8'), {})
const { find } = finderOf(book)

describe('looking rules up', () => {
  it('finds an id in any case, alone', () => {
    expect(find('ES-FOCUS-01')).toEqual(['ES-FOCUS-01'])
    expect(find(' es-focus-01 ')).toEqual(['ES-FOCUS-01'])
  })

  it('finds a chapter by the beginning of its ids', () => {
    const found = find('es-focus')
    expect(found[0]).toBe('ES-FOCUS-01')
    expect(found.every((id) => id.startsWith('ES-FOCUS-'))).toBe(true)
  })

  it('finds words, begun words and words with a slip', () => {
    expect(find('wildcard investigation value')).toContain('ES-DICE-05')
    expect(find('wildc')).toContain('ES-DICE-05')
    expect(find('wildcrad')).toContain('ES-DICE-05')
  })

  it('finds nothing for nothing', () => {
    expect(find('  ')).toEqual([])
    expect(find('xyzzyplugh')).toEqual([])
  })
})
