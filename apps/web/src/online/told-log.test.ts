import type { Kind } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import type { Speech } from '../face.ts'
import type { KeptStory } from './server.ts'
import { toldLog } from './told-log.ts'

/** Says the event and how the table looked. */
const speech = {
  language: 'en',
  events: (events, before) => events.map(({ is }) => (is === 'silent' ? '' : `${is} at ${before}`)),
} as Pick<Speech<Kind>, 'language' | 'events'> as Speech<Kind>

type Entry = KeptStory['entries'][number]

const answer = (...events: string[]): Entry => ({
  input: { is: 'answer', seat: 0, pick: [] },
  events: events.map((is) => ({ is })),
})
const chance: Entry = { input: { is: 'chance', outcome: 0 }, events: [] }
const undo = (to: number): Entry => ({ input: { is: 'undo', to }, events: [] })

const told = (entries: readonly Entry[], pages: KeptStory['pages'] = []) => toldLog({ entries, pages }, speech, 'now')

describe('the log of a table far away', () => {
  it('tells what happened, and marks where each answer begins', () => {
    const log = told([{ ...chance, events: [{ is: 'began' }] }, answer('a', 'silent', 'b'), chance, answer('c')])
    expect(log.entries.map(({ text }) => text)).toEqual(['began at now', 'a at now', 'b at now', 'c at now'])
    expect(log.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4])
    expect(log.marks).toEqual([1, 3])
  })

  it('leaves out what was taken back', () => {
    const log = told([answer('a'), chance, answer('b'), undo(2), answer('c'), undo(0), answer('d')])
    expect(log.entries.map(({ text }) => text)).toEqual(['d at now'])
    expect(log.marks).toEqual([0])
  })

  it('tells it with the table as it was then, as far as that is known', () => {
    const pages = [
      { seq: 1, view: 'one' },
      { seq: 3, view: 'three' },
    ]
    const log = told([answer('a'), answer('b'), answer('c'), answer('d')], pages)
    expect(log.entries.map(({ text }) => text)).toEqual(['a at now', 'b at one', 'c at one', 'd at three'])
  })

  it('does not begin at the creation of the world', () => {
    const log = told(Array.from({ length: 50 }, (_, i) => answer(`a${i}`)))
    expect(log.entries[0]?.text).toBe('a14 at now')
    expect(log.marks).toHaveLength(50)
  })
})
