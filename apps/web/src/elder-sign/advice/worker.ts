/** The worker of Elder Sign: bots think here, so that the page never waits for them. */
import type { Bot } from '@vigil/bots'
import { steadyBot } from '@vigil/bots/elder-sign'
import type { ES, Pack } from '@vigil/elder-sign'
import { fastInts, type Work } from '@vigil/kernel'
import type { Answered, BotName, Question } from '../../advice/adviser.ts'
import { serve } from '../../advice/desk.ts'
import type { Ask } from './ask.ts'

/** Milliseconds a bot may think: less than the pace lets one notice. */
const THINK = 400

type Bots = { readonly [B in BotName]?: Bot<ES> }

let bots: Bots = {}

const open = (pack: Pack): void => {
  bots = { steady: steadyBot(pack) }
}

const answered = ({ view, decision }: Question<ES>, name: BotName): Answered<ES> => {
  const bot = bots[name] ?? bots.steady
  if (!bot) throw new Error('no pack yet')
  const end = performance.now() + THINK
  // Whatever a bot draws hangs on the question alone: it never touches the dice of the match.
  const { pick, reason } = bot.answer(
    { decision: { kind: 'decision', ...decision }, view: () => view },
    fastInts(`${name} ${decision.id}`),
    { over: () => performance.now() > end },
  )
  return { pick, reason }
}

// A generator without a step of its own: it is dropped before it begins, or not at all.
// biome-ignore lint/correctness/useYield: work is a generator to the desk
function* begin(ask: Ask): Work<unknown> {
  if (ask.is === 'pack') return open(ask.pack)
  return answered(ask.question, ask.bot)
}

// The page of Elder Sign asks its own worker and nobody else does.
serve((ask) => begin(ask as Ask))
