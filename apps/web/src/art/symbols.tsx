/** The symbols of tasks, costs, penalties and rewards: a picture, and a letter or number, so colour is never alone. */
import './symbols.css'
import type { Face } from '@vigil/elder-sign'
import { Icon, type IconName } from './icons/icon.tsx'
import { type Lettered, useLetters } from './letters.ts'

interface Drawn {
  readonly icon: IconName
  readonly css: string
  /** Shown when the symbol has no number of its own. */
  readonly letter?: Lettered
}

const SYMBOLS = {
  investigation: { icon: 'magnifying-glass', css: 'inv' },
  lore: { icon: 'scroll-unfurled', css: 'lore', letter: 'L' },
  peril: { icon: 'skull-crack', css: 'peril', letter: 'P' },
  terror: { icon: 'curled-tentacle', css: 'terror', letter: 'T' },
  wild: { icon: 'wild', css: 'wild', letter: 'W' },
  sanity: { icon: 'brain', css: 'sanity' },
  stamina: { icon: 'hearts', css: 'stamina' },
  clue: { icon: 'footprint', css: 'clue' },
  common: { icon: 'knapsack', css: 'card' },
  unique: { icon: 'gem-pendant', css: 'card' },
  spell: { icon: 'spell-book', css: 'card' },
  ally: { icon: 'person', css: 'card' },
  sign: { icon: 'elder-sign', css: 'sign' },
  doom: { icon: 'sunken-eye', css: 'doom' },
  monster: { icon: 'monster-grasp', css: 'plain' },
  gate: { icon: 'magic-portal', css: 'gate' },
  trophy: { icon: 'laurels-trophy', css: 'trophy' },
  lock: { icon: 'padlock', css: 'lock' },
  midnight: { icon: 'evil-moon', css: 'midnight' },
  clock: { icon: 'clock', css: 'midnight' },
  adventure: { icon: 'entry-door', css: 'plain' },
  devour: { icon: 'carnivore-mouth', css: 'peril' },
  die: { icon: 'dice', css: 'plain' },
} as const satisfies { readonly [name: string]: Drawn }

export type SymbolName = keyof typeof SYMBOLS

export interface SymProps {
  readonly is: SymbolName
  /** The number of an investigation task, or how many; a string such as "−1" is shown as it stands. */
  readonly n?: number | string | undefined
  /** Read aloud, e.g. "investigation 3". Without it the tile is hidden from screen readers. */
  readonly label?: string | undefined
  /** A cost: dashed, the number first. */
  readonly cost?: boolean | undefined
  readonly className?: string | undefined
}

const said = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)

const drawn = (is: SymbolName): Drawn => SYMBOLS[is]

export const symbolIcon = (is: SymbolName): IconName => SYMBOLS[is].icon

/** A tile, as on a task row. */
export const Sym = ({ is, n, label, cost = false, className = '' }: SymProps) => {
  const letters = useLetters()
  const { icon, css, letter } = drawn(is)
  const shown = n ?? (letter && letters[letter])
  const number = shown === undefined ? null : <b>{shown}</b>
  return (
    <span className={`sym sym-${css} ${cost ? 'sym-cost' : ''} ${className}`} {...said(label)}>
      {cost && number}
      <Icon name={icon} />
      {!cost && number}
    </span>
  )
}

export interface SplitSymProps {
  /** Either of these will do. */
  readonly of: readonly { readonly is: SymbolName; readonly n?: number | undefined }[]
  readonly label?: string | undefined
}

/** A symbol that one of several results fulfils: halves cut by a diagonal. */
export const SplitSym = ({ of, label }: SplitSymProps) => {
  const letters = useLetters()
  const sign = ({ letter }: Drawn): string | undefined => letter && letters[letter]
  return (
    <span className="sym sym-split" {...said(label)}>
      {of.map(({ is, n }) => (
        <span key={`${is}${n ?? ''}`} className={`sym-half sym-${drawn(is).css}`}>
          <Icon name={drawn(is).icon} />
          <b>{n ?? sign(drawn(is))}</b>
        </span>
      ))}
    </span>
  )
}

const FACE_SYMBOLS: { readonly [F in Face]: { readonly is: SymbolName; readonly n?: number } } = {
  I1: { is: 'investigation', n: 1 },
  I2: { is: 'investigation', n: 2 },
  I3: { is: 'investigation', n: 3 },
  I4: { is: 'investigation', n: 4 },
  L: { is: 'lore' },
  P: { is: 'peril' },
  T: { is: 'terror' },
  W: { is: 'wild' },
}

export const faceSymbol = (face: Face): { readonly is: SymbolName; readonly n?: number } => FACE_SYMBOLS[face]

export const SYMBOL_NAMES: readonly SymbolName[] = Object.keys(SYMBOLS) as SymbolName[]
