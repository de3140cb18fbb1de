import { expect, it } from 'vitest'
import { shrinkChoices } from './shrink.ts'

it('keeps what matters, in its order', () => {
  const list = Array.from({ length: 100 }, (_, i) => i + 1)
  const fails = (each: readonly number[]): boolean => each.indexOf(17) >= 0 && each.indexOf(17) < each.indexOf(80)
  expect(shrinkChoices(list, fails)).toEqual([17, 80])
})

it('turns numbers into 0 where only their place matters', () => {
  expect(shrinkChoices([5, 6, 7, 8], (list) => list.length >= 3)).toEqual([0, 0, 0])
})

it('can come down to nothing, and stops when its tries are used', () => {
  expect(shrinkChoices([1, 2, 3], () => true)).toEqual([])
  let asked = 0
  const list = Array.from({ length: 64 }, () => 1)
  expect(
    shrinkChoices(
      list,
      () => {
        asked++
        return false
      },
      10,
    ),
  ).toEqual(list)
  expect(asked).toBe(10)
})
