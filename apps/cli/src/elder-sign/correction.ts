/** What a referee may put right, in words. */
import type { Correction, View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'

const DECKS = { common: 'a Common Item', unique: 'a Unique Item', spell: 'a Spell', ally: 'an Ally' } as const

const NAMES = {
  sanity: 'sanity',
  stamina: 'stamina',
  clues: 'clues',
  doom: 'Doom',
  signs: 'Elder Signs',
  clock: 'Clock, hours past XII',
} as const

/** Of a change as a form has it: with the value of now. */
export const correctableName = (change: Correction, view: View, words: Words): string => {
  if (change.do !== 'set') {
    const card = DECKS[change.deck]
    return change.do === 'give' ? `Give ${card}` : `${words.seatName(change.seat, view)}: take back ${card}`
  }
  const who = 'seat' in change ? `${words.seatName(change.seat, view)}: ` : ''
  return `${who}${NAMES[change.what]} (now ${change.to})`
}

const BLANKS: Readonly<Record<string, string>> = { to: 'what is it really', card: 'which card', seat: 'who' }

export const blankName = (field: string): string => BLANKS[field] ?? field

export const filledName = (field: string, value: string | number, view: View, words: Words): string => {
  if (field === 'card') return words.nameOf(String(value))
  return field === 'seat' ? words.seatName(Number(value), view) : String(value)
}
