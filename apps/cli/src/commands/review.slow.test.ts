import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ES, elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { type AnyRecord, canonical, type Input, parseRecord, replay } from '@vigil/kernel'
import { answersIn } from '@vigil/odds/elder-sign'
import { afterAll, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT } from '../fault.ts'
import { run } from '../program.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-review-'))
afterAll(() => rmSync(folder, { recursive: true }))

const game = elderSign(core)

/** The beginning of a recorded game: a few attempts. */
const beginning = (): AnyRecord => {
  const path = new URL('../../../../packages/elder-sign/goldens/azathoth-1.json', import.meta.url).pathname
  const read = parseRecord(readFileSync(path, 'utf8'))
  if (!read.ok) return expect.fail(read.why.code)
  return { ...read.value, inputs: read.value.inputs.slice(0, 50) }
}

const said = async (record: AnyRecord, ...flags: string[]) => {
  const path = join(folder, 'game.json')
  writeFileSync(path, JSON.stringify(record))
  const io = fakeIo()
  const exit = await run(['review', path, ...flags], io)
  return { exit, out: io.out() }
}

const keyOf = (pick: readonly unknown[]): string => pick.map(canonical).sort().join()

/** What the answers of the attempts gave away, straight from the odds. */
const costs = (record: AnyRecord): number[] => {
  const replayed = replay<ES>(game, record)
  if (!replayed.ok) return expect.fail(replayed.why.code)
  const state = game.start(replayed.value.record.setup)
  const found: number[] = []
  for (const input of replayed.value.inputs) {
    found.push(...costOf(game.node(state), input))
    game.applyInPlace(state, input)
  }
  return found.filter((cost) => cost >= 0.005).sort((a, b) => b - a)

  function costOf(decision: ReturnType<typeof game.node>, input: Input<ES>): number[] {
    const view = game.view(state, 'spectator')
    if (input.is !== 'answer' || decision.kind !== 'decision' || !view.expedition) return []
    const answers = answersIn({ pack: core, view, decision })
    const given = answers.find(({ pick }) => keyOf(pick) === keyOf(input.pick))
    return given && answers[0] ? [answers[0].odds.value - given.odds.value] : []
  }
}

it('finds what the answers gave away, the costliest first, as the odds package reckons it', async () => {
  const record = beginning()
  const { exit, out } = await said(record, '--json')
  expect(exit).toBe(EXIT.fine)
  const told = JSON.parse(out) as {
    over: boolean
    slips: { cost: number; before: { low: number }; after: { low: number } }[]
    cost: number
    luck: { dice: number; seen: number; expected: number; luckierThan: number }
  }
  const wanted = costs(record)
  expect(wanted.length).toBeGreaterThan(0)
  expect(told.over).toBe(false)
  expect(told.slips).toHaveLength(wanted.length)
  for (const [i, cost] of wanted.entries()) expect(told.slips[i]?.cost).toBeCloseTo(cost, 9)
  for (const { cost, before, after } of told.slips) expect(before.low - after.low).toBeCloseTo(cost, 9)
  expect(told.cost).toBeCloseTo(
    wanted.reduce((sum, cost) => sum + cost, 0),
    9,
  )
  // Every roll of this beginning was for a task.
  const rolled = record.inputs.flatMap((input) => (input as { outcome?: { faces?: string[] } }).outcome?.faces ?? [])
  expect(told.luck.dice).toBe(rolled.length)
  expect(told.luck.seen).toBeLessThanOrEqual(told.luck.dice)
  expect(told.luck.expected).toBeLessThan(told.luck.dice)
  expect(told.luck.luckierThan).toBeGreaterThan(0)
  expect(told.luck.luckierThan).toBeLessThan(100)
})

it('says turn, chances before and after, and the dice in words', async () => {
  const { out } = await said(beginning())
  expect(out).toContain('The game is not over yet')
  expect(out).toMatch(
    /1\. turn \d+, .+: \d+\.\d % before, \d+\.\d % after \(\d+\.\d points\)\.\n {3}Given: .+\n {3}Better: /,
  )
  expect(out).toMatch(/Of \d+ dice rolled for tasks \d+ showed what was wanted; \d+\.\d were to be expected\./)
})
