import type { Refusal, Result } from '@vigil/kernel'
import { must, type Toy, toy, toySetup } from '@vigil/kernel/toy'
import { describe, expect, it } from 'vitest'
import { newTable, resumeTable, type Table, type UndoPolicy } from './index.ts'

const begun = (undo: UndoPolicy = 'free'): Table<Toy> =>
  must(newTable(toy, toySetup, 'unused', { undo, chance: 'ask' }))

const code = (result: Result<unknown, Refusal>): string => (result.ok ? 'done' : result.why.code)

/** Iron is drawn, and oil buried. */
const buried = (undo: UndoPolicy = 'free'): Table<Toy> => {
  const table = begun(undo)
  const { glance } = must(table.supply({ card: 'iron' }))
  if (glance.waits.is !== 'decision') throw new Error('no decision')
  must(table.answer({ decision: glance.waits.decision.id, seat: 0, pick: [{ do: 'bury', card: 'oil' }] }))
  return table
}

describe('with real dice', () => {
  it('the table waits to be told, spectators see what for', () => {
    expect(begun().glance('spectator').waits).toEqual({ is: 'chance', about: { is: 'draw' } })
  })

  it('goes on with what was drawn', () => {
    const update = must(begun().supply({ card: 'iron' }))
    expect(update).toMatchObject({ because: 'chance', events: [{ is: 'drew', card: 'iron' }] })
    expect(update.glance.waits).toMatchObject({ is: 'decision', decision: { about: { is: 'bury' } } })
  })

  it('refuses what cannot have been drawn, and an answer while something is due', () => {
    expect(code(begun().supply({ card: 'gold' }))).toBe('chance.impossible')
    expect(code(begun().supply(undefined as unknown as Toy['outcome']))).toBe('chance.impossible')
    expect(code(begun().answer({ decision: 'd0', seat: 0, pick: [] }))).toBe('answer.chance')
  })

  it('keeps its own copy of what it was told', () => {
    const table = buried()
    const faces = [2, 3, 3]
    must(table.supply({ faces }))
    faces[0] = 1
    expect(table.record().inputs.at(-1)).toEqual({ is: 'chance', outcome: { faces: [2, 3, 3] } })
  })

  it('undo takes back what was told last, then the answer before it', () => {
    const table = buried()
    const before = table.glance()
    must(table.supply({ faces: [2, 3, 3] }))
    expect(table.glance().undo).toEqual({ allowed: true, price: 'reveals', answers: 0, corrections: 0, outcomes: 1 })
    expect(must(table.undo()).glance.waits).toEqual(before.waits)
    expect(table.glance().undo).toMatchObject({ price: 'free', answers: 1, outcomes: 0 })
    expect(must(table.undo()).glance.waits).toMatchObject({ is: 'decision' })
  })

  it('what was told cannot be taken back where what is seen stays seen', () => {
    const table = buried('untilRevealed')
    must(table.supply({ faces: [2, 3, 3] }))
    expect(code(table.undo())).toBe('undo.revealed')
  })

  it('a resumed match waits for the same dice', () => {
    const table = buried()
    const again = must(resumeTable(toy, table.record(), { undo: 'free' }))
    expect(again.glance()).toEqual(table.glance())
    expect(again.glance().waits).toEqual({ is: 'chance', about: { is: 'roll' } })
  })
})

it('where the seed rolls, nobody tells dice', () => {
  const table = must(newTable(toy, toySetup, 'seed', { undo: 'free' }))
  expect(code(table.supply({ faces: [2, 3, 3] }))).toBe('chance.sampled')
})
