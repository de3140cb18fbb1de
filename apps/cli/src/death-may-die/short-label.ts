/** Labels for the screen: spaces by the number they bear on the map, dice as boxes. */
import type { Option, Prompt, View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { inkOf } from '../screen/ink.ts'
import { dieBox } from './dice.ts'

const plain = inkOf(false)

const numbered = (words: Words, view: View, space: number): string => `${space} ${words.spaceName(space, view)}`

/** The die as a box in place of its face in words. */
const rerolled = (label: string, die: number, about: Prompt): string => {
  if (about.is !== 'judge') return label
  const face = about.faces[die]
  const by = /\([^()]*\)$/.exec(label)?.[0] ?? ''
  return face ? `Reroll ${dieBox(face, die >= about.standard, plain)} ${by}`.trim() : label
}

export const shortLabel = (option: Option, view: View, words: Words, about: Prompt): string => {
  const label = words.optionText(option, view, about)
  switch (option.do) {
    case 'go':
      return `To ${numbered(words, view, option.to)}`
    case 'space':
      return numbered(words, view, option.space)
    case 'reroll':
      return rerolled(label, option.die, about)
    default:
      return label
  }
}
