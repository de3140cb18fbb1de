/** Labels for the screen: dice as boxes, where words would run out of the line. */
import { colourOf, type Option, type Prompt, type View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { inkOf } from '../screen/ink.ts'
import { dieBox } from './symbol.ts'

const plain = inkOf(false)

/** `task 2`, `Ghoul`, `Ghoul, further`. */
const rowName = ({ expedition }: View, words: Words, key: string): string => {
  const rows = expedition?.rows ?? []
  const row = rows.find((each) => each.key === key)
  if (!row || key === 'battle') return 'the battle task'
  if (row.marker === '') return `task ${Number(key.slice(1)) + 1}`
  return `${words.nameOf(row.marker)}${key.startsWith('x:') ? ', further task' : ''}`
}

export const shortLabel = (option: Option, view: View, words: Words, about: Prompt): string => {
  if (option.do !== 'complete') return words.optionText(option, view, about)
  const row = view.expedition?.rows.find(({ key }) => key === option.row)
  const boxes = option.dice.map((die) => dieBox({ colour: colourOf(die), face: view.dice[die]?.face ?? '' }, plain))
  return `Complete ${rowName(view, words, option.row)} (${row ? words.rowText(row) : ''}) ${boxes.join('')}`
}
