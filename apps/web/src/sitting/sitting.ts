/**
 * One match being played in this page: the table, its log in words, and what happened last. Screens read a `Moment` and
 * hand in answers; every answer is kept before anybody sees what came of it.
 */
import { finished, type Kind, type MatchRecord, type Refusal, type Result, type Seat, type Work } from '@vigil/kernel'
import type { Glance, Story, Table, Update, Viewer } from '@vigil/table'
import { useSyncExternalStore } from 'react'
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

export interface Moment<K extends Kind> {
  readonly glance: Glance<K>
  readonly log: readonly Entry<K>[]
  /** What led here, and what the table looked like before. */
  readonly last: Update<K> | undefined
  readonly before: Glance<K> | undefined
  /** Why the last attempt was refused; gone with the next one. */
  readonly refused: Refusal | undefined
}

export interface Sitting<K extends Kind> {
  readonly table: Table<K>
  moment(): Moment<K>
  subscribe(listener: () => void): () => void
  /** `reason`: why a bot answers so, told before what comes of it. */
  answer(pick: readonly K['option'][], reason?: string): void
  supply(outcome: K['outcome']): void
  undo(): void
  correct(change: K['correction']): void
  /** A bot, or with null a person, plays this seat from now on; `told` says so in the log. */
  seat(seat: Seat, bot: string | null, told: string): void
  /** Tells the log again, in another language. */
  retell(speech: Speech<K>): void
  /** Tells what was played before the match was resumed: a little with each step, and the log is there with the last. */
  recall(): Work<void>
}

export interface Seated<K extends Kind> {
  readonly table: Table<K>
  readonly speech: Speech<K>
  /** Called with every change, before the page shows it. */
  keep(record: MatchRecord<K>, glance: Glance<K>): void
  /** "Taken back." in the language of the page. */
  takenBack(): string
}

/** Those at this screen; bots answer for themselves. */
const HERE: Viewer = 'people'

interface Log<K extends Kind> {
  readonly entries: readonly Entry<K>[]
  /** How long the log was before each thing that can be undone. */
  readonly marks: readonly number[]
}

/** How many answers an undo took back: it goes on over those of bots. */
const backBy = <K extends Kind>(before: Glance<K> | undefined): number =>
  before ? before.undo.answers + before.undo.corrections : 1

const withReason = <K extends Kind>(log: Log<K>, reason: string): Log<K> => {
  const entry: Entry<K> = { n: (log.entries.at(-1)?.n ?? 0) + 1, text: reason, isReason: true }
  return { entries: [...log.entries, entry], marks: log.marks }
}

const grown = <K extends Kind>(
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
function* recalling<K extends Kind>(story: Story<K>, speech: Speech<K>): Work<Log<K>> {
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

const recalled = <K extends Kind>(story: Story<K>, speech: Speech<K>): Log<K> => finished(recalling(story, speech))

export const sit = <K extends Kind>({ table, speech: first, keep, takenBack }: Seated<K>): Sitting<K> => {
  let speech = first
  let log = grown({ entries: [], marks: [] }, table.opening(HERE), undefined, speech, '')
  const glance = table.glance(HERE)
  let moment: Moment<K> = { glance, log: log.entries, last: undefined, before: undefined, refused: undefined }
  const listeners = new Set<() => void>()
  const show = (next: Moment<K>): void => {
    moment = next
    for (const listener of listeners) listener()
  }
  const take = (result: Result<Update<K>, Refusal>, reason = ''): void => {
    if (!result.ok) return show({ ...moment, refused: result.why })
    const before = moment.glance
    const update = result.value
    keep(table.record(), update.glance)
    const start = log.entries.length
    log = grown(reason === '' ? log : withReason(log, reason), update, before, speech, takenBack())
    // Taken back with its answer.
    if (reason !== '') log = { ...log, marks: [...log.marks.slice(0, -1), start] }
    // At a real table an undo takes back one outcome, not an answer: the log is told anew.
    if (update.because === 'undo' && table.record().chance === 'ask') log = recalled(table.story(), speech)
    show({ glance: update.glance, log: log.entries, last: update, before, refused: undefined })
  }
  return {
    table,
    moment: () => moment,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer: (pick, reason) => {
      const { waits } = moment.glance
      if (waits.is !== 'decision') return
      take(table.answer({ decision: waits.decision.id, seat: waits.decision.seat, pick }, HERE), reason)
    },
    supply: (outcome) => take(table.supply(outcome, HERE)),
    undo: () => take(table.undo(HERE)),
    correct: (change) => take(table.correct(change, HERE)),
    seat: (seat, bot, told) => {
      const { glance: next } = table.seat(seat, bot, HERE)
      keep(table.record(), next)
      const entry: Entry<K> = { n: (log.entries.at(-1)?.n ?? 0) + 1, text: told }
      log = { entries: [...log.entries, entry], marks: log.marks }
      show({ ...moment, glance: next, log: log.entries, refused: undefined })
    },
    retell: (next) => {
      speech = next
      log = recalled(table.story(), speech)
      show({ ...moment, log: log.entries })
    },
    *recall() {
      const { seq } = moment.glance
      const told = yield* recalling(yield* table.binding(), speech)
      // Who has played on meanwhile is not kept waiting for the rest.
      log = moment.glance.seq === seq ? told : recalled(table.story(), speech)
      show({ ...moment, log: log.entries })
    },
  }
}

export const useMoment = <K extends Kind>(sitting: Sitting<K>): Moment<K> =>
  useSyncExternalStore(sitting.subscribe, sitting.moment)
