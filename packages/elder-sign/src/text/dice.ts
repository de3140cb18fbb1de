/** Dice, faces and rows of symbols, in letters and in words; never by colour alone. */
import type { Need } from '../effects/vocabulary.ts'
import { type Colour, colourOf, type DieId, FACES, type Face } from '../nouns/die.ts'
import type { DieView, RowView, View } from '../view.ts'
import { typeOfMarker } from '../world.ts'
import { isHalf, nameOf, rowName, seatName } from './names.ts'
import type { Voice } from './voice.ts'

export const faceName = (v: Voice, face: Face): string => v.say(`face.${face}`)
export const faceLetter = (v: Voice, face: Face): string => v.say(`letter.${face}`)

const isFace = (text: string): text is Face => FACES.some((face) => face === text)

const letterOf = (v: Voice, half: string): string => {
  if (/^I\d+$/.test(half)) return v.say('letter.sum', { n: Number(half.slice(1)) })
  return isFace(half) ? faceLetter(v, half) : half
}

/** "I3" is an investigation sum, "P|T" peril or terror. */
export const needText = (v: Voice, need: Need): string =>
  need
    .split('|')
    .map((half) => letterOf(v, half))
    .join('|')

export const needsText = (v: Voice, needs: readonly Need[]): string =>
  needs.length ? needs.map((need) => needText(v, need)).join(' ') : v.say('row.nothing')

type Priced = { readonly sanity?: number; readonly stamina?: number; readonly clock?: number }

/** "-1 sanity, clock"; empty where the row costs nothing. */
export const costsText = (v: Voice, { sanity = 0, stamina = 0, clock = 0 }: Priced): string =>
  [
    ...(sanity ? [v.say('row.sanity', { n: sanity })] : []),
    ...(stamina ? [v.say('row.stamina', { n: stamina })] : []),
    ...(clock ? [v.say('row.clock', { n: clock })] : []),
  ].join(', ')

export const taskText = (v: Voice, needs: readonly Need[], costs: Priced = {}): string => {
  const symbols = needsText(v, needs)
  const price = costsText(v, costs)
  return price ? v.say('row.costs', { symbols, costs: price }) : symbols
}

const needsOf = (row: RowView): Need[] => row.symbols.map(({ sum, faces }) => (sum ? `I${sum}` : faces.join('|')))

export const rowText = (v: Voice, row: RowView): string => taskText(v, needsOf(row), row)

/** "task 2 (P P)" */
export const rowWithSymbols = (v: Voice, key: string, rows: readonly RowView[]): string => {
  const row = rows.find((other) => other.key === key)
  const name = rowName(v, key, rows)
  const needs = isHalf(key) ? v.box.monsters.get(typeOfMarker(key.slice(2)))?.needs : row && needsOf(row)
  return needs ? v.say('row.symbols', { row: name, symbols: needsText(v, needs) }) : name
}

export const colourName = (v: Voice, colour: Colour): string => v.say(`colour.${colour}`)

/** "green peril", or "green die" while it shows nothing. */
export const dieText = (v: Voice, die: DieId, face: Face | ''): string => {
  const colour = colourName(v, colourOf(die))
  return face === '' ? v.say('die.plain', { colour }) : v.say('die.face', { colour, face: faceName(v, face) })
}

export const dieIn = (view: View, die: DieId): DieView =>
  view.dice[die] ?? { id: die, colour: colourOf(die), at: 'supply', on: '', face: '' }

/** A die that need not say where it lies as long as it is in the roll. */
export const rolledDie = (v: Voice, id: DieId, view: View): string => {
  const die = dieIn(view, id)
  return die.at === 'pool' ? dieText(v, id, die.face) : placedDie(v, id, view)
}

/** A die and where it lies. */
export const placedDie = (v: Voice, id: DieId, view: View): string => {
  const { at, on, face } = dieIn(view, id)
  const die = dieText(v, id, face)
  switch (at) {
    case 'marker':
      return Number(on) === view.active
        ? v.say('die.focused', { die })
        : v.say('die.helper', { die, name: seatName(v, Number(on), view) })
    case 'spell':
      return v.say('die.spell', { die, spell: nameOf(v, on) })
    case 'task':
      return v.say('die.task', { die, row: rowName(v, on, view.expedition?.rows) })
    case 'pool':
    case 'discarded':
    case 'lock':
    case 'gone':
      return v.say(`die.${at}`, { die })
    default:
      return v.say('die.supply', { die })
  }
}

/** One of several dice of a roll that look alike: "green peril (1 of 2)". */
export const oneOfAlike = (v: Voice, id: DieId, view: View): string => {
  const die = rolledDie(v, id, view)
  const alike = view.dice.filter((other) => rolledDie(v, other.id, view) === die)
  const i = alike.findIndex((other) => other.id === id)
  return alike.length > 1 ? v.say('die.one', { die, i: i + 1, n: alike.length }) : die
}

export const diceText = (v: Voice, dice: readonly DieId[], view: View): string =>
  v.and(dice.map((die) => rolledDie(v, die, view)))

/** "the yellow die and the red die" */
export const coloursText = (v: Voice, colours: readonly Colour[]): string =>
  v.and(colours.map((colour) => v.say('die.the', { colour: colourName(v, colour) })))

/** A roll as it lies: "T T L 1 2, yellow 4, red W". */
export const rollText = (v: Voice, dice: readonly DieId[], faces: readonly Face[]): string => {
  const plain: string[] = []
  const coloured: string[] = []
  faces.forEach((face, i) => {
    const colour = colourOf(dice[i] ?? 0)
    const letter = faceLetter(v, face)
    if (colour === 'green') plain.push(letter)
    else coloured.push(v.say('die.face', { colour: colourName(v, colour), face: letter }))
  })
  return [...(plain.length ? [plain.join(' ')] : []), ...coloured].join(', ')
}
