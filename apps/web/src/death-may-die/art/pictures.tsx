/** The pictures of the table, in the ink of their surroundings. */
import type { ReactNode } from 'react'
import { Drawing, type PictureProps } from '../../art/drawing.tsx'
import { ANCIENT_ONES, UNKNOWN_ANCIENT_ONE } from '../../art/sigils/ancient-ones.ts'
import { ENEMIES, UNKNOWN_ENEMY } from './enemies.ts'
import { INVESTIGATORS, UNKNOWN_INVESTIGATOR } from './investigators.ts'
import { TOKENS, UNKNOWN_TOKEN } from './tokens.ts'

const isKnown = (drawings: { readonly [id: string]: string }, id: string): boolean => Object.hasOwn(drawings, id)

export const investigatorLine = (id: string): string =>
  isKnown(INVESTIGATORS, id) ? (INVESTIGATORS[id] ?? '') : UNKNOWN_INVESTIGATOR

/** An Elder One has the sigil it has in every game of the house. */
export const elderOneLine = (id: string): string =>
  isKnown(ANCIENT_ONES, id) ? (ANCIENT_ONES[id] ?? '') : UNKNOWN_ANCIENT_ONE

export const enemyLine = (kind: string): string => (isKnown(ENEMIES, kind) ? (ENEMIES[kind] ?? '') : UNKNOWN_ENEMY)

export const tokenLine = (kind: string): string => (isKnown(TOKENS, kind) ? (TOKENS[kind] ?? '') : UNKNOWN_TOKEN)

interface LineProps extends PictureProps {
  readonly d: string
}

export const Line = ({ d, title, className = '' }: LineProps): ReactNode => (
  <Drawing box="0 0 100 100" className={`emblem ${className}`} title={title}>
    <path d={d} />
  </Drawing>
)

/** A filled shape. */
export const Solid = ({ d, title, className = '' }: LineProps): ReactNode => (
  <Drawing box="0 0 100 100" className={`ic ${className}`} title={title}>
    <path d={d} fill="currentColor" fillRule="evenodd" />
  </Drawing>
)

export const InvestigatorEmblem = ({ of }: { readonly of: string }): ReactNode => (
  <span className="medallion">
    <Line d={investigatorLine(of)} />
  </span>
)
