/** A die of this game: black standard or green bonus, one or two symbols on a face, each with its letter. */
import '../../art/dice/dice.css'
import './die.css'
import type { Face } from '@vigil/death-may-die'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { isStill } from '../../settings/still.ts'
import { useWords } from '../../words/phrases.ts'
import { tableWords } from '../table-words.ts'
import { Solid } from './pictures.tsx'
import { ELDER_SIGN, SUCCESS, TENTACLE } from './tokens.ts'

export type Mark = 'S' | 'E' | 'T'

const SHAPES: { readonly [M in Mark]: string } = { S: SUCCESS, E: ELDER_SIGN, T: TENTACLE }

export const marksOf = (face: Face): readonly Mark[] => (['S', 'E', 'T'] as const).filter((mark) => face.includes(mark))

export const MarkArt = ({ mark }: { readonly mark: Mark }): ReactNode => (
  <Solid d={SHAPES[mark]} className={`mark-${mark}`} />
)

/** The letter of a symbol in the language of the page. */
export const useLetter = (): ((mark: Mark) => string) => {
  const say = useWords(tableWords)
  return (mark) => say(`letter.${mark}`)
}

const FaceArt = ({ face }: { readonly face: Face }): ReactNode => {
  const letter = useLetter()
  const marks = marksOf(face)
  if (marks.length === 0) return <span className="die-face dmd-blank">–</span>
  return (
    <span className={marks.length > 1 ? 'die-face dmd-two' : 'die-face'}>
      {marks.map((mark, i) => (
        <Fragment key={mark}>
          {i > 0 && <span className="die-cut" />}
          <span className={marks.length > 1 ? `die-half die-half-${i === 0 ? 'a' : 'b'}` : 'dmd-one'}>
            <MarkArt mark={mark} />
            <span className="dmd-letter">{letter(mark)}</span>
          </span>
        </Fragment>
      ))}
    </span>
  )
}

export interface DieProps {
  readonly bonus: boolean
  readonly face: Face
  readonly size?: string
  readonly selected?: boolean
  /** Rolls whenever this number changes; 0: lies still. */
  readonly tumble?: number
  readonly order?: number
}

/** Lying askew, always the same way in the same place. */
const TILTS = [-4, 5, -6, 3, 6, -2, 4, -5]

export const DeathDie = ({ bonus, face, size, selected, tumble = 0, order = 0 }: DieProps): ReactNode => {
  const style = {
    '--rot': `${size ? 0 : (TILTS[order % TILTS.length] ?? 0)}deg`,
    '--i': order,
    ...(size && { '--d': size }),
  } as CSSProperties
  const rolls = tumble > 0 && !isStill()
  return (
    <span
      className={`die ${bonus ? 'die-g dmd-bonus' : 'dmd-standard'}${selected ? ' sel' : ''}`}
      style={style}
      aria-hidden="true"
    >
      <span key={rolls ? tumble : 'rest'} className={rolls ? 'die-rest dmd-rolls' : 'die-rest'}>
        <FaceArt face={face} />
      </span>
    </span>
  )
}
