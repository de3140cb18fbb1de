import { expect, it } from 'vitest'
import { distance, nearest, suggestion } from './nearest.ts'

it.each([
  ['', '', 0],
  ['lore', 'lore', 0],
  ['lore', 'love', 1],
  ['peril', 'perils', 1],
  ['terror', 'error', 1],
  ['kitten', 'sitting', 3],
])('from %s to %s it is %i', (a, b, n) => {
  expect(distance(a, b)).toBe(n)
  expect(distance(b, a)).toBe(n)
})

it('finds slips of the pen, beginnings and words of a name', () => {
  const known = ['mandy-thompson', 'monterey-jack', 'the-abyss', 'the-dreamlands']
  expect(nearest('mandy-tompson', known)).toBe('mandy-thompson')
  expect(nearest('mandi', known)).toBe('mandy-thompson')
  expect(nearest('monter', known)).toBe('monterey-jack')
  expect(nearest('abys', known)).toBe('the-abyss')
})

it('does not guess wildly', () => {
  expect(nearest('cthulhu', ['joe-diamond', 'x'])).toBeUndefined()
  expect(nearest('x', [])).toBeUndefined()
  expect(suggestion('cthulhu', ['x'])).toBe('')
  expect(suggestion('yigg', ['yig'])).toBe("; did you mean 'yig'?")
})
