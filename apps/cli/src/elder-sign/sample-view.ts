/** A table in the middle of a game, made by hand: tests of the screen should not depend on how a game got there. */
import type { CardView, DieView, ExpeditionView, Face, RowView, View } from '@vigil/elder-sign'

type Symbols = readonly (number | Face | readonly Face[])[]

const row = (key: string, symbols: Symbols, more: Partial<RowView> = {}): RowView => ({
  key,
  symbols: symbols.map((symbol) => {
    if (typeof symbol === 'number') return { sum: symbol, faces: [] }
    return { sum: 0, faces: typeof symbol === 'string' ? [symbol] : symbol }
  }),
  sanity: 0,
  stamina: 0,
  clock: 0,
  marker: '',
  done: false,
  ...more,
})

const card = (id: string, place: number, rows: readonly RowView[], more: Partial<CardView> = {}): CardView => ({
  card: id,
  place,
  rows,
  monsters: [],
  visitors: [],
  ...more,
})

const cards: readonly CardView[] = [
  card('transported-by-magic', 0, [row('t0', [6]), row('t1', ['L', 'L'])]),
  card('riot-in-the-streets', 1, [row('t0', [3]), row('t1', [9])], { visitors: [1, 2] }),
  card('hallway-on-fire', 2, [row('t0', ['P'], { stamina: 1 }), row('t1', ['P'], { stamina: 1 })]),
  card('vermin-in-the-pipes', 3, [row('t0', [3]), row('t1', [3]), row('t2', ['P', 3], { clock: 1 })]),
  card(
    'a-terrible-discovery',
    4,
    [row('t0', ['T', 3], { sanity: 1, done: true }), row('t1', ['L', ['L', 'P']], { sanity: 1 })],
    {
      visitors: [0],
    },
  ),
  card('haunted-by-a-shadowy-figure', 5, [row('m:ghoul#1', ['P'], { marker: 'ghoul#1' }), row('t1', ['P', 'T'])], {
    monsters: [{ marker: 'ghoul#1', box: 0, flipped: false }],
  }),
]

const die = (id: number, at: string, face: Face | '' = '', on = ''): DieView => ({
  id,
  colour: id < 6 ? 'green' : id === 6 ? 'yellow' : 'red',
  at,
  on,
  face,
})

const person = (seat: number, id: string, more: object): View['people'][number] => ({
  seat,
  id,
  sanity: 4,
  maxSanity: 6,
  stamina: 3,
  maxStamina: 4,
  clues: 0,
  items: [],
  cast: [],
  allies: [],
  trophies: [],
  wealth: 0,
  at: 'entrance',
  spent: [],
  signs: 0,
  ...more,
})

/** A first roll lies on the table. */
export const expeditionAt = (card: string, rows: readonly RowView[]): ExpeditionView => ({
  card,
  rows,
  done: rows.flatMap(({ key, done }) => (done ? [key] : [])),
  rolled: true,
  rolls: 1,
  completed: 0,
  usedOnRoll: [],
  freeReroll: false,
  maySecure: false,
  declined: [],
  refused: [],
  failing: false,
  ignoreOrder: false,
  ignoreTerror: false,
  dread: false,
  laidOut: [],
  resolved: false,
})

export const sampleView: View = {
  rules: 'revised',
  ancientOne: 'shub-niggurath',
  awake: false,
  phase: 'turn',
  turn: 12,
  active: 0,
  clock: 6,
  midnightDue: false,
  doom: 3,
  doomTrack: ['doom', 'monster', 'doom', 'monster', 'doom', 'monster', 'monster', 'doom', 'monster', 'doom'],
  signs: 4,
  signsNeeded: 12,
  mythos: 'knock-on-the-far-side-let-it-in',
  cards,
  people: [
    person(0, 'kate-winthrop', {
      at: 'a-terrible-discovery',
      items: ['whiskey'],
      allies: ['duke'],
      clues: 2,
      wealth: 3,
    }),
    person(1, 'joe-diamond', { at: 'riot-in-the-streets', sanity: 1 }),
    person(2, 'amanda-sharpe', { at: 'riot-in-the-streets', clues: 1 }),
  ],
  dice: [
    die(0, 'pool', 'I3'),
    die(1, 'pool', 'T'),
    die(2, 'marker', 'L', '0'),
    die(3, 'task', 'T', 't0'),
    die(4, 'discarded'),
    die(5, 'lock', '', '1'),
    die(6, 'pool', 'P'),
    die(7, 'supply'),
  ],
  locks: [
    { id: 1, colour: 'green', source: 'monster:ghoul#1', waits: false, die: 5 },
    { id: 2, colour: 'red', source: 'mythos', waits: true, die: -1 },
  ],
  decks: { adventure: 40, otherWorld: 8, common: 10, unique: 9, spell: 11, ally: 7, mythos: 30 },
  cup: 21,
  expedition: expeditionAt('a-terrible-discovery', cards[4]?.rows ?? []),
  doneThisTurn: { focused: false, assisted: [], holdClock: false, used: [] },
  actions: null,
  hoursPerAdvance: 3,
  hall: null,
  ending: null,
}

export const worldCard = card('city-of-the-great-race', -2, [row('t0', [3]), row('t1', ['T', 'L', 'P'])])
