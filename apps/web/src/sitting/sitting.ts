/**
 * One match being played in this page: the table, its log in words, and what happened last. Screens read a `Moment` and
 * hand in answers; every answer is kept before anybody sees what came of it.
 */
import type { Correctable, Kind, MatchRecord, Refusal, Result, Seat, Work } from '@vigil/kernel'
import type { Asked, Glance, Table, Update, Viewer } from '@vigil/table'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Question } from '../advice/adviser.ts'
import type { Speech } from '../face.ts'
import { type Entry, grown, type Log, reasoned, recalled, recalling, withLine } from './log.ts'

export type { Entry } from './log.ts'

export interface Moment<K extends Kind> {
  readonly glance: Glance<K>
  readonly log: readonly Entry<K>[]
  /** What led here, and what the table looked like before. */
  readonly last: Update<K> | undefined
  readonly before: Glance<K> | undefined
  /** Why the last attempt was refused; gone with the next one. */
  readonly refused: Refusal | undefined
}

/** At this screen, or at a table far away: whoever shows it or plays at it does not know which. */
export interface Sitting<K extends Kind> {
  moment(): Moment<K>
  subscribe(listener: () => void): () => void
  /**
   * Whether it was taken; what came of it is shown then. `reason`: why a bot answers so, told before what comes of it.
   */
  answer(pick: readonly K['option'][], reason?: string): Promise<boolean>
  supply(outcome: K['outcome']): void
  undo(): void
  correct(change: K['correction']): void
  /** A bot, or with null a person, plays this seat from now on; `told` says so in the log. */
  seat(seat: Seat, bot: string | null, told: string): void
  /** What lies before a seat that is asked, with its eyes; undefined where those are not ours. */
  question(seat: Seat): Question<K> | undefined
  /** What a referee may put right here, as it is now and within which bounds. */
  corrections(): Promise<readonly Correctable<K>[]>
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

const NOTHING_YET = { last: undefined, before: undefined, refused: undefined }

/** One moment after the other, for whoever watches. */
export const momentsFrom = <K extends Kind>(first: Moment<K>) => {
  let moment = first
  const listeners = new Set<() => void>()
  return {
    now: (): Moment<K> => moment,
    show: (next: Moment<K>): void => {
      moment = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const askedIn = <K extends Kind>({ waits }: Glance<K>): Asked<K> | undefined =>
  waits.is === 'decision' ? waits.decision : undefined

/** What lies before whoever is asked, as far as this glance shows it. */
export const questionIn = <K extends Kind>({ view, waits }: Glance<K>): Question<K> | undefined =>
  waits.is === 'decision' && waits.yours ? { view, decision: waits.decision } : undefined

/** Nothing is waited for before an answer is kept: a tab may be closed with the press. */
export const sit = <K extends Kind>({ table, speech: first, keep, takenBack }: Seated<K>): Sitting<K> => {
  let speech = first
  let log = grown({ entries: [], marks: [] }, table.opening(HERE), undefined, speech, '')
  const glance = table.glance(HERE)
  const { now, show, subscribe } = momentsFrom({ glance, log: log.entries, ...NOTHING_YET })
  const take = async (result: Result<Update<K>, Refusal>, reason = ''): Promise<boolean> => {
    if (!result.ok) show({ ...now(), refused: result.why })
    if (!result.ok) return false
    const before = now().glance
    const update = result.value
    keep(table.record(), update.glance)
    const grow = (from: Log<K>): Log<K> => grown(from, update, before, speech, takenBack())
    log = reason === '' ? grow(log) : reasoned(log, reason, grow)
    // At a real table an undo takes back one outcome, not an answer: the log is told anew.
    if (update.because === 'undo' && table.record().chance === 'ask') log = recalled(table.story(), speech)
    show({ glance: update.glance, log: log.entries, last: update, before, refused: undefined })
    return true
  }
  return {
    moment: now,
    subscribe,
    answer: async (pick, reason) => {
      const asked = askedIn(now().glance)
      return asked !== undefined && take(table.answer({ decision: asked.id, seat: asked.seat, pick }, HERE), reason)
    },
    supply: (outcome) => void take(table.supply(outcome, HERE)),
    undo: () => void take(table.undo(HERE)),
    correct: (change) => void take(table.correct(change, HERE)),
    question: (seat) => questionIn(table.glance([seat])),
    corrections: () => Promise.resolve(table.corrections()),
    seat: (seat, bot, told) => {
      const { glance: next } = table.seat(seat, bot, HERE)
      keep(table.record(), next)
      log = withLine(log, { text: told })
      show({ ...now(), glance: next, log: log.entries, refused: undefined })
    },
    retell: (next) => {
      speech = next
      log = recalled(table.story(), speech)
      show({ ...now(), log: log.entries })
    },
    *recall() {
      const { seq } = now().glance
      const told = yield* recalling(yield* table.binding(), speech)
      // Who has played on meanwhile is not kept waiting for the rest.
      log = now().glance.seq === seq ? told : recalled(table.story(), speech)
      show({ ...now(), log: log.entries })
    },
  }
}

export const useMoment = <K extends Kind>(sitting: Sitting<K>): Moment<K> =>
  useSyncExternalStore(sitting.subscribe, sitting.moment)

/** What may be put right now; undefined until it is known. */
export const useCorrections = <K extends Kind>(sitting: Sitting<K>): readonly Correctable<K>[] | undefined => {
  const { seq } = useMoment(sitting).glance
  const [found, setFound] = useState<{ readonly seq: number; readonly forms: readonly Correctable<K>[] }>()
  useEffect(() => {
    let gone = false
    void sitting.corrections().then((forms) => {
      if (!gone) setFound({ seq, forms })
    })
    return () => {
      gone = true
    }
  }, [sitting, seq])
  return found?.forms
}
