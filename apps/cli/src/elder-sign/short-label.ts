/** Labels for the screen: dice as boxes, where words would run out of the line. */
import { colourOf, type DieId, type Option, type Prompt, type View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { inkOf } from '../screen/ink.ts'
import { shortName } from './scene.ts'
import { dieBox } from './symbol.ts'

const plain = inkOf(false)

/** From top to bottom, where several markers of one kind lie on a card. */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** `task 2`, `Ghoul`, `second Ghoul`, `Ghoul, further task`. */
const rowName = ({ expedition }: View, words: Words, key: string): string => {
  const rows = expedition?.rows ?? []
  const row = rows.find((each) => each.key === key)
  if (!row || key === 'battle') return 'the battle task'
  if (row.marker === '') return `task ${Number(key.slice(1)) + 1}`
  const alike = rows
    .map(({ marker }) => marker)
    .filter((marker, i, all) => marker !== '' && all.indexOf(marker) === i)
    .filter((marker) => words.nameOf(marker) === words.nameOf(row.marker))
  const which = alike.length > 1 ? `${ORDINALS[alike.indexOf(row.marker)] ?? 'last'} ` : ''
  return `${which}${words.nameOf(row.marker)}${key.startsWith('x:') ? ', further task' : ''}`
}

/** Dice of the roll as boxes; a die that somebody holds or that lies on a spell says so, for it is another die. */
const diceText = (view: View, words: Words, dice: readonly DieId[]): string => {
  const box = (die: DieId): string => dieBox({ colour: colourOf(die), face: view.dice[die]?.face ?? '' }, plain)
  const rolled = dice.filter((die) => view.dice[die]?.at === 'pool').map(box)
  const secured = dice
    .filter((die) => view.dice[die]?.at !== 'pool')
    .map((die) => {
      const { at, on } = view.dice[die] ?? { at: '', on: '' }
      return `${box(die)} of ${at === 'marker' ? shortName({ view, words }, Number(on)) : words.nameOf(on)}`
    })
  return [...(rolled.length > 0 ? [rolled.join('')] : []), ...secured].join(' and ')
}

export const shortLabel = (option: Option, view: View, words: Words, about: Prompt): string => {
  if (option.do !== 'complete') return words.optionText(option, view, about)
  const row = view.expedition?.rows.find(({ key }) => key === option.row)
  const needs = row ? words.rowText(row) : ''
  return `Complete ${rowName(view, words, option.row)} (${needs}) ${diceText(view, words, option.dice)}`
}
