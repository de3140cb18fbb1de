/** Faces in words. */
import type { Face } from '../nouns/die.ts'
import type { Voice } from './voice.ts'

export const faceText = (v: Voice, face: Face): string => v.say(face === '-' ? 'face.blank' : `face.${face}`)

/** Standard dice come first. */
export const rollText = (v: Voice, faces: readonly Face[], standard: number): string =>
  v.and(faces.map((face, i) => v.say(i < standard ? 'die.standard' : 'die.bonus', { face: faceText(v, face) })))
