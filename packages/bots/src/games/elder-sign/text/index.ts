/** Reasons in words. Codes come in, sentences go out; names are those of the game's own text. */
import type { Face, View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { type Phrases, type Reason, sayReason } from '../../../reason.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { listed, TERMS } from './terms.ts'

export const PHRASES: Readonly<Record<Words['language'], Phrases>> = { en, de }

export const reasonText = (
  reason: Reason,
  words: Pick<Words, 'language' | 'nameOf' | 'seatName' | 'faceName'>,
  view: View,
): string => {
  const seat = reason.params.seat
  const params = typeof seat === 'number' ? { ...reason.params, seat: words.seatName(seat, view) } : reason.params
  return sayReason({ ...reason, params }, PHRASES[words.language], (key, value) => {
    const { and, aids, costs } = TERMS[words.language]
    if (key === 'with') return listed(value, aids, and)
    if (key === 'cost') return listed(value, costs, and)
    if (key === 'card') return words.nameOf(value)
    return key === 'face' ? words.faceName(value as Face) : value
  })
}
