/** Second half of laying out a position: things are taken from where a new game has them and put where they belong. */

import type { Colour, DeckName, Face, Pack, State } from '@vigil/elder-sign'
import { colourOf, DICE, ENTRANCE, FACES_OF, LAIR, ruleSetOf, SHEET, typeOfMarker } from '@vigil/elder-sign'
import type { Seat } from '@vigil/kernel'
import { fail } from '../failure.ts'
import { suggestion } from '../nearest.ts'
import { parseDie } from './notation.ts'
import type { Piles, Plan, PlannedCard, PlannedSeat } from './plan.ts'
import { seatOf } from './seat.ts'
import type { Setup } from './setup-shape.ts'

type Person = NonNullable<State['seats'][number]['person']>
type CardInPlay = State['extras'][number]
type HallSetup = NonNullable<Setup['hall']>

/** Out of a deck, wherever in it the card lies, or out of the box, where a difficulty keeps it from the deck. */
const takeCard = (s: State, deck: DeckName, card: string): string => {
  for (const pile of [s.decks[deck].top, s.decks[deck].bag, s.decks[deck].bottom, s.banished]) {
    const i = pile.indexOf(card)
    if (i < 0) continue
    pile.splice(i, 1)
    return card
  }
  return fail(`${card} once in the position`, 'it lies elsewhere already')
}

/** Out of the cup, or from among the Cultists kept aside: that marker, or one of that type. */
const takeMarker = (s: State, name: string): string => {
  for (const pile of [s.cup, s.hall?.cultists ?? []]) {
    const i = pile.indexOf(name)
    const at = i >= 0 ? i : pile.findIndex((marker) => typeOfMarker(marker) === name)
    const [marker] = at < 0 ? [] : pile.splice(at, 1)
    if (marker !== undefined) return marker
  }
  return fail('a marker that is still in the cup', `'${name}'${suggestion(name, s.cup)}`)
}

const layCard = (s: State, deck: 'adventure' | 'otherWorld', { card, monsters }: PlannedCard): CardInPlay => ({
  card: takeCard(s, deck, card),
  monsters: monsters.map(({ marker, box }) => ({ marker: takeMarker(s, marker), box, flippedBy: -1 })),
})

const deckOfItem = (pack: Pack, item: string): DeckName =>
  pack.items.find(({ id }) => id === item)?.deck ?? fail('an item or spell', `'${item}'`)

const takePiece = (s: State, pack: Pack, piece: string): string => {
  if (pack.adventures.some(({ id }) => id === piece)) return takeCard(s, 'adventure', piece)
  if (pack.otherWorlds.some(({ id }) => id === piece)) return takeCard(s, 'otherWorld', piece)
  const markers = [...s.cup, ...(s.hall?.cultists ?? [])]
  if (markers.some((marker) => marker === piece || typeOfMarker(marker) === piece)) return takeMarker(s, piece)
  const known = [...pack.adventures, ...pack.otherWorlds, ...pack.monsters].map(({ id }) => id)
  return fail('a card or marker that is still to be had', `'${piece}'${suggestion(piece, known)}`)
}

/** Where a marker may stand. */
const spotOf = (s: Readonly<State>, at = ENTRANCE): string => {
  if (s.awake) return LAIR
  const spots = [
    ENTRANCE,
    ...(s.hall ? [SHEET, s.hall.lair.card] : []),
    ...[...s.slots, ...s.extras, ...s.worlds].flatMap((card) => card?.card ?? []),
  ]
  return spots.includes(at) ? at : fail(`'at' a card in play or '${ENTRANCE}'`, `'${at}'${suggestion(at, spots)}`)
}

const personOf = (s: State, pack: Pack, { seat, id, items, allies, trophies }: PlannedSeat): Person => ({
  id,
  sanity: 1,
  stamina: 1,
  sanityShift: 0,
  staminaShift: 0,
  clues: seat.clues ?? 0,
  items: items.map((item) => takeCard(s, deckOfItem(pack, item), item)),
  cast: [],
  allies: allies.map((ally) => takeCard(s, 'ally', ally)),
  trophies: trophies.map((piece) => takePiece(s, pack, piece)),
  at: spotOf(s, seat.at),
  spent: seat.spent === true ? [id] : seat.spent ? seat.spent : [],
  ...(ruleSetOf(s.rules)?.signs === 'held' && { signs: seat.signs ?? 0 }),
})

const knownInvestigator = (pack: Pack, id: string): string => {
  const ids = pack.investigators.map((each) => each.id)
  return ids.includes(id) ? id : fail('an investigator', `'${id}'${suggestion(id, ids)}`)
}

const layPiles = (s: State, { tops, fillers, whole }: Plan): void => {
  for (const deck of Object.keys(s.decks) as DeckName[]) {
    const known = [...(tops[deck] ?? []), ...(fillers[deck] ?? [])]
    s.decks[deck].top = known.map((card) => takeCard(s, deck, card))
    const all = whole[deck]
    if (!all) continue
    const order = all.map((card) => takeCard(s, deck, card))
    s.banished.push(...s.decks[deck].bag)
    s.decks[deck] = { top: s.decks[deck].top.concat(order), bag: [], bottom: [] }
  }
}

const freeDie = (s: State, colour: Colour): number | undefined =>
  DICE.toReversed().find((id) => colourOf(id) === colour && s.dice[id]?.at === 'supply')

const setDie = (s: State, id: number, at: State['dice'][number]['at'], on = '', face: Face | '' = ''): void => {
  s.dice[id] = { at, on, face }
}

/** A die of the supply that can show this, put somewhere. */
export const layDie = (s: State, text: string, at: State['dice'][number]['at'], on = ''): void => {
  const { colour = 'green', face } = parseDie(text)
  const id = DICE.find((die) => colourOf(die) === colour && s.dice[die]?.at === 'supply')
  if (id === undefined) return fail(`a ${colour} die in the supply`, 'none is left')
  if (face && !FACES_OF[colour].includes(face)) fail(`a face of the ${colour} die`, face)
  setDie(s, id, at, on, face ?? '')
}

/** Lock icons of everything in play, in the order given, then in the order of the table. */
const layLocks = (s: State, pack: Pack, order: readonly string[] = []): void => {
  const found: { name: string; source: string; colour: Colour }[] = []
  const halls = s.hall ? [s.hall.lair, s.hall.entrance] : []
  const cards = [...s.slots, ...s.extras, ...s.worlds, ...halls].flatMap((card) => card ?? [])
  for (const { card, monsters } of cards) {
    const lock = [...pack.adventures, ...pack.otherWorlds].find(({ id }) => id === card)?.lock
    if (lock) found.push({ name: card, source: `card:${card}`, colour: lock })
    for (const { marker } of monsters) {
      const colour = pack.monsters.find(({ id }) => id === typeOfMarker(marker))?.lock
      if (colour) found.push({ name: marker, source: `monster:${marker}`, colour })
    }
  }
  const mythos = pack.mythos.find(({ id }) => id === s.mythos)?.lock
  if (mythos) found.push({ name: 'mythos', source: 'mythos', colour: mythos })
  for (const name of order)
    if (!found.some((lock) => lock.name === name)) fail(`'locks' to name something with a lock icon`, `'${name}'`)
  const age = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
  for (const { source, colour } of found.toSorted((a, b) => age(a.name) - age(b.name))) {
    const id = s.nextLock++
    const die = freeDie(s, colour)
    if (die !== undefined) setDie(s, die, 'lock', String(id))
    s.locks.push({ id, colour, source, die: die ?? -1 })
  }
}

const laySpells = (s: State, pack: Pack, spells: Setup['spells'] = []): void => {
  for (const { owner, spell } of spells) {
    const known = pack.items.flatMap(({ id, deck }) => (deck === 'spell' ? [id] : []))
    if (!known.includes(spell)) fail('a spell', `'${spell}'${suggestion(spell, known)}`)
    const person = s.seats[seatOf(s, owner)]?.person
    if (!person) return fail('an owner of the spell', `nobody at ${owner}`)
    person.cast.push(takeCard(s, 'spell', spell))
  }
}

const below = (s: State, markers: readonly string[]) =>
  markers.map((marker) => ({ marker: takeMarker(s, marker), box: -1, flippedBy: -1 }))

const layLost = (s: State, pack: Pack, { signs = 0, cards = [] }: NonNullable<HallSetup['found']>) => ({
  signs,
  cards: cards.map((card) =>
    takeCard(s, pack.allies.some(({ id }) => id === card) ? 'ally' : deckOfItem(pack, card), card),
  ),
})

/** What lies about where the Entrance and the Ancient One are places; no exhibit is open unless it is named. */
const layHall = (s: State, hall: NonNullable<State['hall']>, plan: Plan, setup: HallSetup): void => {
  const { pack } = plan
  hall.open = setup.open ?? false
  hall.awake = setup.awake ?? false
  hall.lair.monsters = below(s, plan.hall.lair)
  hall.entrance.monsters = below(s, plan.hall.entrance)
  for (const deck of ['common', 'unique', 'spell', 'ally'] as const) {
    const card = plan.hall.exhibit[deck]
    if (card !== undefined) hall.exhibit[deck] = takeCard(s, deck, card)
  }
  hall.exhibit.investigator = plan.hall.exhibit.investigator ?? null
  hall.reserve = [...(setup.reserve ?? [])]
  const known = [...hall.reserve, hall.exhibit.investigator]
  s.roster = s.roster.filter((id) => !known.includes(id))
  hall.found = layLost(s, pack, setup.found ?? {})
  hall.left = layLost(s, pack, setup.left ?? {})
  const kept = hall.cultists.slice(0, setup.cultists ?? hall.cultists.length)
  s.banished.push(...hall.cultists.filter((marker) => !kept.includes(marker)))
  hall.cultists = kept
  const needed = pack.ancientOnes.find(({ id }) => id === s.ancientOne)?.signs ?? 0
  const held = s.seats.reduce((n, { person }) => n + (person?.signs ?? 0), 0)
  hall.supply = setup.supply ?? Math.max(0, needed - held - hall.found.signs - hall.left.signs - s.signs)
}

const layCup = (s: State, cup: readonly string[] | undefined): void => {
  if (!cup) return
  const kept = cup.map((marker) => takeMarker(s, marker))
  s.banished.push(...s.cup)
  s.cup = kept
}

/** Everything but the tracks of the investigators, which depend on what lies around them. */
export const layOut = (s: State, plan: Plan, setup: Setup): void => {
  const { pack } = plan
  s.awake = setup.awake ?? false
  s.slots = plan.slots.map((card) => card && layCard(s, 'adventure', card))
  s.extras = plan.extras.map((card) => layCard(s, 'adventure', card))
  s.worlds = plan.worlds.map((card) => layCard(s, 'otherWorld', card))
  s.mythos = plan.mythos === null ? null : takeCard(s, 'mythos', plan.mythos)
  plan.seats.forEach((planned, seat: Seat) => {
    const { out = false, gone = false } = planned.seat
    s.seats[seat] = { person: out || gone ? null : personOf(s, pack, planned), owed: gone, out }
    s.roster = s.roster.filter((id) => id !== planned.id)
  })
  if (setup.roster) s.roster = setup.roster.map((id) => knownInvestigator(pack, id))
  laySpells(s, pack, setup.spells)
  layPiles(s, plan)
  layCup(s, plan.cup)
  s.clock = setup.clock ?? s.clock
  s.doom = setup.doom ?? 0
  s.signs = setup.signs ?? 0
  if (s.hall) layHall(s, s.hall, plan, setup.hall ?? {})
  layLocks(s, pack, setup.locks)
  for (const { spell, dice } of setup.spells ?? []) for (const die of dice) layDie(s, die, 'spell', spell)
}

export const leftOver = (s: Readonly<State>, tops: Piles): string[] =>
  (Object.keys(tops) as DeckName[]).flatMap((deck) =>
    (tops[deck] ?? []).filter((card) => s.decks[deck].top.includes(card)).map((card) => `${card} (${deck})`),
  )
