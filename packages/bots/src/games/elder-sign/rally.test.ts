import type { Adventure, Option } from '@vigil/elder-sign'
import { describe, expect, it } from 'vitest'
import { gatherWorth, share, standBy } from './rally.ts'
import { personIn, sampleTable } from './sample-table.ts'
import type { Spot } from './spot.ts'
import { action } from './where.ts'

/** The table with so many signs in each hand. */
const table = (signs: readonly number[], options: readonly Option[] = []): Spot =>
  sampleTable({ people: signs.map((n) => ({ signs: n })), options })

const SIGN: Adventure['rewards'] = [{ do: 'gain', what: 'sign', n: 1 }]

const worthFor = (spot: Spot, seat: number, visitors: readonly number[]): number => {
  const place = spot.view.cards[0]
  if (!place) throw new Error('no card')
  return gatherWorth(spot, SIGN, { ...place, visitors: [...visitors] }, personIn(spot, seat))
}

describe('few carry the signs', () => {
  it('whoever carries some is sent for more, and a third bearer is not wanted', () => {
    const spot = table([2, 3, 0, 0])
    expect(worthFor(spot, 0, [])).toBeGreaterThan(0)
    expect(worthFor(spot, 2, [])).toBeLessThan(0)
    expect(worthFor(table([2, 0, 0, 0]), 2, [])).toBe(0)
  })

  it("[ES-FANADV-08] a sign won beside a bearer counts as the bearer's", () => {
    expect(worthFor(table([2, 3, 0, 0]), 2, [1])).toBeGreaterThan(0)
  })

  it('[ES-FANADV-08] passes a sign to whoever carries more, and nothing else', () => {
    const options: Option[] = [{ do: 'no' }, { do: 'share', reward: 0, seat: 1 }, { do: 'share', reward: 1, seat: 1 }]
    const rewards = [{ do: 'gain', what: 'clue', n: 1 }, ...SIGN]
    expect(share(table([0, 3, 0, 0], options), { rewards }).pick).toEqual([options[2]])
    expect(share(table([3, 0, 0, 0], options), { rewards }).pick).toEqual([{ do: 'no' }])
  })
})

describe('the rally', () => {
  it('[ES-FANADV-06] calls those without signs to the bearers, if they can bear a failure', () => {
    const spot = table([4, 0, 0, 0])
    expect(standBy(spot, personIn(spot, 1))).toBeGreaterThan(0)
    expect(standBy(spot, { ...personIn(spot, 1), stamina: 2 })).toBe(0)
    expect(standBy(spot, personIn(spot, 0))).toBe(0)
    const nobody = table([0, 0, 0, 0])
    expect(standBy(nobody, personIn(nobody, 1))).toBe(0)
  })
})

describe('once all signs are found (ES-FANSEAL-03)', () => {
  const lost = { cards: [], signs: 1 }
  const options: Option[] = [{ do: 'move', to: 'entrance' }]
  const errand = (open: boolean): string | undefined => {
    const cards = sampleTable({}).view.cards
    const spot = sampleTable({
      hall: { open, supply: open ? 0 : 3, found: lost },
      options: [...options, ...cards.map(({ card }): Option => ({ do: 'move', to: card }))],
      about: { is: 'action', left: 2 },
    })
    const [pick] = action(spot, 2).pick
    return pick?.do === 'move' ? pick.to : undefined
  }

  it('the last one is fetched from the lost and found before anything else is tried', () => {
    expect(errand(true)).toBe('entrance')
    expect(errand(false)).not.toBe('entrance')
  })
})
