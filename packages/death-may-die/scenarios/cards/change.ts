/**
 * What a card does, written by hand as the exact change of the table: `+1 cultist@5, +2 b.sanity`. Everything a card can
 * touch is counted, so whatever is not named must have stayed as it was.
 *
 * Seats are `a` and `b`. `cultist@5` is an enemy in space 5, `rlyeh@4` a token there, `idol@a` one that a holds, `a@1` where
 * a stands, `a+desk/left` a claimed card, `a.sanity` steps on the track. The same words lay the table: `cultist@5:1` has a
 * wound, `body.eye@a` shows its face, `tide=2`, `a.stress=3`, `fire@4`.
 */
import { castIn, ELDER_ONE, NOBODY, NOWHERE } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { Table } from '@vigil/scenario-kit/death-may-die'
import { expect } from 'vitest'

const SEATS = ['a', 'b'] as const
type Track = 'wounds' | 'stress' | 'sanity' | 'fire'

export const clean = (episode: string, elderOne: string): Table =>
  new Table(core, { episode, elderOne, investigators: ['ian', 'sister-beth'] })

const seatOf = (name: string): number => (SEATS as readonly string[]).indexOf(name)

const layToken = (t: Table, kind: string, face: string, place: string, laid: Set<number>): void => {
  const fits = (i: number): boolean => t.state.tokens[i]?.kind === kind && !laid.has(i)
  const all = t.state.tokens.flatMap((_, i) => (fits(i) ? [i] : []))
  const there = all.find((i) => t.state.tokens[i]?.at === Number(place))
  const i = there ?? all.find((one) => t.state.tokens[one]?.at === NOWHERE) ?? all[0] ?? -1
  const token = t.state.tokens[i]
  if (!token) throw new Error(`no ${kind} to lay`)
  laid.add(i)
  const seat = seatOf(place)
  Object.assign(token, seat < 0 ? { at: Number(place), holder: NOBODY } : { at: NOWHERE, holder: seat })
  if (face === '' || token.face === face) return
  const bag = t.state.hidden.find((each) => each.token === kind)
  bag?.faces.splice(bag.faces.indexOf(face), 1)
  Object.assign(token, { face, up: true })
}

const layThing = (t: Table, text: string, laid: Set<number>): void => {
  const [, name = '', face = '', place = '', wounds = '0'] = /^([\w-]+)(?:\.(\w+))?@(\w+)(?::(\d+))?$/.exec(text) ?? []
  const { foes } = castIn(t.world, t.state)
  if (seatOf(name) >= 0) t.person(seatOf(name)).at = Number(place)
  else if (name === 'fire') t.state.fire[Number(place)] = (t.state.fire[Number(place)] ?? 0) + 1
  else if (name === ELDER_ONE) t.summoned(Number(place))
  else if (foes.has(name)) t.enemy(name, Number(place), Number(wounds))
  else {
    layToken(t, name, face, place, laid)
    if (wounds !== '0') Object.assign(t.state.tokens[[...laid].at(-1) ?? -1] ?? {}, { wounds: Number(wounds) })
  }
}

const layValue = (t: Table, name: string, to: number): void => {
  const [who = '', what] = name.split('.')
  if (what !== undefined) {
    t.person(seatOf(who))[what as Track] = to
    return
  }
  const i = castIn(t.world, t.state).episode.markers.findIndex(({ marker }) => marker === name)
  if (i < 0) throw new Error(`no marker ${name}`)
  t.state.markers[i] = to
}

export const lay = (t: Table, words: string): Table => {
  const laid = new Set<number>()
  for (const word of words.split(' ').filter(Boolean)) {
    const [, who = '', card = '', side = ''] = /^(\w)\+([\w-]+)\/(left|right)$/.exec(word) ?? []
    const [, name = '', to = ''] = /^([\w.]+)=(\d+)$/.exec(word) ?? []
    if (card) t.claim(seatOf(who), card, side as 'left' | 'right')
    else if (name) layValue(t, name, Number(to))
    else layThing(t, word, laid)
  }
  return t
}

export type Count = ReadonlyMap<string, number>

export const countOf = ({ state, world }: Table): Count => {
  const count = new Map<string, number>()
  const add = (what: string, n: number): void => void (n && count.set(what, (count.get(what) ?? 0) + n))
  state.seats.forEach((person, i) => {
    const name = SEATS[i] ?? '?'
    add(`${name}@${person.at}`, 1)
    for (const what of ['wounds', 'stress', 'sanity', 'fire'] as const) add(`${name}.${what}`, person[what])
    add(`${name} dead`, person.alive ? 0 : 1)
    add(`${name} down`, person.down ? 1 : 0)
    add(`${name} tally`, person.tally)
    for (const { card, side } of person.cards) add(`${name}+${card}/${side}`, 1)
    for (const { wounds, card } of person.cards) add(`${name}+${card}.wounds`, wounds)
  })
  for (const { kind, at, wounds } of state.figures) {
    if (at !== NOWHERE) add(`${kind}@${at}`, 1)
    add(`${kind}@${at}.wounds`, wounds)
  }
  for (const { kind, at, holder, wounds } of state.tokens) {
    if (at !== NOWHERE) add(`${kind}@${at}`, 1)
    if (holder !== NOBODY) add(`${kind}@${SEATS[holder]}`, 1)
    add(`${kind}@${at}.wounds`, wounds)
  }
  for (const [at, n] of state.fire.entries()) add(`fire@${at}`, n)
  for (const [i, { marker }] of castIn(world, state).episode.markers.entries()) add(marker, state.markers[i] ?? 0)
  add('track', state.track)
  add('hasten', state.turn.hasten ? 1 : 0)
  add('disrupted', state.disrupted ? 1 : 0)
  add('lit', state.turn.lit.length)
  return count
}

const changes = (before: Count, after: Count): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((what) => ({ what, n: (after.get(what) ?? 0) - (before.get(what) ?? 0) }))
    .filter(({ n }) => n !== 0)
    .map(({ what, n }) => `${n > 0 ? '+' : ''}${n} ${what}`)
    .sort()

export const changed = (t: Table, before: Count, expected: string): void => {
  expect(changes(before, countOf(t))).toEqual(expected === '' ? [] : expected.split(', ').sort())
}
