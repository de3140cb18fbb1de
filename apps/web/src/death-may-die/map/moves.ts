/** Figures and investigators go their way from room to room. Decoration: the view is already there. */
import type { DMD, Event, MapCard } from '@vigil/death-may-die'
import { useEffect } from 'react'
import { settings } from '../../settings/settings.ts'
import { isStill } from '../../settings/still.ts'
import type { Moment } from '../../sitting/sitting.ts'
import { centreOf, shapesOf } from './geometry.ts'

/** Who went where with this event; nobody for most. */
const stepOf = (event: Event): { readonly mover: string; readonly to: number } | undefined => {
  if (event.is === 'ran' || event.is === 'placed') return { mover: `seat:${event.seat}`, to: event.to }
  return event.is === 'moved' ? { mover: `figure:${event.figure}`, to: event.to } : undefined
}

/** The spaces everybody came through, the first one included. */
export const waysOf = ({ last, before }: Moment<DMD>): ReadonlyMap<string, readonly number[]> => {
  const ways = new Map<string, number[]>()
  if (!last || !before || last.because === 'undo') return ways
  const startOf = (mover: string): number | undefined => {
    const [kind, n] = mover.split(':')
    return kind === 'seat' ? before.view.people[Number(n)]?.at : before.view.figures[Number(n)]?.at
  }
  for (const event of last.events) {
    const step = stepOf(event)
    if (!step) continue
    const way = ways.get(step.mover) ?? [startOf(step.mover) ?? 0]
    ways.set(step.mover, [...way, step.to])
  }
  // Enemies that follow are told by number only: the view says who they are.
  for (const [i, figure] of last.glance.view.figures.entries()) {
    const was = before.view.figures[i]?.at ?? 0
    if (was > 0 && figure.at > 0 && was !== figure.at && !ways.has(`figure:${i}`))
      ways.set(`figure:${i}`, [was, figure.at])
  }
  return ways
}

const PACE = 320

export const useMoves = (moment: Moment<DMD>, map: MapCard): void => {
  useEffect(() => {
    if (isStill()) return
    for (const [mover, way] of waysOf(moment)) {
      const boxes = way.flatMap((space) => shapesOf(map).get(space)?.room ?? [])
      const end = boxes.at(-1)
      for (const element of document.querySelectorAll<SVGGElement>(`.dmd-map [data-mover="${mover}"]`)) {
        if (boxes.length < 2 || !end) continue
        const scale = Number(element.dataset.scale) || 1
        const frames = boxes.map((box) => ({
          transform: `translate(${(centreOf(box).x - centreOf(end).x) / scale}px, ${(centreOf(box).y - centreOf(end).y) / scale}px)`,
        }))
        element.animate(frames, {
          duration: (PACE * (frames.length - 1)) / settings().motion,
          easing: 'ease-in-out',
        })
      }
    }
  }, [moment, map])
}
