/** Elder Sign's adviser: the page's end of its worker. */
import { reasonText } from '@vigil/bots/elder-sign'
import type { ES, Pack } from '@vigil/elder-sign'
import type { Adviser, Answered } from '../../advice/adviser.ts'
import { openLine } from '../../advice/line.ts'
import type { ElderSignSpeech } from '../speech.ts'
import type { Ask } from './ask.ts'

/** Somebody waits for a bot; nobody waits for odds. */
const URGENT = 2

export const hireAdviser = (pack: Pack): Adviser<ES> => {
  const line = openLine(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
  const ask = (topic: string, what: Ask, urgency: number) => line.ask(topic, what, { urgency })
  void ask('pack', { is: 'pack', pack }, URGENT + 1)
  return {
    // The worker answers an `answer` with an answer.
    answer: async (question, bot) =>
      (await ask('bot', { is: 'answer', question, bot }, URGENT)) as Answered<ES> | undefined,
    suggest: async (question) =>
      (await ask('suggest', { is: 'answer', question, bot: 'steady' }, URGENT)) as Answered<ES> | undefined,
    reason: (reason, speech, view) => reasonText(reason, (speech as ElderSignSpeech).words, view),
    close: line.close,
  }
}
