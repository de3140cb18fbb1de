import { type ES, elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { type AnyRecord, fastInts, finished, randomAnswer } from '@vigil/kernel'
import { answersIn, chanceAt } from '@vigil/odds/elder-sign'
import { newTable, storyOf, type Table } from '@vigil/table'
import { expect, it } from 'vitest'
import { cardMemory } from './card-memory.ts'
import { oddsOfAttempt } from './odds.ts'
import { reviewing } from './review.ts'

const game = elderSign(core)
const SETUP = { rules: 'revised', investigators: ['bob-jenkins'], ancientOne: 'yig', first: 0 }

const begun = (): Table<ES> => {
  const table = newTable(game, SETUP, 'review', { undo: 'free' })
  return table.ok ? table.value : expect.fail(table.why.code)
}

const answerOnce = (table: Table<ES>, int: ReturnType<typeof fastInts>): boolean => {
  const { waits } = table.glance()
  if (waits.is !== 'decision') return false
  const input = randomAnswer<ES>({ kind: 'decision', ...waits.decision }, int)
  if (input.is !== 'answer') return false
  return table.answer({ decision: waits.decision.id, seat: input.seat, pick: input.pick }).ok
}

/** Played at random for a while. */
const played = (answers: number): Table<ES> => {
  const table = begun()
  const int = fastInts('review')
  for (let n = 0; n < answers; n++) if (!answerOnce(table, int)) break
  return table
}

it('a review finds what random answers gave away, the costliest first', () => {
  const record = played(24).record() as AnyRecord
  const told: number[] = []
  const { slips, cost, count } = finished(reviewing(core, record, (done) => told.push(done)))
  expect(told.at(-1)).toBe(1)
  expect(count).toBeGreaterThan(0)
  expect(slips.map((slip) => slip.cost)).toEqual(slips.map((slip) => slip.cost).sort((a, b) => b - a))
  expect(cost).toBeGreaterThanOrEqual(slips[0]?.cost ?? 1)
  const story = storyOf(game, record)
  if (!story.ok) return expect.fail(story.why.code)
  for (const slip of slips) {
    const { view, waits } = story.value.at(slip.page - 1, [slip.seat])
    if (waits.is !== 'decision') return expect.fail('no question')
    const answers = answersIn({ pack: core, view, decision: { kind: 'decision', ...waits.decision } })
    expect(slip.best.low).toBeCloseTo(answers[0]?.odds.value ?? -1, 9)
    expect(story.value.pages[slip.page]?.input).toMatchObject({ is: 'answer', pick: slip.given })
  }
})

it('the chance at a card is that of the odds, and is remembered as long as nothing it hangs on changes', () => {
  const { view } = played(3).glance()
  const card = view.cards[0]?.card ?? ''
  const memory = cardMemory(core)
  const odds = memory.chance(view, card)
  expect(odds?.all.low).toBeCloseTo(chanceAt({ pack: core, view }, view.active, card)?.value ?? -1, 9)
  expect(memory.chance({ ...view, clock: 9 }, card)).toBe(odds)
  const [person] = view.people
  if (!person || !('id' in person)) return expect.fail('nobody')
  const rich = { ...view, people: [{ ...person, clues: person.clues + 2 }] }
  expect(memory.chance(rich, card)?.all.low).toBeGreaterThan(odds?.all.low ?? 1)
  expect(memory.savings(rich, card)?.noClues?.low).toBeCloseTo(
    chanceAt({ pack: core, view: rich }, 0, card, { clues: 0 })?.value ?? -1,
    9,
  )
})

it('outside of an attempt there is nothing to be told', () => {
  const { view, waits } = begun().glance()
  if (waits.is !== 'decision') return expect.fail('no question')
  expect(oddsOfAttempt(core, { view, decision: waits.decision })).toBeUndefined()
})
