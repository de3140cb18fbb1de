/** The words of the game, each language loaded when it is wanted. */
import type { Pack } from '@vigil/elder-sign'
import { tongueOf, type Words, words } from '@vigil/elder-sign/text'
import type { Language } from '../words/phrases.ts'

export const loadWords = async (pack: Pack, language: Language): Promise<Words> => words(pack, await tongueOf(language))
