import { expect, it } from 'vitest'
import { anInput, inputsUpTo } from './a-save.ts'
import { CHUNK, chunksFrom, sharedStart } from './chunks.ts'

it('writes the last piece when a log grows', () => {
  const inputs = inputsUpTo(CHUNK * 3 + 5)
  expect(chunksFrom(inputs, CHUNK * 3 + 4)).toEqual([{ n: 3, inputs: inputs.slice(CHUNK * 3) }])
  expect(chunksFrom(inputs, CHUNK * 3 - 1).map(({ n }) => n)).toEqual([2, 3])
  expect(chunksFrom(inputs, 0).flatMap((chunk) => chunk.inputs)).toEqual(inputs)
  expect(chunksFrom([], 0)).toEqual([])
})

it('finds where two logs part', () => {
  const inputs = inputsUpTo(10)
  expect(sharedStart(inputs, [...inputs, anInput(99)])).toBe(10)
  expect(sharedStart(inputs, inputsUpTo(7))).toBe(7)
  expect(sharedStart(inputs, [...inputsUpTo(4), anInput(50)])).toBe(4)
})
