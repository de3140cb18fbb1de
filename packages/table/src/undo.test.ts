import type { Refusal, Result } from '@vigil/kernel'
import { fastInts, randomAnswer } from '@vigil/kernel'
import { must, type Toy, toy, toySetup } from '@vigil/kernel/toy'
import { describe, expect, it } from 'vitest'
import { type Glance, newTable, type Table, type UndoPolicy } from './index.ts'

const begun = (undo: UndoPolicy): Table<Toy> => must(newTable(toy, toySetup, 'seed', { undo }))

const answer = (table: Table<Toy>, int = fastInts('undo')): void => {
  const { waits } = table.glance()
  if (waits.is !== 'decision') throw new Error(`waits for ${waits.is}`)
  const input = randomAnswer<Toy>({ kind: 'decision', ...waits.decision }, int)
  if (input.is !== 'answer') throw new Error('no answer')
  must(table.answer({ decision: waits.decision.id, seat: input.seat, pick: input.pick }))
}

/** Answers until one has brought dice or cards, or one has not. */
const answerUntil = (table: Table<Toy>, revealed: boolean): void => {
  const int = fastInts('until')
  do answer(table, int)
  while (table.glance().undo.outcomes > 0 !== revealed)
}

const code = (result: Result<unknown, Refusal>): string => (result.ok ? 'done' : result.why.code)

/** All of a glance that an undo must bring back. */
const scene = ({ view, waits, corrected }: Glance<Toy>) => ({
  view,
  corrected,
  waits: waits.is === 'decision' ? { ...waits, decision: { ...waits.decision, id: '' } } : waits,
})

describe('at the start', () => {
  it.each(['free', 'untilRevealed'] as const)('there is nothing to take back: %s', (policy) => {
    const table = begun(policy)
    const nothing = { allowed: false, price: 'closed', answers: 0, corrections: 0, outcomes: 0 }
    expect(table.glance().undo).toMatchObject({ ...nothing, why: { code: 'undo.none' } })
    expect(code(table.undo())).toBe('undo.none')
  })
})

describe('an answer that brought no dice and no cards', () => {
  it.each(['free', 'untilRevealed'] as const)('can be taken back for nothing: %s', (policy) => {
    const table = begun(policy)
    answerUntil(table, false)
    expect(table.glance().undo).toEqual({ allowed: true, price: 'free', answers: 1, corrections: 0, outcomes: 0 })
    expect(must(table.undo())).toMatchObject({ because: 'undo', events: [] })
  })
})

describe('an answer that brought dice or cards', () => {
  it('can be taken back where undo is free, and the price is told', () => {
    const table = begun('free')
    answerUntil(table, true)
    expect(table.glance().undo).toMatchObject({ allowed: true, price: 'reveals', answers: 1 })
    must(table.undo())
  })

  it('cannot where what is seen stays seen', () => {
    const table = begun('untilRevealed')
    answerUntil(table, true)
    const { undo } = table.glance()
    expect(undo).toMatchObject({ allowed: false, price: 'closed', answers: 1 })
    expect(undo.why).toMatchObject({ code: 'undo.revealed', params: { outcomes: undo.outcomes } })
    const before = table.record()
    expect(code(table.undo())).toBe('undo.revealed')
    expect(table.record()).toBe(before)
  })
})

it('nothing can be taken back where nothing ever is', () => {
  const table = begun('never')
  answerUntil(table, false)
  expect(table.glance().undo).toMatchObject({ allowed: false, price: 'closed', why: { code: 'undo.never' } })
  expect(code(table.undo())).toBe('undo.never')
})

it('undo crosses every boundary and brings back what was there', () => {
  const table = begun('free')
  const int = fastInts('boundaries')
  const scenes = [scene(table.glance())]
  while (table.glance().waits.is === 'decision') {
    answer(table, int)
    scenes.push(scene(table.glance()))
  }
  expect(scenes.length).toBeGreaterThan(30)
  for (const before of scenes.slice(0, -1).reverse()) expect(scene(must(table.undo()).glance)).toEqual(before)
  expect(table.undo().ok).toBe(false)
})

describe('a correction', () => {
  const SCORE: Toy['correction'] = { set: 'score', seat: 0, to: 5 }

  it('is told, marked and taken back like an answer', () => {
    const table = begun('untilRevealed')
    const before = table.glance()
    const update = must(table.correct(SCORE))
    expect(update).toMatchObject({ because: 'correction', events: [{ is: 'corrected', seat: 0, to: 5 }] })
    expect(update.glance).toMatchObject({ corrected: true, view: { scores: [5, 0] } })
    expect(update.glance.undo).toEqual({ allowed: true, price: 'free', answers: 0, corrections: 1, outcomes: 0 })
    expect(scene(must(table.undo()).glance)).toEqual(scene(before))
  })

  it('is made from a form, and a form is a copy', () => {
    const table = begun('free')
    const [form] = table.corrections()
    if (!form) throw new Error('no form')
    expect(form).toEqual({ change: { set: 'score', seat: 0, to: 0 }, blanks: { to: { min: 0, max: 99 } } })
    const change = { ...form.change, to: 99 }
    must(table.correct(change))
    change.to = 1
    expect(table.record().inputs.at(-1)).toEqual({ is: 'correct', change: { ...SCORE, to: 99 } })
  })

  it('beyond its bounds is refused', () => {
    expect(code(begun('free').correct({ ...SCORE, to: 100 }))).toBe('correct.range')
  })
})
