/** Where on the board each event lights up. */
import type { DMD } from '@vigil/death-may-die'
import { NOWHERE, type Places } from '../../board/flash.ts'
import { figureAnchor, seatAnchor, skillAnchor, spaceAnchor } from '../anchor.ts'

const at = (anchor: string): string => `.dmd-table [data-anchor="${CSS.escape(anchor)}"]`
const person = (seat: number): string => at(seatAnchor(seat))
const TRACK = '.dmd-table .summoning'
const STAGES = '.dmd-table .stages'
const RITUAL = '.dmd-table .ritual'
const SYMBOLS = '.dmd-table .symbols'
const TRAY = '.dmd-table .tray'

export const PLACES: Places<DMD> = {
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
