/** The shape of effects (effects/vocabulary.ts) as a pack file may write them. */
import { z } from 'zod'
import type { Effect } from '../effects/vocabulary.ts'
import { COLOURS, FACES } from '../nouns/die.ts'

/** Arrays are read-only like those of the vocabulary, so that both types stand for each other. */
export const listOf = <T extends z.ZodType>(each: T, least = 0): z.ZodReadonly<z.ZodArray<T>> =>
  z.array(each).min(least).readonly()

export const count = z.int().min(1)
export const track = z.enum(['sanity', 'stamina'])
export const itemDeck = z.enum(['common', 'unique', 'spell'])
export const colour = z.enum(COLOURS)
export const face = z.enum(FACES)
/** ES-ITEM-03: green dice are in the pool from the start. */
export const addedDice = listOf(colour, 1)

const NEED = /^(?:I(?:[1-9]|1\d)|[LPT]|(?!(?:.*L){2}|(?:.*P){2}|(?:.*T){2})[LPT](?:\|[LPT]){1,2})$/
export const need = z.string().regex(NEED, 'a symbol: I1 to I19, L, P, T, or a split of these three such as L|P')
export const needs = listOf(need)

const who = z.enum(['self', 'each', 'any']).exactOptional()

const amount = z.union([count, z.strictObject({ per: z.literal('otherWorlds'), n: count })], {
  error: 'a whole number from 1, or { "per": "otherWorlds", "n": … }',
})

const counted = z.enum(['monsters', 'otherWorlds', 'allies', 'monstersHere', 'worldsLeft'])

export const test = z.union(
  [
    z.strictObject({ count: counted, atLeast: z.int().min(0) }),
    z.strictObject({ count: counted, atMost: z.int().min(0) }),
    z.strictObject({ marker: z.string() }),
  ],
  { error: `a test: "count" of ${counted.options.join(', ')} with "atLeast" or "atMost", or a "marker"` },
)

const word = <W extends Effect['do'], S extends z.ZodRawShape>(name: W, fields: S) =>
  z.strictObject({ do: z.literal(name), ...fields })

const people = [
  word('lose', { what: z.enum([...track.options, 'clue']), n: count, who }),
  word('gain', { what: z.enum([...track.options, 'clue', ...itemDeck.options, 'ally', 'sign']), n: count, who }),
  word('maximum', { what: track, n: z.int().refine((n) => n !== 0, 'a whole number other than 0'), who }),
  word('devour', { who }),
  word('loseTrophies', { n: count, who }),
  word('losePiece', { of: z.enum(['any', 'monster']), n: count, who }),
  word('loseCard', { deck: itemDeck, n: count, who }),
  word('loseSign', { n: count }),
  word('leave', {}),
] as const

const museum = [
  word('doom', { n: amount }),
  word('liftDoom', { n: count }),
  word('monster', { n: count }),
  word('gate', { n: count }),
  word('clock', { n: count }),
  word('extraAdventure', {}),
  word('banishWorld', {}),
  word('closeGate', {}),
  word('awaken', {}),
  word('defeat', {}),
  word('rollForCards', { decks: listOf(itemDeck, 1), loseOn: listOf(face, 1), who }),
] as const

const dice = [
  word('shed', { which: z.enum(['terror', 'one']) }),
  word('fail', {}),
  word('addDice', { dice: addedDice }),
  word('recoverDice', { colour }),
  word('reroll', { dice: count }),
  word('turnDie', { to: face }),
  word('secure', { dice: count }),
  word('slay', { worth: count.exactOptional() }),
  word('ignoreOrder', {}),
  word('ignoreTerror', {}),
  word('holdClock', {}),
  word('breakLock', {}),
] as const

export const effect: z.ZodType<Effect> = z.lazy(() => anyEffect)
export const effects = listOf(effect)
const someEffects = listOf(effect, 1)

const combinators = [
  word('choose', { options: listOf(effects, 2), who }),
  word('pay', { cost: someEffects, otherwise: effects, who }),
  word('if', { test, then: effects, else: effects.exactOptional() }),
] as const

const words = [...people, ...museum, ...dice, ...combinators] as const
const known = words.map(({ shape }) => shape.do.value)

export const anyEffect = z
  .discriminatedUnion('do', words, { error: `a word of the effect vocabulary: ${known.join(', ')}` })
  .meta({ id: 'Effect' })
