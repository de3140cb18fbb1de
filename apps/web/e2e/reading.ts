/** What the page should say at a position, worked out without it. */
import type { ES } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { tongueOf, words } from '@vigil/elder-sign/text'
import type { Match } from '@vigil/kernel'
import { resumeTable } from '@vigil/table'
import { game } from './random-game.ts'

/** What the page says in English, from the same words. */
export const english = words(core, await tongueOf('en'))

export interface Reading {
  readonly question: string
  /** The whole table, on one line. */
  readonly words: string
}

export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const readingOf = (match: Match<ES>): Reading => {
  const table = resumeTable(game, match.record, { undo: 'free' })
  if (!table.ok) throw new Error(table.why.code)
  const { view, waits } = table.value.glance()
  if (waits.is !== 'decision') throw new Error('nobody is asked')
  const { about, seat } = waits.decision
  const who = view.people.length > 1 ? `${english.seatName(seat, view)}: ` : ''
  return {
    question: onOneLine(`${who}${english.promptText(about, view)}`),
    words: onOneLine(english.statusText(view)),
  }
}
