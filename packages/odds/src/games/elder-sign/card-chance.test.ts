import { positionOf, type Setup } from '@vigil/scenario-kit'
import { expect, it } from 'vitest'
import { attemptAt, chanceAt, type Table } from './card-chance.ts'
import { oddsIn } from './in-game.ts'

const HERE = 'the-hidden-passage'
const THERE = 'koi-pond'

const tableOf = (setup: Setup): Table => {
  const { game, pack, state } = positionOf({ mythos: null, cards: [HERE, THERE], ...setup })
  return { pack, view: game.view(state, 0) }
}

const equipped = { clues: 1, items: ['whispered-ward'] }

it('the chance at a card is that of the attempt once it has begun', () => {
  const table = tableOf({ seats: [{ id: 'bob-jenkins', ...equipped }] })
  const setup: Setup = { mythos: null, cards: [HERE], seats: [{ id: 'bob-jenkins', at: HERE, ...equipped }] }
  const { game, pack, state } = positionOf({ ...setup, attempt: { rolls: 0, pool: 6 } })
  const decision = game.node(state)
  if (decision.kind === 'over') throw new Error('nothing is asked')
  const begun = oddsIn({ pack, view: game.view(state, 0), decision })
  const before = chanceAt(table, 0, HERE)
  expect(before?.value).toBeCloseTo(begun?.value ?? -1, 12)
  expect(before?.exact).toBe(true)
})

it('what is not spent does not count', () => {
  const table = tableOf({ seats: [{ id: 'bob-jenkins', ...equipped }] })
  const all = chanceAt(table, 0, HERE)?.value ?? 0
  const noClue = chanceAt(table, 0, HERE, { clues: 0 })?.value ?? 0
  const noCard = chanceAt(table, 0, HERE, { cards: [] })?.value ?? 0
  const bare = chanceAt(table, 0, HERE, { clues: 0, cards: [] })?.value ?? 0
  expect(all).toBeGreaterThan(noClue)
  expect(all).toBeGreaterThan(noCard)
  expect(noClue).toBeGreaterThan(bare)
  const poor = chanceAt(tableOf({ seats: [{ id: 'bob-jenkins' }] }), 0, HERE, { cards: [] })?.value
  expect(bare).toBeCloseTo(poor ?? -1, 12)
})

it('another attempt under way does not take its dice along', () => {
  const seats = [{ id: 'bob-jenkins', at: HERE }, { id: 'ashcan-pete' }]
  const before = chanceAt(tableOf({ seats }), 1, THERE)?.value
  const during = tableOf({ seats, attempt: { rolls: 1, pool: 2, focused: 'P' } })
  expect(chanceAt(during, 1, THERE)?.value).toBeCloseTo(before ?? -1, 12)
})

it.each(['first', 'first+faq', 'fan'])('the attempt begins with all dice, in %s as well', (rules) => {
  const attempt = attemptAt(tableOf({ rules, seats: [{ id: 'bob-jenkins' }] }), 0, HERE)?.attempt
  expect(attempt?.pool).toHaveLength(6)
  expect(attempt?.focus).toBe('free')
  expect(attempt?.waits).toEqual({ is: 'prepare' })
})

it('nobody sits there, or it is awake: there is no chance to speak of', () => {
  expect(chanceAt(tableOf({ seats: [{ id: 'bob-jenkins' }] }), 3, HERE)).toBeUndefined()
  expect(chanceAt(tableOf({ seats: [{ id: 'bob-jenkins' }], awake: true }), 0, HERE)).toBeUndefined()
})
