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

  it('[ES-FOCUS-04] several helpers may take a die each, where the rules say so', async () => {
    const crowd = ['--tasks', 'PERIL,PERIL,LORE', '--dice', '4g', '--rules', 'fan'] as const
    const [one, two] = [await json(...crowd, '--assist', '1'), await json(...crowd, '--assist', '2')]
    expect(two.exact).toBeUndefined()
    expect(two.success).toBeGreaterThan(one.success)
  })

  it('[ES-FOCUS-04] gives bounds where there are several spells besides', async () => {
    const many = ['--tasks', 'PERIL,LORE', '--dice', '2g', '--assist', '2', '--spells', '2', '--rules', 'fan'] as const
    expect(await json(...many)).toMatchObject({ exact: false, bounds: [expect.any(Number), 1] })
  })

  it('prints a list otherwise', async () => {
    const { out } = await odds('--tasks', TASKS, '--dice', '6g', '--no-release')
    expect(out.split('\n').slice(0, 3)).toEqual(['7.4133 %', 'roll     7.4133 %', 'give up  0.0000 %'])
  })
})

describe('from the middle of an attempt', () => {
  it('values the roll on the table and says what to do with it', async () => {
    const report = await json('--tasks', TASKS, '--rolled', 'P,I1,T', '--held-focus', 'P')
    // One row done with the roll's peril and the focused one; two dice are left for two lores.
    expect(report.best).toMatchObject({ do: 'complete', row: 'task 1', dice: [{ colour: 'green', face: 'P' }] })
    expect(report.success).toBeCloseTo(1 / 36, 12)
  })

  it('counts dice on spells and helpers, and tasks done', async () => {
    const left = ['--tasks', TASKS, '--done', '1', '--dice', '1g', '--no-release'] as const
    expect((await json(...left)).success).toBe(0)
    expect((await json(...left, '--held-spell', 'L')).success).toBeCloseTo(1 / 6, 12)
    expect((await json(...left, '--held-assist', 'L')).success).toBeCloseTo(1 / 6, 12)
    expect((await json(...left, '--held-focus', 'L', '--held-spell', 'W')).success).toBe(1)
  })

  it('[ES-SPELL-06] a die on a spell may be rolled with the others', async () => {
    const one = ['--tasks', 'LORE', '--dice', '1g', '--held-spell', 'T'] as const
    expect((await json(...one)).success).toBeGreaterThan((await json(...one, '--no-release')).success)
  })

  it('agrees with the attempt from its start', async () => {
    const rolls = ['I1', 'I2', 'I3', 'L', 'P', 'T']
    const values = await Promise.all(rolls.map((face) => json('--tasks', 'LORE', '--rolled', face, '--clues', '1')))
    const mean = values.reduce((sum, { success }) => sum + success, 0) / rolls.length
    expect((await json('--tasks', 'LORE', '--dice', '1g', '--clues', '1')).success).toBeCloseTo(mean, 12)
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
    [['--tasks', TASKS, '--rolled', 'P,Q'], / {4}\^\n"Q" is no die/],
    [['--tasks', TASKS, '--rolled', 'y:T'], /no yellow die shows T; it shows I1, I2, I3, I4/],
    [['--tasks', TASKS, '--rolled', 'P,P,P,P,P,P,P'], /7 green dice in the pool and held; the box holds 6/],
    [['--tasks', TASKS, '--rolled', 'P,W', '--held-spell', 'W'], /2 red dice in the pool and held; the box holds 1/],
    [['--tasks', TASKS, '--dice', '6g+y+r', '--done', '1'], /8 dice .* at least 2 on the tasks done .* holds 8/],
    [['--tasks', TASKS, '--dice', '2g', '--rolled', 'P'], /--rolled shows 1 dice .* --dice are others/],
    [['--tasks', TASKS, '--held-focus', 'P,L'], /--held-focus holds 2 dice; at most 1/],
    [['--tasks', TASKS, '--held-focus', 'P', '--focus', '1'], /--focus 1 is too much/],
    [['--tasks', TASKS, '--done', '3'], /--done takes tasks from 1 to 2, and "3"/],
    [['--tasks', TASKS, '--done', '2'], /task 2 cannot be done before task 1/],
    [['--tasks', TASKS, '--done', '1,2'], /nothing is left to attempt/],
  ] satisfies [string[], RegExp][])('%j is refused', async (args, says) => {
    const { exit, err } = await odds(...args)
    expect(exit).toBe(EXIT.cannot)
    expect(err).toMatch(says)
  })
})
