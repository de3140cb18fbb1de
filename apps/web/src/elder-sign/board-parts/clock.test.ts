import { keyOfChoice } from '@vigil/elder-sign'
import { describe, expect, it } from 'vitest'
import { hoursLeft, midnightIsNear } from './clock.tsx'

const under = (hours: 4 | 5 | 6 | undefined) => (clock: number) =>
  midnightIsNear({
    clock,
    midnightDue: false,
    rules: keyOfChoice({ rules: 'revised', ...(hours && { difficulty: { hours } }) }),
  })

const nearFrom = (near: (clock: number) => boolean): number[] => [...Array(12).keys()].filter(near)

describe('the clock', () => {
  it('[ES-CLOCK-02] warns where the next three hours bring midnight', () => {
    expect(nearFrom(under(undefined))).toEqual([9, 10, 11])
  })

  it('[ES-DIFF-01] warns the earlier the further the hand moves', () => {
    expect(nearFrom(under(4))).toEqual([8, 9, 10, 11])
    expect(nearFrom(under(5))).toEqual([7, 8, 9, 10, 11])
    expect(nearFrom(under(6))).toEqual([6, 7, 8, 9, 10, 11])
  })

  it('warns while midnight strikes', () => {
    expect(midnightIsNear({ clock: 0, midnightDue: true, rules: 'revised' })).toBe(true)
    expect(hoursLeft({ clock: 0 })).toBe(12)
  })
})
