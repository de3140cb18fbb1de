/** What is painted on the floor: gates, stairs and tunnels. */
import type { Gate, MapCard } from '@vigil/death-may-die'
import { memo, type ReactNode } from 'react'
import { useWords } from '../../words/phrases.ts'
import { STAIRS, TUNNEL } from '../art/tokens.ts'
import { tableWords } from '../table-words.ts'
import { SILENT } from './aloud.ts'
import { type Box, shapesOf } from './geometry.ts'
import { isLow } from './place.ts'

const SHAPES: { readonly [G in Gate]: string } = {
  yellow: 'M0 -11L10.5 8H-10.5Z',
  blue: 'M10 0A10 10 0 1 1 -10 0A10 10 0 1 1 10 0Z',
  red: 'M-9 -9H9V9H-9Z',
}

/** Small beside the name in a low room, else in a lower corner. */
const gatePlace = (room: Box): string =>
  isLow(room)
    ? `translate(${room.x + room.w - 16} ${room.y + 15}) scale(.62)`
    : `translate(${room.x + room.w - 20} ${room.y + room.h - 20})`

const wayPlace = (room: Box, gate: boolean): string =>
  isLow(room)
    ? `translate(${room.x + room.w - (gate ? 46 : 24)} ${room.y + 7}) scale(.72)`
    : `translate(${room.x + 8} ${room.y + room.h - 27})`

const GateMark = ({ gate, room }: { readonly gate: Gate; readonly room: Box }): ReactNode => {
  const say = useWords(tableWords)
  return (
    <g className={`gate gate-${gate}`} transform={gatePlace(room)} {...SILENT}>
      <title>{say(`gate.${gate}`)}</title>
      <circle className="gate-ring" r={16} />
      <path className="gate-shape" d={SHAPES[gate]} />
      <text y={gate === 'yellow' ? 6 : 4.4}>{say(`gate.letter.${gate}`)}</text>
    </g>
  )
}

interface WayProps {
  readonly is: 'stairs' | 'tunnel'
  readonly room: Box
  /** Where it leads to. */
  readonly space: string
  /** A gate stands in this room too. */
  readonly gate: boolean
}

const WayMark = ({ is, room, space, gate }: WayProps): ReactNode => {
  const say = useWords(tableWords)
  return (
    <g className="way" transform={wayPlace(room, gate)} {...SILENT}>
      <title>{say(`way.${is}`, { space })}</title>
      <rect x={-3} y={-3} width={25} height={25} rx={4} />
      <path d={is === 'stairs' ? STAIRS : TUNNEL} transform="scale(.19)" />
    </g>
  )
}

export const FloorMarks = memo(({ map }: { readonly map: MapCard }): ReactNode => {
  const shapes = shapesOf(map)
  const nameOf = (space: number): string => map.spaces.find(({ id }) => id === space)?.name ?? ''
  const ways = [
    ...map.stairs.map((pair) => ({ is: 'stairs' as const, pair })),
    ...map.tunnels.map((pair) => ({ is: 'tunnel' as const, pair })),
  ]
  const gates: readonly number[] = Object.values(map.gates)
  return (
    <>
      {(['yellow', 'blue', 'red'] as const).map((gate) => {
        const room = shapes.get(map.gates[gate])?.room
        return room && <GateMark key={gate} gate={gate} room={room} />
      })}
      {ways.flatMap(({ is, pair: [a, b] }) =>
        [
          [a, b],
          [b, a],
        ].map(([at = 0, to = 0]) => {
          const room = shapes.get(at)?.room
          const key = `${is} ${at} ${to}`
          return room && <WayMark key={key} is={is} room={room} space={nameOf(to)} gate={gates.includes(at)} />
        }),
      )}
    </>
  )
})
