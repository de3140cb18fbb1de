/** The shape of every component, of a pack, and of a pack that extends another. */
import { z } from 'zod'
import { type Pack, USE_MOMENTS } from '../card.ts'
import type { Effect, Standing } from '../effects/vocabulary.ts'
import { type anyEffect, colour, count, effects, itemDeck, listOf, needs } from './effect.ts'
import type { Patch } from './merge.ts'
import { standing, standingFields } from './standing.ts'

/** Seats, markers (`cultist#2`) and rows (`m:cultist#2`) are named with ids, so ids stay plain. */
export const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id: lower-case words joined by hyphens')
const name = z.string().min(1)

const component = {
  id,
  name,
  origin: z.enum(['box', 'mixed', 'vigil']),
  invented: listOf(name).exactOptional(),
  flavour: name.exactOptional(),
}

const costs = z.strictObject({
  sanity: count.exactOptional(),
  stamina: count.exactOptional(),
  clock: count.exactOptional(),
})

const box = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('empty') }),
    z.strictObject({ kind: z.literal('total') }),
    z.strictObject({ kind: z.literal('partial'), covers: listOf(z.int().min(0), 1) }),
  ],
  { error: 'a monster box: empty, total or partial' },
)

const task = z.strictObject({ needs, costs: costs.exactOptional(), box: box.exactOptional() })

const trophies = z.int().min(0)

export const adventure = z
  .strictObject({
    ...component,
    kind: z.enum(['adventure', 'otherWorld']),
    ordered: z.boolean(),
    tasks: listOf(task, 1),
    lock: colour.exactOptional(),
    terror: effects.exactOptional(),
    midnight: effects.exactOptional(),
    trophies,
    penalties: effects,
    rewards: effects,
  })
  .meta({ id: 'Adventure' })

export const monster = z
  .strictObject({
    ...component,
    type: id,
    count,
    mask: z.literal(true).exactOptional(),
    needs: needs.refine((row) => row.length > 0, 'at least one symbol'),
    costs: costs.exactOptional(),
    lock: colour.exactOptional(),
    trophies,
    midnight: effects.exactOptional(),
    reverse: effects.exactOptional(),
  })
  .meta({ id: 'Monster' })

const lingering = z.strictObject({
  ...standingFields,
  tone: z.enum(['harm', 'help']),
  terror: effects.exactOptional(),
  midnight: effects.exactOptional(),
  arrival: effects.exactOptional(),
})

export const mythos = z
  .strictObject({
    ...component,
    titles: z.tuple([name, name]).readonly(),
    immediate: effects,
    doom: z.enum(['unconditional', 'conditional', 'none']),
    lingering,
    lock: colour.exactOptional(),
  })
  .meta({ id: 'Mythos' })

export const item = z
  .strictObject({
    ...component,
    deck: itemDeck,
    when: z.enum(USE_MOMENTS),
    price: effects.exactOptional(),
    paysCosts: z.literal(true).exactOptional(),
    effects: effects.refine((list) => list.length > 0, 'at least one effect'),
  })
  .meta({ id: 'Item' })

export const ally = z.strictObject({ ...component, standing }).meta({ id: 'Ally' })

const ability = z.strictObject({ name, standing })

export const investigator = z
  .strictObject({
    ...component,
    title: name,
    sanity: count,
    stamina: count,
    ability,
    firstPrinted: standing.exactOptional(),
    starts: z.strictObject({
      common: count.exactOptional(),
      unique: count.exactOptional(),
      spell: count.exactOptional(),
      clue: count.exactOptional(),
      ally: id.exactOptional(),
      choose: count.exactOptional(),
    }),
  })
  .meta({ id: 'Investigator' })

const cultists = z.strictObject({
  place: z.enum(['lair', 'entrance']).exactOptional(),
  appears: effects.exactOptional(),
  beaten: effects.exactOptional(),
  costs: costs.exactOptional(),
  lock: colour.exactOptional(),
  signs: count.exactOptional(),
  maxima: z.literal(true).exactOptional(),
})

export const ancientOne = z
  .strictObject({
    ...component,
    signs: count,
    doomTrack: z
      .array(z.enum(['doom', 'monster']))
      .min(1)
      .max(20)
      .readonly(),
    battle: needs,
    ability,
    awakens: effects.exactOptional(),
    attack: effects,
    location: z.strictObject({ needs, attack: effects }).exactOptional(),
    cultists: cultists.exactOptional(),
  })
  .meta({ id: 'AncientOne' })

const souvenir = z.strictObject({
  what: z.enum(['clue', ...itemDeck.options, 'ally', 'sign']),
  price: count,
})

export const entrance = z
  .strictObject({
    ...component,
    lostAndFound: z.strictObject({ I1: effects, I2: effects, I3: effects, L: effects, P: effects, T: effects }),
    souvenirs: listOf(souvenir, 1),
  })
  .meta({ id: 'Entrance' })

const decks = {
  adventures: listOf(adventure),
  otherWorlds: listOf(adventure),
  mythos: listOf(mythos),
  monsters: listOf(monster),
  items: listOf(item),
  allies: listOf(ally),
  investigators: listOf(investigator),
  ancientOnes: listOf(ancientOne),
}

export const pack = z.strictObject({ id, name, ...decks, entrance })

/** Cards that join or replace those of the pack named by `extends`. */
export const patch = z.strictObject({
  extends: id,
  id,
  name,
  adventures: decks.adventures.exactOptional(),
  otherWorlds: decks.otherWorlds.exactOptional(),
  mythos: decks.mythos.exactOptional(),
  monsters: decks.monsters.exactOptional(),
  items: decks.items.exactOptional(),
  allies: decks.allies.exactOptional(),
  investigators: decks.investigators.exactOptional(),
  ancientOnes: decks.ancientOnes.exactOptional(),
  entrance: entrance.exactOptional(),
})

type Mutual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** Nothing optional: else a field that one side has not heard of would go unnoticed. */
type Full<T> = T extends readonly (infer E)[]
  ? readonly Full<E>[]
  : T extends object
    ? { [K in keyof T]-?: Full<T[K]> }
    : T
type Same<A, B> = Mutual<A, B> extends true ? Mutual<Full<A>, Full<B>> : false
const holds = <T extends true>(claim: T): T => claim

/** Does not compile once a shape and the type it stands for drift apart. */
export const SHAPES_MATCH_TYPES = [
  holds<Same<z.infer<typeof anyEffect>, Effect>>(true),
  holds<Same<z.infer<typeof standing>, Standing>>(true),
  holds<Same<z.infer<typeof pack>, Pack>>(true),
  holds<Same<z.infer<typeof patch>, Patch>>(true),
]
