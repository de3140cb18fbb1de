/** Whatever stands in a room: investigators round, enemies six-sided, tokens square, fire as a flame. */
import { memo, type ReactNode } from 'react'
import { sameModel } from '../../board/model.ts'
import { FLAME } from '../art/tokens.ts'
import type { OnPress } from '../scene.ts'
import { SILENT } from './aloud.ts'
import { lookers, type OnLook } from './look.tsx'
import type { PieceModel } from './piece.ts'
import { pressProps } from './pressable.ts'
import type { Slot } from './slots.ts'

/** Lines on a 100 grid, in the middle of a piece that is 40 across. */
const Art = ({ d }: { readonly d: string }): ReactNode => (
  <path className="piece-art" d={d} transform="translate(-11 -11) scale(.22)" />
)

const Pill = ({ text }: { readonly text: string }): ReactNode => (
  <g className="piece-pill" transform="translate(11 13)">
    <rect x={text.length > 1 ? -10 : -7.5} y={-7.5} width={text.length > 1 ? 20 : 15} height={15} rx={7.5} />
    <text y={4.4}>{text}</text>
  </g>
)

const HEXAGON = 'M0 -19L17 -9.5V9.5L0 19L-17 9.5V-9.5Z'

const FACES: { readonly [I in PieceModel['is']]: ReactNode } = {
  person: <circle className="piece-face" r={17} />,
  figure: <path className="piece-face" d={HEXAGON} />,
  token: <rect className="piece-face" x={-15} y={-15} width={30} height={30} rx={6} />,
  fire: <path d={FLAME} transform="translate(-15 -17) scale(.3)" />,
}

export interface PieceProps {
  readonly model: {
    readonly piece: PieceModel
    readonly slot: Slot
    readonly mover: string
  }
  readonly onPress: OnPress
  readonly onLook: OnLook
}

export const Piece = memo(({ model, onPress, onLook }: PieceProps): ReactNode => {
  const { is, css, press, look, line, pill, ring, burns } = model.piece
  const { x, y, size } = model.slot
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 44})`}>
      <g data-mover={model.mover} data-scale={size / 44}>
        <g className={css} {...(press ? pressProps(press, onPress) : SILENT)} {...(look && lookers(onLook, look))}>
          {ring && <circle className="piece-ring" r={21.5} />}
          {FACES[is]}
          {line !== '' && <Art d={line} />}
          {pill !== '' && <Pill text={pill} />}
          {burns && <path className="piece-burns" d={FLAME} transform="translate(6 -22) scale(.16)" />}
        </g>
      </g>
    </g>
  )
}, sameModel)
