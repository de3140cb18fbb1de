/** A deep copy by hand: fast, and held by the law that it shares nothing but frozen content. */
import type { Deck } from '@vigil/kernel'
import type { Frame } from './frame.ts'
import type { Die } from './nouns/die.ts'
import type {
  CardInPlay,
  Expedition,
  Hall,
  Lock,
  Lost,
  MonsterInPlay,
  Person,
  SeatState,
  State,
  TurnState,
} from './state.ts'

/** Most lists of a state are empty, and an empty one is quicker made than copied. */
const list = <T>(items: readonly T[]): T[] => (items.length ? items.slice() : [])

const deck = (d: Deck<string>): Deck<string> => ({ top: list(d.top), bag: d.bag.slice(), bottom: list(d.bottom) })

const monster = (m: MonsterInPlay): MonsterInPlay => ({ marker: m.marker, box: m.box, flippedBy: m.flippedBy })

const card = (c: CardInPlay): CardInPlay => ({
  card: c.card,
  monsters: c.monsters.length ? c.monsters.map(monster) : [],
})

const slot = (c: CardInPlay | null): CardInPlay | null => c && card(c)

const die = (d: Die): Die => ({ at: d.at, on: d.on, face: d.face })

const lock = (l: Lock): Lock => ({ id: l.id, colour: l.colour, source: l.source, die: l.die })

const person = (p: Person): Person => {
  const made: Person = {
    id: p.id,
    sanity: p.sanity,
    stamina: p.stamina,
    sanityShift: p.sanityShift,
    staminaShift: p.staminaShift,
    clues: p.clues,
    items: list(p.items),
    cast: list(p.cast),
    allies: list(p.allies),
    trophies: list(p.trophies),
    at: p.at,
    spent: list(p.spent),
  }
  if (p.signs !== undefined) made.signs = p.signs
  return made
}

const seat = (x: SeatState): SeatState => ({ person: x.person && person(x.person), owed: x.owed, out: x.out })

const expedition = (e: Expedition): Expedition => {
  const made: Expedition = {
    card: e.card,
    done: list(e.done),
    rolled: e.rolled,
    rolls: e.rolls,
    completed: e.completed,
    usedOnRoll: list(e.usedOnRoll),
    freeReroll: e.freeReroll,
    maySecure: e.maySecure,
    declined: list(e.declined),
    failing: e.failing,
    ignoreOrder: e.ignoreOrder,
    ignoreTerror: e.ignoreTerror,
    laidOut: list(e.laidOut),
    resolved: e.resolved,
    spoils: list(e.spoils),
  }
  if (e.refused) made.refused = list(e.refused)
  if (e.dread !== undefined) made.dread = e.dread
  return made
}

const turn = (t: TurnState): TurnState => {
  const made: TurnState = {
    focused: t.focused,
    assisted: list(t.assisted),
    holdClock: t.holdClock,
    used: list(t.used),
  }
  if (t.actions !== undefined) made.actions = t.actions
  return made
}

const lost = (l: Lost): Lost => ({ signs: l.signs, cards: list(l.cards) })

const hall = (h: Hall): Hall => ({
  supply: h.supply,
  open: h.open,
  awake: h.awake,
  lair: card(h.lair),
  entrance: card(h.entrance),
  exhibit: { ...h.exhibit },
  reserve: list(h.reserve),
  found: lost(h.found),
  left: lost(h.left),
  cultists: list(h.cultists),
})

/** Frozen content is shared, everything else is copied. */
const copy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) return value.map(copy) as T
  const made: Record<string, unknown> = {}
  for (const key of Object.keys(value)) made[key] = copy(value[key as keyof T])
  return made as T
}

/** Frames that carry nothing: the compiler insists on every one of them and on no other. */
type BareAt = { [A in Frame['at']]: keyof Extract<Frame, { at: A }> extends 'at' ? A : never }[Frame['at']]

const BARE: { readonly [A in BareAt]: true } = {
  'setup.drawAncientOne': true,
  'setup.cup': true,
  'setup.hall': true,
  'setup.drawFirst': true,
  'turn.begin': true,
  'turn.move': true,
  'turn.resolve': true,
  'turn.action': true,
  'turn.recruit': true,
  'turn.tidy': true,
  'turn.clock': true,
  'turn.end': true,
  'turn.next': true,
  entrance: true,
  'entrance.found': true,
  'found.roll': true,
  'exhibit.shop': true,
  'exhibit.restock': true,
  'exhibit.investigator': true,
  'exhibit.draw': true,
  'expedition.begin': true,
  'expedition.next': true,
  'expedition.prepare': true,
  'expedition.roll': true,
  'expedition.judge': true,
  'expedition.discard': true,
  'expedition.settle': true,
  'expedition.shedOne': true,
  'expedition.home': true,
  'expedition.take': true,
  'expedition.collect': true,
  'expedition.fail': true,
  'expedition.aftermath': true,
  'expedition.helpers': true,
  'expedition.end': true,
  'battle.begin': true,
  'battle.attack': true,
  'monster.draw': true,
  'monster.cultist': true,
  'awaken.check': true,
  'awaken.begin': true,
  'devour.unwind': true,
  'midnight.strike': true,
  'midnight.recharge': true,
  'mythos.draw': true,
  'set.end': true,
}

const bare: ReadonlySet<string> = new Set(Object.keys(BARE))

const frame = (f: Frame): Frame => {
  if (bare.has(f.at)) return { at: f.at } as Frame
  if (f.at === 'effects' || f.at === 'set') return { at: f.at, list: copy(f.list), who: f.who, source: f.source }
  return copy(f)
}

/** Places of their own are rare, and a state without them keeps its shape. */
export const cloneState = (s: Readonly<State>): State => {
  const made = museum(s)
  if (s.hall) made.hall = hall(s.hall)
  return made
}

const museum = (s: Readonly<State>): State => ({
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
  turn: turn(s.turn),
  slots: s.slots.map(slot),
  extras: s.extras.length ? s.extras.map(card) : [],
  worlds: s.worlds.length ? s.worlds.map(card) : [],
  decks: {
    adventure: deck(s.decks.adventure),
    otherWorld: deck(s.decks.otherWorld),
    common: deck(s.decks.common),
    unique: deck(s.decks.unique),
    spell: deck(s.decks.spell),
    ally: deck(s.decks.ally),
    mythos: deck(s.decks.mythos),
  },
  cup: list(s.cup),
  roster: list(s.roster),
  banished: list(s.banished),
  mythos: s.mythos,
  dice: s.dice.map(die),
  locks: s.locks.length ? s.locks.map(lock) : [],
  nextLock: s.nextLock,
  expedition: s.expedition && expedition(s.expedition),
  ending: s.ending && { won: s.ending.won, how: s.ending.how },
  stack: s.stack.map(frame),
})
