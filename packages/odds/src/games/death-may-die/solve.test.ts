import { FACES_OF, type Face } from '@vigil/death-may-die'
import { describe, expect, it } from 'vitest'
import { readGoal, worthOf } from './goal.ts'
import { type Count, PLAIN, type Plan, resultsOf } from './plan.ts'
import { solve, type Worth } from './solve.ts'

const goal = (text: string): Worth => {
  const read = readGoal(text)
  if (!('is' in read)) throw new Error(text)
  return worthOf(read)
}

const symbolsOf = (faces: readonly Face[]) => {
  const count = (symbol: string): number => faces.filter((face) => face.includes(symbol)).length
  return { successes: count('S'), elders: count('E'), tentacles: count('T') }
}

const sidesOf = (plan: Plan, die: number): readonly Face[] => FACES_OF[die < plan.standard ? 'standard' : 'bonus']

/** Die by die, each of its six sides, with every choice looked at. */
const bruteForce = (plan: Plan, worth: Worth): number => {
  const judge = (faces: readonly Face[], used: number): number => {
    const stress = Math.max(0, used - plan.free)
    const kept = Math.max(...resultsOf(plan, symbolsOf(faces)).map((result) => worth(result, stress, used)))
    if (used >= plan.free + plan.stress) return kept
    return faces.reduce((best, _, die) => {
      const sides = sidesOf(plan, die)
      const mean = sides.reduce((sum, side) => sum + judge(faces.with(die, side), used + 1), 0) / sides.length
      return Math.max(best, mean)
    }, kept)
  }
  const throwAll = (faces: readonly Face[]): number => {
    if (faces.length === plan.standard + plan.bonus) return judge(faces, 0)
    const sides = sidesOf(plan, faces.length)
    return sides.reduce((sum, side) => sum + throwAll([...faces, side]), 0) / sides.length
  }
  return throwAll([])
}

const ELDERS: Count = { what: 'elder', most: 1, worth: 2, tentacle: false, heals: null }
const DARK: Count = { what: 'elder', most: 99, worth: 1, tentacle: true, heals: null }
const NERVES: Count = { what: 'tentacle', most: 99, worth: 1, tentacle: false, heals: 'wounds' }

const PLANS: readonly (readonly [string, Partial<Plan>])[] = [
  ['three dice', {}],
  ['one stress', { stress: 1 }],
  ['two stress and a bonus die', { standard: 2, bonus: 1, stress: 2 }],
  ['a free reroll before stress', { standard: 1, bonus: 2, free: 1, stress: 1 }],
  ['elder signs that count', { standard: 2, bonus: 1, stress: 1, counts: [ELDERS] }],
  ['elder signs that count as tentacles too', { standard: 2, bonus: 1, stress: 1, counts: [DARK] }],
  ['tentacles that count', { standard: 3, stress: 1, counts: [NERVES] }],
  ['a frenzy', { standard: 3, stress: 1, frenzy: { tentacles: 2, n: 3 } }],
  ['a success to be bought', { standard: 2, stress: 1, boosts: [{ by: 'book', n: 1, sanity: 1 }] }],
  ['an enemy whose elder signs hit', { standard: 1, bonus: 2, stress: 1, own: false, eldersHit: true, tentacles: 1 }],
]

const GOALS = ['successes>=2', 'successes<=1', 'tentacles=0', 'successes>=2, tentacles<1']
const SUMS = ['successes - 0.7 tentacles - 0.2 stress', '2*successes - elders']

describe('a roll under best play', () => {
  for (const [name, part] of PLANS)
    it(`is what looking at every die gives: ${name}`, () => {
      const plan = { ...PLAIN, ...part }
      for (const text of [...GOALS, ...SUMS])
        expect(Math.abs(solve(plan, goal(text)).value - bruteForce(plan, goal(text))), text).toBeLessThan(1e-9)
    })

  it('ends in results whose chances sum to 1, and whose mean is the value', () => {
    for (const [, part] of PLANS)
      for (const text of [...GOALS, ...SUMS]) {
        const worth = goal(text)
        const solution = solve({ ...PLAIN, ...part }, worth)
        const endings = solution.endings()
        const mean = (of: (ending: (typeof endings)[number]) => number): number =>
          endings.reduce((sum, ending) => sum + ending.chance * of(ending), 0)
        expect(mean(() => 1)).toBeCloseTo(1, 9)
        expect(mean(({ result, stress }) => worth(result, stress, 0))).toBeCloseTo(solution.value, 9)
        expect(mean(({ stress }) => stress)).toBeCloseTo(solution.stress, 9)
      }
  })

  it('[DMD-DICE-06] takes up the die that does least, and keeps what is good enough', () => {
    const solution = solve({ ...PLAIN, bonus: 1, stress: 2 }, goal('successes>=3'))
    const [best] = solution.verdicts(['S', 'T', '-', 'S'], 0)
    expect(best?.reroll).toMatchObject({ bonus: false })
    expect(['T', '-']).toContain(best?.reroll?.face)
    expect(solution.verdicts(['S', 'S', 'T', 'S'], 0)[0]).toEqual({ value: 1, stress: 0 })
    expect(solution.verdicts(['S', 'T', '-', 'S'], 2)).toHaveLength(1)
  })

  it('spends no stress that changes nothing', () => {
    expect(solve({ ...PLAIN, standard: 1, stress: 3 }, goal('successes>=2'))).toMatchObject({ value: 0, stress: 0 })
  })

  it('knows dice of another roll', () => {
    expect(() => solve(PLAIN, goal('successes>=1')).verdicts(['S', 'S'], 0)).toThrow(/other dice/)
  })
})

describe('goals', () => {
  it('are read as bounds or as a sum', () => {
    expect(readGoal('successes>2, tentacle<=1')).toEqual({
      is: 'chance',
      bounds: [
        { of: 'successes', is: '>=', n: 3 },
        { of: 'tentacles', is: '<=', n: 1 },
      ],
    })
    expect(readGoal('2 successes - .5*tentacles')).toEqual({ is: 'mean', weights: { successes: 2, tentacles: -0.5 } })
  })

  it.each([
    ['successes>=x', 0, 12],
    ['successes>=1,fish<2', 13, 6],
    ['successes tentacles', 10, 9],
    ['', 0, 1],
  ])('say where they cannot be read: %s', (text, at, length) => {
    expect(readGoal(text)).toEqual({ at, length })
  })
})
