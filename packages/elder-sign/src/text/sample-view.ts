/** A table laid by hand, for tests that expect a certain sentence. */
import { colourOf, DICE, type DieId, type DiePlace, type Face } from '../nouns/die.ts'
import type { CardView, DieView, ExpeditionView, HallView, PersonView, RowView, View } from '../view.ts'

export const sampleRow = (key: string, symbols: readonly string[], costs: Partial<RowView> = {}): RowView => ({
  key,
  symbols: symbols.map((need) =>
    /^I\d+$/.test(need) ? { sum: Number(need.slice(1)), faces: [] } : { sum: 0, faces: need.split('|') as Face[] },
  ),
  sanity: 0,
  stamina: 0,
  clock: 0,
  marker: '',
  done: false,
  ...costs,
})

export const sampleCard = (card: string, place: number, rows: readonly RowView[]): CardView => ({
  card,
  place,
  rows,
  monsters: [],
  visitors: [],
})

export const samplePerson = (seat: number, id: string, more: Partial<PersonView> = {}): PersonView => ({
  seat,
  id,
  sanity: 4,
  maxSanity: 5,
  stamina: 3,
  maxStamina: 5,
  clues: 1,
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
export const sampleExpedition = (
  card: string,
  rows: readonly RowView[],
  more: Partial<ExpeditionView> = {},
): ExpeditionView => ({
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
  ...more,
})

/** Dice named by id lie in the pool and show a face, or lie where they are put; the others are unused. */
export const sampleDice = (
  faces: Readonly<Record<DieId, Face>>,
  elsewhere: Readonly<Record<DieId, { readonly at: DiePlace; readonly on?: string; readonly face?: Face }>> = {},
): DieView[] =>
  DICE.map((id) => {
    const face = faces[id]
    const put = elsewhere[id]
    return {
      id,
      colour: colourOf(id),
      at: put?.at ?? (face ? 'pool' : 'supply'),
      on: put?.on ?? '',
      face: put ? (put.face ?? '') : (face ?? ''),
    }
  })

/** Kate's third turn, with Mandy at the table; Cthulhu sleeps. */
export const sampleView = (more: Partial<View> = {}): View => ({
  rules: 'any',
  ancientOne: 'cthulhu',
  awake: false,
  phase: 'turn',
  turn: 3,
  active: 0,
  clock: 6,
  midnightDue: false,
  doom: 2,
  doomTrack: ['doom', 'doom', 'monster', 'doom'],
  signs: 1,
  signsNeeded: 13,
  mythos: null,
  cards: [],
  people: [samplePerson(0, 'kate-winthrop'), samplePerson(1, 'mandy-thompson')],
  dice: sampleDice({}),
  locks: [],
  decks: { adventure: 9, otherWorld: 8, common: 9, unique: 9, spell: 9, ally: 7, mythos: 9 },
  cup: 22,
  expedition: null,
  doneThisTurn: { focused: false, assisted: [], holdClock: false, used: [] },
  actions: null,
  hoursPerAdvance: 3,
  hall: null,
  ending: null,
  ...more,
})

/** Cthulhu's lair is shut; something is for sale, nothing is lost, nobody waits. */
export const sampleHall = (more: Partial<HallView> = {}): HallView => ({
  supply: 7,
  open: false,
  awake: false,
  lair: sampleCard('cthulhu', -3, [sampleRow('t0', ['T', 'L', 'P'])]),
  entrance: sampleCard('entrance', -4, []),
  exhibit: { common: 'food', unique: 'necronomicon', spell: null, ally: 'duke', investigator: 'joe-diamond' },
  reserve: [],
  found: { signs: 0, cards: [] },
  left: { signs: 0, cards: [] },
  cultists: null,
  ...more,
})
