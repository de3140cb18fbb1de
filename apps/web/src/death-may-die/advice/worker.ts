/** The worker of Death May Die: bots think here and odds are found, so that the page never waits for either. */
import type { Bot } from '@vigil/bots'
import { expertBot, steadyBot } from '@vigil/bots/death-may-die'
import type { DMD, Pack } from '@vigil/death-may-die'
import type { Work } from '@vigil/kernel'
import { type Weigher, weigherOf } from '@vigil/odds/death-may-die'
import type { BotName } from '../../advice/adviser.ts'
import { botAnswer } from '../../advice/bot-answer.ts'
import { serve } from '../../advice/desk.ts'
import type { Ask } from './ask.ts'
import { reviewing } from './review.ts'

interface Opened {
  readonly pack: Pack
  readonly weigher: Weigher
  readonly bots: { readonly [B in BotName]: Bot<DMD> }
}

let opened: Opened | undefined

const open = (pack: Pack): void => {
  opened = { pack, weigher: weigherOf(pack), bots: { steady: steadyBot(pack), expert: expertBot(pack) } }
}

const known = (): Opened => {
  if (!opened) throw new Error('asked before the pack came')
  return opened
}

function* begin(ask: Ask, tell: (part: unknown) => void): Work<unknown> {
  if (ask.is === 'review') return yield* reviewing(known().pack, ask.record, tell)
  // What follows is done in one go.
  yield
  if (ask.is === 'pack') return open(ask.pack)
  if (ask.is === 'odds') return known().weigher.weigh(ask.question.view, ask.question.decision)?.answers ?? []
  return botAnswer(known().bots[ask.bot], ask.bot, ask.question)
}

// The page of Death May Die asks its own worker and nobody else does.
serve((ask, tell) => begin(ask as Ask, tell))
