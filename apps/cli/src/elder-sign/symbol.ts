/** Symbols of tasks and faces of dice: a sign and a letter each, with a colour for those who see it. */
import type { DieView, RowView } from '@vigil/elder-sign'
import type { Ink } from '../screen/ink.ts'

type Kind = 'I' | 'L' | 'P' | 'T' | 'W'

/** A glass for investigation, lines of writing for lore, a dagger for peril, tentacles for terror, a star for the wildcard. */
const SIGNS: Readonly<Record<Kind, string>> = { I: '⌕', L: '≡', P: '‡', T: 'ψ', W: '✶' }

const kindOf = (letters: string): Kind => {
  const first = letters.charAt(0)
  return first === 'L' || first === 'P' || first === 'T' || first === 'W' ? first : 'I'
}

const tint = (letters: string, text: string, ink: Ink): string => {
  switch (kindOf(letters)) {
    case 'I':
      return ink.cyan(text)
    case 'L':
      return ink.yellow(text)
    case 'P':
      return ink.red(text)
    case 'T':
      return ink.magenta(text)
    case 'W':
      return ink.bold(text)
  }
}

/** `⌕I3`, `≡L`. */
const signed = (letters: string, ink: Ink): string => tint(letters, `${SIGNS[kindOf(letters)]}${letters}`, ink)

const costs = ({ sanity, stamina, clock }: RowView): string[] => [
  ...(sanity ? [`-${sanity}san`] : []),
  ...(stamina ? [`-${stamina}sta`] : []),
  ...(clock ? ['clock'] : []),
]

/** `⌕I3 ≡L -1san`. */
export const rowLine = (row: RowView, ink: Ink): string => {
  const symbols = row.symbols.map(({ sum, faces }) =>
    sum ? signed(`I${sum}`, ink) : faces.map((face) => signed(face, ink)).join('|'),
  )
  const line = [...symbols, ...costs(row)].join(' ')
  return row.done ? ink.dim(`✓ ${line}`) : line
}

/** `[I3]` is a green die; `[y I4]` and `[r W]` are the yellow and the red one. */
export const dieBox = ({ colour, face }: Pick<DieView, 'colour' | 'face'>, ink: Ink): string => {
  const letter = colour === 'green' ? '' : colour.charAt(0)
  const shown = face === '' ? letter || ' ' : `${letter}${letter && ' '}${face}`
  const frame = colour === 'green' ? ink.green : colour === 'yellow' ? ink.yellow : ink.red
  return `${frame('[')}${face === '' ? frame(shown) : tint(face, shown, ink)}${frame(']')}`
}
