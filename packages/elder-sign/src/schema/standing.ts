/** The shape of what holds as long as its source is in play. */
import { z } from 'zod'
import { FORBIDDEN, MOMENTS, QUANTITIES, type Trait } from '../effects/vocabulary.ts'
import { addedDice, count, effects, face, itemDeck, listOf, needs, test, track } from './effect.ts'

const trait = <N extends Trait['has'], S extends z.ZodRawShape>(name: N, fields: S) =>
  z.strictObject({ has: z.literal(name), ...fields })

const deckOrClue = z.enum([...itemDeck.options, 'clue'])

const traits = [
  trait('manyTasks', {}),
  trait('scrounge', {}),
  trait('extraGain', { what: deckOrClue }),
  trait('mend', { what: track, ownTurn: z.literal(true).exactOptional() }),
  trait('research', { dice: count }),
  trait('raise', {}),
  trait('convert', { from: face, to: face }),
  trait('dice', { dice: addedDice, on: z.enum(['otherWorld', 'monsterCard']) }),
  trait('trustFund', { dice: addedDice, price: listOf(deckOrClue, 1) }),
  trait('secondReroll', {}),
  trait('reroll', { dice: count }),
  trait('steady', {}),
  trait('shield', {}),
  trait('noMonsters', {}),
  trait('ignoreTerror', {}),
  trait('ignoreOrder', {}),
  trait('ignoreLingering', {}),
  trait('useLocked', {}),
  trait('forbid', { what: z.enum(FORBIDDEN) }),
  trait('harder', { n: count }),
  trait('monsterCost', { what: track, n: count }),
  trait('monsterTask', { needs }),
  trait('masks', {}),
] as const

const anyTrait = z
  .discriminatedUnion('has', traits, {
    error: `a trait: ${traits.map(({ shape }) => shape.has.value).join(', ')}`,
  })
  .meta({ id: 'Trait' })

const trigger = z.strictObject({
  on: z.enum(MOMENTS),
  if: test.exactOptional(),
  limit: z.literal('turn').exactOptional(),
  effects,
})

const modifier = z.strictObject({ of: z.enum(QUANTITIES), add: z.int() })

export const standingFields = {
  traits: listOf(anyTrait).exactOptional(),
  triggers: listOf(trigger).exactOptional(),
  modifiers: listOf(modifier).exactOptional(),
}

export const standing = z.strictObject(standingFields).meta({ id: 'Standing' })
