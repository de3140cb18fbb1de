/** ES-SETUP-01, -04..-06: everything in its box or deck, nothing dealt yet. */
import { newDeck } from '@vigil/kernel'
import { cultistsOf } from './nouns/cultist.ts'
import { DICE } from './nouns/die.ts'
import type { RuleSet } from './rulesets/seams.ts'
import { ENTRANCE, type Hall, type State } from './state.ts'
import type { World } from './world.ts'

/** Two rows of three. */
const PLACES = 6

const decksOf = ({ decks }: World): State['decks'] => ({
  adventure: newDeck(decks.adventure),
  otherWorld: newDeck(decks.otherWorld),
  common: newDeck(decks.common),
  unique: newDeck(decks.unique),
  spell: newDeck(decks.spell),
  ally: newDeck(decks.ally),
  mythos: newDeck(decks.mythos),
})

/** Whether any rule makes the entrance or the Ancient One a place of its own, with things lying about. */
const hasHall = ({ ancientOne, souvenirs, belongings }: RuleSet): boolean =>
  ancientOne === 'location' || souvenirs === 'exhibit' || belongings === 'lost'

const emptyHall = (w: World): Hall => ({
  supply: 0,
  open: false,
  awake: false,
  lair: { card: '', monsters: [] },
  entrance: { card: ENTRANCE, monsters: [] },
  exhibit: { common: null, unique: null, spell: null, ally: null, investigator: null },
  reserve: [],
  found: { signs: 0, cards: [] },
  left: { signs: 0, cards: [] },
  cultists: cultistsOf(w),
})

/** The hall last, and only where there is one: other states keep the shape the engine reads fastest. */
export const emptyMuseum = (w: World, seats: number): State => {
  const s = museumOf(w, seats)
  if (hasHall(w.rules)) s.hall = emptyHall(w)
  return s
}

const museumOf = (w: World, seats: number): State => ({
  rules: w.rules.id,
  pack: w.pack.id,
  ancientOne: '',
  awake: false,
  phase: 'setup',
  turns: 0,
  clock: w.rules.clockStart,
  midnightDue: false,
  doom: 0,
  signs: 0,
  seats: Array.from({ length: seats }, () => ({ person: null, owed: true, out: false })),
  active: 0,
  turn: { focused: false, assisted: [], holdClock: false, used: [] },
  slots: Array.from({ length: PLACES }, () => null),
  extras: [],
  worlds: [],
  decks: decksOf(w),
  cup: [],
  roster: w.pack.investigators.map(({ id }) => id),
  banished: w.aside.slice(),
  mythos: null,
  dice: DICE.map(() => ({ at: 'supply', on: '', face: '' })),
  locks: [],
  nextLock: 1,
  expedition: null,
  ending: null,
  stack: [],
})
