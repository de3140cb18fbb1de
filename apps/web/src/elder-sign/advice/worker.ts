/** The worker of Elder Sign: bots think here and odds are found, so that the page never waits for either. */
import type { Bot } from '@vigil/bots'
import { expertBot, steadyBot } from '@vigil/bots/elder-sign'
import type { ES, Pack, View } from '@vigil/elder-sign'
import type { Work } from '@vigil/kernel'
import type { BotName } from '../../advice/adviser.ts'
import { botAnswer } from '../../advice/bot-answer.ts'
import { serve } from '../../advice/desk.ts'
import type { Ask, CardTold } from './ask.ts'
import { type CardMemory, cardMemory } from './card-memory.ts'
import { type CardOdds, oddsOfAttempt } from './odds.ts'
import { reviewing } from './review.ts'

interface Opened {
  readonly pack: Pack
  readonly bots: { readonly [B in BotName]: Bot<ES> }
  readonly cards: CardMemory
}

let opened: Opened | undefined

const open = (pack: Pack): void => {
  opened = { pack, bots: { steady: steadyBot(pack), expert: expertBot(pack) }, cards: cardMemory(pack) }
}

const known = (): Opened => {
  if (!opened) throw new Error('asked before the pack came')
  return opened
}

/** All chances first, then each without what might be saved: a step for each. */
function* cardOdds(view: View, ids: readonly string[], tell: (told: CardTold) => void): Work<void> {
  const { cards } = known()
  for (const find of [cards.chance, cards.savings])
    for (const card of ids) {
      const odds: CardOdds | undefined = find(view, card)
      if (odds) tell({ card, odds })
      yield
    }
}

function* begin(ask: Ask, tell: (part: unknown) => void): Work<unknown> {
  if (ask.is === 'cards') return yield* cardOdds(ask.view, ask.cards, tell)
  if (ask.is === 'review') return yield* reviewing(known().pack, ask.record, tell)
  // What follows is done in one go.
  yield
  if (ask.is === 'pack') return open(ask.pack)
  return ask.is === 'answer'
    ? botAnswer(known().bots[ask.bot], ask.bot, ask.question)
    : oddsOfAttempt(known().pack, ask.question)
}

// The page of Elder Sign asks its own worker and nobody else does.
serve((ask, tell) => begin(ask as Ask, tell))
