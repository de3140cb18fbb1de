/** Reasons in words. Codes come in, sentences go out; names are those of the game's own text. */
import { FACES, type View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { type Phrases, type Reason, sayReason } from '../../../reason.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const PHRASES: Readonly<Record<Words['language'], Phrases>> = { en, de }

export const reasonText = (
  reason: Reason,
  words: Pick<Words, 'language' | 'nameOf' | 'spaceName' | 'faceText'>,
  view: View,
): string => {
  const { space } = reason.params
  const params = typeof space === 'number' ? { ...reason.params, space: words.spaceName(space, view) } : reason.params
  return sayReason({ ...reason, params }, PHRASES[words.language], (key, value) => {
    const face = key === 'face' ? FACES.find((each) => each === value) : undefined
    if (face !== undefined) return words.faceText(face)
    return key === 'card' ? words.nameOf(value) : value
  })
}
