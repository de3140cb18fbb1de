import { type Adventure, elderSign, type Option, type PersonView, type View } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { fastInts } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { estimator } from './attempt.ts'
import { loreOf } from './lore.ts'
import { gatherWorth, share, standBy } from './rally.ts'
import { rulesOf, type Spot } from './spot.ts'
import { expertWeights } from './weights.ts'

const game = elderSign(core)

const opening = (): View => {
  const investigators = ['joe-diamond', 'jenny-barnes', 'kate-winthrop', 'bob-jenkins']
  const state = game.start({ rules: 'fan', ancientOne: 'cthulhu', investigators })
  const int = fastInts('rally')
  for (;;) {
    const node = game.node(state)
    if (node.kind === 'decision') return game.view(state, 0)
    game.applyInPlace(state, game.sample(state, int))
  }
}

const START = opening()

/** The table with so many signs in each hand. */
const table = (signs: readonly number[], options: readonly Option[] = []): Spot => {
  const view: View = {
    ...START,
    people: START.people.map((each, seat) => ('id' in each ? { ...each, signs: signs[seat] ?? 0 } : each)),
  }
  const rules = rulesOf(view)
  const decision = {
    kind: 'decision' as const,
    seat: 0,
    about: { is: 'share' as const, rewards: [] },
    options,
    min: 1,
    max: 1,
  }
  return { lore: loreOf(core), view, decision, rules, estimate: estimator(rules.wild), weights: expertWeights(rules) }
}

const personIn = ({ view }: Spot, seat: number): PersonView => {
  const person = view.people[seat]
  if (!person || !('id' in person)) throw new Error('nobody there')
  return person
}

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
