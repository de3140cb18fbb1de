/** Where on the board each event lights up. */
import { ENTRANCE, type ES } from '@vigil/elder-sign'
import { NOWHERE, type Places } from '../../board/flash.ts'
import { cardAnchor, dieAnchor, handAnchor, monsterAnchor, seatAnchor } from '../anchor.ts'

/** Panels that are no anchor: found by their class. */
const DOOM = '.es-table .ancient .track'
const SIGNS = '.es-table .ancient .signs'
const CLOCK = '.es-table .clk'
const MYTHOS = '.es-table .myth'

const at = (anchor: string): string => `.es-table [data-anchor="${CSS.escape(anchor)}"]`
const person = (seat: number): string => at(seatAnchor(seat))
const card = (id: string): string => `.es-table [data-card="${CSS.escape(cardAnchor(id))}"]`

export const PLACES: Places<ES> = {
  ancientOne: () => NOWHERE,
  investigator: ({ seat }) => person(seat),
  firstPlayer: ({ seat }) => person(seat),
  turn: ({ seat }) => person(seat),
  moved: ({ to }) => card(to),
  dealt: (event) => card(event.card),
  gate: (event) => card(event.card),
  rolled: () => NOWHERE, // the dice tumble
  completed: ({ row }) => at(`row:${row}`),
  failedRoll: () => '.es-table .tray',
  terror: () => '.es-table .tray',
  dieOut: ({ die }) => at(dieAnchor(die)),
  secured: ({ die }) => at(dieAnchor(die)),
  turned: ({ die }) => at(dieAnchor(die)),
  dieIn: ({ die }) => at(dieAnchor(die)),
  laidOut: (event) => at(handAnchor(event.card)),
  declined: ({ seat }) => person(seat),
  resolved: ({ seat }) => person(seat),
  failed: ({ seat }) => person(seat),
  used: ({ seat }) => person(seat),
  lost: ({ seat }) => person(seat),
  gained: ({ seat }) => person(seat),
  prevented: ({ seat }) => person(seat),
  maximum: ({ seat }) => person(seat),
  drew: (event) => at(handAnchor(event.card)),
  nothing: () => NOWHERE,
  returned: ({ seat }) => person(seat),
  spentTrophies: ({ seat }) => person(seat),
  sign: () => SIGNS,
  doom: () => DOOM,
  clock: () => CLOCK,
  clockHeld: () => CLOCK,
  monster: ({ marker }) => at(monsterAnchor(marker)),
  noMonster: () => NOWHERE,
  beaten: ({ marker }) => at(monsterAnchor(marker)),
  collected: ({ seat }) => person(seat),
  locked: ({ die }) => at(dieAnchor(die)),
  lockWaits: () => NOWHERE,
  freed: ({ die }) => at(dieAnchor(die)),
  midnight: () => CLOCK,
  midnightEffect: ({ source }) => at(source),
  mythos: () => MYTHOS,
  banished: () => NOWHERE,
  devoured: ({ seat }) => person(seat),
  eliminated: ({ seat }) => person(seat),
  awoke: () => DOOM,
  attack: () => DOOM,
  wounded: () => DOOM,
  corrected: () => NOWHERE,
  signFound: ({ seat }) => person(seat),
  opened: ({ id }) => card(id),
  closed: () => NOWHERE,
  gave: ({ to }) => person(to),
  waited: ({ seat }) => person(seat),
  bought: () => card(ENTRANCE),
  exhibited: () => card(ENTRANCE),
  leftBehind: () => card(ENTRANCE),
  pickedUp: ({ seat }) => person(seat),
  over: () => NOWHERE,
}
