/** Names of whatever has an id. */
import type { Seat } from '@vigil/kernel'
import type { Component } from '../card.ts'
import { DECKS, ENTRANCE, LAIR } from '../state.ts'
import type { PersonView, RowView, View } from '../view.ts'
import { typeOfMarker } from '../world.ts'
import type { Voice } from './voice.ts'

/** Sources that are no card. */
const SOURCES = [
  'firstAid',
  'souvenir',
  'lostAndFound',
  'scrounge',
  'reroll',
  'assist',
  'clue',
  'free',
  'mythos',
  'random',
] as const
const STOCKS = [...DECKS, 'cup'] as const

const among = <T extends string>(list: readonly T[], id: string): T | undefined => list.find((one) => one === id)

/** `card:x`, `monster:x`, `mythos:x`, `ally:x` and `lingering:x` are x, seen from somewhere. */
const bare = (id: string): string => id.replace(/^(card|monster|mythos|ally|lingering):/, '')

const componentOf = (v: Voice, own: string): Component | undefined =>
  v.box.all.get(own) ?? v.box.monsters.get(typeOfMarker(own))

export const flavourOf = (v: Voice, id: string): string => componentOf(v, bare(id))?.flavour ?? ''

export const nameOf = (v: Voice, id: string): string => {
  const own = bare(id)
  const component = componentOf(v, own)
  if (component) return component.name
  if (own === ENTRANCE) return v.box.pack.entrance.name
  if (own === LAIR) return v.say('place.lair')
  if (own.startsWith('broken:')) return v.say('source.broken')
  if (/^\d+$/.test(own)) return v.say('seat.empty', { n: Number(own) + 1 })
  const source = among(SOURCES, own)
  if (source) return v.say(`source.${source}`)
  return isRow(own) ? rowName(v, own) : stockName(v, own)
}

/** A deck, or the monster cup. */
export const stockName = (v: Voice, what: string): string => {
  const stock = among(STOCKS, what)
  return stock ? v.say(`deck.${stock}`) : what
}

const isRow = (id: string): boolean => /^(t\d+|battle|[mx]:.+)$/.test(id)

const printedRow = (v: Voice, key: string): string => {
  if (key === 'battle') return v.say('row.battle')
  if (key.startsWith('m:')) return v.say('row.monster', { name: nameOf(v, key.slice(2)) })
  if (key.startsWith('x:')) return v.say('row.further', { name: nameOf(v, key.slice(2)) })
  return v.say('row.task', { n: Number(key.slice(1)) + 1 })
}

/** "task 2", "Cultist task"; where two Cultists stand on one card, "Cultist task 1 of 2". */
export const rowName = (v: Voice, key: string, rows: readonly RowView[] = []): string => {
  const row = printedRow(v, key)
  const alike = rows.filter((other) => printedRow(v, other.key) === row)
  const i = alike.findIndex((other) => other.key === key)
  return alike.length > 1 ? v.say('row.one', { row, i: i + 1, n: alike.length }) : row
}

export const personIn = (view: View, seat: Seat): PersonView | undefined => {
  const person = view.people[seat]
  return person && 'id' in person ? person : undefined
}

export const seatName = (v: Voice, seat: Seat, view: View | undefined): string => {
  const person = view && personIn(view, seat)
  return person ? nameOf(v, person.id) : v.say('seat.empty', { n: seat + 1 })
}

/** The ability of an investigator, or the name of whatever else the source is. */
export const abilityName = (v: Voice, source: string): string =>
  v.box.investigators.get(source)?.ability.name ?? nameOf(v, source)

/** Where a marker stands, so that two of a kind can be told apart: "Cultist at Gala in the Great Hall, task 1". */
export const markerName = (v: Voice, marker: string, view: View): string => {
  const name = nameOf(v, marker)
  const card = view.cards.find(({ monsters }) => monsters.some((monster) => monster.marker === marker))
  if (!card) return name
  return v.say('marker.at', { name, card: nameOf(v, card.card), where: markerPlace(v, marker, view) })
}

export const markerPlace = (v: Voice, marker: string, view: View): string => {
  const here = view.cards.find(({ monsters }) => monsters.some((monster) => monster.marker === marker))?.monsters ?? []
  const box = here.find((monster) => monster.marker === marker)?.box ?? -1
  if (box >= 0) return v.say('marker.box', { n: box + 1 })
  const alike = here.filter((other) => other.box < 0 && nameOf(v, other.marker) === nameOf(v, marker))
  const where = v.say('marker.below')
  const i = alike.findIndex((other) => other.marker === marker)
  return alike.length > 1 ? v.say('marker.one', { where, i: i + 1, n: alike.length }) : where
}
