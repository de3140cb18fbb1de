/** First half of laying out a position: every card gets a name, and test-made ones get made. */
import type { DeckName, Exhibit, Pack } from '@vigil/elder-sign'
import type { AllySetup, CardSetup, ItemSetup, MonsterSetup, MythosSetup, SeatSetup, Setup } from './setup-shape.ts'
import { Workshop } from './workshop.ts'

export interface PlannedCard {
  readonly card: string
  readonly monsters: readonly { readonly marker: string; readonly box: number }[]
}

export interface PlannedSeat {
  readonly seat: SeatSetup
  readonly id: string
  readonly items: readonly string[]
  readonly allies: readonly string[]
  readonly trophies: readonly string[]
}

export type Piles = { readonly [D in DeckName]?: readonly string[] }

export interface Plan {
  readonly pack: Pack
  readonly ancientOne: string
  readonly seats: readonly PlannedSeat[]
  readonly slots: readonly (PlannedCard | null)[]
  readonly extras: readonly PlannedCard[]
  readonly worlds: readonly PlannedCard[]
  readonly mythos: string | null
  /** Scripted: each must be drawn. */
  readonly tops: Piles
  /** Dull cards below the scripted ones, so that a refill or a midnight brings no surprise. */
  readonly fillers: Piles
  readonly whole: Piles
  readonly cup: readonly string[] | undefined
  readonly hall: PlannedHall
}

export interface PlannedHall {
  readonly lair: readonly string[]
  readonly entrance: readonly string[]
  readonly exhibit: { readonly [E in Exhibit]?: string }
}

const PLACES = 6
const SPARE_CARDS = 6
const SPARE_NIGHTS = 4

const monsterOf = (shop: Workshop, monster: string | MonsterSetup): PlannedCard['monsters'][number] => {
  const box = typeof monster === 'string' ? -1 : (monster.box ?? -1)
  return { marker: shop.monster(monster), box }
}

const cardOf = (shop: Workshop, card: string | CardSetup, shelf: 'adventures' | 'otherWorlds'): PlannedCard => ({
  card: shop.adventure(card, shelf),
  monsters: typeof card === 'string' ? [] : (card.monsters ?? []).map((monster) => monsterOf(shop, monster)),
})

const slotsOf = (shop: Workshop, { cards = [], awake }: Setup): (PlannedCard | null)[] => {
  const named = cards.map((card) => (card === null ? null : cardOf(shop, card, 'adventures')))
  return Array.from({ length: PLACES }, (_, i) => {
    const card = named[i]
    if (card !== undefined || awake) return card ?? null
    return { card: shop.dull(`dull-${i + 1}`), monsters: [] }
  })
}

const pilesOf = (shop: Workshop, piles: Setup['decks'] = {}): Piles => {
  const items = (pile: readonly (string | ItemSetup)[]) => pile.map((item) => shop.item(item))
  return {
    ...(piles.adventure ? { adventure: piles.adventure.map((card) => shop.adventure(card, 'adventures')) } : {}),
    ...(piles.otherWorld ? { otherWorld: piles.otherWorld.map((card) => shop.adventure(card, 'otherWorlds')) } : {}),
    ...(piles.common ? { common: items(piles.common) } : {}),
    ...(piles.unique ? { unique: items(piles.unique) } : {}),
    ...(piles.spell ? { spell: items(piles.spell) } : {}),
    ...(piles.ally ? { ally: piles.ally.map((ally: string | AllySetup) => shop.ally(ally)) } : {}),
    ...(piles.mythos ? { mythos: piles.mythos.map((card: string | MythosSetup) => shop.mythos(card)) } : {}),
  }
}

const fillersOf = (shop: Workshop, whole: Piles, setup: Setup): Piles =>
  setup.begin === 'setup'
    ? {}
    : {
        ...(whole.adventure
          ? {}
          : { adventure: Array.from({ length: SPARE_CARDS }, (_, i) => shop.dull(`dull-${PLACES + i + 1}`)) }),
        ...(whole.mythos ? {} : { mythos: Array.from({ length: SPARE_NIGHTS }, (_, i) => shop.quietNight(i + 1)) }),
      }

const seatOf = (shop: Workshop, seat: SeatSetup, n: number): PlannedSeat => ({
  seat,
  id: shop.investigator(seat, n),
  items: (seat.items ?? []).map((item) => shop.item(item)),
  allies: (seat.allies ?? []).map((ally) => shop.ally(ally)),
  trophies: (seat.trophies ?? []).map((piece) => (typeof piece === 'number' ? shop.trophy(piece) : piece)),
})

const hallOf = (
  shop: Workshop,
  { lair = [], entrance = [], exhibit = {} }: NonNullable<Setup['hall']>,
): PlannedHall => {
  const { ally, investigator, ...cards } = exhibit
  const items = Object.entries(cards).flatMap(([deck, item]) => (item === undefined ? [] : [[deck, shop.item(item)]]))
  return {
    lair: lair.map((monster) => shop.monster(monster)),
    entrance: entrance.map((monster) => shop.monster(monster)),
    exhibit: {
      ...Object.fromEntries(items),
      ...(ally !== undefined && { ally: shop.ally(ally) }),
      ...(investigator !== undefined && { investigator }),
    },
  }
}

export const planOf = (setup: Setup): Plan => {
  const shop = new Workshop()
  const seats = (setup.seats ?? [{}]).map((seat, n) => seatOf(shop, seat, n))
  const ancientOne = shop.ancientOne(setup.ancientOne)
  const slots = setup.begin === 'setup' ? [] : slotsOf(shop, setup)
  const extras = (setup.extras ?? []).map((card) => cardOf(shop, card, 'adventures'))
  const worlds = (setup.worlds ?? []).map((card) => cardOf(shop, card, 'otherWorlds'))
  const mythos = setup.mythos == null ? null : shop.mythos(setup.mythos)
  const tops = pilesOf(shop, setup.deckTops)
  const whole = pilesOf(shop, setup.decks)
  const fillers = fillersOf(shop, whole, setup)
  const cup = setup.cup?.map((monster) => shop.monster(monster))
  const hall = hallOf(shop, setup.hall ?? {})
  return { pack: shop.pack(), ancientOne, seats, slots, extras, worlds, mythos, tops, fillers, whole, cup, hall }
}
