/** The words of the game, each language loaded when it is wanted. */
import type { Pack } from '@vigil/death-may-die'
import { tongueOf, type Words, words } from '@vigil/death-may-die/text'
import type { Language } from '../words/phrases.ts'

export const loadWords = async (pack: Pack, language: Language): Promise<Words> => words(pack, await tongueOf(language))
