import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFault } from './json-fault.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('jsonFault', () => {
  it.each([
    ['an empty text', '', 1, 1, 'end'],
    ['a cut object', '{"a": 1', 1, 8, 'end'],
    ['a missing value', '{"a": }', 1, 7, '}'],
    ['a missing colon', '{"a" 1}', 1, 6, '1'],
    ['a missing comma', '[1 2]', 1, 4, '2'],
    ['a comma too many in a list', '[1,]', 1, 4, ']'],
    ['a comma too many in an object', '{"a":1,}', 1, 8, '}'],
    ['a key without quotes', '{a:1}', 1, 2, 'a'],
    ['single quotes', "{'a':1}", 1, 2, "'"],
    ['a cut word', '[tru]', 1, 2, 't'],
    ['a number with a leading zero', '[01]', 1, 3, '1'],
    ['the wrong bracket', '[1}', 1, 3, '}'],
    ['the wrong brace', '{"a":1]', 1, 7, ']'],
    ['something after the end', '{} x', 1, 4, 'x'],
    ['two values', '1 2', 1, 3, '2'],
    ['a text that does not end', '["abc', 1, 2, '"'],
    ['a line break inside a text', '["a\nb"]', 1, 2, '"'],
    ['an unknown escape', '["\\x"]', 1, 2, '"'],
    ['a colon in a list', '[1:2]', 1, 3, ':'],
    ['a comma at the start of a list', '[,1]', 1, 2, ','],
    ['a fault on a later line', '{\n  "a": 1,\n  "b" 2\n}', 3, 7, '2'],
    ['a merge marker', '{\n<<<<<<< HEAD\n}', 2, 1, '<'],
  ])('finds %s', (_name, text, line, column, got) => {
    expect(isJson(text)).toBe(false)
    expect(jsonFault(text)).toEqual({ line, column, got })
  })

  it.each([
    '{}',
    '[]',
    ' [ 1 , -2.5e+3 , "\\u263e\\n" , null , true , false ] ',
    '"text"',
    '0',
    '{"a":{"b":[[],{}]}}',
    '"\u007f☾"',
  ])('has nothing to say about %s', (text) => {
    expect(isJson(text)).toBe(true)
    expect(jsonFault(text)).toBeUndefined()
  })

  it('agrees with JSON.parse on what is JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(jsonFault(text)).toBeUndefined()
      }),
    )
  })

  it('agrees with JSON.parse on damaged JSON', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom('', '"', '\\', ',', ':', '}', ']', '0', 'e', '\n'),
        (text, at, put) => {
          const from = at % (text.length + 1)
          const damaged = text.slice(0, from) + put + text.slice(from + 1)
          expect(jsonFault(damaged) === undefined).toBe(isJson(damaged))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('is not overwhelmed by depth or length', () => {
    expect(jsonFault('['.repeat(200_000))).toMatchObject({ line: 1, got: 'end' })
    expect(jsonFault(`["${'a'.repeat(2_000_000)}",]`)).toMatchObject({ got: ']' })
  })
})
