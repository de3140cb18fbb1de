/** Motion for what just happened: each event lights up its own place, one after another. Decoration, never a wait. */
import type { Kind } from '@vigil/kernel'
import { useEffect } from 'react'
import { settings } from '../settings/settings.ts'
import { isStill } from '../settings/still.ts'
import type { Moment } from '../sitting/sitting.ts'

/** For what happens nowhere on the board. */
export const NOWHERE = ''

type EventOf<K extends Kind, I extends K['event']['is']> = Extract<K['event'], { is: I }>

/** The place of each kind of event, as a selector. */
export type Places<K extends Kind> = { readonly [I in K['event']['is']]: (event: EventOf<K, I>) => string }

const GLOW: Keyframe[] = [
  { filter: 'none' },
  { filter: 'brightness(1.5) drop-shadow(0 0 12px rgba(255, 214, 130, .9))', offset: 0.3 },
  { filter: 'none' },
]

/** More than four events go faster; nobody wants to watch midnight or a fight for half a minute. */
const paceOf = (events: number): number => (events > 4 ? 190 : 430) / settings().motion

export const useFlashes = <K extends Kind>({ last }: Moment<K>, places: Places<K>): void => {
  useEffect(() => {
    if (!last || last.because === 'undo' || isStill()) return
    const lit = last.events
      .map((event) => (places[event.is as K['event']['is']] as (event: K['event']) => string)(event))
      .filter((place) => place !== NOWHERE)
    const pace = paceOf(lit.length)
    for (const [i, place] of lit.entries())
      for (const element of document.querySelectorAll(place))
        element.animate(GLOW, { duration: pace, delay: i * pace, easing: 'ease-out' })
  }, [last, places])
}
