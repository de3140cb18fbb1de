/** The shape of a pack, component by component (card.ts). */
import { z } from 'zod'
import { ORIGINS, type Pack } from '../card.ts'
import { cardKind, cost, effects } from './effect.ts'
import { count, gate, listOf, test, text, whole, yes } from './grammar.ts'
import { mapCard } from './map.ts'
import { traits } from './trait.ts'

const origin = z.enum(ORIGINS)
const invented = listOf(text).exactOptional()

const component = { id: text, name: text, origin, invented }
const dice = z.strictObject({ standard: whole, bonus: whole })

const skill = z.strictObject({ ...component, kind: z.enum(['common', 'signature']), levels: listOf(traits, 4) })

const investigator = z.strictObject({ ...component, skills: listOf(text, 3) })

const insanity = z.strictObject({
  ...component,
  effects,
  ongoing: z.enum(['tally', 'keep', 'partner']).exactOptional(),
})

const enemy = z.strictObject({
  ...component,
  category: z.enum(['cultist', 'monster']),
  figures: count,
  health: count,
  dice,
  traits,
})

const use = z.strictObject({
  effects,
  cost: cost.exactOptional(),
  per: z.literal('turn').exactOptional(),
  discard: yes.exactOptional(),
  with: listOf(text).exactOptional(),
  if: test.exactOptional(),
})

const face = z.strictObject({
  face: text,
  name: text,
  count,
  effects: effects.exactOptional(),
  traits: traits.exactOptional(),
  use: use.exactOptional(),
  leaves: yes.exactOptional(),
  returns: yes.exactOptional(),
  becomes: text.exactOptional(),
})

const token = z.strictObject({
  token: text,
  name: text,
  count,
  origin,
  faces: listOf(face).exactOptional(),
  shown: yes.exactOptional(),
  health: count.exactOptional(),
  tradable: yes.exactOptional(),
  dropped: yes.exactOptional(),
  single: yes.exactOptional(),
})

const mythos = z.strictObject({
  ...component,
  symbol: z.boolean(),
  effects,
  summon: listOf(z.strictObject({ enemy: text, gate })),
})

const side = z.strictObject({
  kind: cardKind,
  tag: text,
  name: text,
  cost: cost.exactOptional(),
  health: count.exactOptional(),
  skill: text.exactOptional(),
  traits: listOf(text).exactOptional(),
  fixed: yes.exactOptional(),
  onClaim: effects.exactOptional(),
  standing: traits.exactOptional(),
  use: use.exactOptional(),
})

const discovery = z.strictObject({
  ...component,
  read: text,
  onDraw: effects.exactOptional(),
  left: side.exactOptional(),
  right: side.exactOptional(),
  otherwise: z.enum(['left', 'right']).exactOptional(),
  instead: effects.exactOptional(),
})

const muster = z.strictObject({ enemy: text, traits: traits.exactOptional() })

const stage = z.strictObject({
  label: text,
  origin,
  invented,
  health: whole,
  dice,
  onAdvance: effects.exactOptional(),
  onReveal: effects.exactOptional(),
  endOfTurn: effects.exactOptional(),
  ongoing: traits.exactOptional(),
})

const elderOne = z.strictObject({
  ...component,
  tokens: listOf(token),
  minions: listOf(muster, 1),
  stages: listOf(stage, 2),
  mythos: listOf(mythos, 1),
})

const states = z.union(
  [
    z.strictObject({ state: text, lowerThan: text }),
    z.strictObject({ state: text, litBy: text }),
    z.strictObject({ state: text, not: text }),
  ],
  { error: 'a state with "lowerThan", "litBy" or "not"' },
)

export const episode = z.strictObject({
  ...component,
  number: count,
  setting: text,
  opening: text,
  goal: z.strictObject({ summary: text, test, then: effects.exactOptional() }),
  actions: listOf(z.strictObject({ id: text, name: text, origin, if: listOf(test), effects }), 1),
  onAdvance: effects,
  rules: listOf(z.strictObject({ id: text, summary: text, traits })),
  monsters: listOf(muster),
  tokens: listOf(token),
  markers: listOf(
    z.strictObject({ marker: text, name: text, values: listOf(text, 1), start: whole, cyclic: yes.exactOptional() }),
  ),
  states: listOf(states),
  map: mapCard,
  mythos: listOf(mythos, 1),
  discovery: listOf(discovery),
})

const tracks = z.strictObject({
  wounds: count,
  stress: count,
  sanity: count,
  thresholds: listOf(z.strictObject({ at: count, die: z.boolean() })),
  summoning: z.strictObject({ spaces: count, red: count }),
  fire: whole,
})

export const pack: z.ZodType<Pack> = z.strictObject({
  id: text,
  name: text,
  tracks,
  skills: listOf(skill, 1),
  investigators: listOf(investigator, 2),
  insanities: listOf(insanity, 2),
  enemies: listOf(enemy, 1),
  elderOnes: listOf(elderOne, 1),
  episodes: listOf(episode, 1),
})

/** Episodes, Elder Ones and the rest added to a pack that is already there. */
export const patch = z.strictObject({
  extends: text,
  id: text,
  name: text,
  skills: listOf(skill).exactOptional(),
  investigators: listOf(investigator).exactOptional(),
  insanities: listOf(insanity).exactOptional(),
  enemies: listOf(enemy).exactOptional(),
  elderOnes: listOf(elderOne).exactOptional(),
  episodes: listOf(episode).exactOptional(),
})

export type Patch = z.infer<typeof patch>
