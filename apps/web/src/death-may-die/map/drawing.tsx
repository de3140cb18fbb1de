/** All of the map: floors, marks, walls, names, and what stands on it. */
import { boardOf, distance, type MapCard } from '@vigil/death-may-die'
import { memo, type ReactNode, useMemo } from 'react'
import { useWords } from '../../words/phrases.ts'
import { personAt, usePress, useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'
import { SILENT } from './aloud.ts'
import { Piece } from './figure.tsx'
import { type Door, doorsOf, wallsOf } from './geometry.ts'
import { useLook, useOnLook } from './look.tsx'
import { FloorMarks } from './marks.tsx'
import { useMoves } from './moves.ts'
import { moverOf, pieceOf } from './piece.ts'
import type { Place } from './place.ts'
import { Floor, Glow, RoomName, roomModel } from './room.tsx'

/** Across a door, from jamb to jamb. */
const sillOf = ({ x, y, across }: Door): string => (across ? `M${x} ${y - 13}v26` : `M${x - 13} ${y}h26`)

const jambsOf = ({ x, y, across }: Door): string =>
  across ? `M${x - 5} ${y - 13}h10m-10 26h10` : `M${x - 13} ${y - 5}v10m26 -10v10`

/** In few lines: each shape of its own, and each that is turned, costs every frame of the map. */
const Walls = memo(({ map }: { readonly map: MapCard }): ReactNode => {
  const doors = doorsOf(map)
  return (
    <g className="walls" {...SILENT}>
      <path className="wall" d={wallsOf(map)} />
      <path className="door-sill" d={doors.map(sillOf).join('')} />
      <path className="door-jamb" d={doors.map(jambsOf).join('')} />
    </g>
  )
})

/** Steps from whoever is looked at, else from whoever plays. */
const useSteps = (map: MapCard, on: boolean): ((space: number) => number | undefined) => {
  const { view, seat } = useScene()
  const look = useLook()
  const board = useMemo(() => boardOf(map), [map])
  if (!on) return () => undefined
  const looked =
    look?.is === 'figure' ? view.figures[look.id] : look?.is === 'person' ? personAt(view, look.id) : undefined
  const from = looked?.at || personAt(view, seat)?.at
  return (space) => (from ? distance(board, from, space) : undefined)
}

export interface DrawingProps {
  readonly map: MapCard
  readonly places: readonly Place[]
  /** Whether distances are shown. */
  readonly reach: boolean
}

export const Drawing = memo(({ map, places, reach }: DrawingProps): ReactNode => {
  const scene = useScene()
  const say = useWords(tableWords)
  const onPress = usePress()
  const onLook = useOnLook()
  const stepsTo = useSteps(map, reach)
  useMoves(scene.moment, map)
  const rooms = places.flatMap((place) => roomModel(scene, say, place, stepsTo(place.id)) ?? [])
  return (
    <>
      {rooms.map((model) => (
        <Floor key={model.id} model={model} onPress={onPress} onLook={onLook} />
      ))}
      <FloorMarks map={map} />
      <Walls map={map} />
      {rooms.map((model) => (
        <Glow key={model.id} model={model} />
      ))}
      {rooms.map((model) => (
        <RoomName key={model.id} model={model} />
      ))}
      {places.flatMap(({ id, things }) =>
        things.map(({ thing, slot }) => {
          const piece = pieceOf(scene, say, thing)
          const mover = moverOf(thing)
          const key = thing.is === 'fire' ? `fire ${id}` : mover
          return piece && <Piece key={key} model={{ piece, slot, mover }} onPress={onPress} onLook={onLook} />
        }),
      )}
    </>
  )
})
