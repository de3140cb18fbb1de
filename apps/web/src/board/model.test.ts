import { expect, it } from 'vitest'
import { sameModel } from './model.ts'

const press = (): void => undefined

it('compares models by what they say, and the rest by being the same', () => {
  const drawn = { model: { name: 'Hall', lit: [{ n: 1 }], steps: undefined }, press }
  expect(sameModel(drawn, { model: { name: 'Hall', lit: [{ n: 1 }], steps: undefined }, press })).toBe(true)
  expect(sameModel(drawn, { ...drawn, press: () => undefined })).toBe(false)
})

it.each([
  [{ lit: [1, 2] }, { lit: [1] }],
  [{ lit: [1] }, { lit: [2] }],
  [{ lit: [] }, { lit: {} }],
  [{ lit: null }, { lit: {} }],
  [{ lit: true }, {}],
])('tells %j from %j', (one, other) => {
  expect(sameModel({ model: one }, { model: other })).toBe(false)
  expect(sameModel({ model: other }, { model: one })).toBe(false)
})
