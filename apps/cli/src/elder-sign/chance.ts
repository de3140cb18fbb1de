/** At a table with real dice and cards: reads what was rolled or drawn. */
import {
  type Chance,
  colourOf,
  type ES,
  FACES_OF,
  type Face,
  type Outcome,
  typeOfMarker,
  type View,
} from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { no, ok, type Result } from '@vigil/kernel'
import type { Asked } from '../face.ts'

type Roll = Extract<Chance, { is: 'roll' }>
type Draw = Extract<Chance, { is: 'draw' }>

/** `3`, `i3` and `I3` are investigation 3. */
const faceOf = (word: string): string => {
  const upper = word.toUpperCase()
  return /^[1-4]$/.test(upper) ? `I${upper}` : upper
}

/** Words apart, or one run of letters: `T L P 1 2 3`, `tlp123`, `I3 L`. */
export const facesIn = (text: string): string[] => (text.match(/i?[1-4]|[a-z]|[05-9]+/gi) ?? []).map(faceOf)

const howMany = (dice: readonly number[]): string => {
  const greens = dice.filter((die) => colourOf(die) === 'green').length
  const parts = [
    ...(greens > 0 ? [`${greens} green`] : []),
    ...dice.map(colourOf).filter((colour) => colour !== 'green'),
  ]
  return parts.join(', ')
}

export const readRoll = ({ dice }: Roll, text: string): Result<Outcome, string> => {
  const given = facesIn(text)
  if (given.length !== dice.length)
    return no(`${dice.length} dice were rolled (${howMany(dice)}), and ${given.length} results were given.`)
  const faces: Face[] = []
  for (const [i, die] of dice.entries()) {
    const colour = colourOf(die)
    const face = FACES_OF[colour].find((known) => known === given[i])
    if (!face) return no(`The ${colour} die has no ${given[i]}; it shows ${FACES_OF[colour].join(', ')}.`)
    faces.push(face)
  }
  return ok({ faces })
}

const drawn = (chance: Draw, view: View, words: Words): Asked<ES> => {
  const { from, cards } = chance
  // Markers of one type are alike: one line stands for all of them.
  const kinds = new Map<string, string>()
  for (const card of cards) {
    const kind = from === 'cup' ? typeOfMarker(card) : card
    if (!kinds.has(kind)) kinds.set(kind, card)
  }
  const label = (card: string): string => (from === 'seats' ? words.seatName(Number(card), view) : words.nameOf(card))
  const outcomes = [...kinds.values()].map((card) => ({ label: label(card), outcome: { card } }))
  const sorted = from === 'seats' ? outcomes : outcomes.sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return { is: 'list', question: `${words.chanceText(chance)} What came?`, outcomes: sorted }
}

export const askedOf = (chance: Chance, view: View, words: Words): Asked<ES> => {
  if (chance.is === 'draw') return drawn(chance, view, words)
  const order = chance.dice.some((die) => colourOf(die) !== 'green') ? ', in this order' : ''
  return {
    is: 'typed',
    question: `${words.chanceText(chance)} What do they show${order}?`,
    hint: 'letters or numbers, like T L P 1 2 3',
    // L is lore here, and not the log.
    spells: (text) => /^(?:i?[1-4]|[lptw]|[\s,])*i?$/i.test(text),
    read: (text) => readRoll(chance, text),
  }
}
