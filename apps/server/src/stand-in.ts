/** Who answers where no person does: bots in their chairs, and the stand-in for whoever has run out of time. */
import type { Bot } from '@vigil/bots'
import { currentDecision, fastInts, type Kind, randomAnswer } from '@vigil/kernel'
import { StoreFault } from '@vigil/store'
import { type Act, chairOf } from '@vigil/table/room'
import type { Hosted } from './hosted.ts'
import { answerFor } from './room-host.ts'

export interface StandIns {
  /** Looks who is asked now. */
  watch(hosted: Hosted): void
  /** Whether somebody will answer by themselves. */
  isDue(room: string): boolean
  forget(room: string): void
}

export interface Pace {
  readonly pauseMs: number
  readonly nodes: number
  fault(error: unknown, room: string): void
}

type Decision = NonNullable<ReturnType<typeof currentDecision<Kind>>>

/** A bot that trips answers by lot: a game never stands still for it. */
const answerOf = (hosted: Hosted, decision: Decision, bot: Bot<Kind> | undefined, pace: Pace): Act<Kind> => {
  const { match } = hosted.room
  const int = fastInts(`${hosted.id}:${match.seq}`)
  const answer = (pick: readonly Kind['option'][]): Act<Kind> => {
    const { id, seat } = decision
    return { do: 'answer', decision: id, seat, pick }
  }
  try {
    if (bot) {
      const view = (): unknown => match.game.view(match.state, decision.seat)
      return answer(bot.answer({ decision, view }, int, { nodes: pace.nodes }).pick)
    }
  } catch (error) {
    pace.fault(error, hosted.id)
  }
  const lot = randomAnswer(decision, int)
  return answer(lot.is === 'answer' ? lot.pick : [])
}

/** Where several servers have the room open, one of them answers; the others wait and see. */
const LATER_MS = 2_000

/** After a fault of the store. */
const AGAIN_MS = 1_000

/** What is due: who answers for which chair, and after how long. */
const dueIn = ({ room: { company, match }, elsewhere, means }: Hosted, pauseMs: number) => {
  const decision = currentDecision(match)
  if (!decision) return undefined
  const chair = chairOf(company, decision.seat)
  const sits = company.chairs[chair]
  if (!sits) return undefined
  const later = elsewhere.isFirst(means.bus.node) ? 0 : LATER_MS
  if (sits.bot !== null) return { decision, chair, bot: sits.bot, ms: pauseMs + later }
  const { turnSeconds, standIn } = company.options
  return turnSeconds === 0 ? undefined : { decision, chair, bot: standIn, ms: turnSeconds * 1_000 + later }
}

export const standIns = (pace: Pace): StandIns => {
  const timers = new Map<string, { timer: NodeJS.Timeout; mark: string }>()

  const forget = (room: string): void => {
    clearTimeout(timers.get(room)?.timer)
    timers.delete(room)
  }

  /** What could not be kept is tried again: nobody else would ask. */
  const later = (hosted: Hosted): void => {
    if (timers.has(hosted.id)) return
    const timer = setTimeout(() => watch(hosted), AGAIN_MS)
    timers.set(hosted.id, { timer, mark: 'again' })
  }

  const watch = (hosted: Hosted): void => {
    const due = dueIn(hosted, pace.pauseMs)
    const mark = due ? `${hosted.room.match.seq}:${due.chair}:${due.bot}:${due.ms}` : ''
    // A change of names must not give anybody more time.
    if (timers.get(hosted.id)?.mark === mark) return
    forget(hosted.id)
    if (!due) return
    const { seq } = hosted.room.match
    const timer = setTimeout(() => {
      timers.delete(hosted.id)
      const bot = hosted.means.playable.bots[due.bot]
      answerFor(hosted, due.chair, seq, () => answerOf(hosted, due.decision, bot, pace)).then(
        (done) => {
          if (!done.ok) watch(hosted)
        },
        (error: unknown) => {
          pace.fault(error, hosted.id)
          if (error instanceof StoreFault && error.code !== 'closed') later(hosted)
        },
      )
    }, due.ms)
    timers.set(hosted.id, { timer, mark })
  }

  return { watch, isDue: (room) => timers.has(room), forget }
}
