import { describe, expect, it } from 'vitest'
import { personIn, type Sample, sampleTable } from './sample-table.ts'
import type { Spot } from './spot.ts'
import { type Change, readiness } from './strike.ts'
import { clueWorth } from './worth.ts'

const awake = (ancientOne: string, person: NonNullable<Sample['people']>[number]): Spot =>
  sampleTable({ ancientOne, people: Array(4).fill(person), hall: { awake: true } })

const worthOf = (spot: Spot, change: Change): number => readiness(spot, personIn(spot, 0), change)

describe('ready for the attacks of who is awake (ES-FANSEAL-09)', () => {
  it('against Nyarlathotep the only clue is a life', () => {
    const one = awake('nyarlathotep', { clues: 1 })
    expect(worthOf(one, { clues: -1 })).toBeLessThan(0)
    expect(clueWorth(one)).toBeGreaterThan(clueWorth(awake('nyarlathotep', { clues: 5 })))
  })

  it('against Yog-Sothoth a trophy is', () => {
    const none = awake('yog-sothoth', { trophies: [], clues: 3 })
    expect(worthOf(none, { pieces: 1 })).toBeGreaterThan(0)
    expect(worthOf(none, { clues: -1 })).toBe(0)
  })

  it('against Shub-Niggurath a monster or two points of stamina', () => {
    const weak = awake('shub-niggurath', { trophies: [], stamina: 2 })
    expect(worthOf(weak, { stamina: 1 })).toBeGreaterThan(0)
    expect(worthOf(weak, { pieces: 1, monsters: 1 })).toBeGreaterThan(0)
    expect(worthOf(weak, { pieces: 1 })).toBe(0)
  })

  it('against Hastur three points of sanity live through one, five through two', () => {
    const at = (sanity: number): Spot => awake('hastur', { sanity })
    expect(worthOf(at(2), { sanity: 1 })).toBe(worthOf(at(4), { sanity: 1 }))
    expect(worthOf(at(3), { sanity: 1 })).toBe(0)
  })

  it('while it sleeps and the track is empty nothing is put by for it', () => {
    const asleep = sampleTable({ ancientOne: 'nyarlathotep', people: [{ clues: 1 }] })
    expect(readiness(asleep, personIn(asleep, 0), { clues: -1 })).toBe(0)
  })
})
