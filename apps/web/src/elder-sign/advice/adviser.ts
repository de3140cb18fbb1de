/** Elder Sign's adviser: the page's end of its workers. */
import { reasonText } from '@vigil/bots/elder-sign'
import type { ES, Pack, View } from '@vigil/elder-sign'
import type { Adviser, Answered, BotName, Question, Reviewed } from '../../advice/adviser.ts'
import { type LateLine, lateLine } from '../../advice/late-line.ts'
import type { ElderSignSpeech } from '../speech.ts'
import type { Ask, CardTold } from './ask.ts'
import type { AttemptOdds } from './odds.ts'

/** Whom people are advised by. */
const BEST_BOT: BotName = 'expert'

export interface ElderSignAdviser extends Adviser<ES> {
  /** The chances of the active investigator, card by card; a second time with what might be saved. */
  cardOdds(view: View, cards: readonly string[], onOdds: (told: CardTold) => void): Promise<unknown>
  attemptOdds(question: Question<ES>): Promise<AttemptOdds | undefined>
}

const opened = (pack: Pack): LateLine<Ask> =>
  lateLine<Ask>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), { is: 'pack', pack })

export const hireAdviser = (pack: Pack): ElderSignAdviser => {
  // Two, for bots are waited for, and the odds of a card may take a second that nothing can interrupt.
  const bots = opened(pack)
  const odds = opened(pack)
  return {
    // The worker answers each question in kind.
    answer: async (question, bot) =>
      (await bots.ask('bot', { is: 'answer', question, bot })) as Answered<ES> | undefined,
    suggest: async (question) =>
      (await bots.ask('suggest', { is: 'answer', question, bot: BEST_BOT })) as Answered<ES> | undefined,
    review: async (record, onProgress) =>
      (await odds.ask(
        'review',
        { is: 'review', record },
        { urgency: -1, onPart: (done) => onProgress(Number(done)) },
      )) as Reviewed<ES> | undefined,
    reason: (reason, speech, view) => reasonText(reason, (speech as ElderSignSpeech).words, view),
    cardOdds: (view, cards, onOdds) =>
      odds.ask('cards', { is: 'cards', view, cards }, { onPart: (part) => onOdds(part as CardTold) }),
    attemptOdds: async (question) =>
      (await odds.ask('attempt', { is: 'attempt', question }, { urgency: 1 })) as AttemptOdds | undefined,
    close: () => {
      bots.close()
      odds.close()
    },
  }
}
