import { expect, it } from 'vitest'
import { nearest, suggestion } from './nearest.ts'

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
