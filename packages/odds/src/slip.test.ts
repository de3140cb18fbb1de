import { expect, it } from 'vitest'
import { slipOf, type Valued } from './slip.ts'

interface Go {
  readonly to: string
}
const after = (low: number, high: number, ...to: string[]): Valued<Go> => ({
  pick: to.map((each) => ({ to: each })),
  chance: { low, high },
})
const at = (...to: string[]): Go[] => to.map((each) => ({ to: each }))

it('a slip is what the best answer keeps and the given one does not', () => {
  const [best, poor] = [after(0.6, 0.6, 'a'), after(0.2, 0.2, 'b')]
  expect(slipOf([poor, best], at('b'))).toEqual({ given: poor, better: best, cost: expect.closeTo(0.4, 12) })
  expect(slipOf([poor, best], at('a'))).toBeUndefined()
})

it('bounds that overlap are no slip, and those that do not cost the gap between them', () => {
  expect(slipOf([after(0.4, 0.7, 'a'), after(0.2, 0.5, 'b')], at('b'))).toBeUndefined()
  expect(slipOf([after(0.6, 0.7, 'a'), after(0.2, 0.5, 'b')], at('b'))?.cost).toBeCloseTo(0.1, 12)
})

it('the order of what was picked does not matter, and an unknown pick is no slip', () => {
  const answers = [after(0.9, 0.9, 'c'), after(0.1, 0.1, 'a', 'b')]
  expect(slipOf(answers, at('b', 'a'))?.cost).toBeCloseTo(0.8, 12)
  expect(slipOf(answers, at('z'))).toBeUndefined()
})
