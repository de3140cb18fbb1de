/** All of the map: floors, marks, walls, names, and what stands on it. */
import { boardOf, distance, type MapCard } from '@vigil/death-may-die'
import { type ReactNode, useMemo } from 'react'
import { personAt, useScene } from '../scene.ts'
import { SILENT } from './aloud.ts'
import { Piece } from './figure.tsx'
import { type Box, doorsOf, wallsOf } from './geometry.ts'
import { useLook } from './look.ts'
import { FloorMarks } from './marks.tsx'
import { useMoves } from './moves.ts'
import type { Place } from './place.ts'
import { Glow, Room, RoomName } from './room.tsx'

const Walls = ({ map }: { readonly map: MapCard }): ReactNode => {
  const walls = useMemo(() => wallsOf(map), [map])
  const doors = useMemo(() => doorsOf(map), [map])
  return (
    <g className="walls" {...SILENT}>
      <path className="wall" d={walls} />
      {doors.map(({ x, y, across }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})${across ? '' : ' rotate(90)'}`}>
          <path className="door-sill" d="M0 -13V13" />
          <path className="door-jamb" d="M-5 -13H5M-5 13H5" />
        </g>
      ))}
    </g>
  )
}

/** Steps from whoever is looked at, else from whoever plays. */
const useSteps = (map: MapCard, on: boolean): ((space: number) => number | undefined) => {
  const { view, seat } = useScene()
  const { look } = useLook()
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

export const Drawing = ({ map, places, reach }: DrawingProps): ReactNode => {
  const stepsTo = useSteps(map, reach)
  const rooms = useMemo(() => new Map(places.map(({ id, room }): [number, Box] => [id, room])), [places])
  useMoves(useScene().moment, rooms)
  return (
    <>
      {places.map((place) => (
        <Room key={place.id} place={place} steps={stepsTo(place.id)} />
      ))}
      <FloorMarks map={map} rooms={rooms} />
      <Walls map={map} />
      {places.map((place) => (
        <Glow key={place.id} place={place} />
      ))}
      {places.map((place) => (
        <RoomName key={place.id} place={place} steps={stepsTo(place.id)} />
      ))}
      {places.flatMap(({ id, things }) =>
        things.map(({ thing, slot }) => (
          <Piece key={thing.is === 'fire' ? `fire ${id}` : JSON.stringify(thing)} thing={thing} slot={slot} />
        )),
      )}
    </>
  )
}
