/** A room: its floor to be pressed, its name, and light inside of its walls where it may be chosen. */
import type { EpisodeCard, SpaceView } from '@vigil/death-may-die'
import { memo, type ReactNode } from 'react'
import { sameModel } from '../../board/model.ts'
import { spaceAnchor } from '../anchor.ts'
import type { Teller } from '../detail.ts'
import { type OnPress, personAt, type Scene } from '../scene.ts'
import { contentsOf, stateKey } from '../status.ts'
import { SILENT } from './aloud.ts'
import { lookers, type OnLook } from './look.tsx'
import { isLow, LINE, type Place } from './place.ts'
import { litClass, type Press, pressOf, pressProps } from './pressable.ts'
import { writtenStates } from './state.ts'

/** A run goes so far (DMD-RUN-01). */
const RUN = 3

/** As plain values: drawn again only when they change. */
export interface RoomModel extends Pick<Place, 'id' | 'outline' | 'room' | 'lines'> {
  readonly css: string
  readonly press: Press
  /** Whether whoever plays stands here. */
  readonly here: boolean
  /** States in words, and how far from the wall they are written. */
  readonly states: readonly string[]
  readonly inset: number
  /** Undefined while distances are not shown. */
  readonly steps: number | undefined
}

/** Stairs stand in the same corner as states. */
const insetOf = ({ map }: EpisodeCard, space: number): number =>
  [...map.stairs, ...map.tunnels].flat().includes(space) ? 38 : 8

const cssOf = ({ states }: SpaceView, here: boolean, steps: number | undefined, press: Press): string => {
  const near = steps !== undefined && steps > 0 && steps <= RUN ? ' near' : ''
  return `${['room', here ? 'stands' : '', ...states.map((state) => `is-${state}`)].join(' ')}${near}${litClass(press)}`
}

export const roomModel = (
  scene: Scene,
  say: Teller['say'],
  { id, outline, room, lines }: Place,
  steps: number | undefined,
): RoomModel | undefined => {
  const { view, words, pack, episode } = scene
  const space = view.spaces.find((each) => each.id === id)
  if (!space || !episode) return undefined
  const inside = contentsOf({ pack, words, say }, space, view)
  const name = words.spaceName(id, view)
  const what = inside.length > 0 ? `${name}: ${inside.join(', ')}` : say('space.empty', { name })
  const press = pressOf(scene, spaceAnchor(id), what)
  const here = personAt(view, scene.seat)?.at === id
  return {
    id,
    outline,
    room,
    lines,
    css: cssOf(space, here, steps, press),
    press,
    here,
    states: writtenStates(episode, space.states).map((state) => say(stateKey(state))),
    inset: insetOf(episode, id),
    steps,
  }
}

interface RoomProps {
  readonly model: RoomModel
}

interface FloorProps extends RoomProps {
  readonly onPress: OnPress
  readonly onLook: OnLook
}

export const Floor = memo(
  ({ model: { id, css, outline, press }, onPress, onLook }: FloorProps): ReactNode => (
    <g className={css}>
      <path
        className="room-floor"
        d={outline}
        {...pressProps(press, onPress)}
        {...lookers(onLook, { is: 'space', id })}
      />
    </g>
  ),
  sameModel,
)

const Steps = ({ x, y, steps }: { readonly x: number; readonly y: number; readonly steps: number }): ReactNode => (
  <g className="room-steps" transform={`translate(${x} ${y})`}>
    <circle r={10} />
    <text y={4.5}>{steps}</text>
  </g>
)

export const RoomName = memo(({ model: { room, lines, here, states, inset, steps } }: RoomProps): ReactNode => {
  const { x, y, w, h } = room
  const low = isLow(room)
  return (
    <g className={here ? 'room-name stands' : 'room-name'} {...SILENT}>
      {lines.map((line, i) => (
        <text key={line} x={x + 8} y={y + 17 + i * LINE}>
          {line}
        </text>
      ))}
      {states.map((state, i) => (
        <text
          key={state}
          className={`room-state${low ? ' after' : ''}`}
          x={low ? x + w - 8 : x + inset}
          y={low ? y + 17 : y + h - 8 - i * LINE}
        >
          {state}
        </text>
      ))}
      {steps !== undefined && <Steps x={x + w - 15} y={y + 15} steps={steps} />}
    </g>
  )
}, sameModel)

export const Glow = memo(({ model: { id, outline, press } }: RoomProps): ReactNode => {
  const css = litClass(press)
  if (css === '') return null
  const clip = `dmd-clip-${id}`
  return (
    <g className={`room-glow${css}`}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} clipPath={`url(#${clip})`} />
    </g>
  )
}, sameModel)
