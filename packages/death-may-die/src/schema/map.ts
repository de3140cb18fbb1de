/** The shape of a map (map/map-card.ts). */
import { z } from 'zod'
import { count, listOf, text, whole } from './grammar.ts'

const pair = z.tuple([count, count]).readonly()
const point = z.tuple([whole, whole]).readonly()
const figure = z.strictObject({ enemy: text, space: count })
const row = z.strictObject({ add: listOf(figure).exactOptional(), remove: listOf(figure).exactOptional() })

export const mapCard = z.strictObject({
  drawing: listOf(text, 1),
  spaces: listOf(
    z.strictObject({
      id: count,
      name: text,
      floor: z.enum(['ground', 'upper']),
      exits: listOf(count),
      height: whole.exactOptional(),
      lit: listOf(text).exactOptional(),
    }),
    1,
  ),
  passages: listOf(z.strictObject({ between: pair, door: z.tuple([point, point]).readonly() })),
  stairs: listOf(pair),
  tunnels: listOf(pair),
  start: count,
  gates: z.strictObject({ red: count, yellow: count, blue: count }),
  areas: z.record(text, listOf(count, 1)),
  routes: z.record(text, listOf(listOf(count, 2))),
  fire: listOf(count),
  enemies: listOf(z.strictObject({ enemy: text, space: count, n: count })),
  tokens: listOf(
    z.strictObject({
      token: text,
      space: count,
      n: count.exactOptional(),
      face: text.exactOptional(),
      route: whole.exactOptional(),
    }),
  ),
  byInvestigators: z.record(text, row).exactOptional(),
})
