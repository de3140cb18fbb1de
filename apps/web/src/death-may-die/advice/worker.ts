/** The worker of Death May Die: bots think here and odds are found, so that the page never waits for either. */
import type { Bot } from '@vigil/bots'
import { steadyBot } from '@vigil/bots/death-may-die'
import type { DMD, Pack } from '@vigil/death-may-die'
import { fastInts, type Work } from '@vigil/kernel'
import { type Weigher, weigherOf } from '@vigil/odds/death-may-die'
import type { Answered, BotName, Question } from '../../advice/adviser.ts'
import { serve } from '../../advice/desk.ts'
import type { Ask } from './ask.ts'
import { reviewing } from './review.ts'

/** Milliseconds a bot may think: less than the usual pace lets one look. */
const THINK = 1000

interface Opened {
  readonly pack: Pack
  readonly weigher: Weigher
  readonly bots: { readonly [B in BotName]: Bot<DMD> }
}

let opened: Opened | undefined

const open = (pack: Pack): void => {
  const steady = steadyBot(pack)
  opened = { pack, weigher: weigherOf(pack), bots: { steady, expert: steady } }
}

const known = (): Opened => {
  if (!opened) throw new Error('asked before the pack came')
  return opened
}

const answered = ({ view, decision }: Question<DMD>, name: BotName): Answered<DMD> => {
  const end = performance.now() + THINK
  // Whatever a bot draws hangs on the question alone: it never touches the dice of the match.
  const { pick, reason } = known().bots[name].answer(
    { decision: { kind: 'decision', ...decision }, view: () => view },
    fastInts(`${name} ${decision.id}`),
    { over: () => performance.now() > end },
  )
  return { pick, reason }
}

function* begin(ask: Ask, tell: (part: unknown) => void): Work<unknown> {
  if (ask.is === 'review') return yield* reviewing(known().pack, ask.record, tell)
  // What follows is done in one go.
  yield
  if (ask.is === 'pack') return open(ask.pack)
  if (ask.is === 'odds') return known().weigher.weigh(ask.question.view, ask.question.decision)?.answers ?? []
  return answered(ask.question, ask.bot)
}

// The page of Death May Die asks its own worker and nobody else does.
serve((ask, tell) => begin(ask as Ask, tell))
