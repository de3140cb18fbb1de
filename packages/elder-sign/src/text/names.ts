/** Names of whatever has an id. */
import type { Seat } from '@vigil/kernel'
import type { Component } from '../card.ts'
import { DECKS, ENTRANCE, LAIR, SHEET } from '../state.ts'
import type { CardView, PersonView, RowView, View } from '../view.ts'
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
  'marker',
  'random',
] as const
const STOCKS = [...DECKS, 'cup', 'cultists', 'sign', 'investigators'] as const

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
  if (own === SHEET) return v.say('place.sheet')
  if (own.startsWith('broken:')) return v.say('source.broken')
  if (/^\d+$/.test(own)) return v.say('seat.empty', { n: Number(own) + 1 })
  const source = among(SOURCES, own)
  if (source) return v.say(`source.${source}`)
  return isRow(own) ? rowName(v, own) : stockName(v, own)
}

/** Where somebody stands. A lair goes by the id of its Ancient One. */
export const placeName = (v: Voice, id: string): string =>
  v.box.ancientOnes.has(id) ? v.say('place.lairOf', { name: nameOf(v, id) }) : nameOf(v, id)

/** A deck, the monster cup, or another supply. */
export const stockName = (v: Voice, what: string): string => {
  const stock = among(STOCKS, what)
  return stock ? v.say(`deck.${stock}`) : what
}

const isRow = (id: string): boolean => /^(t\d+|battle|[mxh]:.+)$/.test(id)

/** ES-MONSTER-13: a monster without the rest of the task it covers. No row of its own: it stands in for the whole one. */
export const isHalf = (key: string): boolean => key.startsWith('h:')

const wholeOf = (key: string): string => (isHalf(key) ? `m:${key.slice(2)}` : key)

const printedRow = (v: Voice, key: string): string => {
  if (key === 'battle') return v.say('row.battle')
  if (key.startsWith('m:')) return v.say('row.monster', { name: nameOf(v, key.slice(2)) })
  if (key.startsWith('x:')) return v.say('row.further', { name: nameOf(v, key.slice(2)) })
  if (isHalf(key)) return v.say('row.half', { name: nameOf(v, key.slice(2)) })
  return v.say('row.task', { n: Number(key.slice(1)) + 1 })
}

/** "task 2", "Cultist task"; where two Cultists stand on one card, "Cultist task 1 of 2". */
export const rowName = (v: Voice, key: string, rows: readonly RowView[] = []): string => {
  const row = printedRow(v, key)
  const whole = wholeOf(key)
  const alike = rows.filter((other) => printedRow(v, other.key) === printedRow(v, whole))
  const i = alike.findIndex((other) => other.key === whole)
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

/** Every place that can hold markers: the cards, and the hall where there is one. */
export const placesIn = ({ cards, hall }: View): readonly CardView[] =>
  hall ? [...cards, hall.lair, hall.entrance] : cards

const placeOf = (view: View, marker: string): CardView | undefined =>
  placesIn(view).find(({ monsters }) => monsters.some((monster) => monster.marker === marker))

/** Where a marker stands, so that two of a kind can be told apart: "Cultist at Gala in the Great Hall, task 1". */
export const markerName = (v: Voice, marker: string, view: View): string => {
  const name = nameOf(v, marker)
  const place = placeOf(view, marker)
  if (!place) return name
  return v.say('marker.at', { name, card: placeName(v, place.card), where: markerPlace(v, marker, view) })
}

export const markerPlace = (v: Voice, marker: string, view: View): string => {
  const place = placeOf(view, marker)
  const here = place?.monsters ?? []
  const box = here.find((monster) => monster.marker === marker)?.box ?? -1
  if (box >= 0) return v.say('marker.box', { n: box + 1 })
  const alike = here.filter((other) => other.box < 0 && nameOf(v, other.marker) === nameOf(v, marker))
  const where = place?.card === ENTRANCE ? v.say('marker.hall') : v.say('marker.below')
  const i = alike.findIndex((other) => other.marker === marker)
  return alike.length > 1 ? v.say('marker.one', { where, i: i + 1, n: alike.length }) : where
}
