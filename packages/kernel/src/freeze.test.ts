import { expect, it } from 'vitest'
import { freeze } from './freeze.ts'

it('freezes what lies in a list that was frozen before', () => {
  const card = { tasks: Object.freeze([{ needs: ['L'] }]) }
  expect(freeze(card)).toBe(card)
  expect(Object.isFrozen(card.tasks[0])).toBe(true)
  expect(Object.isFrozen(card.tasks[0]?.needs)).toBe(true)
})

it('lets plain values be', () => {
  for (const value of [3, 'L', null, undefined, true]) expect(freeze(value)).toBe(value)
})
