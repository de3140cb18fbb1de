/** A deep copy by hand: fast, and held by the law that it shares nothing but frozen content. */
import type { Deck } from '@vigil/kernel'
import type { Context, Frame } from './frame.ts'
import type { Figure, Held, Person, Pile, State, Token } from './state.ts'

/** Most lists of a state are empty, and an empty one is quicker made than copied. */
const list = <T>(items: readonly T[]): T[] => (items.length ? items.slice() : [])

const deck = (d: Deck<string>): Deck<string> => ({ top: list(d.top), bag: list(d.bag), bottom: list(d.bottom) })

const pile = (p: Pile): Pile => ({ deck: deck(p.deck), discard: list(p.discard) })

const held = (h: Held): Held => ({ card: h.card, side: h.side, wounds: h.wounds })

const person = (p: Person): Person => ({
  id: p.id,
  alive: p.alive,
  at: p.at,
  wounds: p.wounds,
  stress: p.stress,
  sanity: p.sanity,
  due: p.due,
  levels: p.levels.slice(),
  insanity: p.insanity,
  tally: p.tally,
  partner: p.partner,
  down: p.down,
  kept: p.kept,
  fire: p.fire,
  standIns: p.standIns,
  cards: p.cards.length ? p.cards.map(held) : [],
  deaths: p.deaths,
})

const figure = (f: Figure): Figure => ({ kind: f.kind, at: f.at, wounds: f.wounds })

const token = (t: Token): Token => ({
  kind: t.kind,
  face: t.face,
  at: t.at,
  holder: t.holder,
  wounds: t.wounds,
  up: t.up,
  route: t.route,
})

/** Frozen content is shared, everything else is copied. */
const copy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) return value.map(copy) as T
  const made: Record<string, unknown> = {}
  for (const key of Object.keys(value)) made[key] = copy(value[key as keyof T])
  return made as T
}

const context = (c: Context): Context => ({ who: c.who, source: c.source, it: c.it, there: c.there, n: c.n })

/** Frames that carry nothing: the compiler insists on every one of them and on no other. */
type BareAt = { [A in Frame['at']]: keyof Extract<Frame, { at: A }> extends 'at' ? A : never }[Frame['at']]

const BARE: { readonly [A in BareAt]: true } = {
  'setup.drawElderOne': true,
  'setup.drawEpisode': true,
  'setup.lay': true,
  'setup.drawFirst': true,
  'turn.begin': true,
  'turn.act': true,
  'turn.next': true,
  'mythos.draw': true,
  'mythos.omens': true,
  meet: true,
  'fight.next': true,
  'end.begin': true,
  'end.fire': true,
  'end.check': true,
  'end.shuffle': true,
  'end.summon': true,
  'end.elder': true,
  reveal: true,
  thresholds: true,
  deaths: true,
}

const bare: ReadonlySet<string> = new Set(Object.keys(BARE))

const frame = (f: Frame): Frame => {
  if (bare.has(f.at)) return { at: f.at } as Frame
  if (f.at === 'effects') return { at: f.at, list: copy(f.list), i: f.i, cx: context(f.cx) }
  return copy(f)
}

export const cloneState = (s: Readonly<State>): State => ({
  pack: s.pack,
  episode: s.episode,
  elderOne: s.elderOne,
  phase: s.phase,
  turns: s.turns,
  active: s.active,
  seats: s.seats.map(person),
  figures: s.figures.map(figure),
  tokens: s.tokens.map(token),
  fire: s.fire.slice(),
  markers: list(s.markers),
  hidden: s.hidden.map((bag) => ({ token: bag.token, faces: list(bag.faces) })),
  mythos: pile(s.mythos),
  discovery: pile(s.discovery),
  resolving: list(s.resolving),
  insanities: list(s.insanities),
  roster: list(s.roster),
  track: s.track,
  stage: s.stage,
  disrupted: s.disrupted,
  turn: {
    actions: s.turn.actions,
    used: list(s.turn.used),
    fought: list(s.turn.fought),
    hasten: s.turn.hasten,
    lit: list(s.turn.lit),
  },
  taken: s.taken,
  ending: s.ending && { won: s.ending.won, how: s.ending.how },
  stack: s.stack.map(frame),
})
