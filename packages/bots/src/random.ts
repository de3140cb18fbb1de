/** The bot that any other must beat: every legal answer, by lot. It plays every game. */
import { type Kind, randomAnswer } from '@vigil/kernel'
import type { Bot } from './bot.ts'
import { because } from './reason.ts'

export const RANDOM_REASON = 'lot'

export const randomBot = <K extends Kind>(): Bot<K> => ({
  id: 'random',
  answer({ decision }, int) {
    const input = randomAnswer(decision, int)
    return { pick: input.is === 'answer' ? input.pick : [], reason: because(RANDOM_REASON) }
  },
})
