/** The worker of Elder Sign: bots think here and odds are found, so that the page never waits for either. */
import type { Bot } from '@vigil/bots'
import { expertBot, steadyBot } from '@vigil/bots/elder-sign'
import type { ES, Pack, View } from '@vigil/elder-sign'
import { fastInts, type Work } from '@vigil/kernel'
import type { Answered, BotName, Question } from '../../advice/adviser.ts'
import { serve } from '../../advice/desk.ts'
import type { Ask, CardTold } from './ask.ts'
import { type CardMemory, cardMemory } from './card-memory.ts'
import { type CardOdds, oddsOfAttempt } from './odds.ts'
import { reviewing } from './review.ts'

/** Milliseconds a bot may think: less than the usual pace lets one look. */
const THINK = 1000

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

const answered = ({ view, decision }: Question<ES>, name: BotName): Answered<ES> => {
  const end = performance.now() + THINK
  // Whatever a bot draws hangs on the question alone: it never touches the dice of the match.
  const { pick, reason } = known().bots[name].answer(
    { decision: { kind: 'decision', ...decision }, view: () => view },
    fastInts(`${name} ${decision.id}`),
    { over: () => performance.now() > end },
  )
  return { pick, reason }
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
  return ask.is === 'answer' ? answered(ask.question, ask.bot) : oddsOfAttempt(known().pack, ask.question)
}

// The page of Elder Sign asks its own worker and nobody else does.
serve((ask, tell) => begin(ask as Ask, tell))
