import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainAnswer } from './plain-answer.ts'
import { request } from './request.ts'

const answer = { do: 'answer', decision: 'd7', seat: 1, pick: [{ do: 'roll' }, { do: 'keep', die: 3 }] }
const act = { t: 'act', tag: 'a1', seq: 7, act: answer }

/** Frames that are nearly right: one or two of their fields are something else. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(-1, 0, 63, 64, 1_000_000, 1_000_001, 0.5, Number.NaN, '', 'x'.repeat(33), 'x'.repeat(65)),
  fc.constantFrom<unknown>([], [[]], [{}], [{ do: 1 }], [{ do: 'x'.repeat(65) }], null, undefined, 'act', 'answer'),
  fc.array(fc.constant({ do: 'roll' }), { minLength: 63, maxLength: 66 }),
)
const field = fc.constantFrom('t', 'tag', 'seq', 'act', 'more')
const inner = fc.constantFrom('do', 'decision', 'seat', 'pick', 'more')
const nearly = fc
  .tuple(fc.dictionary(field, strange, { maxKeys: 1 }), fc.dictionary(inner, strange, { maxKeys: 1 }))
  .map(([outer, within]) => ({ ...act, act: { ...answer, ...within }, ...outer }))

describe('a plain answer', () => {
  it('is seen', () => {
    expect(isPlainAnswer(act)).toBe(true)
    expect(request.parse(act)).toEqual(act)
  })

  it('is nothing that the schema would refuse or read otherwise', () => {
    fc.assert(
      fc.property(nearly, (frame) => {
        if (isPlainAnswer(frame)) expect(request.parse(frame)).toEqual(frame)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    null,
    [],
    'act',
    { t: 'look' },
    { ...act, more: 1 },
    { ...act, act: { do: 'undo' } },
    { ...act, act: { ...answer, more: 1 } },
    { ...act, act: { ...answer, pick: JSON.parse('[{"do":"roll","__proto__":{"die":1}}]') } },
  ])('is not %j', (frame) => {
    expect(isPlainAnswer(frame)).toBe(false)
  })
})
