/** A bot's answer to a question, in the worker of whichever game it plays. */
import type { Bot } from '@vigil/bots'
import { fastInts, type Kind } from '@vigil/kernel'
import type { Answered, BotName, Question } from './adviser.ts'

/** Milliseconds a bot may think: less than the usual pace lets one look. */
const THINK = 1000

export const botAnswer = <K extends Kind>(bot: Bot<K>, name: BotName, { view, decision }: Question<K>): Answered<K> => {
  const end = performance.now() + THINK
  // Whatever a bot draws hangs on the question alone: it never touches the dice of the match.
  const { pick, reason } = bot.answer(
    { decision: { kind: 'decision', ...decision }, view: () => view },
    fastInts(`${name} ${decision.id}`),
    { over: () => performance.now() > end },
  )
  return { pick, reason }
}
