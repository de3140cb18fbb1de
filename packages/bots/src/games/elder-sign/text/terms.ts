/** The parts of a sentence that are lists: what an attempt counts on, and what failing costs. */
import type { Phrases } from '../../../reason.ts'

export interface Terms {
  readonly and: string
  /** By name; with `.one` after it where there is one of them. */
  readonly aids: Phrases
  readonly costs: Phrases
}

export const TERMS: Readonly<Record<'en' | 'de', Terms>> = {
  en: {
    and: 'and',
    aids: {
      focus: 'focus',
      clue: '{n} clues',
      'clue.one': 'one clue',
      spell: '{n} spells',
      'spell.one': 'one spell',
      'yellow.one': 'the yellow die',
      'red.one': 'the red die',
      help: 'the help of {n} others',
      'help.one': 'the help of one other',
    },
    costs: {
      sanity: '{n} sanity of {of}',
      stamina: '{n} stamina of {of}',
      clue: '{n} clues',
      'clue.one': 'one clue',
      doom: '{n} doom tokens',
      'doom.one': 'a doom token',
      monster: '{n} monsters',
      'monster.one': 'a monster',
      more: 'what the card says',
      nothing: 'nothing',
    },
  },
  de: {
    and: 'und',
    aids: {
      focus: 'Fokus',
      clue: '{n} Hinweisen',
      'clue.one': 'einem Hinweis',
      spell: '{n} Zaubern',
      'spell.one': 'einem Zauber',
      'yellow.one': 'dem gelben Würfel',
      'red.one': 'dem roten Würfel',
      help: 'der Hilfe von {n} anderen',
      'help.one': 'der Hilfe eines anderen',
    },
    costs: {
      sanity: '{n} von {of} Verstand',
      stamina: '{n} von {of} Ausdauer',
      clue: '{n} Hinweise',
      'clue.one': 'einen Hinweis',
      doom: '{n} Verderben',
      'doom.one': 'ein Verderben',
      monster: '{n} Monster',
      'monster.one': 'ein Monster',
      more: 'was die Karte sagt',
      nothing: 'nichts',
    },
  },
}

const oneTerm = (term: string, phrases: Phrases): string => {
  const [name = '', n = '', of = ''] = term.split(':')
  const phrase = (n === '1' ? phrases[`${name}.one`] : undefined) ?? phrases[name]
  if (phrase === undefined) throw new Error(`no words for "${term}"`)
  return phrase.replace('{n}', n).replace('{of}', of)
}

/** `clue:2 spell:1` as "2 clues and one spell". */
export const listed = (terms: string, phrases: Phrases, and: string): string => {
  const words = [...new Set(terms.split(' ').map((term) => oneTerm(term, phrases)))]
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
}
