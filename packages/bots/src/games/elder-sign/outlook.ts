/** What an attempt at a card promises: the chance, what success brings, what failure costs. */
import type { Adventure, CardView, Effect, Item, PersonView } from '@vigil/elder-sign'
import type { Attempt } from './attempt.ts'
import { monsterOf } from './lore.ts'
import { needsOf } from './needs.ts'
import { gatherWorth } from './rally.ts'
import { diceReady, facesOf, hasTrait, heldDice, type Spot } from './spot.ts'
import { attackOf, readiness } from './strike.ts'
import { hourWorth, itemWorth, lossWorth, worthOf } from './worth.ts'

export interface Outlook {
  readonly card: string
  readonly chance: number
  readonly good: number
  readonly bad: number
  /** In points, the attempt as a whole. */
  readonly value: number
  /** The dice that cards are to add. */
  readonly more: More
}

export interface More {
  readonly yellow: boolean
  readonly red: boolean
}

const handOf = ({ lore }: Spot, { items }: PersonView): Item[] => items.flatMap((id) => lore.items.get(id) ?? [])

export const diceItems = (spot: Spot, person: PersonView, colour: 'yellow' | 'red'): Item[] =>
  handOf(spot, person).filter(({ effects: [first] }) => first?.do === 'addDice' && first.dice.includes(colour))

/** More spells than this are not counted on. */
const MOST_SPELLS = 2

export const securingSpells = (spot: Spot, person: PersonView): Item[] =>
  handOf(spot, person)
    .filter(({ effects: [first] }) => first?.do === 'secure')
    .slice(0, MOST_SPELLS)

const MOST_CLUES = 2

export const cluesReady = ({ clues }: PersonView): number => Math.min(MOST_CLUES, clues)

export const adventureAt = ({ lore }: Spot, card: string): Adventure | undefined => lore.adventures.get(card)

export const terrorOf = (spot: Spot, card: string): readonly Effect[] => {
  const { lore, view } = spot
  const own = adventureAt(spot, card)?.terror ?? (card === view.hall?.lair.card ? lairAttack(spot) : [])
  return [...own, ...(view.mythos === null ? [] : (lore.mythos.get(view.mythos)?.lingering.terror ?? []))]
}

const lairAttack = ({ lore, view }: Spot): readonly Effect[] => {
  const ancient = lore.ancientOnes.get(view.ancientOne)
  return ancient ? attackOf(ancient) : []
}

/** Enough to win, with what was brought before. */
const lairGood = ({ view, weights }: Spot, { signs }: PersonView): number =>
  signs === 0 ? 0 : signs * weights.brought + (view.signs + signs >= view.signsNeeded ? 60 : 0)

const monstersGood = (spot: Spot, { monsters }: CardView): number =>
  monsters.reduce((sum, { marker }) => {
    const monster = monsterOf(spot.lore, marker)
    return (
      sum +
      spot.weights.beaten +
      (monster?.trophies ?? 0) * spot.weights.trophy +
      (monster?.midnight ? -spot.weights.midnights * worthOf(spot, monster.midnight, undefined) : 0) +
      (monster?.lock ? spot.weights.lock : 0)
    )
  }, 0)

export const goodOf = (spot: Spot, place: CardView, person: PersonView): number => {
  const adventure = adventureAt(spot, place.card)
  const beaten = monstersGood(spot, place)
  if (!adventure) return beaten + (place.card === spot.view.hall?.lair.card ? lairGood(spot, person) : 0)
  const midnight = adventure.midnight ? -spot.weights.midnights * worthOf(spot, adventure.midnight, person) : 0
  const lock = adventure.lock ? spot.weights.lock : 0
  const won = worthOf(spot, adventure.rewards, person) + gatherWorth(spot, adventure.rewards, place, person)
  const kept = readiness(spot, person, { pieces: 1 + place.monsters.length, monsters: place.monsters.length })
  return won + adventure.trophies * spot.weights.trophy + midnight + lock + beaten + kept
}

export const badOf = (spot: Spot, place: CardView, person: PersonView): number => {
  const adventure = adventureAt(spot, place.card)
  if (adventure) return worthOf(spot, adventure.penalties, person)
  return spot.view.hall?.awake && place.card === spot.view.hall.lair.card ? worthOf(spot, lairAttack(spot), person) : 0
}

/** ES-ASSIST-01: others there can hold a die each. */
const companyAt = ({ weights }: Spot, { visitors }: CardView, { seat }: PersonView): number =>
  Math.min(weights.company, visitors.filter((other) => other !== seat).length)

/** As somebody would begin it, with the dice that cards would add. */
export const attemptAt = (spot: Spot, place: CardView, person: PersonView, more: More): Attempt => {
  const { view } = spot
  const adventure = adventureAt(spot, place.card)
  const granted = hasTrait(spot, person, 'dice') && adventure?.kind === 'otherWorld'
  return {
    rows: place.rows.filter(({ done }) => !done).map(needsOf),
    ordered: (adventure?.ordered ?? false) && !hasTrait(spot, person, 'ignoreOrder'),
    dice: {
      green: diceReady(view, 'green'),
      yellow: more.yellow || granted ? diceReady(view, 'yellow') : 0,
      red: more.red || granted ? diceReady(view, 'red') : 0,
    },
    held: facesOf(heldDice(view)),
    saves: 1 + securingSpells(spot, person).length + companyAt(spot, place, person),
    clues: cluesReady(person),
  }
}

const costOf = (place: CardView, what: 'sanity' | 'stamina' | 'clock'): number =>
  place.rows.reduce((sum, row) => (row.done ? sum : sum + row[what]), 0)

/** ES-TASK-11: a cost may not use up a track. */
const payable = (place: CardView, person: PersonView): boolean =>
  costOf(place, 'sanity') < person.sanity && costOf(place, 'stamina') < person.stamina

const costsWorth = (spot: Spot, place: CardView, person: PersonView): number =>
  lossWorth(spot, person, 'sanity', costOf(place, 'sanity')) +
  lossWorth(spot, person, 'stamina', costOf(place, 'stamina')) +
  hourWorth(spot, costOf(place, 'clock'))

/** ES-MONSTER-14: monsters that were beaten are gone, even where the attempt fails; at the lair they bar the way. */
const partWorth = (spot: Spot, place: CardView, { dice }: Attempt): number => {
  const barred = place.card === spot.view.hall?.lair.card ? BARRED : 0
  return place.rows.reduce((sum, row) => {
    if (row.done || row.marker === '') return sum
    const trophies = monsterOf(spot.lore, row.marker)?.trophies ?? 0
    return (
      sum + spot.estimate.roll(needsOf(row), dice) * (spot.weights.beaten + trophies * spot.weights.trophy + barred)
    )
  }, 0)
}

const BARRED = 1.5

export const outlookAt = (spot: Spot, place: CardView, person: PersonView): Outlook => {
  const good = goodOf(spot, place, person) + costsWorth(spot, place, person)
  const bad = badOf(spot, place, person)
  const terror = hasTrait(spot, person, 'ignoreTerror') ? [] : terrorOf(spot, place.card)
  const fatal = terror.some((effect) => effect.do === 'fail' || effect.do === 'shed')
  const dread = Math.min(0, worthOf(spot, terror, person))
  const items = { yellow: diceItems(spot, person, 'yellow')[0], red: diceItems(spot, person, 'red')[0] }
  const valued = (more: More): Outlook => {
    const attempt = attemptAt(spot, place, person, more)
    const raw = payable(place, person) ? spot.estimate.finish(attempt) : 0
    const chance = (fatal ? raw * 0.75 : raw) ** spot.weights.trust
    const spent = (more.yellow ? itemWorth(spot, items.yellow) : 0) + (more.red ? itemWorth(spot, items.red) : 0)
    const value =
      chance * good +
      (1 - chance) * bad +
      (1.2 - chance) * 0.8 * dread -
      spent * 0.7 +
      (1 - chance) * 0.5 * partWorth(spot, place, attempt)
    return { card: place.card, chance, good, bad, value, more }
  }
  const plans = [valued({ yellow: false, red: false })]
  if (items.yellow) plans.push(valued({ yellow: true, red: false }))
  if (items.red) plans.push(valued({ yellow: false, red: true }))
  if (items.yellow && items.red) plans.push(valued({ yellow: true, red: true }))
  return plans.reduce((a, b) => (b.value > a.value ? b : a))
}
