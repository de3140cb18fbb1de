import { describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT } from '../fault.ts'
import { run } from '../program.ts'

const TASKS = 'PERIL,PERIL>LORE,LORE'

const odds = async (...args: string[]) => {
  const io = fakeIo()
  const exit = await run(['odds', ...args], io)
  return { exit, out: io.out(), err: io.err() }
}

const json = async (...args: string[]) => {
  const { exit, out } = await odds(...args, '--json')
  expect(exit).toBe(EXIT.fine)
  return JSON.parse(out)
}

describe('vigil odds', () => {
  it('prints the chance, the best step and the others as JSON', async () => {
    const report = await json('--tasks', TASKS, '--dice', '6g+y+r', '--focus', '1', '--spells', '1', '--no-release')
    expect(Object.keys(report)).toEqual(['success', 'best', 'alternatives', 'states', 'ms'])
    expect(100 * report.success).toBeCloseTo(82.712372, 6)
    expect(report.best.do).toBe('roll')
    expect(report.alternatives).toEqual([{ do: 'giveUp', value: 0 }])
  })

  it('[ES-SPELL-06] takes dice back off spells unless told otherwise', async () => {
    const args = ['--tasks', TASKS, '--dice', '6g+y+r', '--focus', '1', '--spells', '1']
    const taken = await json(...args)
    expect(taken.success).toBeGreaterThan((await json(...args, '--no-release')).success)
  })

  it('counts clues, helpers and terror', async () => {
    const { success } = await json('--tasks', TASKS, '--dice', '6g')
    expect((await json('--tasks', TASKS, '--clues', '1')).success).toBeGreaterThan(success)
    expect((await json('--tasks', TASKS, '--assist', '1')).success).toBeGreaterThan(success)
    expect((await json('--tasks', TASKS, '--terror', 'fail')).success).toBeLessThan(success)
    expect((await json('--tasks', TASKS, '--terror', 'discard')).success).toBeLessThan(success)
  })

  it('reads split symbols, sums and tasks in any order', async () => {
    const ordered = await json('--tasks', 'INV_3,LORE+PERIL>TERROR')
    const free = await json('--tasks', 'INV_3,LORE+PERIL|TERROR')
    expect(free.success).toBeGreaterThan(ordered.success)
  })

  it('takes a card and an investigator of the box', async () => {
    const alone = await json('--card', 'koi-pond')
    const michael = await json('--card', 'koi-pond', '--investigator', 'michael')
    expect(michael.success).toBeGreaterThan(alone.success)
  })

  it('says what are bounds', async () => {
    const report = await json('--card', 'the-gift-shop')
    expect(report.exact).toBe(false)
    expect(report.bounds[0]).toBeLessThan(report.bounds[1])
    expect((await odds('--card', 'the-gift-shop')).out).toMatch(/^between .* bounds/)
  })

  it('[ES-FOCUS-04] says so where several helpers may take a die each', async () => {
    const crowd = ['--tasks', TASKS, '--dice', '2g', '--assist', '2'] as const
    expect(await json(...crowd, '--rules', 'fan')).toMatchObject({ exact: false, bounds: [expect.any(Number), 1] })
    expect((await json(...crowd)).exact).toBeUndefined()
  })

  it('prints a list otherwise', async () => {
    const { out } = await odds('--tasks', TASKS, '--dice', '6g', '--no-release')
    expect(out.split('\n').slice(0, 3)).toEqual(['7.4133 %', 'roll     7.4133 %', 'give up  0.0000 %'])
  })
})

describe('what cannot be', () => {
  it.each([
    [['--tasks', 'PERIL,PERL>LORE'], /PERIL,PERL>LORE\n {8}\^{4}\n"PERL" is no symbol\. Did you mean PERIL\?/],
    [['--tasks', 'PERIL,>LORE'], / {8}\^\nA symbol is missing here/],
    [['--tasks', 'PERIL|LORE>LORE'], / {7}\^\nTasks are either all in order/],
    [['--tasks', 'INV_0'], / {2}\^{5}\nAn investigation is INV_1/],
    [['--tasks', 'INV_3+LORE'], /A split symbol has two halves/],
    [['--tasks', TASKS, '--dice', '9g'], /9 green dice; the box holds 6/],
    [['--tasks', TASKS, '--dice', '6g+r+r'], /2 red dice; the box holds 1/],
    [['--tasks', TASKS, '--dice', '6g+b'], /6g\+b\n {5}\^/],
    [['--tasks', TASKS, '--focus', '2'], /--focus 2 cannot be had: at most 1/],
    [['--tasks', TASKS, '--clues', 'many'], /--clues needs a whole number/],
    [['--tasks', TASKS, '--terror', 'flee'], /--terror takes fail or discard/],
    [['--card', 'koi-pnd'], /There is no card called "koi-pnd"\. Did you mean koi-pond\?/],
    [[], /needs --tasks or --card/],
  ] satisfies [string[], RegExp][])('%j is refused', async (args, says) => {
    const { exit, err } = await odds(...args)
    expect(exit).toBe(EXIT.cannot)
    expect(err).toMatch(says)
  })
})
