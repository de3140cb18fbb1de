/** Keys of the table of Elder Sign, beside those of every table. */
import { type Language, phrases, sayIn } from '../words/phrases.ts'

const keyWords = phrases({
  en: {
    roll: 'roll',
    clue: 'spend a clue',
    die: 'pick a die',
    focus: 'focus, ask for help',
    giveUp: 'give up (twice)',
    explain: 'the card in words, symbol by symbol',
  },
  de: {
    roll: 'würfeln',
    clue: 'Hinweis ausgeben',
    die: 'einen Würfel wählen',
    focus: 'fokussieren, um Hilfe bitten',
    giveUp: 'aufgeben (zweimal)',
    explain: 'die Karte in Worten, Symbol für Symbol',
  },
})

export const keysIn = (language: Language): readonly (readonly [key: string, what: string])[] => {
  const say = sayIn(keyWords, language)
  return [
    ['R', say('roll')],
    ['C', say('clue')],
    ['D 1–8', say('die')],
    ['F A', say('focus')],
    ['G G', say('giveUp')],
    ['I', say('explain')],
  ]
}
