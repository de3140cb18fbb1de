/** The shape of traits (effects/vocabulary.ts) as a pack file may write them. */
import { z } from 'zod'
import { MOMENTS, type Trait } from '../effects/vocabulary.ts'
import { cost, effects } from './effect.ts'
import { count, listOf, place, test, text, whole, yes } from './grammar.ts'

const having = <N extends Trait['has'], S extends z.ZodRawShape>(name: N, fields: S) =>
  z.strictObject({ has: z.literal(name), ...fields })

const on = listOf(text, 1).exactOptional()
const when = test.exactOptional()
const maybe = yes.exactOptional()

const ofPeople = [
  having('dice', { n: count, on, if: when, withSkill: z.strictObject({ skill: text, n: count }).exactOptional() }),
  having('count', {
    what: z.enum(['elder', 'tentacle']),
    most: count.exactOptional(),
    worth: count.exactOptional(),
    tentacle: maybe,
    heals: z.enum(['stress', 'wounds']).exactOptional(),
    on,
  }),
  having('frenzy', { tentacles: count, n: count }),
  having('boost', { n: count, cost }),
  having('reroll', { n: count, per: z.enum(['roll', 'turn']), on }),
  having('reach', { n: count }),
  having('sweep', { at: z.enum(['own', 'target']), full: maybe }),
  having('sneak', { n: count.exactOptional(), only: text.exactOptional(), wounds: count.exactOptional() }),
  having('stride', { n: count, if: when, action: text.exactOptional() }),
  having('free', { action: text, afar: maybe, if: when }),
  having('actions', { n: count }),
  having('carry', {}),
  having('cut', {
    wounds: count.exactOptional(),
    sanity: count.exactOptional(),
    from: on,
    if: when,
    per: z.literal('turn').exactOptional(),
    spend: maybe,
  }),
  having('savage', { n: count, heals: maybe }),
  having('vengeance', { n: count, all: maybe, heals: whole }),
  having('protect', { range: whole, heals: maybe }),
  having('revive', { n: count, heals: maybe }),
  having('gatekeeper', { range: whole }),
  having('haven', {}),
  having('omens', { two: maybe, heals: z.union([whole, z.literal('all')]) }),
  having('redraw', { cost: cost.exactOptional(), spend: maybe }),
  having('cancel', { wounds: whole }),
  having('deflectFire', {}),
  having('seems', { state: text }),
  having('excludes', { tag: text }),
] as const

const ofRules = [
  having('suspend', { rule: text, if: when, spend: maybe }),
  having('forbid', { what: listOf(text, 1), if: test }),
  having('halt', { at: place, rule: text }),
  having('restToken', { token: text, points: count }),
  having('missing', { token: text, then: effects }),
  having('on', { moment: z.enum(MOMENTS), what: text.exactOptional(), then: effects }),
] as const

const ofEnemies = [
  having('before', { then: effects }),
  having('after', { if: z.enum(['wounded', 'elder']).exactOptional(), then: effects }),
  having('fangs', { standard: count.exactOptional(), bonus: count.exactOptional(), if: test }),
  having('tentacles', { n: count, when: listOf(z.enum(['attacks', 'attacked']), 1), if: when }),
  having('eldersHit', {}),
  having('frail', { n: count, if: when }),
] as const

const all = [...ofPeople, ...ofRules, ...ofEnemies] as const
const known = all.map(({ shape }) => shape.has.value)

export const trait: z.ZodType<Trait> = z
  .discriminatedUnion('has', all, { error: `a trait: ${known.join(', ')}` })
  .meta({ id: 'Trait' })

export const traits = listOf(trait)
