import type { Refusal, Result } from '@vigil/kernel'
import { must, type Toy, toy, toySetup } from '@vigil/kernel/toy'
import { describe, expect, it } from 'vitest'
import { newTable, resumeTable, storyOf, type Table, type TableOptions } from './index.ts'

const begun = (options: Partial<TableOptions> = {}, seed = 'seed'): Table<Toy> =>
  must(newTable(toy, toySetup, seed, { undo: 'free', ...options }))

const asked = (table: Table<Toy>) => {
  const { waits } = table.glance()
  if (waits.is !== 'decision') throw new Error(`waits for ${waits.is}`)
  return waits.decision
}

/** The first options of the decision that is open. */
const answerFirst = (table: Table<Toy>) => {
  const { id, seat, options, min } = asked(table)
  return must(table.answer({ decision: id, seat, pick: options.slice(0, Math.max(min, 1)) }))
}

const code = (result: Result<unknown, Refusal>): string => (result.ok ? 'done' : result.why.code)

describe('a new table', () => {
  it('refuses a set-up that cannot be', () => {
    expect(code(newTable(toy, { seats: 0 }, 'seed', { undo: 'free' }))).toBe('setup.seats')
  })

  it('tells how it began', () => {
    const { because, events, glance } = begun().opening()
    expect(because).toBe('start')
    expect(events).toMatchObject([{ is: 'drew', seat: 0 }])
    expect(glance).toEqual(begun().glance())
  })

  it('is resumed from its record as it was', () => {
    const table = begun()
    for (let n = 0; n < 5; n++) answerFirst(table)
    must(table.undo())
    const again = must(resumeTable(toy, table.record(), { undo: 'free' }))
    expect(again.glance()).toEqual(table.glance())
    expect(again.record()).toEqual(table.record())
    expect(again.opening()).toMatchObject({ because: 'start', events: [] })
  })

  it('refuses the record of another game', () => {
    const record = { ...begun().record(), game: 'chess' }
    expect(code(resumeTable(toy, record, { undo: 'free' }))).toBe('replay.game')
  })
})

describe('a record of another version', () => {
  const old = (table: Table<Toy>) => ({ ...table.record(), version: 'long ago' })

  it('is refused, unless one asks for it; then it goes on under the present one', () => {
    const table = begun()
    for (let n = 0; n < 5; n++) answerFirst(table)
    expect(code(resumeTable(toy, old(table), { undo: 'free' }))).toBe('replay.version')
    expect(code(storyOf(toy, old(table)))).toBe('replay.version')
    const again = must(resumeTable(toy, old(table), { undo: 'free', anyVersion: true }))
    expect(again.glance()).toEqual(table.glance())
    expect(again.record().version).toBe(toy.version)
    expect(must(storyOf(toy, old(table), { anyVersion: true })).length).toBe(6)
  })

  it('is refused where an answer is no longer legal', () => {
    const table = begun()
    answerFirst(table)
    const strange = { ...old(table), inputs: [...table.record().inputs, { is: 'answer', seat: 7, pick: [] } as const] }
    expect(code(resumeTable(toy, strange, { undo: 'free', anyVersion: true }))).toBe('replay.input')
  })
})

describe('an answer', () => {
  it('moves the match on and comes back with events and the next glance', () => {
    const table = begun()
    const before = table.glance().seq
    const update = answerFirst(table)
    expect(update).toMatchObject({ because: 'answer', events: [{ is: 'rolled' }] })
    expect(update.seq).toBeGreaterThan(before)
    expect(update.glance).toEqual(table.glance())
  })

  it('to an earlier question is refused', () => {
    const table = begun()
    const { id, seat, options } = asked(table)
    answerFirst(table)
    const before = table.glance()
    expect(code(table.answer({ decision: id, seat, pick: options.slice(0, 1) }))).toBe('answer.stale')
    expect(table.glance()).toEqual(before)
  })

  it('by another seat is refused', () => {
    const table = begun()
    const { id, options } = asked(table)
    expect(code(table.answer({ decision: id, seat: 1, pick: options.slice(0, 1) }))).toBe('answer.seat')
  })

  it.each([[[{ do: 'dance' }]], [[null]], [['bury']], [null], ['bury'], [{}]])('of nonsense is refused: %j', (pick) => {
    const table = begun()
    const { id, seat } = asked(table)
    const before = table.record()
    expect(table.answer({ decision: id, seat, pick: pick as unknown as Toy['option'][] }).ok).toBe(false)
    expect(table.record()).toEqual(before)
  })
})

describe('listeners', () => {
  it('hear of everything, each with its own eyes, until they leave', () => {
    const table = begun()
    const heard: string[] = []
    const leave = table.subscribe(({ because, glance: { waits } }) => {
      heard.push(`all ${because} ${waits.is === 'decision' && waits.yours}`)
    })
    table.subscribe(({ because, glance: { waits } }) => {
      heard.push(`nobody ${because} ${waits.is === 'decision' && waits.yours}`)
    }, 'spectator')
    answerFirst(table)
    leave()
    must(table.undo())
    expect(heard).toEqual(['all answer true', 'nobody answer false', 'nobody undo false'])
  })

  it('hear nothing of what is refused', () => {
    const table = begun()
    table.subscribe(() => expect.fail('nothing happened'))
    table.answer({ decision: 'd999', seat: 0, pick: [] })
    expect(table.undo().ok).toBe(false)
  })
})
