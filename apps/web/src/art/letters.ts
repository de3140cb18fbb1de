/** The letters on dice and symbols, as the words of the language have them: lore is L, Wissen is W. */
import { useSettings } from '../settings/settings.ts'
import type { Language } from '../words/phrases.ts'

export type Lettered = 'L' | 'P' | 'T' | 'W'

export const LETTERS: { readonly [A in Language]: { readonly [F in Lettered]: string } } = {
  en: { L: 'L', P: 'P', T: 'T', W: 'W' },
  de: { L: 'W', P: 'G', T: 'S', W: 'J' },
}

export const useLetters = (): { readonly [F in Lettered]: string } => LETTERS[useSettings().language]
