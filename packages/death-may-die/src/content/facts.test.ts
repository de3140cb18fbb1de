import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Claim, claimsOf, factsIn } from '../../facts/claims.ts'
import { departures } from '../../facts/departures.ts'
import { neighboursIn } from '../map/board.ts'
import { FACES_OF, type Face } from '../nouns/die.ts'
import { core } from './index.ts'

const { episodes, elderOnes } = core
const decks: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  investigators: core.investigators,
  skills: core.skills,
  insanities: core.insanities,
  enemies: core.enemies,
  elderOnes: [...elderOnes, ...elderOnes.flatMap(({ mythos }) => mythos)],
  episodes: [...episodes, ...episodes.flatMap(({ mythos, discovery }) => [...mythos, ...discovery])],
}
const claims = Object.values(claimsOf).flat()

const step = (value: unknown, key: string): unknown => {
  if (Array.isArray(value) && key !== 'length' && !/^\d+$/.test(key)) return value.map((each) => step(each, key))
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

const answer = (deck: string, { card, field }: Pick<Claim, 'card' | 'field'>): unknown =>
  field.split('.').reduce(step, (decks[deck] ?? []).find(({ id }) => id === card) as unknown)

const departs = ({ card, field }: Claim): boolean =>
  departures.some((departure) => departure.card === card && departure.field === field)

describe('the content against the facts', () => {
  it.each(Object.entries(claimsOf))('%s say what the facts say, field by field', (deck, list) => {
    expect(list.length).toBeGreaterThan(0)
    for (const claim of list)
      if (!departs(claim)) expect(answer(deck, claim), `${claim.card}: ${claim.field}`).toStrictEqual(claim.says)
  })

  it('asks after more than 250 fields', () => expect(claims.length).toBeGreaterThan(250))

  it('leaves a fact only knowingly, for a reason, and never a sure one', () => {
    for (const { card, field, reason } of departures) {
      const [deck, claim] = Object.entries(claimsOf)
        .flatMap(([name, list]) => list.map((each) => [name, each] as const))
        .find(([, each]) => each.card === card && each.field === field) ?? ['', undefined]
      expect(claim, `${card}: ${field} is a fact`).toBeDefined()
      expect(['low', 'medium']).toContain(claim?.confidence)
      expect(reason.length).toBeGreaterThan(40)
      expect(claim && isDeepStrictEqual(answer(deck, claim), claim.says), `${card}: ${field} agrees by now`).toBe(false)
    }
  })
})

interface Component {
  readonly id: string
  readonly count: number
}

describe('counts of the box', () => {
  const count = (id: string): number =>
    factsIn<{ records: readonly Component[] }>('components').records.find((each) => each.id === id)?.count ?? -1

  it('cards', () => {
    expect(core.investigators).toHaveLength(count('investigator-boards'))
    expect(core.insanities).toHaveLength(count('insanity-cards'))
    expect(episodes).toHaveLength(count('episode-cards'))
    expect(elderOnes.flatMap(({ stages }) => stages)).toHaveLength(count('elder-one-stage-cards'))
    expect([...episodes, ...elderOnes].flatMap(({ mythos }) => mythos)).toHaveLength(count('mythos-cards'))
    expect(episodes.flatMap(({ discovery }) => discovery)).toHaveLength(count('discovery-cards'))
    for (const { mythos } of [...episodes, ...elderOnes]) expect(mythos).toHaveLength(8)
    for (const { discovery, actions } of episodes) expect([discovery.length, actions.length]).toEqual([15, 2])
    expect(core.tracks.fire).toBe(count('fire-tokens'))
  })

  it('figures', () => {
    const figures = core.enemies.reduce((n, each) => n + each.figures, 0)
    expect(figures + core.investigators.length + elderOnes.length).toBe(count('figures'))
  })

  it('tracks', () => {
    const { tracks } = factsIn<{
      tracks: {
        wounds: { deathIndex: number }
        stress: { maxStress: number }
        sanity: { deathIndex: number; thresholds: readonly { index: number; bonusDie: boolean }[] }
      }
    }>('investigators')
    expect(core.tracks).toMatchObject({
      wounds: tracks.wounds.deathIndex,
      stress: tracks.stress.maxStress,
      sanity: tracks.sanity.deathIndex,
      thresholds: tracks.sanity.thresholds.map(({ index, bonusDie }) => ({ at: index, die: bonusDie })),
      summoning: { spaces: 8 },
    })
  })

  it('dice', () => {
    const LETTERS = { success: 'S', elderSign: 'E', tentacle: 'T' } as const
    const { records } = factsIn<{ records: readonly { id: 'standard' | 'bonus'; faces: (keyof typeof LETTERS)[][] }[] }>('dice')
    const face = (symbols: (keyof typeof LETTERS)[]): string =>
      symbols
        .map((symbol) => LETTERS[symbol])
        .sort()
        .reverse()
        .join('')
    const ours = (each: Face): string => [...each].sort().reverse().join('').replace('-', '')
    for (const { id, faces } of records) expect(FACES_OF[id].map(ours).sort()).toEqual(faces.map(face).sort())
  })
})

describe('the map of the first episode', () => {
  const fact = factsIn<{ records: readonly { id: string; map: Record<string, never> }[] }>('episodes').records[0]?.map as unknown as {
    adjacent: [number, number][]
    staircase: [number, number][]
    gates: object
    start: number
    labs: number[]
    fire: number[]
    enemies: { space: number; enemy: string; n: number }[]
  }
  const { map } = episodes[0] ?? expect.fail('no episode')

  it('[DMD-MAP-01] [DMD-MAP-02] [DMD-MAP-05] is the known graph', () => {
    const pairs = neighboursIn(map).flatMap((next, a) => next.filter((b) => a < b).map((b) => [a, b]))
    const known = [...fact.adjacent, ...fact.staircase].map(([a, b]) => [Math.min(a, b), Math.max(a, b)])
    const order = (list: number[][]): string[] => list.map(String).sort()
    expect(order(pairs)).toEqual(order(known))
  })

  it('[DMD-MAP-04] [DMD-SETUP-05] is laid out as known', () => {
    expect(map).toMatchObject({ gates: fact.gates, start: fact.start, fire: fact.fire })
    expect(map.tokens.map(({ space }) => space)).toEqual(fact.labs)
    expect(map.enemies).toEqual(fact.enemies.map(({ enemy, space, n }) => ({ enemy, space, n })))
  })
})
