/** A roll as boxes: `[S]` a standard die, `[b SE]` a bonus die. */
import type { Face, Prompt } from '@vigil/death-may-die'
import type { Ink } from '../screen/ink.ts'

const tint = (face: Face, ink: Ink): string => {
  const text = face === '-' ? ' ' : face
  if (face.includes('T')) return ink.red(text)
  return face === 'E' ? ink.cyan(text) : face === '-' ? text : ink.bold(text)
}

export const dieBox = (face: Face, bonus: boolean, ink: Ink): string =>
  bonus ? `${ink.green('[b ')}${tint(face, ink)}${ink.green(']')}` : `[${tint(face, ink)}]`

export const rollBoxes = ({ faces, standard }: Extract<Prompt, { is: 'judge' }>, ink: Ink): string =>
  faces.map((face, i) => dieBox(face, i >= standard, ink)).join('')
