import { fastInts, randomAnswer, verifyReplay } from '@vigil/kernel'
import { must, type Toy, toy, toySetup } from '@vigil/kernel/toy'
import { describe, expect, it } from 'vitest'
import { type Glance, newTable, resumeTable, type Story, storyOf, type Table, type Update } from './index.ts'

const answer = (table: Table<Toy>, int = fastInts('story')): Update<Toy> | undefined => {
  const { waits } = table.glance()
  if (waits.is !== 'decision') return undefined
  const input = randomAnswer<Toy>({ kind: 'decision', ...waits.decision }, int)
  if (input.is !== 'answer') return undefined
  return must(table.answer({ decision: waits.decision.id, seat: input.seat, pick: input.pick }))
}

const begun = (): Table<Toy> => must(newTable(toy, toySetup, 'story', { undo: 'free' }))

/** A whole match, and what was told on the way. */
const played = (): { table: Table<Toy>; told: Update<Toy>[] } => {
  const table = begun()
  const int = fastInts('story')
  const told = [table.opening()]
  for (let update = answer(table, int); update; update = answer(table, int)) told.push(update)
  return { table, told }
}

const told = (story: Story<Toy>) => story.pages.map(({ because, events }) => ({ because, events }))
const seen = ({ view, waits }: Glance<Toy>) => ({ view, waits: waits.is })

describe('a story', () => {
  it('has a page for the beginning and one for every answer, with the events that were told', () => {
    const { table, told: updates } = played()
    const story = must(storyOf(toy, table.record()))
    expect(story.length).toBe(updates.length)
    expect(told(story)).toEqual(updates.map(({ because, events }) => ({ because, events })))
    expect(story.pages[0]).not.toHaveProperty('input')
    expect(story.pages[1]?.input).toMatchObject({ is: 'answer', seat: 0 })
  })

  it('comes from a table too, without playing its record again', () => {
    const { table } = played()
    const [book, read] = [table.story(), must(storyOf(toy, table.record()))]
    expect(book.pages).toEqual(read.pages)
    expect(book.at(3)).toEqual(read.at(3))
    expect(book.continueFrom(3)).toEqual(read.continueFrom(3))
  })

  it('shows every page as the table was', () => {
    const { table, told: updates } = played()
    const story = must(storyOf(toy, table.record()))
    for (const [page, { glance }] of updates.entries()) expect(seen(story.at(page))).toEqual(seen(glance))
    expect(story.at(-5)).toEqual(story.at(0))
    expect(story.at(10_000)).toEqual(story.at(story.length - 1))
    expect(story.at(Number.NaN)).toEqual(story.at(0))
  })

  it('leaves out what was undone', () => {
    const table = begun()
    for (let n = 0; n < 6; n++) answer(table)
    const before = must(storyOf(toy, table.record()))
    answer(table)
    must(table.undo())
    expect(told(must(storyOf(toy, table.record())))).toEqual(told(before))
  })

  it('tells corrections, and that there were any', () => {
    const table = begun()
    answer(table)
    expect(must(storyOf(toy, table.record())).corrected).toBe(false)
    must(table.correct({ set: 'score', seat: 0, to: 5 }))
    const story = must(storyOf(toy, table.record()))
    expect(story.corrected).toBe(true)
    expect(story.pages.at(-1)).toMatchObject({ because: 'correction', events: [{ is: 'corrected' }] })
  })

  it('is played on from any page, with the dice that lay ahead', () => {
    const { table } = played()
    const story = must(storyOf(toy, table.record()))
    for (let page = 0; page < story.length; page += 7) {
      const record = story.continueFrom(page)
      expect(must(verifyReplay(toy, record)).match.inputs).toHaveLength(story.pages[page]?.inputs ?? -1)
      const on = must(resumeTable(toy, record, { undo: 'free' }))
      expect(seen(on.glance())).toEqual(seen(story.at(page)))
      const [next] = story.pages.slice(page + 1)
      const { waits } = on.glance()
      if (waits.is !== 'decision' || next?.input?.is !== 'answer') continue
      const { seat, pick } = next.input
      const update = must(on.answer({ decision: waits.decision.id, seat, pick }))
      expect(update.events).toEqual(next.events)
    }
  })

  it('cannot be told of another game', () => {
    expect(storyOf(toy, { ...begun().record(), game: 'chess' })).toMatchObject({ ok: false })
  })
})
