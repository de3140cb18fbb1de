import { describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT } from '../fault.ts'
import { run } from '../program.ts'

const odds = async (...args: string[]) => {
  const io = fakeIo()
  const exit = await run(['odds', 'death-may-die', ...args], io)
  return { exit, out: io.out(), err: io.err() }
}

const json = async (...args: string[]) => {
  const { exit, out } = await odds(...args, '--json')
  expect(exit).toBe(EXIT.fine)
  return JSON.parse(out)
}

describe('vigil odds death-may-die', () => {
  it('prints value, stress and distribution as JSON', async () => {
    const report = await json('--standard', '3', '--bonus', '1', '--stress', '2', '--goal', 'successes>=3')
    expect(Object.keys(report)).toEqual(['goal', 'value', 'stress', 'distribution', 'ms'])
    // Four dice with a success on every other side, and two rerolls: 1/16 · (5 + 4·…), as counted by hand below.
    const dice = (missing: number, left: number): number =>
      missing === 0 ? 1 : left === 0 ? 0 : (dice(missing - 1, left - 1) + dice(missing, left - 1)) / 2
    const byHand = [1, 4, 6, 4, 1].reduce((sum, n, hits) => sum + (n / 16) * dice(Math.max(0, 3 - hits), 2), 0)
    expect(report.value).toBeCloseTo(byHand, 12)
    const sum = report.distribution.reduce((n: number, { chance }: { chance: number }) => n + chance, 0)
    expect(sum).toBeCloseTo(1, 12)
  })

  it('[DMD-DICE-06] says what to do with the dice on the table', async () => {
    const report = await json('--bonus', '1', '--stress', '1', '--rolled', 'S,T,-,S', '--goal', 'successes>=3')
    expect(report.value).toBe(0.5)
    expect(report.best.reroll).toBeDefined()
    const { out } = await odds('--stress', '1', '--rolled', 'S,S,S', '--goal', 'successes>=3')
    expect(out).toMatch(/^100\.0000 %\n.*\nkeep/)
  })

  it('weighs a sum, and counts elder signs where they count', async () => {
    const plain = await json('--goal', 'successes - 0.5 tentacles')
    expect(plain.value).toBeCloseTo(3 * (1 / 2) - 0.5 * 3 * (1 / 3), 12)
    expect((await json('--elders', 'all', '--goal', 'successes')).value).toBeCloseTo(2, 12)
    expect((await odds('--goal', 'successes')).out).toMatch(/^1\.500000\n/)
  })

  it.each([
    [[], /needs --goal/],
    [['--goal', 'fish>=3'], /--goal does not parse:\n {2}fish>=3\n {2}\^{7}/],
    [['--goal', 'successes>=1', '--standard', '99'], /at most 12/],
    [['--goal', 'successes>=1', '--rolled', 'S,S'], /shows 2 dice, and the roll has 3/],
    [['--goal', 'successes>=1', '--rolled', 'S,S,SE'], /no standard die shows SE/],
    [['--goal', 'successes>=1', '--tasks', 'PERIL'], /--tasks says nothing in death-may-die/],
  ])('says what is wrong with %j', async (args, message) => {
    const { exit, err } = await odds(...args)
    expect(exit).toBe(EXIT.cannot)
    expect(err).toMatch(message)
  })
})
