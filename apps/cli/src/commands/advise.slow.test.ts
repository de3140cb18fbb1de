import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ES, elderSign, type Prompt, type State } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { type AnyRecord, parseRecord, replay } from '@vigil/kernel'
import { answersIn, chanceAt, oddsIn, type Seen } from '@vigil/odds/elder-sign'
import { afterAll, describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT } from '../fault.ts'
import { run } from '../program.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-advise-'))
afterAll(() => rmSync(folder, { recursive: true }))

const goldenOf = (game: string, name: string): string =>
  new URL(`../../../../packages/${game}/goldens/${name}.json`, import.meta.url).pathname

const recorded = (game: string, name: string): AnyRecord => {
  const read = parseRecord(readFileSync(goldenOf(game, name), 'utf8'))
  return read.ok ? read.value : expect.fail(read.why.code)
}

const written = (name: string, value: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(value))
  return path
}

const said = async (...args: string[]) => {
  const io = fakeIo()
  const exit = await run(args, io)
  return { exit, out: io.out(), err: io.err() }
}

const game = elderSign(core)
const azathoth = recorded('elder-sign', 'azathoth-1')

interface Stand {
  readonly inputs: number
  readonly seen: Seen
}

/** The first position of the recorded game that asks such a question with several options. */
const firstAsking = (is: Prompt['is']): Stand => {
  let found: Stand | undefined
  replay<ES>(game, azathoth, {
    onStep({ index, match }) {
      const decision = game.node(match.state as State)
      if (found || decision.kind !== 'decision' || decision.about.is !== is || decision.options.length < 3) return
      found = { inputs: index + 1, seen: { pack: core, view: game.view(match.state, decision.seat), decision } }
    },
  })
  return found ?? expect.fail(`nobody is asked ${is}`)
}

const cutAt = ({ inputs }: Stand, name: string): string =>
  written(name, { ...azathoth, inputs: azathoth.inputs.slice(0, inputs) })

interface Told {
  readonly here: { readonly low: number; readonly high: number; readonly exact: boolean } | null
  readonly answers: { readonly pick: { do: string; to?: string }[]; readonly chance: Told['here'] }[]
  readonly suggestion: {
    readonly bot: string
    readonly pick: unknown[]
    readonly says: string
    readonly reason: string
  }
}

describe('vigil advise', () => {
  it('tells the odds of the position and of every answer, as the odds package has them', async () => {
    const stand = firstAsking('judge')
    const { exit, out } = await said('advise', cutAt(stand, 'judge.json'), '--json')
    expect(exit).toBe(EXIT.fine)
    const told = JSON.parse(out) as Told
    expect(told.here?.low).toBeCloseTo(oddsIn(stand.seen)?.value ?? -1, 9)
    expect(told.here?.exact).toBe(true)
    const odds = answersIn(stand.seen)
    expect(odds.length).toBeGreaterThan(1)
    for (const { pick, odds: known } of odds) {
      const answer = told.answers.find((each) => JSON.stringify(each.pick) === JSON.stringify(pick))
      expect(answer?.chance?.low).toBeCloseTo(known.value, 9)
    }
    expect(told.suggestion.bot).toBe('expert')
    expect(told.suggestion.reason).not.toBe('')
  })

  it('tells the chance at each card where one may go', async () => {
    const stand = firstAsking('move')
    const path = cutAt(stand, 'move.json')
    const told = JSON.parse((await said('advise', path, '--json')).out) as Told
    expect(told.here).toBeNull()
    const moves = told.answers.filter(({ chance }) => chance)
    expect(moves.length).toBeGreaterThan(2)
    const [first] = moves
    const { view } = stand.seen
    const odds = chanceAt({ pack: core, view }, view.active, first?.pick[0]?.to ?? '')
    expect(first?.chance?.low).toBeCloseTo(odds?.value ?? -1, 9)
  })

  it('says it in words, with the bot that is asked for', async () => {
    const { out } = await said('advise', cutAt(firstAsking('judge'), 'words.json'), '--bot', 'steady')
    expect(out).toMatch(/The chance of success in this attempt.*:\n\d+\. .*: \d+\.\d %/)
    expect(out).toMatch(/As it stands: \d+\.\d %\./)
    expect(out).toMatch(/The steady bot would choose \d+\. .*\.\nWhy: \S/)
  })

  it('of Death May Die, tells the expert, and the chances where dice have been rolled', async () => {
    const whole = recorded('death-may-die', 's1e1-cthulhu-1')
    const answers = whole.inputs.flatMap(({ is }, i) => (is === 'answer' ? [i] : []))
    const before = (n: number): string =>
      written('dmd.json', { ...whole, inputs: whole.inputs.slice(0, answers[n] ?? 0) })
    const { exit, out } = await said('advise', before(5))
    expect(exit).toBe(EXIT.fine)
    expect(out).toContain('Nothing is at stake here')
    expect(out).toMatch(/The expert bot would choose .*\.\nWhy: \S/)
    expect((await said('advise', before(5), '--bot', 'steady')).out).toMatch(
      /The steady bot would choose .*\.\nWhy: \S/,
    )
    const told: Told[] = []
    for (let n = 0; n < 40; n++) told.push(JSON.parse((await said('advise', before(n), '--json')).out))
    const rolled = told.find(({ answers: each }) => each.some(({ chance }) => chance && chance.low < 1))
    const chances = rolled?.answers.flatMap(({ chance }) => (chance ? [chance.low] : [])) ?? []
    expect(Math.max(...chances)).toBeGreaterThan(Math.min(...chances))
    expect(rolled?.answers.every(({ chance }) => !chance || chance.exact)).toBe(true)
  })
})

it('vigil review looks at a game of Death May Die as well', async () => {
  const { exit, out } = await said('review', goldenOf('death-may-die', 's1e1-cthulhu-1'))
  expect(exit).toBe(EXIT.fine)
  expect(out).toMatch(/\d+ answers weighed; \d+ gave something away/)
})

describe('vigil advise and vigil review refuse in a sentence', () => {
  it.each([
    ['a file that is no save', 'advise', { a: 1 }, 'should be'],
    ['a save of another version', 'advise', { ...azathoth, version: '0' }, 'version 0 of the rules'],
    ['a finished game', 'advise', azathoth, 'is over, so there is nothing to answer. vigil review'],
    ['a file that is no save', 'review', { a: 1 }, 'Could not use the save'],
    ['a save of another version', 'review', { ...azathoth, version: '0' }, 'version 0 of the rules'],
  ])('%s (%s)', async (_, command, value, sentence) => {
    const { exit, err } = await said(command, written('wrong.json', value))
    expect(exit).toBe(EXIT.cannot)
    expect(err).toContain(sentence)
  })

  it('a bot nobody knows', async () => {
    const { exit, err } = await said('advise', cutAt(firstAsking('judge'), 'bot.json'), '--bot', 'stedy')
    expect(exit).toBe(EXIT.cannot)
    expect(err).toContain('Did you mean steady?')
  })
})
