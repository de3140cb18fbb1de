import { phrases } from '../words/phrases.ts'

export const ruleWords = phrases({
  en: {
    loading: 'Opening the rules …',
    missing: 'There is no rule {id} in this catalogue.',
    english: '',
    A: 'The text settles it',
    B: 'A sound reading',
    C: 'A choice where the text is silent',
    only: 'Only {sets}',
    open: 'Open in the rules',
    revised: 'Revised',
    'first+faq': 'First + FAQ',
    first: 'First',
    fan: 'Fan',
  },
  de: {
    loading: 'Die Regeln werden aufgeschlagen …',
    missing: 'In diesem Katalog gibt es keine Regel {id}.',
    english: 'Der Regelkatalog ist auf Englisch geschrieben.',
    A: 'Der Text entscheidet es',
    B: 'Gut begründete Lesart',
    C: 'Eine Wahl, wo der Text schweigt',
    only: 'Nur {sets}',
    open: 'In den Regeln öffnen',
    revised: 'Revidiert',
    'first+faq': 'Erstauflage + FAQ',
    first: 'Erstauflage',
    fan: 'Fanregeln',
  },
})

export type RuleSay = (
  key: keyof (typeof ruleWords)['en'],
  params?: Readonly<Record<string, string | number>>,
) => string

/** A rule set by its name; an unknown one by its id. */
export const setName = (say: RuleSay, set: string): string =>
  set in ruleWords.en ? say(set as keyof (typeof ruleWords)['en']) : set
