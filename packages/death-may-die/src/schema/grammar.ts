/** Places, people, enemies, amounts and tests (effects/vocabulary.ts) as a pack file may write them. */
import { z } from 'zod'
import {
  type Amount,
  GATES,
  type Place,
  type Test,
  type Thing,
  type TokenPick,
  type Which,
  type Who,
} from '../effects/vocabulary.ts'

export const listOf = <T extends z.ZodType>(each: T, least = 0): z.ZodReadonly<z.ZodArray<T>> =>
  z.array(each).min(least).readonly()

export const text = z.string().min(1)
export const count = z.int().min(1)
export const whole = z.int().min(0)
export const gate = z.enum(GATES)
export const yes = z.literal(true)

export const tokenPick: z.ZodType<TokenPick> = z.strictObject({
  token: z.union([text, listOf(text, 1)]),
  face: text.exactOptional(),
  up: z.boolean().exactOptional(),
  hurt: yes.exactOptional(),
})

export const tokenSel = z.union([text, tokenPick], { error: 'a kind of token, or { "token": … }' })

const thing: z.ZodType<Thing> = z.union([text, tokenPick], {
  error: 'a kind of enemy, "enemy", "investigator", "figure", "fire", a token, or { "token": … }',
})
export const things = z.union([thing, listOf(thing, 1)])

export const place: z.ZodType<Place> = z.lazy(() => anyPlace).meta({ id: 'Place' })
export const who: z.ZodType<Who> = z.lazy(() => anyWho).meta({ id: 'Who' })
export const test: z.ZodType<Test> = z.lazy(() => anyTest).meta({ id: 'Test' })

const anyPlace = z.union(
  [
    z.enum(['here', 'active', 'there', 'its', 'start', 'elderOne', 'gates', 'map']),
    z.strictObject({ gate }),
    z.strictObject({ area: text }),
    z.strictObject({ space: count }),
    z.strictObject({ with: things, n: count.exactOptional() }),
    z.strictObject({ state: text }),
    z.strictObject({ within: whole, of: place }),
    z.strictObject({ both: listOf(place, 1) }),
    z.strictObject({ either: listOf(place, 1) }),
    z.strictObject({ except: place }),
    z.strictObject({ nearest: place, to: place }),
    z.strictObject({ of: who }),
  ],
  {
    error:
      'a place: here, there, its, gates …, or an object such as { "with": … }, { "area": … }, { "within": 1, "of": … }',
  },
)

const someone = z.union([z.literal('all'), test])

const anyWho = z.union(
  [
    z.enum(['you', 'active']),
    z.strictObject({ each: someone }),
    z.strictObject({ others: someone }),
    z.strictObject({ most: text }),
    z.strictObject({ nearest: place }),
  ],
  { error: 'people: you, active, { "each": … }, { "others": … }, { "most": … } or { "nearest": … }' },
)

export const which: z.ZodType<Which> = z.union(
  [z.literal('it'), z.strictObject({ kind: things, at: place.exactOptional() }), z.strictObject({ nearest: things })],
  { error: 'enemies: "it", { "kind": … } or { "nearest": … }' },
)

export const amount: z.ZodType<Amount> = z.union(
  [
    whole,
    z.literal('n'),
    z.strictObject({ held: text }),
    z.strictObject({ spare: text }),
    z.strictObject({ count: z.enum(['othersHere', 'fireThere', 'wounds', 'tally']) }),
  ],
  { error: 'a whole number, "n", { "held": … }, { "spare": … } or { "count": … }' },
)

const anyTest = z.union(
  [
    z.strictObject({ in: place }),
    z.strictObject({ has: text }),
    z.strictObject({ trait: z.union([text, listOf(text, 1)]) }),
    z.strictObject({ skill: text }),
    z.strictObject({ holds: z.union([text, listOf(text, 1)]), atLeast: count.exactOptional() }),
    z.strictObject({ heldByAll: text, atLeast: count }),
    z.strictObject({ wounds: count }),
    z.strictObject({ stress: z.literal('full') }),
    z.strictObject({ sanity: z.enum(['threshold', 'nearThreshold']) }),
    z.strictObject({ elderOne: z.literal('board') }),
    z.strictObject({ onBoard: thing }),
    z.strictObject({ spare: text }),
    z.strictObject({ place, atLeast: count.exactOptional() }),
    z.strictObject({ tokens: tokenSel, at: place.exactOptional(), atLeast: count }),
    z.strictObject({ turned: text, atLeast: count }),
    z.strictObject({ marker: text, is: whole.exactOptional(), atLeast: whole.exactOptional() }),
    z.strictObject({ match: z.tuple([text, text]).readonly() }),
    z.strictObject({ touching: text }),
    z.strictObject({ is: z.enum(['safe', 'alone', 'partnerAway', 'able', 'keeping', 'tallied']) }),
    z.strictObject({ state: text }),
    z.strictObject({ not: test }),
    z.strictObject({ all: listOf(test, 1) }),
    z.strictObject({ any: listOf(test, 1) }),
    z.strictObject({ anyone: test }),
  ],
  {
    error:
      'a test: { "in": … }, { "has": … }, { "holds": … }, { "place": … }, { "not": … } or another of the vocabulary',
  },
)
