/** A sitting at a table far away: what is pressed goes over the wire, and what comes of it is shown when it is kept. */
import type { Correctable, Kind, Refusal } from '@vigil/kernel'
import type { Glance, Update } from '@vigil/table'
import type { Known } from '@vigil/table/client'
import { type Act, chairOf, sayRoom, seatingIn } from '@vigil/table/room'
import type { Reply, ReplyOf } from '@vigil/table/wire'
import type { Speech } from '../face.ts'
import { grown, type Log } from '../sitting/log.ts'
import { momentsFrom, questionIn, type Sitting } from '../sitting/sitting.ts'
import { sayIn } from '../words/phrases.ts'
import type { OnlineTable } from './online-table.ts'
import { onlineWords } from './online-words.ts'
import { storyOfRoom } from './server.ts'
import { toldLog } from './told-log.ts'

/** The company may have changed since the glance: who plays which seat is its to say. */
export const seenBy = ({ glance, company, you }: Known<Kind>): Glance<Kind> => {
  const { waits } = glance
  const shown = { ...glance, seating: seatingIn(company) }
  if (waits.is !== 'decision' || !waits.yours) return shown
  const mine = you.chair === null ? undefined : company.chairs[you.chair]
  if (mine?.bot === null && mine.seats.includes(waits.decision.seat)) return shown
  return { ...shown, waits: { ...waits, yours: false, decision: { ...waits.decision, options: [] }, barred: [] } }
}

const seatsOf = ({ you, company }: Known<Kind>): string =>
  JSON.stringify(you.chair === null ? [] : company.chairs[you.chair]?.seats)

const updateOf = ({ seq, because, events }: ReplyOf<Kind, 'update'>, glance: Glance<Kind>): Update<Kind> => ({
  seq,
  because,
  events,
  glance,
})

/** The game has moved on: what is shown is not what is. */
const isStale = ({ code }: Refusal): boolean => code === 'act.stale' || code === 'answer.stale'

export interface RemoteSitting extends Sitting<Kind> {
  /** Hears nothing more. */
  leave(): void
}

const NONE = { last: undefined, before: undefined, refused: undefined }

/** What is shown, and what is told of it. */
const scribeAt = (table: OnlineTable, first: Known<Kind>, given: Speech<Kind>) => {
  let speech = given
  let log: Log<Kind> = { entries: [], marks: [] }
  let seats = seatsOf(first)
  const { now, show, subscribe } = momentsFrom<Kind>({ glance: seenBy(first), log: [], ...NONE })

  /** From what the server keeps; whatever happens meanwhile is told with it. */
  const tellAgain = async (): Promise<void> => {
    const { seq, view } = now().glance
    const story = await storyOfRoom(table.room, table.key)
    if (!story.ok) return
    if (now().glance.seq !== seq) return tellAgain()
    log = toldLog(story.value, speech, view)
    show({ ...now(), log: log.entries })
  }

  const updated = (reply: ReplyOf<Kind, 'update'>, known: Known<Kind>): void => {
    const { glance: before } = now()
    if (reply.seq <= before.seq) return
    const update = updateOf(reply, seenBy(known))
    log = grown(log, update, before, speech, sayIn(onlineWords, speech.language)('takenBack'))
    show({ glance: update.glance, log: log.entries, last: update, before, refused: undefined })
    // With real dice an undo may take back an outcome alone, in the middle of what was told.
    if (update.because === 'undo' && before.undo.answers + before.undo.corrections === 0) void tellAgain()
  }

  const hear = (reply: Reply<Kind>, known: Known<Kind>): void => {
    if (reply.t === 'update') return updated(reply, known)
    if (reply.t !== 'welcome' && reply.t !== 'company') return
    const glance = seenBy(known)
    const missed = glance.seq !== now().glance.seq
    show(missed ? { glance, log: log.entries, ...NONE } : { ...now(), glance })
    if (missed) void tellAgain()
    // Seats were handed on: what one is asked with them only the server knows.
    if (reply.t === 'company' && seats !== seatsOf(known)) table.look()
    seats = seatsOf(known)
  }

  const speak = (next: Speech<Kind>): void => {
    speech = next
  }
  return { now, show, subscribe, hear, speak, tellAgain }
}

type Scribe = ReturnType<typeof scribeAt>

/** What is done, and what is said where it could not be. */
const handAt = (table: OnlineTable, { now, show }: Scribe) => {
  let busy = false

  const refuse = (why: Refusal): void => {
    // The game's own reasons stand at the question, the company's where the company is.
    if (sayRoom(why) === undefined) show({ ...now(), refused: why })
    else table.complain(why)
    if (isStale(why)) table.look()
  }

  /** One at a time: a second press while the first is under way is none. */
  const act = async (what: Act<Kind>): Promise<boolean> => {
    if (busy) return false
    busy = true
    const kept = await table.act(what)
    busy = false
    if (!kept.ok) refuse(kept.why)
    return kept.ok
  }

  const corrections = async (): Promise<readonly Correctable<Kind>[]> => {
    const listed = await table.list('corrections')
    if (!listed.ok) refuse(listed.why)
    return listed.ok ? listed.value.corrections : []
  }
  return { act, corrections }
}

export const remoteSitting = (table: OnlineTable, first: Known<Kind>, speech: Speech<Kind>): RemoteSitting => {
  const scribe = scribeAt(table, first, speech)
  const { act, corrections } = handAt(table, scribe)
  const { now, subscribe, tellAgain } = scribe
  return {
    moment: now,
    subscribe,
    answer: (pick) => {
      const asked = questionIn(now().glance)?.decision
      return asked ? act({ do: 'answer', decision: asked.id, seat: asked.seat, pick }) : Promise.resolve(false)
    },
    supply: (outcome) => void act({ do: 'supply', outcome }),
    undo: () => void act({ do: 'undo' }),
    correct: (change) => void act({ do: 'correct', change }),
    seat: (seat, bot) => {
      const { known } = table.now()
      if (known) void table.change({ do: 'bot', chair: chairOf(known.company, seat), bot })
    },
    question: (seat) => {
      const question = questionIn(now().glance)
      return question?.decision.seat === seat ? question : undefined
    },
    corrections,
    retell: (next) => {
      scribe.speak(next)
      void tellAgain()
    },
    *recall() {
      yield
      void tellAgain()
    },
    leave: table.listen(scribe.hear),
  }
}
