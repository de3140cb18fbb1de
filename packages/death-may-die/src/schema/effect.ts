/** The shape of effects (effects/vocabulary.ts) as a pack file may write them. */
import { z } from 'zod'
import { CARD_KINDS, type Cost, type Effect } from '../effects/vocabulary.ts'
import { amount, count, listOf, place, test, text, tokenSel, which, who, whole, yes } from './grammar.ts'

export const cost: z.ZodType<Cost> = z.strictObject({
  stress: count.exactOptional(),
  wounds: count.exactOptional(),
  sanity: count.exactOptional(),
})

export const cardKind = z.enum(CARD_KINDS)

const cardSel = z.union(
  [z.strictObject({ tag: text }), z.strictObject({ trait: text }), z.strictObject({ kinds: listOf(cardKind, 1) })],
  { error: 'cards: { "tag": … }, { "trait": … } or { "kinds": … }' },
)

export const effect: z.ZodType<Effect> = z.lazy(() => anyEffect)
export const effects = listOf(effect)

const word = <W extends Effect['do'], S extends z.ZodRawShape>(name: W, fields: S) =>
  z.strictObject({ do: z.literal(name), ...fields })

const some = who.exactOptional()
const all = z.literal('all')
const amountOrAll = z.union([all, amount])
const countOrAll = z.union([count, all])

const people = [
  word('stress', { n: amount, who: some, spill: yes.exactOptional() }),
  word('heal', {
    stress: amountOrAll.exactOptional(),
    wounds: amountOrAll.exactOptional(),
    points: count.exactOptional(),
    who: some,
  }),
  word('wound', { n: amount, who: some }),
  word('sanity', { n: amount, who: some }),
  word('pay', { cost }),
  word('discard', { what: cardSel, n: countOrAll, who: some }),
  word('discardThis', {}),
  word('ransom', {}),
  word('be', { at: place }),
  word('drag', { toward: place, spaces: count }),
  word('go', { to: place }),
  word('run', {
    spaces: amount,
    most: count.exactOptional(),
    with: tokenSel.exactOptional(),
    from: text.exactOptional(),
  }),
  word('draw', {}),
  word('hand', {
    within: whole.exactOptional(),
    n: z.union([z.literal(1), z.literal('any')]),
    tokens: listOf(text).exactOptional(),
  }),
  word('steal', {}),
  word('lieDown', {}),
  word('join', {}),
  word('matchStress', {}),
  word('evenOut', {}),
  word('relive', {}),
  word('clearTally', {}),
] as const

const enemies = [
  word('harm', { n: amount, which }),
  word('blast', {
    n: amount,
    at: place,
    hits: listOf(z.enum(['enemy', 'investigator', 'token']), 1),
    spare: yes.exactOptional(),
  }),
  word('move', { which, toward: place, spaces: count.exactOptional() }),
  word('summon', { enemy: text, at: place }),
  word('mendEnemy', { which, n: count }),
  word('elderOne', { to: place }),
] as const

const tokens = [
  word('fire', { at: place }),
  word('quench', { n: amount }),
  word('put', { token: text, at: place, n: amount.exactOptional(), orNearest: yes.exactOptional() }),
  word('clear', { token: tokenSel, at: place, n: countOrAll }),
  word('take', {
    token: tokenSel,
    from: z.enum(['reserve', 'here', 'pool']),
    n: z.union([count, z.literal('any')]).exactOptional(),
    most: count.exactOptional(),
    who: some,
    face: text.exactOptional(),
  }),
  word('exchange', { give: text, take: text }),
  word('giveBack', {
    token: text,
    n: z.union([count, all, z.literal('n')]),
    who: z.union([who, z.literal('anyone')]).exactOptional(),
  }),
  word('drop', { token: z.union([text, listOf(text, 1)]), n: z.union([count, all, z.literal('any')]) }),
  word('shift', {
    token: tokenSel,
    from: place.exactOptional(),
    pick: z.enum(['one', 'each', 'nearest']),
    to: place.exactOptional(),
    toward: place.exactOptional(),
    away: place.exactOptional(),
    along: text.exactOptional(),
    spaces: count.exactOptional(),
  }),
  word('flip', { token: text, n: amount }),
  word('damage', { token: text, n: amount }),
  word('mendToken', { token: text, at: place, n: count }),
  word('marker', { marker: text, by: z.int() }),
  word('light', { at: place }),
] as const

const story = [
  word('hasten', {}),
  word('rule', { rule: text, then: effects }),
  word('roll', { need: count.exactOptional(), then: effects.exactOptional(), else: effects.exactOptional() }),
  word('rollAgainst', { standard: amount, then: effects.exactOptional() }),
  word('if', { test, then: effects, else: effects.exactOptional() }),
  word('choose', { options: listOf(effects, 2) }),
  word('may', { then: effects }),
  word('eachSpace', { of: place, then: effects }),
  word('eachToken', { token: tokenSel, at: place.exactOptional(), then: effects }),
  word('eachPerson', { of: z.union([all, test]), then: effects }),
  word('pickSpace', { of: place, then: effects }),
  word('pickPerson', { of: z.union([all, test]), others: yes.exactOptional(), then: effects }),
  word('pickEnemy', { of: which, then: effects }),
] as const

const words = [...people, ...enemies, ...tokens, ...story] as const
const known = words.map(({ shape }) => shape.do.value)

const anyEffect = z
  .discriminatedUnion('do', words, { error: `a word of the effect vocabulary: ${known.join(', ')}` })
  .meta({ id: 'Effect' })
