/** At a table with real dice and cards: reads what was rolled or drawn. */
import { type Chance, type DMD, FACES_OF, type Face, type Outcome, type Pack, type View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { no, ok, type Result } from '@vigil/kernel'
import type { Asked } from '../face.ts'

type Roll = Extract<Chance, { is: 'roll' }>
type Draw = Extract<Chance, { is: 'draw' }>

/** `s+t`, `st` and `ST` are a success and a tentacle on one die; `-`, `0` and `b` are a blank. */
const faceOf = (word: string): string => {
  const bare = word.toUpperCase().replaceAll('+', '')
  return bare === '0' || bare === 'B' ? '-' : bare === 'TS' || bare === 'ES' ? [...bare].reverse().join('') : bare
}

export const facesIn = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(faceOf)

const diceText = ({ standard, bonus }: Pick<Roll, 'standard' | 'bonus'>): string =>
  [...(standard ? [`${standard} standard`] : []), ...(bonus ? [`${bonus} bonus`] : [])].join(' and ')

export const readRoll = (roll: Roll, text: string): Result<Outcome, string> => {
  const given = facesIn(text)
  const dice = roll.standard + roll.bonus
  if (given.length !== dice)
    return no(
      `${dice} ${dice === 1 ? 'die was' : 'dice were'} rolled (${diceText(roll)}), and ${given.length} ` +
        `result${given.length === 1 ? ' was' : 's were'} given.`,
    )
  const faces: Face[] = []
  for (const [i, word] of given.entries()) {
    const colour = i < roll.standard ? 'standard' : 'bonus'
    const face = FACES_OF[colour].find((known) => known === word)
    if (!face) return no(`A ${colour} die has no ${word}; it shows ${[...new Set(FACES_OF[colour])].join(', ')}.`)
    faces.push(face)
  }
  return ok({ faces })
}

const WHAT: { readonly [F in Draw['from']]: string } = {
  mythos: 'Draw a Mythos card.',
  discovery: 'Draw a Discovery card.',
  faces: 'Turn the token over.',
  elderOnes: 'Draw an Elder One.',
  episodes: 'Draw an episode.',
  investigators: 'Draw an investigator.',
  insanities: 'Draw an insanity.',
  seats: 'Draw who begins.',
}

/** Faces of tokens have names of their own; one that is no face is called as the token is. */
export const faceNames = (pack: Pack): Map<string, string> =>
  new Map(
    [...pack.elderOnes, ...pack.episodes].flatMap(({ tokens }) =>
      tokens.flatMap(({ faces = [] }) => faces.map(({ face, name }): [string, string] => [face, name])),
    ),
  )

const drawn = ({ from, cards }: Draw, pack: Pack, words: Words, view: View): Asked<DMD> => {
  const faces = faceNames(pack)
  const label = (card: string): string => {
    if (from === 'seats') return words.seatName(Number(card), view)
    return from === 'faces' ? (faces.get(card) ?? card) : words.nameOf(card)
  }
  const outcomes = [...new Set(cards)].map((card) => ({ label: label(card), outcome: { card } }))
  const sorted = from === 'seats' ? outcomes : outcomes.sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return { is: 'list', question: `${WHAT[from]} What came?`, outcomes: sorted }
}

export const askedOf = (chance: Chance, pack: Pack, words: Words, view: View): Asked<DMD> => {
  if (chance.is === 'draw') return drawn(chance, pack, words, view)
  const order = chance.standard > 0 && chance.bonus > 0 ? ', the standard dice first' : ''
  const dice = chance.standard + chance.bonus
  return {
    is: 'typed',
    question: `Roll ${dice} ${dice === 1 ? 'die' : 'dice'}: ${diceText(chance)}. What do they show${order}?`,
    hint: 's success, t tentacle, e elder sign, st or se for two on one die, - blank; like s st -',
    // S is a success here, and not the status.
    spells: (text) => /^[ste0b+\-\s,]*$/i.test(text),
    read: (text) => readRoll(chance, text),
  }
}
