import type { CSSProperties } from 'react'
import { Drawing } from '../drawing.tsx'
import { EARLY } from './early-icons.ts'
import { useOutlines } from './late.ts'
import { type EarlyIconName, type GameIconName, ICON_AUTHORS, type LateIconName } from './list.ts'
import { SOLIDS, type SolidName } from './solids.ts'
import { STROKES, type StrokeName } from './strokes.ts'

export type IconName = GameIconName | StrokeName | SolidName

export interface IconProps {
  readonly name: IconName
  /** Read aloud. Without it the picture is hidden from screen readers: the words stand beside it. */
  readonly title?: string | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

interface Outline {
  readonly box: string
  readonly d: string
  readonly line: boolean
}

type ReadyName = StrokeName | SolidName | EarlyIconName

const isStroke = (name: IconName): name is StrokeName => Object.hasOwn(STROKES, name)
const isSolid = (name: IconName): name is SolidName => Object.hasOwn(SOLIDS, name)
const isLate = (name: IconName): name is LateIconName =>
  !isStroke(name) && !isSolid(name) && !Object.hasOwn(EARLY, name)

const GAME_BOX = '0 0 512 512'

const outlineOf = (name: ReadyName): Outline => {
  if (isStroke(name)) return { box: '0 0 24 24', d: STROKES[name], line: true }
  if (isSolid(name)) return { box: '0 0 100 100', d: SOLIDS[name], line: false }
  return { box: GAME_BOX, d: EARLY[name], line: false }
}

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const FILL = { fill: 'currentColor' } as const

const isGameIcon = (name: string): boolean =>
  Object.values(ICON_AUTHORS).some((names: readonly string[]) => names.includes(name))

export const isIconName = (name: string): name is IconName =>
  Object.hasOwn(STROKES, name) || Object.hasOwn(SOLIDS, name) || isGameIcon(name)

const classOf = (className: string | undefined): string => (className === undefined ? 'ic' : `ic ${className}`)

interface LateProps extends IconProps {
  readonly name: LateIconName
}

/** Takes its room at once, and is drawn when its outline has come. */
const LateIcon = ({ name, title, className, style }: LateProps) => {
  const outlines = useOutlines()
  return (
    <Drawing box={GAME_BOX} title={title} className={classOf(className)} style={style}>
      {outlines && <path d={outlines[name]} {...FILL} />}
    </Drawing>
  )
}

export const Icon = (props: IconProps) => {
  const { name, title, className, style } = props
  if (isLate(name)) return <LateIcon {...props} name={name} />
  const { box, d, line } = outlineOf(name)
  return (
    <Drawing box={box} title={title} className={classOf(className)} style={style}>
      <path d={d} fillRule={isSolid(name) ? 'evenodd' : undefined} {...(line ? LINE : FILL)} />
    </Drawing>
  )
}
