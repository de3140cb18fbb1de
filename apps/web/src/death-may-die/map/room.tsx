/** A room: its floor to be pressed, its name, and light inside of its walls where it may be chosen. */
import type { ReactNode } from 'react'
import { useWords } from '../../words/phrases.ts'
import { spaceAnchor } from '../anchor.ts'
import { personAt, useScene } from '../scene.ts'
import { contentsOf, stateKey } from '../status.ts'
import { tableWords } from '../table-words.ts'
import { SILENT } from './aloud.ts'
import { lookers, useLook } from './look.ts'
import { isLow, LINE, type Place } from './place.ts'
import { answersAt, litClass, pressProps } from './pressable.ts'
import { writtenStates } from './state.ts'

/** A run goes so far (DMD-RUN-01). */
const RUN = 3

export interface RoomProps {
  readonly place: Place
  /** From where distances are counted; undefined while they are not shown. */
  readonly steps: number | undefined
}

export const Room = ({ place, steps }: RoomProps): ReactNode => {
  const scene = useScene()
  const say = useWords(tableWords)
  const { set } = useLook()
  const { view, words } = scene
  const space = view.spaces.find(({ id }) => id === place.id)
  if (!space) return null
  const anchor = spaceAnchor(place.id)
  const inside = contentsOf({ pack: scene.pack, words, say }, space, view)
  const name = words.spaceName(place.id, view)
  const what = inside.length > 0 ? `${name}: ${inside.join(', ')}` : say('space.empty', { name })
  const here = personAt(view, scene.seat)?.at === place.id
  const css = ['room', here ? 'stands' : '', ...space.states.map((state) => `is-${state}`)].join(' ')
  const near = steps !== undefined && steps > 0 && steps <= RUN ? ' near' : ''
  return (
    <g className={`${css}${near}${litClass(scene, anchor)}`}>
      <path
        className="room-floor"
        d={place.outline}
        {...pressProps(scene, anchor, what, answersAt(scene, anchor))}
        {...lookers(set, { is: 'space', id: place.id })}
      />
    </g>
  )
}

const Steps = ({ place, steps }: { readonly place: Place; readonly steps: number }): ReactNode => (
  <g className="room-steps" transform={`translate(${place.room.x + place.room.w - 15} ${place.room.y + 15})`}>
    <circle r={10} />
    <text y={4.5}>{steps}</text>
  </g>
)

export const RoomName = ({ place, steps }: RoomProps): ReactNode => {
  const { view, seat, episode } = useScene()
  const say = useWords(tableWords)
  const here = personAt(view, seat)?.at === place.id
  const { x, y, w, h } = place.room
  const space = view.spaces.find(({ id }) => id === place.id)
  const states = episode && space ? writtenStates(episode, space.states) : []
  const low = isLow(place.room)
  // Stairs stand in the same corner.
  const ways = [...(episode?.map.stairs ?? []), ...(episode?.map.tunnels ?? [])].flat().includes(place.id) ? 38 : 8
  return (
    <g className={here ? 'room-name stands' : 'room-name'} {...SILENT}>
      {place.lines.map((line, i) => (
        <text key={line} x={x + 8} y={y + 17 + i * LINE}>
          {line}
        </text>
      ))}
      {states.map((state, i) => (
        <text
          key={state}
          className={`room-state${low ? ' after' : ''}`}
          x={low ? x + w - 8 : x + ways}
          y={low ? y + 17 : y + h - 8 - i * LINE}
        >
          {say(stateKey(state))}
        </text>
      ))}
      {steps !== undefined && <Steps place={place} steps={steps} />}
    </g>
  )
}

export const Glow = ({ place }: { readonly place: Place }): ReactNode => {
  const scene = useScene()
  const css = litClass(scene, spaceAnchor(place.id))
  if (css === '') return null
  const id = `dmd-clip-${place.id}`
  return (
    <g className={`room-glow${css}`}>
      <clipPath id={id}>
        <path d={place.outline} />
      </clipPath>
      <path d={place.outline} clipPath={`url(#${id})`} />
    </g>
  )
}
