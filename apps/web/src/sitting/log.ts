/** What happened at a table, in words, and how much of it an undo takes back. */
import { finished, type Kind, type Work } from '@vigil/kernel'
import type { Glance, Story, Update } from '@vigil/table'
import type { Speech } from '../face.ts'

export interface Entry<K extends Kind> {
  /** Counts up through the sitting; never used twice. */
  readonly n: number
  readonly text: string
  /** What was told; absent for what was done to the table. */
  readonly event?: K['event']
  /** Why a bot answered so. */
  readonly isReason?: true
}

export interface Log<K extends Kind> {
  readonly entries: readonly Entry<K>[]
  /** How long the log was before each thing that can be undone. */
  readonly marks: readonly number[]
}

/** How many answers an undo took back: it goes on over those of bots. */
const backBy = <K extends Kind>(before: Glance<K> | undefined): number =>
  before ? before.undo.answers + before.undo.corrections : 1

/** One more line that no event tells; an undo of what came before takes it along. */
export const withLine = <K extends Kind>(log: Log<K>, line: Pick<Entry<K>, 'text' | 'isReason'>): Log<K> => ({
  entries: [...log.entries, { n: (log.entries.at(-1)?.n ?? 0) + 1, ...line }],
  marks: log.marks,
})

/** What a bot's answer brought, with its reason before it. Both are taken back together. */
export const reasoned = <K extends Kind>(log: Log<K>, reason: string, grow: (log: Log<K>) => Log<K>): Log<K> => {
  const { entries, marks } = grow(withLine(log, { text: reason, isReason: true }))
  return { entries, marks: [...marks.slice(0, -1), log.entries.length] }
}

export const grown = <K extends Kind>(
  log: Log<K>,
  update: Update<K>,
  before: Glance<K> | undefined,
  speech: Speech<K>,
  takenBack: string,
): Log<K> => {
  const n = (log.entries.at(-1)?.n ?? 0) + 1
  if (update.because === 'undo') {
    const marks = log.marks.slice(0, -Math.max(1, backBy(before)))
    const kept = log.entries.slice(0, log.marks[marks.length] ?? 0)
    return { entries: [...kept, { n, text: takenBack }], marks }
  }
  const texts = speech.events(update.events, before?.view ?? update.glance.view)
  const fresh = update.events.map((event, i) => ({ n: n + i, text: texts[i] ?? '', event }))
  const marks = update.because === 'start' ? log.marks : [...log.marks, log.entries.length]
  return { entries: [...log.entries, ...fresh.filter(({ text }) => text !== '')], marks }
}

/** How many answers are told again when a game is resumed; the replay tells all of them. */
const RECALLED = 36

/** The log of a game that was played before, page by page. */
export function* recalling<K extends Kind>(story: Story<K>, speech: Speech<K>): Work<Log<K>> {
  let log: Log<K> = { entries: [], marks: [] }
  const from = Math.max(0, story.length - RECALLED)
  let before = from > 0 ? story.at(from - 1) : undefined
  for (const [i, { because, events }] of story.pages.entries()) {
    const told = i >= from
    const glance = told || !before ? story.at(i) : before
    log = grown(log, { seq: i, because, events: told ? events : [], glance }, before, speech, '')
    if (!told) continue
    before = glance
    yield
  }
  return log
}

export const recalled = <K extends Kind>(story: Story<K>, speech: Speech<K>): Log<K> =>
  finished(recalling(story, speech))
