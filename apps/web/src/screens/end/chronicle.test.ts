import { elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { words } from '@vigil/elder-sign/text'
import { fastInts, randomAnswer } from '@vigil/kernel'
import { newTable, storyOf } from '@vigil/table'
import { describe, expect, it } from 'vitest'
import { speechOf } from '../../elder-sign/speech.ts'
import { factsOf, luckOf, measuresOf, teller } from '../../elder-sign/story/index.ts'
import type { Face } from '../../face.ts'
import { chartsOf, chronicler, turningPoints } from './chronicle.ts'

const game = elderSign(core)
const speech = speechOf(core, words(core), 'en')
// Only what a chronicle asks for.
const face = {
  game,
  chapter: (view: { turn: number }) => view.turn,
  measures: measuresOf,
  luck: luckOf,
  facts: factsOf,
  teller,
} as unknown as Face<import('@vigil/elder-sign').ES>

const played = () => {
  const setup = { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'random' }
  const begun = newTable(game, setup, 'chronicle', { undo: 'free' })
  if (!begun.ok) throw new Error(begun.why.code)
  const table = begun.value
  const int = fastInts(7)
  for (let waits = table.glance().waits; waits.is === 'decision'; waits = table.glance().waits) {
    const { decision } = waits
    const input = randomAnswer({ kind: 'decision', ...decision }, int)
    if (input.is === 'answer') table.answer({ decision: decision.id, seat: decision.seat, pick: input.pick })
  }
  const story = storyOf(game, table.record())
  if (!story.ok) throw new Error(story.why.code)
  return story.value
}

describe('a game played to its end', () => {
  const story = played()
  const reader = chronicler(story, face, speech)
  for (let n = 0; n < reader.length; n++) reader.read()
  const chronicle = reader.finish()

  it('is read page by page', () => {
    expect(chronicle.steps.length).toBe(story.length)
    expect(chronicle.steps.some(({ lines }) => lines.length > 0)).toBe(true)
  })

  it('counts days by midnights', () => {
    const midnights = story.pages.flatMap(({ events }) => events).filter(({ is }) => is === 'midnight').length
    expect(chronicle.days).toBe(midnights + 1)
  })

  it('draws signs and doom as they were at the end of each turn', () => {
    const race = chronicle.charts.find(({ group }) => group === 'race')
    const last = story.at(story.length - 1).view
    expect(race?.series.map(({ values }) => values.at(-1))).toEqual([last.signs, last.doom])
    expect(race?.goals.map(({ value }) => value)).toEqual([last.signsNeeded, last.doomTrack.length])
  })

  it('finds luck in every roll for a task', () => {
    const rolls = story.pages.flatMap(({ events }) => events)
    const dice = rolls.flatMap((event) =>
      event.is === 'rolled' && (event.why === 'task' || event.why === 'reroll') ? event.dice : [],
    )
    expect(chronicle.all?.chances.length).toBe(dice.length)
    const sum = chronicle.rolling.reduce((n, { seen }) => n + seen, 0)
    expect(sum).toBe(chronicle.all?.seen)
  })

  it('knows what became of everybody', () => {
    const devoured = story.pages.flatMap(({ events }) => events).filter(({ is }) => is === 'devoured').length
    const people = story.pages.flatMap(({ events }) => events).filter(({ is }) => is === 'investigator').length
    expect(chronicle.people.length).toBe(people)
    expect(chronicle.people.filter(({ text }) => /evoured|Fell/.test(text)).length).toBe(devoured)
  })
})

it('tells the weightiest pages in their order', () => {
  const pages = [1, 5, 0, 9, 2, 2, 2, 2].map((weight, page) => ({ page, day: 1, text: `${weight}`, weight }))
  expect(turningPoints(pages).map(({ text }) => text)).toEqual(['5', '9', '2', '2', '2', '2'])
})

it('ticks the first turn of a day, and leaves gaps where there is no value', () => {
  const one = { id: 'a', label: 'A', group: 'g', value: 1 }
  const two = { id: 'b', label: 'B', group: 'g', value: 2 }
  const [chart] = chartsOf([
    { chapter: 1, day: 1, measures: [one] },
    { chapter: 2, day: 1, measures: [two] },
    { chapter: 3, day: 2, measures: [one, two] },
  ])
  expect(chart?.places).toEqual([{ name: '1', tick: '1' }, { name: '2' }, { name: '3', tick: '2' }])
  expect(chart?.series.map(({ values }) => values)).toEqual([
    [1, undefined, 1],
    [undefined, 2, 2],
  ])
})
