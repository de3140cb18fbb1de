import { describe, expect, it } from 'vitest'
import { notPlain, sharedPart } from './plain.ts'

class Lamp {
  lit = true
}

describe('notPlain', () => {
  it.each([
    ['text', 'a'],
    ['a number', 1.5],
    ['nothing', null],
    ['lists in lists', [[], [1, [2]]]],
    ['objects', { a: { b: [true, null, 'x'] } }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
  ])('lets %s pass', (_name, value) => {
    expect(notPlain(value)).toBeUndefined()
  })

  it.each([
    ['undefined', undefined, '(itself)'],
    ['not a number', { score: Number.NaN }, 'score'],
    ['infinity', [1, Number.POSITIVE_INFINITY], '1'],
    ['a map', { a: { b: new Map() } }, 'a.b'],
    ['a set', new Set(), '(itself)'],
    ['a date', [{ when: new Date(0) }], '0.when'],
    ['a class', { lamps: [new Lamp()] }, 'lamps.0'],
    ['a function', { then: () => 1 }, 'then'],
    ['a property that is undefined', { a: [{ b: undefined }] }, 'a.0.b'],
    ['a bigint', { n: 1n }, 'n'],
    ['a symbol', { s: Symbol('s') }, 's'],
  ])('finds %s', (_name, value, path) => {
    expect(notPlain(value)).toBe(path)
  })
})

describe('sharedPart', () => {
  it('finds nothing in a copy', () => {
    const value = { a: [{ b: 1 }], c: 'text' }
    expect(sharedPart(value, structuredClone(value))).toBeUndefined()
  })

  it('names the first shared part by its place in the second value', () => {
    const inner = { b: 1 }
    expect(sharedPart({ a: [inner] }, { x: { y: [0, inner] } })).toBe('x.y.1')
  })

  it('finds a value shared with itself', () => {
    const value = { a: 1 }
    expect(sharedPart(value, value)).toBe('(itself)')
  })

  it('lets frozen parts be shared', () => {
    const card = Object.freeze({ id: 'brass' })
    expect(sharedPart({ card }, { card })).toBeUndefined()
  })

  it('looks inside frozen parts', () => {
    const card = Object.freeze({ marks: [1] })
    expect(sharedPart({ card }, { card })).toBe('card.marks')
  })

  it('has nothing to say about texts and numbers', () => {
    expect(sharedPart('a', 'a')).toBeUndefined()
    expect(sharedPart({ a: 1 }, { a: 1 })).toBeUndefined()
  })
})
