/** Death May Die's adviser: the page's end of its workers. */
import { reasonText } from '@vigil/bots/death-may-die'
import type { DMD, Pack } from '@vigil/death-may-die'
import type { Adviser, Answered, BotName, Question, Reviewed } from '../../advice/adviser.ts'
import { type LateLine, lateLine } from '../../advice/late-line.ts'
import type { DeathSpeech } from '../speech.ts'
import type { Ask, Hoped } from './ask.ts'

/** Whom people are advised by. */
const BEST_BOT: BotName = 'expert'

export interface DeathAdviser extends Adviser<DMD> {
  /** Of every answer that is given for something that can be reckoned. */
  odds(question: Question<DMD>): Promise<readonly Hoped[] | undefined>
}

const opened = (pack: Pack): LateLine<Ask> =>
  lateLine<Ask>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), { is: 'pack', pack })

export const hireAdviser = (pack: Pack): DeathAdviser => {
  // Two, for bots are waited for, and nothing else may hold them up.
  const bots = opened(pack)
  const odds = opened(pack)
  return {
    // The worker answers each question in kind.
    answer: async (question, bot) =>
      (await bots.ask('bot', { is: 'answer', question, bot })) as Answered<DMD> | undefined,
    suggest: async (question) =>
      (await bots.ask('suggest', { is: 'answer', question, bot: BEST_BOT })) as Answered<DMD> | undefined,
    odds: async (question) =>
      (await odds.ask('odds', { is: 'odds', question }, { urgency: 1 })) as readonly Hoped[] | undefined,
    review: async (record, onProgress) =>
      (await odds.ask(
        'review',
        { is: 'review', record },
        { urgency: -1, onPart: (done) => onProgress(Number(done)) },
      )) as Reviewed<DMD> | undefined,
    reason: (reason, speech, view) => reasonText(reason, (speech as DeathSpeech).words, view),
    close: () => {
      bots.close()
      odds.close()
    },
  }
}
