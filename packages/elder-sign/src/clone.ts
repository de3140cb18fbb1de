/** A deep copy by hand: fast, and held by the law that it shares nothing but frozen content. */
import type { Deck } from '@vigil/kernel'
import type { Frame } from './frame.ts'
import type { CardInPlay, Expedition, Person, SeatState, State } from './state.ts'

const deck = (d: Deck<string>): Deck<string> => ({ top: d.top.slice(), bag: d.bag.slice(), bottom: d.bottom.slice() })

const card = (c: CardInPlay): CardInPlay => ({
  card: c.card,
  monsters: c.monsters.map((m) => ({ marker: m.marker, box: m.box, flippedBy: m.flippedBy })),
})

const person = (p: Person): Person => ({
  id: p.id,
  sanity: p.sanity,
  stamina: p.stamina,
  sanityShift: p.sanityShift,
  staminaShift: p.staminaShift,
  clues: p.clues,
  items: p.items.slice(),
  cast: p.cast.slice(),
  allies: p.allies.slice(),
  trophies: p.trophies.slice(),
  at: p.at,
  spent: p.spent.slice(),
})

const seat = (x: SeatState): SeatState => ({ person: x.person && person(x.person), owed: x.owed, out: x.out })

const expedition = (e: Expedition): Expedition => ({
  card: e.card,
  done: e.done.slice(),
  rolled: e.rolled,
  rolls: e.rolls,
  completed: e.completed,
  usedOnRoll: e.usedOnRoll.slice(),
  freeReroll: e.freeReroll,
  maySecure: e.maySecure,
  declined: e.declined.slice(),
  failing: e.failing,
  ignoreOrder: e.ignoreOrder,
  ignoreTerror: e.ignoreTerror,
  laidOut: e.laidOut.slice(),
  resolved: e.resolved,
  spoils: e.spoils.slice(),
})

/** Frozen content is shared, everything else is copied. */
const copy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) return value.map(copy) as T
  const made: Record<string, unknown> = {}
  for (const key of Object.keys(value)) made[key] = copy(value[key as keyof T])
  return made as T
}

/** Frames that carry lists or effects; all others are flat, which the law of cloning holds them to. */
const DEEP: ReadonlySet<string> = new Set<Frame['at']>([
  'draw',
  'draw.chance',
  'expedition.rerolled',
  'midnight.effects',
  'midnight.rest',
  'effects',
  'set',
  'choose',
  'pay',
  'target',
  'rollForCards',
])

const frame = (f: Frame): Frame => (DEEP.has(f.at) ? copy(f) : { ...f })

export const cloneState = (s: Readonly<State>): State => ({
  rules: s.rules,
  pack: s.pack,
  ancientOne: s.ancientOne,
  awake: s.awake,
  phase: s.phase,
  turns: s.turns,
  clock: s.clock,
  midnightDue: s.midnightDue,
  doom: s.doom,
  signs: s.signs,
  seats: s.seats.map(seat),
  active: s.active,
  turn: {
    focused: s.turn.focused,
    assisted: s.turn.assisted.slice(),
    holdClock: s.turn.holdClock,
    used: s.turn.used.slice(),
  },
  slots: s.slots.map((c) => c && card(c)),
  extras: s.extras.map(card),
  worlds: s.worlds.map(card),
  decks: {
    adventure: deck(s.decks.adventure),
    otherWorld: deck(s.decks.otherWorld),
    common: deck(s.decks.common),
    unique: deck(s.decks.unique),
    spell: deck(s.decks.spell),
    ally: deck(s.decks.ally),
    mythos: deck(s.decks.mythos),
  },
  cup: s.cup.slice(),
  roster: s.roster.slice(),
  banished: s.banished.slice(),
  mythos: s.mythos,
  dice: s.dice.map((d) => ({ at: d.at, on: d.on, face: d.face })),
  locks: s.locks.map((l) => ({ id: l.id, colour: l.colour, source: l.source, die: l.die })),
  nextLock: s.nextLock,
  expedition: s.expedition && expedition(s.expedition),
  ending: s.ending && { won: s.ending.won, how: s.ending.how },
  stack: s.stack.map(frame),
})
