/** The log: one sentence for each fact. */
import type { Seat } from '@vigil/kernel'
import type { Event } from '../kind.ts'
import { ENTRANCE, type Ending, SHEET } from '../state.ts'
import type { View } from '../view.ts'
import { dieText, faceName, rollText, rowWithSymbols } from './dice.ts'
import { lostText } from './finds.ts'
import { abilityName, isHalf, nameOf, placeName, seatName, stockName } from './names.ts'
import { rulesIn } from './rule-sets.ts'
import { capital, tidy, type Voice } from './voice.ts'

/** A moment of the log: the table, and who has sat down or gone since that view was taken. */
interface Moment {
  readonly v: Voice
  readonly view: View
  readonly arrivals: ReadonlyMap<Seat, string>
}

type EventOf<I extends Event['is']> = Extract<Event, { is: I }>
type Sentences = { readonly [I in Event['is']]: (m: Moment, event: EventOf<I>) => string }

const who = ({ v, view, arrivals }: Moment, seat: Seat): string => {
  const id = arrivals.get(seat)
  return id === undefined ? seatName(v, seat, view) : nameOf(v, id)
}

const sourceName = (v: Voice, source: string): string => (source === '' ? 'none' : nameOf(v, source))

const amount = ({ v }: Moment, what: 'sanity' | 'stamina' | 'clue', n: number): string => v.say(`amount.${what}`, { n })

type Hour = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

export const hourText = (v: Voice, hours: number): string => v.say(`hour.${(hours % 12) as Hour}`)

const card = ({ v }: Moment, id: string): { card: string } => ({ card: nameOf(v, id) })

const monster = ({ v }: Moment, marker: string): { monster: string } => ({ monster: v.the(nameOf(v, marker)) })

export const endingText = (v: Voice, { how }: Ending, view: View): string =>
  v.say(`ending.${how}`, { name: nameOf(v, view.ancientOne) })

const rolled = (m: Moment, { seat, dice, faces, why }: EventOf<'rolled'>): string =>
  faces.length === 0
    ? m.v.say('event.rolled.none', { name: who(m, seat) })
    : m.v.say('event.rolled', { name: who(m, seat), faces: rollText(m.v, dice, faces), why })

const completed = (m: Moment, { seat, row, dice, faces }: EventOf<'completed'>): string =>
  m.v.say(isHalf(row) ? 'event.completed.half' : 'event.completed', {
    name: who(m, seat),
    row: rowWithSymbols(m.v, row, m.view.expedition?.rows ?? []),
    dice: m.v.and(faces.map((face, i) => dieText(m.v, dice[i] ?? 0, face))),
  })

const secured = (m: Moment, { die, face, on, by }: EventOf<'secured'>): string =>
  m.v.say('event.secured', {
    by,
    die: dieText(m.v, die, face),
    on: by === 'spell' ? nameOf(m.v, on) : who(m, Number(on)),
  })

const prevented = (m: Moment, { seat, what, by }: EventOf<'prevented'>): string =>
  m.v.say('event.prevented', {
    by: nameOf(m.v, by),
    name: who(m, seat),
    what,
    track: what === 'sanity' || what === 'stamina' ? m.v.say(`one.${what}`) : what,
  })

const corrected = (m: Moment, { change }: EventOf<'corrected'>): string => {
  if (change.do !== 'set')
    return m.v.say('event.corrected.card', { name: who(m, change.seat), way: change.do, ...card(m, change.card) })
  const { what, to } = change
  if ('seat' in change) {
    const held = change.what === 'clues' ? 'clue' : change.what
    return m.v.say('event.corrected.own', { name: who(m, change.seat), amount: amount(m, held, to) })
  }
  const hour = what === 'clock' ? hourText(m.v, to) : ''
  return m.v.say('event.corrected.museum', { what: what === 'signs' && isHeld(m) ? 'brought' : what, n: to, hour })
}

/** Elder Signs are found by somebody first, and brought to the Ancient One later. */
const isHeld = ({ view }: Moment): boolean => rulesIn(view)?.signs === 'held'

const moved = (m: Moment, { seat, to }: EventOf<'moved'>): string =>
  to === SHEET
    ? m.v.say('event.moved.sheet', { name: who(m, seat) })
    : m.v.say('event.moved', { name: who(m, seat), place: placeName(m.v, to) })

/** A lair or the entrance is no card to be resolved or failed. */
const attempted = (m: Moment, is: 'resolved' | 'failed', seat: Seat, id: string): string =>
  id === ENTRANCE || m.v.box.ancientOnes.has(id)
    ? m.v.say(`event.${is}.place`, { name: who(m, seat), place: placeName(m.v, id) })
    : m.v.say(`event.${is}`, { name: who(m, seat), ...card(m, id) })

const sign = (m: Moment, { n, total }: EventOf<'sign'>): string => {
  const { v, view } = m
  const counts = { n: Math.abs(n), total, needed: view.signsNeeded }
  if (!isHeld(m)) return v.say(n < 0 ? 'event.sign.lost' : 'event.sign', counts)
  const place = placeName(v, view.ancientOne)
  return v.say(n < 0 ? 'event.sign.taken' : 'event.sign.brought', { ...counts, place })
}

const signFound = (m: Moment, { seat, n, held }: EventOf<'signFound'>): string =>
  m.v.say(n < 0 ? 'event.signFound.lost' : 'event.signFound', {
    name: who(m, seat),
    amount: m.v.say('amount.sign', { n: Math.abs(n) }),
    held,
  })

/** ES-FANSEAL-08: a whole track at once is no lifting of doom but an awakening. */
const doom = ({ v, view }: Moment, { n, total }: EventOf<'doom'>): string => {
  const full = view.doomTrack.length
  if (n < 0 && -n >= full) return v.say('event.doom.cleared')
  return v.say(n < 0 ? 'event.doom.lifted' : 'event.doom', { n: Math.abs(n), total, full })
}

const monsterCame = ({ v }: Moment, { marker, card: id, box }: EventOf<'monster'>): string =>
  v.say('event.monster', {
    name: nameOf(v, marker),
    card: placeName(v, id),
    box: box >= 0 ? String(box + 1) : id === ENTRANCE ? 'hall' : 'below',
  })

const SENTENCES: Sentences = {
  ancientOne: ({ v }, { id }) => v.say('event.ancientOne', { name: nameOf(v, id) }),
  investigator: ({ v }, { id }) =>
    v.say('event.investigator', { name: nameOf(v, id), title: v.box.investigators.get(id)?.title ?? '' }),
  firstPlayer: (m, { seat }) => m.v.say('event.firstPlayer', { name: who(m, seat) }),
  turn: (m, { seat, turn }) => m.v.say('event.turn', { name: who(m, seat), turn }),
  moved,
  dealt: (m, { card: id, slot }) => m.v.say('event.dealt', { ...card(m, id), slot: slot < 0 ? 'extra' : slot + 1 }),
  gate: (m, { card: id }) => m.v.say('event.gate', card(m, id)),
  rolled,
  completed,
  failedRoll: (m, { seat }) => m.v.say('event.failedRoll', { name: who(m, seat) }),
  terror: (m, { seat, source }) => m.v.say('event.terror', { name: who(m, seat), source: nameOf(m.v, source) }),
  dieOut: ({ v }, { die, face }) => v.say('event.dieOut', { die: dieText(v, die, face) }),
  secured,
  turned: ({ v }, { die, from, to }) => v.say('event.turned', { die: dieText(v, die, from), face: faceName(v, to) }),
  dieIn: ({ v }, { die, by }) => v.say('event.dieIn', { die: dieText(v, die, ''), by: abilityName(v, by) }),
  laidOut: (m, { seat, card }) => m.v.say('event.laidOut', { name: who(m, seat), card: nameOf(m.v, card) }),
  declined: (m, { seat }) => m.v.say('event.declined', { name: who(m, seat) }),
  resolved: (m, { seat, card: id }) => attempted(m, 'resolved', seat, id),
  failed: (m, { seat, card: id }) => attempted(m, 'failed', seat, id),
  used: (m, { seat, card: id }) => m.v.say('event.used', { name: who(m, seat), ...card(m, id) }),
  lost: (m, { seat, what, n, source }) =>
    m.v.say('event.lost', { name: who(m, seat), amount: amount(m, what, n), source: sourceName(m.v, source) }),
  gained: (m, { seat, what, n, source }) =>
    m.v.say('event.gained', { name: who(m, seat), what, amount: amount(m, what, n), source: sourceName(m.v, source) }),
  prevented,
  maximum: (m, { seat, what, n }) => m.v.say('event.maximum', { name: who(m, seat), track: m.v.say(`one.${what}`), n }),
  drew: (m, { seat, card: id, deck }) => m.v.say('event.drew', { name: who(m, seat), ...card(m, id), deck }),
  nothing: ({ v }, { what }) => v.say('event.nothing', { what: stockName(v, what) }),
  returned: (m, { seat, card: id }) => m.v.say('event.returned', { name: who(m, seat), ...card(m, id) }),
  spentTrophies: (m, { seat, pieces }) =>
    m.v.say('event.spentTrophies', { name: who(m, seat), pieces: m.v.and(pieces.map((piece) => nameOf(m.v, piece))) }),
  sign,
  signFound,
  opened: ({ v }, { id }) => v.say('event.opened', { place: placeName(v, id) }),
  doom,
  clock: ({ v }, { hours }) => v.say('event.clock', { hour: hourText(v, hours) }),
  clockHeld: ({ v }) => v.say('event.clockHeld'),
  monster: monsterCame,
  noMonster: (m, { seat }) => m.v.say('event.noMonster', { name: who(m, seat) }),
  beaten: (m, { marker, seat }) => m.v.say('event.beaten', { name: who(m, seat), ...monster(m, marker) }),
  collected: (m, { marker, seat }) => m.v.say('event.collected', { name: who(m, seat), ...monster(m, marker) }),
  locked: ({ v }, { die, source }) => v.say('event.locked', { die: dieText(v, die, ''), source: nameOf(v, source) }),
  lockWaits: ({ v }, { source }) => v.say('event.lockWaits', { source: nameOf(v, source) }),
  freed: ({ v }, { die, source }) => v.say('event.freed', { die: dieText(v, die, ''), source: nameOf(v, source) }),
  midnight: ({ v }) => v.say('event.midnight'),
  midnightEffect: ({ v }, { source }) => v.say('event.midnightEffect', { source: nameOf(v, source) }),
  mythos: (m, { card: id }) => m.v.say('event.mythos', card(m, id)),
  banished: (m, { card: id }) => m.v.say('event.banished', card(m, id)),
  closed: (m, { card: id }) => m.v.say('event.closed', card(m, id)),
  gave: (m, { seat, to, card: id }) => m.v.say('event.gave', { name: who(m, seat), to: who(m, to), ...card(m, id) }),
  waited: (m, { seat }) => m.v.say('event.waited', { name: who(m, seat) }),
  bought: (m, { seat, what, card: id }) => m.v.say('event.bought', { name: who(m, seat), what, ...card(m, id) }),
  exhibited: (m, { what, card: id }) => m.v.say('event.exhibited', { what, ...card(m, id) }),
  leftBehind: ({ v }, lost) => v.say('event.leftBehind', { list: lostText(v, { ...lost, cards: lost.cards.slice() }) }),
  pickedUp: (m, { seat, card: id }) => m.v.say('event.pickedUp', { name: who(m, seat), ...card(m, id) }),
  devoured: ({ v }, { id }) => v.say('event.devoured', { name: nameOf(v, id) }),
  eliminated: ({ v }, { seat }) => v.say('event.eliminated', { name: v.say('seat.empty', { n: seat + 1 }) }),
  awoke: ({ v }, { id }) => v.say('event.awoke', { name: nameOf(v, id) }),
  attack: ({ v }, { id }) => v.say('event.attack', { name: nameOf(v, id) }),
  wounded: ({ v, view }, { doom }) => v.say('event.wounded', { name: nameOf(v, view.ancientOne), n: doom }),
  corrected,
  over: ({ v, view }, { how, won }) => v.say('event.over', { ending: endingText(v, { how, won }, view) }),
}

const sentenceOf = (m: Moment, event: Event): string =>
  capital(tidy((SENTENCES[event.is] as (m: Moment, event: Event) => string)(m, event)))

export const eventText = (v: Voice, event: Event, view: View): string =>
  sentenceOf({ v, view, arrivals: new Map() }, event)

/** The events of one input, told from the view before it: those who sit down on the way are known from then on. */
export const eventTexts = (v: Voice, events: readonly Event[], before: View): string[] => {
  const arrivals = new Map<Seat, string>()
  return events.map((event) => {
    if (event.is === 'investigator') arrivals.set(event.seat, event.id)
    return sentenceOf({ v, view: before, arrivals }, event)
  })
}
