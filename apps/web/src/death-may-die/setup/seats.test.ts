import type { Setup } from '@vigil/death-may-die'
import { describe, expect, it } from 'vitest'
import { allRandom, nextOpen, RANDOM, seated, withCount } from './seats.ts'

const setup: Setup = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['adam', RANDOM, 'borden'], first: 2 }

describe('seats', () => {
  it('grow by lot and shrink from the end, and a first player who left is drawn', () => {
    expect(withCount(setup, 4).investigators).toEqual(['adam', RANDOM, 'borden', RANDOM])
    expect(withCount(setup, 2)).toMatchObject({ investigators: ['adam', RANDOM], first: RANDOM })
  })

  it('[DMD-SETUP-08] seat nobody twice: whoever sat elsewhere changes places', () => {
    expect(seated(setup, 2, 'adam').investigators).toEqual(['borden', RANDOM, 'adam'])
    expect(seated(setup, 0, RANDOM).investigators).toEqual([RANDOM, RANDOM, 'borden'])
  })

  it('are all left to chance at once, and the next open one follows', () => {
    expect(allRandom(setup).investigators).toEqual([RANDOM, RANDOM, RANDOM])
    expect(nextOpen(setup.investigators, 0)).toBe(1)
    expect(nextOpen(['adam', 'borden'], 1)).toBe(1)
  })
})
