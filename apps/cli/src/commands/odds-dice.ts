/** Dice and numbers as they are typed: `6g+y+r`. */
import type { Colour } from '@vigil/elder-sign'
import { Fault } from '../fault.ts'

export const COLOUR_OF: Readonly<Record<string, Colour>> = { g: 'green', y: 'yellow', r: 'red' }
/** ES-CORE-04 */
export const IN_BOX: Readonly<Record<Colour, number>> = { green: 6, yellow: 1, red: 1 }

/** Marks the place under the text. */
export const underlined = (text: string, at: number, length: number): string =>
  `  ${text}\n  ${' '.repeat(at)}${'^'.repeat(length)}`

export const diceIn = (text: string): Colour[] => {
  const dice: Colour[] = []
  let at = 0
  for (const part of text.split('+')) {
    const [, n = '', letter = ''] = /^\s*(\d*)\s*([gyr])\s*$/i.exec(part) ?? []
    const colour = COLOUR_OF[letter.toLowerCase()]
    if (!colour) {
      const place = underlined(text, at, Math.max(1, part.length))
      throw new Fault(`--dice does not parse:\n${place}\nDice are written 6g+y+r: green, yellow, red.`)
    }
    const count = n === '' ? 1 : Number(n)
    dice.push(...Array.from({ length: Math.min(count, 99) }, () => colour))
    at += part.length + 1
  }
  for (const colour of Object.values(COLOUR_OF)) {
    const had = dice.filter((die) => die === colour).length
    if (had > IN_BOX[colour]) throw new Fault(`--dice asks for ${had} ${colour} dice; the box holds ${IN_BOX[colour]}.`)
  }
  return dice
}

export const numberUpTo = (flag: string, text: string | undefined, most: number): number => {
  if (text === undefined) return 0
  const n = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(n)) throw new Fault(`${flag} needs a whole number from 0 to ${most}, and "${text}" is none.`)
  if (n > most) throw new Fault(`${flag} ${n} cannot be had: at most ${most}.`)
  return n
}
