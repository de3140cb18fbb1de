/** The cards in play: six places in two rows of three, extra Adventures, Other Worlds by age. */
import type { CardInPlay, MonsterInPlay, State } from '../state.ts'
import { adventureOf, type World } from '../world.ts'

/** ES-RULING-11: the default order of effects, top row first, then extras, then Other Worlds by age. */
export const cardsInPlay = (s: Readonly<State>): CardInPlay[] => {
  const cards: CardInPlay[] = []
  for (const slot of s.slots) if (slot) cards.push(slot)
  for (const extra of s.extras) cards.push(extra)
  for (const world of s.worlds) cards.push(world)
  return cards
}

/** Every place that can hold markers: the cards, and the hall where there is one. */
export const placesInPlay = (s: Readonly<State>): CardInPlay[] => {
  const places = cardsInPlay(s)
  if (s.hall) places.push(s.hall.lair, s.hall.entrance)
  return places
}

/** Where a marker may go: not on a card whose tasks are all done and which is about to leave (ES-RULING-51). */
const open = (s: Readonly<State>): CardInPlay[] => {
  const cards = cardsInPlay(s)
  if (!s.expedition?.resolved) return cards
  const leaving = s.expedition.card
  return cards.filter(({ card }) => card !== leaving)
}

export const findCard = (s: Readonly<State>, id: string): CardInPlay | undefined => {
  for (const slot of s.slots) if (slot && slot.card === id) return slot
  for (const extra of s.extras) if (extra.card === id) return extra
  for (const world of s.worlds) if (world.card === id) return world
  if (s.hall?.lair.card === id) return s.hall.lair
  return s.hall?.entrance.card === id ? s.hall.entrance : undefined
}

export const cardOfMarker = (s: Readonly<State>, marker: string): CardInPlay | undefined =>
  placesInPlay(s).find((card) => card.monsters.some((monster) => monster.marker === marker))

export const markerInPlay = (s: Readonly<State>, marker: string): MonsterInPlay | undefined =>
  cardOfMarker(s, marker)?.monsters.find((monster) => monster.marker === marker)

export const countMonsters = (s: Readonly<State>): number => {
  let n = 0
  for (const slot of s.slots) if (slot) n += slot.monsters.length
  for (const extra of s.extras) n += extra.monsters.length
  for (const world of s.worlds) n += world.monsters.length
  if (s.hall) n += s.hall.lair.monsters.length + s.hall.entrance.monsters.length
  return n
}

/** Whether monsters are at this place; nobody rests or trades there (ES-FANTURN-04..06). One turned down is beaten (ES-RULING-106). */
export const isHaunted = (s: Readonly<State>, place: string): boolean =>
  findCard(s, place)?.monsters.some(({ flippedBy }) => flippedBy < 0) === true

export interface Place {
  readonly card: string
  /** A task's index, or -1 below the last task. */
  readonly box: number
}

const holdsMarker = ({ monsters }: CardInPlay, box: number): boolean => {
  for (const monster of monsters) if (monster.box === box) return true
  return false
}

/** ES-MONSTER-06: boxes of cards in play that hold no marker. */
export const freeBoxes = (w: World, s: Readonly<State>): Place[] => {
  const places: Place[] = []
  for (const card of open(s)) {
    const { tasks } = adventureOf(w, card.card)
    for (let box = 0; box < tasks.length; box++) {
      if (tasks[box]?.box && !holdsMarker(card, box)) places.push({ card: card.card, box })
    }
  }
  return places
}

const below = ({ monsters }: CardInPlay): number => {
  let n = 0
  for (const { box } of monsters) if (box < 0) n++
  return n
}

/** ES-MONSTER-07, ES-RULING-82: below the cards that have the fewest below; markers in boxes do not count. */
export const evenPlaces = (s: Readonly<State>): Place[] => {
  const cards = open(s)
  const fewest = Math.min(...cards.map(below))
  return cards.filter((card) => below(card) === fewest).map((card) => ({ card: card.card, box: -1 }))
}

export const anyPlaceBelow = (s: Readonly<State>): Place[] => open(s).map((card) => ({ card: card.card, box: -1 }))

/** ES-RULING-77: top row from left to right, bottom row back, then the rest by age. */
const clockwise = (s: Readonly<State>): CardInPlay[] => {
  const half = s.slots.length / 2
  const ring = [...s.slots.slice(0, half), ...s.slots.slice(half).reverse()].filter((slot) => slot !== null)
  const leaving = s.expedition?.resolved ? s.expedition.card : ''
  return [...ring, ...s.extras, ...s.worlds].filter(({ card }) => card !== leaving)
}

/** ES-MONSTER-06: the first free box on the way round. */
export const firstBox = (w: World, s: Readonly<State>): Place[] => {
  const boxes = freeBoxes(w, s)
  const first = clockwise(s).find(({ card }) => boxes.some((box) => box.card === card))
  return boxes.filter(({ card }) => card === first?.card).slice(0, 1)
}

/** ES-MONSTER-07: below the first that has fewer than another; else below the first of all. */
export const firstPlaceBelow = (s: Readonly<State>): Place[] => {
  const cards = clockwise(s)
  const most = Math.max(...cards.map(below))
  const place = cards.find((card) => below(card) < most) ?? cards[0]
  return place ? [{ card: place.card, box: -1 }] : []
}

/** Takes a card off the table; its place stays empty until refilled. */
export const liftCard = (s: State, id: string): CardInPlay | undefined => {
  const slot = s.slots.findIndex((card) => card?.card === id)
  if (slot >= 0) {
    const card = s.slots[slot]
    s.slots[slot] = null
    return card ?? undefined
  }
  for (const row of [s.extras, s.worlds]) {
    const i = row.findIndex((card) => card.card === id)
    if (i >= 0) return row.splice(i, 1)[0]
  }
  return undefined
}

export const liftMarker = (s: State, marker: string): void => {
  const card = cardOfMarker(s, marker)
  if (card) card.monsters = card.monsters.filter((monster) => monster.marker !== marker)
}
