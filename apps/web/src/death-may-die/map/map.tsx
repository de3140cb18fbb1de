/** The map in its frame: as large as it fits, or larger and moved about. */
import './map.css'
import type { EpisodeCard, MapCard, View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { Icon, type IconName } from '../../art/index.ts'
import { useWords } from '../../words/phrases.ts'
import { personAt, useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'
import { group } from './aloud.ts'
import { Drawing } from './drawing.tsx'
import { type Box, CELL, sizeOf } from './geometry.ts'
import { useOnLook } from './look.tsx'
import { type Named, placesOf } from './place.ts'
import { writtenStates } from './state.ts'
import { type Size, useSize } from './use-size.ts'

const MARGIN = 8
/** Pixels for a unit of the drawing, below which a room cannot be read: a small screen shows a part of the map. */
const SMALLEST = 0.78
const ZOOMS = [1, 1.35, 1.8, 2.4, 3.2]

/** Pixels a unit of the drawing takes, so that all of it is seen. */
const fitOf = (size: Size, w: number, h: number): number =>
  Math.max(0, Math.min((size.w - 2) / (w * CELL + 2 * MARGIN), (size.h - 2) / (h * CELL + 2 * MARGIN)))

const namesIn = (episode: EpisodeCard, view: View, words: Words): Named => ({
  name: (space) => words.spaceName(space, view),
  states: ({ states }) => writtenStates(episode, states),
})

interface Zoom {
  readonly scale: number
  readonly at: number
  readonly set: (at: number) => void
}

const useZoom = (size: Size, map: MapCard | undefined): Zoom => {
  const [chosen, set] = useState<number>()
  const { w, h } = map ? sizeOf(map) : { w: 1, h: 1 }
  const fit = fitOf(size, w, h)
  const least = ZOOMS.findIndex((zoom) => fit * zoom >= SMALLEST)
  const at = chosen ?? (least < 0 ? ZOOMS.length - 1 : least)
  return { scale: fit * (ZOOMS[at] ?? 1), at, set: (next) => set(Math.max(0, Math.min(ZOOMS.length - 1, next))) }
}

/** Whoever is to choose stands in the middle of a map that is larger than its frame. */
const useCentred = (frame: RefObject<HTMLDivElement | null>, box: Box | undefined, scale: number): void => {
  const x = box ? (box.x + box.w / 2 + MARGIN) * scale : 0
  const y = box ? (box.y + box.h / 2 + MARGIN) * scale : 0
  useEffect(() => {
    const element = frame.current
    if (!element || x === 0) return
    element.scrollTo({ left: x - element.clientWidth / 2, top: y - element.clientHeight / 2 })
  }, [frame, x, y])
}

interface ToolProps {
  readonly name: IconName
  readonly label: string
  readonly off?: boolean
  readonly onPress: () => void
}

const Tool = ({ name, label, off = false, onPress }: ToolProps): ReactNode => (
  <button
    type="button"
    className="btn quiet icon"
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={() => !off && onPress()}
  >
    <Icon name={name} />
  </button>
)

interface ToolsProps {
  readonly zoom: Zoom
  readonly reach: boolean
  readonly onReach: () => void
}

const Tools = ({ zoom, reach, onReach }: ToolsProps): ReactNode => {
  const say = useWords(tableWords)
  return (
    <div className="map-tools">
      <button
        type="button"
        className="btn quiet icon"
        aria-pressed={reach}
        aria-label={say('map.reach')}
        title={say('map.reach')}
        data-letter="m"
        onClick={onReach}
      >
        <Icon name="footprint" />
      </button>
      <Tool name="plus" label={say('map.in')} off={zoom.at >= ZOOMS.length - 1} onPress={() => zoom.set(zoom.at + 1)} />
      <Tool name="minus" label={say('map.out')} off={zoom.at <= 0} onPress={() => zoom.set(zoom.at - 1)} />
    </div>
  )
}

export const GameMap = (): ReactNode => {
  const say = useWords(tableWords)
  const { view, words, episode, seat } = useScene()
  const onLook = useOnLook()
  const [frame, size] = useSize()
  const [reach, setReach] = useState(false)
  const map = episode?.map
  const places = useMemo(
    () => (episode ? placesOf(episode.map, view, namesIn(episode, view, words)) : []),
    [episode, view, words],
  )
  const zoom = useZoom(size, map)
  const here = personAt(view, seat)?.at
  useCentred(frame, places.find(({ id }) => id === here)?.room, zoom.at > 0 ? zoom.scale : 0)
  const { w, h } = map ? sizeOf(map) : { w: 1, h: 1 }
  const wide = w * CELL + 2 * MARGIN
  const high = h * CELL + 2 * MARGIN
  return (
    <section className="panel dmd-map" aria-label={say('region.map')} onPointerLeave={() => onLook(undefined)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a map that scrolls must be reachable by keyboard */}
      <div className="map-frame" ref={frame} tabIndex={0}>
        {/* Before its place was measured too: it is drawn bit by bit then, and has only to grow. */}
        {map && (
          // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label; a title would pop up all over the map
          <svg
            viewBox={`${-MARGIN} ${-MARGIN} ${wide} ${high}`}
            width={wide * zoom.scale}
            height={high * zoom.scale}
            {...group(words.nameOf(view.episode))}
          >
            <Drawing map={map} places={places} reach={reach} />
          </svg>
        )}
      </div>
      <Tools zoom={zoom} reach={reach} onReach={() => setReach(!reach)} />
    </section>
  )
}
