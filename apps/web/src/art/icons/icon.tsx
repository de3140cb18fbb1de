import type { CSSProperties } from 'react'
import { Drawing } from '../drawing.tsx'
import { GAME_ICONS } from './game-icons.ts'
import type { GameIconName } from './list.ts'
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

const isStroke = (name: IconName): name is StrokeName => Object.hasOwn(STROKES, name)
const isSolid = (name: IconName): name is SolidName => Object.hasOwn(SOLIDS, name)

const outlineOf = (name: IconName): Outline => {
  if (isStroke(name)) return { box: '0 0 24 24', d: STROKES[name], line: true }
  if (isSolid(name)) return { box: '0 0 100 100', d: SOLIDS[name], line: false }
  return { box: '0 0 512 512', d: GAME_ICONS[name], line: false }
}

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const FILL = { fill: 'currentColor' } as const

export const isIconName = (name: string): name is IconName =>
  Object.hasOwn(STROKES, name) || Object.hasOwn(SOLIDS, name) || Object.hasOwn(GAME_ICONS, name)

export const Icon = ({ name, title, className, style }: IconProps) => {
  const { box, d, line } = outlineOf(name)
  return (
    <Drawing box={box} title={title} className={className === undefined ? 'ic' : `ic ${className}`} style={style}>
      <path d={d} fillRule={isSolid(name) ? 'evenodd' : undefined} {...(line ? LINE : FILL)} />
    </Drawing>
  )
}
