/** Motion for what just happened: each event lights up its own place, one after another. Decoration, never a wait. */
import type { DMD, Event } from '@vigil/death-may-die'
import { useEffect } from 'react'
import { settings } from '../../settings/settings.ts'
import { isStill } from '../../settings/still.ts'
import type { Moment } from '../../sitting/sitting.ts'
import { figureAnchor, seatAnchor, skillAnchor, spaceAnchor } from '../anchor.ts'

type EventOf<I extends Event['is']> = Extract<Event, { is: I }>
type Places = { readonly [I in Event['is']]: (event: EventOf<I>) => string }

const NOWHERE = ''
const at = (anchor: string): string => `.dmd-table [data-anchor="${CSS.escape(anchor)}"]`
const person = (seat: number): string => at(seatAnchor(seat))
const TRACK = '.dmd-table .summoning'
const STAGES = '.dmd-table .stages'
const RITUAL = '.dmd-table .ritual'
const SYMBOLS = '.dmd-table .symbols'
const TRAY = '.dmd-table .tray'

const PLACES: Places = {
  elderOne: () => NOWHERE,
  episode: () => NOWHERE,
  investigator: ({ seat }) => person(seat),
  insanity: ({ seat }) => person(seat),
  partner: ({ seat }) => person(seat),
  firstPlayer: ({ seat }) => person(seat),
  turn: ({ seat }) => person(seat),
  ran: ({ to }) => at(spaceAnchor(to)),
  placed: ({ to }) => at(spaceAnchor(to)),
  rested: ({ seat }) => person(seat),
  acted: ({ seat }) => person(seat),
  attacked: ({ figure }) => at(figureAnchor(figure)),
  rolled: () => NOWHERE, // the dice tumble
  rerolled: () => NOWHERE,
  tallied: () => TRAY,
  stress: ({ seat }) => person(seat),
  healed: ({ seat }) => person(seat),
  wounded: ({ seat }) => person(seat),
  absorbed: ({ seat }) => person(seat),
  cut: ({ seat }) => person(seat),
  sanity: ({ seat }) => person(seat),
  threshold: ({ seat }) => person(seat),
  insane: ({ seat }) => person(seat),
  leveled: ({ skill }) => at(skillAnchor(skill)),
  revived: ({ seat }) => person(seat),
  died: ({ seat }) => person(seat),
  mythos: () => TRAY,
  mythosUnder: () => TRAY,
  mythosKept: ({ seat }) => person(seat),
  cancelled: () => TRAY,
  nothing: () => NOWHERE,
  moved: ({ figure }) => at(figureAnchor(figure)),
  summoned: ({ figure }) => at(figureAnchor(figure)),
  noFigure: () => NOWHERE,
  hit: ({ figure }) => at(figureAnchor(figure)),
  immortal: () => STAGES,
  slain: (event) => at(spaceAnchor(event.at)),
  fight: ({ figure }) => at(figureAnchor(figure)),
  protected: ({ seat }) => person(seat),
  found: () => TRAY,
  claimed: ({ seat }) => person(seat),
  unclaimed: () => NOWHERE,
  used: ({ seat }) => person(seat),
  discarded: ({ seat }) => person(seat),
  given: ({ to }) => person(to),
  givenToken: ({ to }) => person(to),
  lay: ({ seat }) => person(seat),
  stood: ({ seat }) => person(seat),
  fire: (event) => at(spaceAnchor(event.at)),
  onFire: ({ seat }) => person(seat),
  token: (event) => (event.holder >= 0 ? person(event.holder) : at(spaceAnchor(event.at))),
  turned: (event) => at(spaceAnchor(event.at)),
  tokenHit: (event) => at(spaceAnchor(event.at)),
  noToken: () => NOWHERE,
  marker: () => RITUAL,
  disrupted: () => RITUAL,
  advanced: () => TRACK,
  shuffled: () => SYMBOLS,
  stage: () => STAGES,
  elderOneAt: (event) => at(spaceAnchor(event.at)),
  corrected: () => NOWHERE,
  over: () => NOWHERE,
}

const placeOf = (event: Event): string => {
  const find = PLACES[event.is] as (event: Event) => string
  return find(event)
}

const GLOW: Keyframe[] = [
  { filter: 'none' },
  { filter: 'brightness(1.5) drop-shadow(0 0 10px rgba(255, 214, 130, .9))', offset: 0.3 },
  { filter: 'none' },
]

/** More than four events go faster; nobody wants to watch a fight for half a minute. */
const paceOf = (events: number): number => (events > 4 ? 180 : 420) / settings().motion

export const useFlashes = ({ last }: Moment<DMD>): void => {
  useEffect(() => {
    if (!last || last.because === 'undo' || isStill()) return
    const places = last.events.map(placeOf).filter((place) => place !== NOWHERE)
    const pace = paceOf(places.length)
    for (const [i, place] of places.entries())
      for (const element of document.querySelectorAll(place))
        element.animate(GLOW, { duration: pace, delay: i * pace, easing: 'ease-out' })
  }, [last])
}
