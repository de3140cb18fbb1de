/** What happened, sentence by sentence. */
import type { Seat } from '@vigil/kernel'
import type { Correction, Event } from '../kind.ts'
import type { Ending } from '../state.ts'
import type { View } from '../view.ts'
import { faceText, rollText } from './dice.ts'
import { faceName, heldName, nameOf, seatName, sideName, spaceName, theEnemy, tokensName } from './names.ts'
import { capital, tidy, type Voice } from './voice.ts'

interface Moment {
  readonly v: Voice
  readonly view: View
}

type EventOf<I extends Event['is']> = Extract<Event, { is: I }>
type Sentences = { readonly [I in Event['is']]: (m: Moment, event: EventOf<I>) => string }

const NONE = 'none'

const name = ({ v, view }: Moment, seat: Seat): { name: string } => ({ name: seatName(v, seat, view) })
const space = ({ v, view }: Moment, at: number): { space: string } => ({ space: spaceName(v, at, view) })
const enemy = ({ v, view }: Moment, kind: string): { enemy: string } => ({ enemy: theEnemy(v, kind, view) })
const card = ({ v, view }: Moment, id: string): { card: string } => ({ card: heldName(v, id, view) })
const source = ({ v, view }: Moment, id: string): { source: string } => ({ source: heldName(v, id, view) })

export const endingText = (v: Voice, { how }: Ending): string => v.say(`ending.${how}`)

const tokenText = (m: Moment, { kind, face, at, holder }: EventOf<'token'>): string =>
  m.v.say('event.token', {
    token: m.v.one(faceName(m.v, kind, face), 'subject'),
    place: at ? spaceName(m.v, at, m.view) : NONE,
    holder: holder >= 0 ? seatName(m.v, holder, m.view) : NONE,
    gone: String(at === 0 && holder < 0),
  })

/** Where something is that may be nowhere. */
const spot = (m: Moment, to: number): { space: string; gone: string } => ({
  space: to ? spaceName(m.v, to, m.view) : NONE,
  gone: String(to === 0),
})

const figure = (m: Moment, i: number): { enemy: string } => enemy(m, m.view.figures[i]?.kind ?? '')
const tokenNamed = (m: Moment, i: number): { token: string } => {
  const token = m.view.tokens[i]
  return { token: faceName(m.v, token?.kind ?? '', token?.face ?? '') }
}

const markerAt = (v: Voice, marker: string, to: number): { marker: string; value: string | number } => {
  const known = v.markers.get(marker)
  return { marker: known?.name ?? marker, value: known?.values[to] ?? to }
}

const CORRECTIONS: { readonly [D in Correction['do']]: (m: Moment, it: Extract<Correction, { do: D }>) => string } = {
  set: (m, { seat, what, to }) => m.v.say('event.corrected.set', { ...name(m, seat), what, n: to }),
  level: (m, { seat, skill, to }) =>
    m.v.say('event.corrected.level', { ...name(m, seat), skill: nameOf(m.v, skill), n: to }),
  track: (m, { to }) => m.v.say('event.corrected.track', { n: to }),
  fire: (m, { space: at, to }) => m.v.say('event.corrected.fire', { ...space(m, at), n: to }),
  marker: (m, { marker, to }) => m.v.say('event.corrected.marker', markerAt(m.v, marker, to)),
  place: (m, { seat, to }) => m.v.say('event.corrected.place', { ...name(m, seat), ...space(m, to) }),
  figure: (m, { figure: i, to }) => m.v.say('event.corrected.figure', { ...figure(m, i), ...spot(m, to) }),
  hurt: (m, { figure: i, to }) => m.v.say('event.corrected.hurt', { ...figure(m, i), n: to }),
  token: (m, { token, to }) => m.v.say('event.corrected.token', { ...tokenNamed(m, token), ...spot(m, to) }),
  hold: (m, { token, seat }) => m.v.say('event.corrected.hold', { ...tokenNamed(m, token), ...name(m, seat) }),
  give: (m, { seat, card: id, side }) =>
    m.v.say('event.corrected.give', { ...name(m, seat), card: sideName(m.v, id, side) }),
  take: (m, { seat, card: id }) => m.v.say('event.corrected.take', { ...name(m, seat), ...card(m, id) }),
  mythos: (m, { card: id, to }) => m.v.say('event.corrected.mythos', { card: nameOf(m.v, id), to }),
}

const correctedText = (m: Moment, { change }: EventOf<'corrected'>): string =>
  (CORRECTIONS[change.do] as (m: Moment, it: Correction) => string)(m, change)

const SENTENCES: Sentences = {
  elderOne: ({ v }, { id }) => v.say('event.elderOne', { name: nameOf(v, id) }),
  episode: ({ v }, { id }) => v.say('event.episode', { name: nameOf(v, id) }),
  investigator: ({ v }, { id }) => v.say('event.investigator', { name: nameOf(v, id) }),
  insanity: (m, { seat, id }) => m.v.say('event.insanity', { ...name(m, seat), ...card(m, id) }),
  partner: (m, { seat, partner }) =>
    m.v.say('event.partner', { ...name(m, seat), other: seatName(m.v, partner, m.view) }),
  firstPlayer: (m, { seat }) => m.v.say('event.firstPlayer', name(m, seat)),
  turn: (m, { seat, turn }) => m.v.say('event.turn', { ...name(m, seat), turn }),
  ran: (m, { seat, to, followers }) => m.v.say('event.ran', { ...name(m, seat), ...space(m, to), followers }),
  placed: (m, { seat, to }) => m.v.say('event.placed', { ...name(m, seat), ...space(m, to) }),
  rested: (m, { seat }) => m.v.say('event.rested', name(m, seat)),
  acted: (m, { seat, id }) => m.v.say('event.acted', { ...name(m, seat), action: nameOf(m.v, id) }),
  attacked: (m, { seat, kind, all }) =>
    m.v.say('event.attacked', {
      ...name(m, seat),
      enemy: theEnemy(m.v, kind, m.view, 'object'),
      all: String(all),
    }),
  rolled: (m, { seat, faces, standard }) =>
    m.v.say('event.rolled', { ...name(m, seat), faces: rollText(m.v, faces, standard) }),
  rerolled: (m, { seat, from, to, by }) =>
    m.v.say('event.rerolled', {
      ...name(m, seat),
      from: faceText(m.v, from),
      to: faceText(m.v, to),
      by: heldName(m.v, by, m.view),
    }),
  tallied: ({ v }, { successes, elders, tentacles }) => v.say('event.tallied', { successes, elders, tentacles }),
  stress: (m, { seat, n, source: by }) => m.v.say('event.stress', { ...name(m, seat), n, ...source(m, by) }),
  healed: (m, { seat, stress, wounds, source: by }) =>
    m.v.say('event.healed', { ...name(m, seat), stress, wounds, ...source(m, by) }),
  wounded: (m, { seat, n, source: by }) => m.v.say('event.wounded', { ...name(m, seat), n, ...source(m, by) }),
  absorbed: (m, { seat, card: id }) => m.v.say('event.absorbed', { ...name(m, seat), ...card(m, id) }),
  cut: (m, { seat, what, n, source: by }) => m.v.say('event.cut', { ...name(m, seat), what, n, ...source(m, by) }),
  sanity: (m, { seat, n, source: by }) => m.v.say('event.sanity', { ...name(m, seat), n, ...source(m, by) }),
  threshold: (m, { seat, die }) => m.v.say('event.threshold', { ...name(m, seat), die: String(die) }),
  insane: (m, { seat, id }) => m.v.say('event.insane', { ...name(m, seat), ...card(m, id) }),
  leveled: (m, { seat, skill, level }) =>
    m.v.say('event.leveled', { ...name(m, seat), skill: nameOf(m.v, skill), level }),
  revived: (m, { seat }) => m.v.say('event.revived', name(m, seat)),
  died: ({ v }, { id, how }) => v.say('event.died', { name: nameOf(v, id), how }),
  mythos: ({ v }, { card: id }) => v.say('event.mythos', { card: nameOf(v, id) }),
  mythosUnder: (m, { seat, card: id }) => m.v.say('event.mythosUnder', { ...name(m, seat), card: nameOf(m.v, id) }),
  mythosKept: (m, { seat, card: id }) => m.v.say('event.mythosKept', { ...name(m, seat), card: nameOf(m.v, id) }),
  cancelled: (m, { seat, card: id }) => m.v.say('event.cancelled', { ...name(m, seat), card: nameOf(m.v, id) }),
  nothing: ({ v }, { what }) => v.say('event.nothing', { what }),
  moved: (m, { kind, to }) => m.v.say('event.moved', { ...enemy(m, kind), ...space(m, to) }),
  summoned: (m, { kind, at }) =>
    m.v.say('event.summoned', { enemy: m.v.one(nameOf(m.v, kind), 'subject'), ...space(m, at) }),
  noFigure: (m, { kind }) => m.v.say('event.noFigure', { enemy: nameOf(m.v, kind) }),
  hit: (m, { kind, n }) => m.v.say('event.hit', { ...enemy(m, kind), n }),
  immortal: ({ v }) => v.say('event.immortal'),
  slain: (m, { kind }) => m.v.say('event.slain', enemy(m, kind)),
  fight: (m, { seat, kind }) => m.v.say('event.fight', { ...name(m, seat), ...enemy(m, kind) }),
  protected: (m, { seat, victim }) =>
    m.v.say('event.protected', { ...name(m, seat), other: seatName(m.v, victim, m.view) }),
  found: (m, { seat, card: id }) => m.v.say('event.found', { ...name(m, seat), card: nameOf(m.v, id) }),
  claimed: (m, { seat, card: id, side }) =>
    m.v.say('event.claimed', { ...name(m, seat), side: sideName(m.v, id, side) }),
  unclaimed: ({ v }, { card: id }) => v.say('event.unclaimed', { card: nameOf(v, id) }),
  used: (m, { seat, source: by }) => m.v.say('event.used', { ...name(m, seat), ...card(m, by) }),
  discarded: (m, { seat, card: id }) => m.v.say('event.discarded', { ...name(m, seat), ...card(m, id) }),
  given: (m, { from, to, card: id }) =>
    m.v.say('event.given', { ...name(m, from), other: seatName(m.v, to, m.view), ...card(m, id) }),
  givenToken: (m, { from, to, kind, face }) =>
    m.v.say('event.givenToken', {
      ...name(m, from),
      other: seatName(m.v, to, m.view),
      card: faceName(m.v, kind, face),
    }),
  lay: (m, { seat }) => m.v.say('event.lay', name(m, seat)),
  stood: (m, { seat }) => m.v.say('event.stood', name(m, seat)),
  fire: (m, { at, n }) => m.v.say('event.fire', { ...space(m, at), n }),
  onFire: (m, { seat, n, standIns }) => m.v.say('event.onFire', { ...name(m, seat), n, standIns }),
  token: tokenText,
  turned: ({ v }, { kind, face }) => v.say('event.turned', { face: faceName(v, kind, face) }),
  tokenHit: (m, { kind, at, n }) => m.v.say('event.tokenHit', { token: tokensName(m.v, kind), ...space(m, at), n }),
  noToken: ({ v }, { kind }) =>
    v.say('event.noToken', { token: kind === 'fire' ? v.say('thing.fire') : tokensName(v, kind) }),
  marker: ({ v }, { marker, to }) => v.say('event.marker', markerAt(v, marker, to)),
  corrected: correctedText,
  disrupted: ({ v }) => v.say('event.disrupted'),
  advanced: ({ v }, { to }) => v.say('event.advanced', { to }),
  shuffled: ({ v }, { what }) => v.say('event.shuffled', { what }),
  stage: ({ v }, { id, stage }) => v.say('event.stage', { name: nameOf(v, id), stage }),
  elderOneAt: (m, { at }) => m.v.say('event.elderOneAt', space(m, at)),
  over: ({ v }, { how, won }) => v.say('event.over', { ending: endingText(v, { how, won }) }),
}

/** Told from the view before it happened. */
export const eventText = (v: Voice, event: Event, view: View): string =>
  capital(tidy((SENTENCES[event.is] as (m: Moment, event: Event) => string)({ v, view }, event)))
