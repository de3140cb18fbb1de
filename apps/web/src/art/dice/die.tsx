/**
 * A die. It shows its result at once; when `tumble` changes, a cube with the die's six faces rolls over it and comes to
 * rest on that result. The motion is decoration: without it (reduced motion, duration 0) the result is simply there.
 */
import './dice.css'
import { type Colour, FACES_OF } from '@vigil/elder-sign'
import { type CSSProperties, useDeferredValue, useState } from 'react'
import { isStill } from '../../settings/still.ts'
import { Icon } from '../icons/icon.tsx'
import { type DieFace, FaceArt } from './face.tsx'

export interface DieState {
  /** Chosen: double ring. */
  readonly selected?: boolean | undefined
  /** Not usable now. */
  readonly off?: boolean | undefined
  /** On a lock: grey, with a padlock. */
  readonly locked?: boolean | undefined
  /** A small badge at the upper right, e.g. the number of the task it fits. */
  readonly tag?: string | number | undefined
}

export interface DieProps {
  readonly colour: Colour
  /** What it shows; empty before the first roll. */
  readonly face: DieFace | ''
  /** `sm` 1.75 rem, `md` 2.4 rem, `lg` 3.9 rem, or any CSS length. */
  readonly size?: 'sm' | 'md' | 'lg' | (string & {}) | undefined
  readonly state?: DieState | undefined
  /** The die rolls whenever this number changes; 0 or absent: it lies still. */
  readonly tumble?: number | undefined
  /** Its place in the tray: dice start one after another and fly on different paths. */
  readonly order?: number | undefined
  /** Degrees it lies askew. */
  readonly tilt?: number | undefined
  /** Read aloud, e.g. "red die: investigation 4". Without it the die is hidden (the button around it has the name). */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

const SIZES: { readonly [size: string]: string } = { sm: '1.75rem', md: '2.4rem', lg: '3.9rem' }

/** The turn that brings a side to the front: front, back, right, left, top, bottom. */
const TURNS = [
  'none',
  'rotateY(-180deg)',
  'rotateY(-90deg)',
  'rotateY(90deg)',
  'rotateX(-90deg)',
  'rotateX(90deg)',
] as const

interface Lying {
  readonly '--d': string
  readonly '--rot': string
}

const lying = (size: string, tilt: number): Lying => ({ '--d': SIZES[size] ?? size, '--rot': `${tilt}deg` })

interface Cast {
  readonly '--i': number
  readonly '--spin-x': string
  readonly '--spin-y': string
  readonly '--from': string
}

/** Only for a die that rolls: a die that lies still would be styled anew with every roll. */
const cast = (order: number, tumble: number): Cast => {
  const way = (order * 7 + tumble * 3) % 5
  return {
    '--i': order,
    '--spin-x': `${way % 2 === 0 ? -720 : 540}deg`,
    '--spin-y': `${way < 2 ? 450 : -630}deg`,
    '--from': `${way * 22 - 44}%`,
  }
}

/** Dice in the hand are shaped by light and shadow; small ones are plain, since a log is full of them and is drawn anew with every line. */
const LARGE: ReadonlySet<string> = new Set(['lg', 'md'])

interface Shape {
  readonly size: string
  readonly rolls: boolean
  readonly tilt: number
}

const classes = (colour: Colour, state: DieState, { size, rolls, tilt }: Shape, className: string): string =>
  [
    `die die-${colour.slice(0, 1)}`,
    LARGE.has(size) ? '' : 'plain',
    rolls ? 'rolls' : '',
    tilt === 0 ? '' : 'askew',
    state.selected === true ? 'sel' : '',
    state.off === true ? 'off' : '',
    state.locked === true ? 'locked' : '',
    className,
  ]
    .filter((name) => name !== '')
    .join(' ')

interface CubeProps {
  readonly colour: Colour
  readonly face: DieFace
}

const Cube = ({ colour, face, onLanded }: CubeProps & { readonly onLanded: () => void }) => {
  const sides = FACES_OF[colour]
  // A die turned to a face it does not have still comes to rest on the front.
  const at = Math.max(0, (sides as readonly DieFace[]).indexOf(face))
  return (
    <span className="die-throw" aria-hidden="true" onAnimationEnd={onLanded}>
      <span className="die-cube" style={{ transform: TURNS[at] }}>
        {sides.map((side, i) => (
          <span key={side} className={`die-side die-side-${i}`}>
            <FaceArt face={i === at ? face : side} />
          </span>
        ))}
      </span>
    </span>
  )
}

/** The cube is thrown once the page shows what was rolled, and is gone when it lies: nobody waits for its six sides. */
const Throw = (cube: CubeProps) => {
  const thrown = useDeferredValue(true, false)
  const [landed, land] = useState(false)
  return thrown && !landed ? <Cube {...cube} onLanded={() => land(true)} /> : null
}

export const Die = ({
  colour,
  face,
  size = 'lg',
  state = {},
  tumble = 0,
  order = 0,
  tilt = 0,
  label,
  className = '',
}: DieProps) => {
  const rolls = tumble > 0 && face !== '' && !isStill()
  const style: CSSProperties & Lying = { ...lying(size, tilt), ...(rolls && cast(order, tumble)) }
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={classes(colour, state, { size, rolls, tilt }, className)} style={style} {...said}>
      <span key={rolls ? tumble : 'rest'} className={rolls ? 'die-rest die-lands' : 'die-rest'}>
        <FaceArt face={face} />
      </span>
      {rolls && <Throw key={`roll ${tumble}`} colour={colour} face={face} />}
      {state.locked === true && <Icon name="padlock" className="die-lock" />}
      {state.tag !== undefined && <span className="die-tag">{state.tag}</span>}
    </span>
  )
}
