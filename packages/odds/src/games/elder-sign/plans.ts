/** Ways to complete rows, put together by what they leave. */
import { waysOf } from './change.ts'
import { type Kit, type Plan, POOLS } from './kit.ts'
import { grabsOf } from './picked.ts'
import type { Search } from './search.ts'
import { placeOf, type Shape } from './shape.ts'

/** Worked out once for all pools with or without yellow and red: places do not depend on the number of green dice. */
export const plansOf = (q: Search, kit: Kit, shape: Shape): readonly Plan[] => {
  const key = shape.yellow + 2 * shape.red
  const known = kit.plans[key]
  if (known) return known
  const plans = new Map<number, Plan & { readonly places: number[] }>()
  for (const { dice, next } of waysOf(q, kit)) {
    for (const grab of grabsOf(kit.sight, dice, shape.yellow, shape.red)) {
      const id = next.id * POOLS + grab.pool
      const plan = plans.get(id) ?? { next, pool: grab.pool, greens: grab.greens.length, places: [], casts: [] }
      plan.places.push(placeOf(shape, grab.multiset, grab.yellow, grab.red))
      plans.set(id, plan)
    }
  }
  const found = [...plans.values()]
  kit.plans[key] = found
  return found
}
