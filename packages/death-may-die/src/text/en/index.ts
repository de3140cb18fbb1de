/** English. The packs are written in it, so it needs hardly any words for their components. */
import type { Tongue } from '../tongue.ts'
import { catalogue } from './catalogue.ts'

/** What is never counted, and what brings its own article. */
const ALONE = /^(Fire|R'lyeh|Arrested|the .*)$/

const plural = (noun: string): string => {
  if (ALONE.test(noun)) return noun
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

export const en: Tongue = {
  language: 'en',
  locale: 'en-GB',
  and: 'and',
  or: 'or',
  catalogue,
  // Rules and traits whose ids are no English words.
  box: { words: { allen: 'Allen', marsh: 'Marsh', 'tide-run': 'wading', 'tide-stress': 'cold water' } },
  bare: (place) => place.replace(/^(an?|the) /i, ''),
  object: (place) => place,
  of: (who) => who,
  one: (noun) => (ALONE.test(noun) ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`),
  the: (noun) => `the ${noun}`,
  each: (noun) => `each ${noun}`,
  nearest: (noun) => `the nearest ${noun}`,
  many: plural,
  smooth: (sentence) => sentence,
}
