import type { Refusal } from '@vigil/kernel'
import { sayRoom } from '@vigil/table/room'
import { type Language, phrases, sayIn } from '../words/phrases.ts'

export const onlineWords = phrases({
  en: {
    takenBack: 'Taken back.',
    unreachable: 'The server does not answer. Look whether you are online, and try again.',
  },
  de: {
    takenBack: 'Zurückgenommen.',
    unreachable: 'Der Server antwortet nicht. Sieh nach, ob du online bist, und versuche es noch einmal.',
  },
})

/** Why not, in a sentence: the company's reasons, the page's own, or the game's where `otherwise` knows them. */
export const whyNot = (why: Refusal, language: Language, otherwise?: (why: Refusal) => string): string => {
  if (why.code === 'page.unreachable') return sayIn(onlineWords, language)('unreachable')
  return sayRoom(why, language) ?? otherwise?.(why) ?? why.code
}
