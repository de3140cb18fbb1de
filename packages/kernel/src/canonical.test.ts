import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, isAlike, sameJson } from './canonical.ts'

describe('canonical', () => {
  it('sorts keys at every depth', () => {
    expect(canonical({ b: 1, a: { d: [], c: null } })).toBe('{"a":{"c":null,"d":[]},"b":1}')
  })

  it('keeps the order of arrays', () => {
    expect(canonical([2, 1, { y: 0, x: 0 }])).toBe('[2,1,{"x":0,"y":0}]')
  })

  it('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}')
    expect(canonical([undefined])).toBe('[null]')
    expect(canonical(undefined)).toBe('null')
  })

  it('escapes text and keys', () => {
    expect(canonical({ 'a"b': 'c\n' })).toBe('{"a\\"b":"c\\n"}')
  })

  it('writes numbers as JSON does', () => {
    expect(canonical([0, -0, 1.5, 1e21, Number.NaN])).toBe('[0,0,1.5,1e+21,null]')
  })

  it('is JSON that reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('does not see the order in which keys were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse())
        expect(canonical(turned)).toBe(canonical(value))
      }),
    )
  })
})

describe('sameJson', () => {
  it('compares by content', () => {
    expect(sameJson({ a: [1], b: 2 }, { b: 2, a: [1] })).toBe(true)
    expect(sameJson([1, 2], [2, 1])).toBe(false)
    expect(sameJson('1', 1)).toBe(false)
    expect(sameJson(3, 3)).toBe(true)
  })
})

describe('isAlike', () => {
  it('says of nothing that it is alike that is written otherwise', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(isAlike(a, JSON.parse(JSON.stringify(a)))).toBe(true)
        if (isAlike(a, b)) expect(canonical(a)).toBe(canonical(b))
      }),
    )
  })

  it.each([
    [{ a: undefined }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [null, {}],
    [{}, null],
    ['1', 1],
    [undefined, undefined],
  ])('takes nothing for granted: %j, %j', (a, b) => {
    expect(isAlike(a, b)).toBe(false)
  })
})
