/** A roll under best play: which dice to take up again, and what everything is worth, exactly. */
import type { Face } from '@vigil/death-may-die'
import { type Plan, type Result, resultsOf } from './plan.ts'
import { lieOf, type Pool, pool, type Symbols } from './pool.ts'

/** What a result is worth after so many points of stress, and so many rerolls in all. */
export type Worth = (result: Result, stress: number, rerolls: number) => number

/** Values closer than this are equal: then the one that costs less stress is better. */
const EQUAL = 1e-12

/** What can be done with the dice on the table. */
export interface Verdict {
  /** The face of a die to take up; undefined for keeping them all. */
  readonly reroll?: { readonly bonus: boolean; readonly face: Face }
  readonly value: number
  /** Stress spent from here on, on the average. */
  readonly stress: number
}

export interface Ending {
  readonly result: Result
  readonly stress: number
  readonly chance: number
}

export interface Solution {
  /** Before the dice are thrown. */
  readonly value: number
  readonly stress: number
  /** With these on the table after so many rerolls: the best first. */
  verdicts(faces: readonly Face[], used: number): readonly Verdict[]
  /** Everything it can come to under best play, each with its chance. */
  endings(): readonly Ending[]
}

/** By standard lie and bonus lie, one after the other. */
type Grid = Float64Array

/** After so many rerolls: the value, the stress still to be spent, and what to do. */
interface Layer {
  readonly value: Grid
  readonly stress: Grid
  /** 0 keeps; 1 + k takes up a standard die of sort k; behind them the bonus dice. */
  readonly act: Uint8Array
}

interface Table {
  readonly plan: Plan
  readonly standard: Pool
  readonly bonus: Pool
  readonly layers: readonly Layer[]
  /** What the dice come to as they lie. */
  best(s: number, b: number, used: number): { readonly result: Result; readonly value: number }
}

const paid = ({ free }: Plan, used: number): number => Math.max(0, used - free)

/** More than any number of dice or rerolls. */
const RADIX = 64

/** Lies that show the same come to the same. */
const keeper = (plan: Plan, standard: Pool, bonus: Pool, worth: Worth): Table['best'] => {
  const known = new Map<number, { readonly result: Result; readonly value: number }>()
  const find = (symbols: Symbols, used: number): { readonly result: Result; readonly value: number } => {
    let best: { result: Result; value: number } | undefined
    for (const result of resultsOf(plan, symbols)) {
      const value = worth(result, paid(plan, used), used)
      if (!best || value > best.value + EQUAL) best = { result, value }
    }
    if (!best) throw new Error('a roll comes to something')
    return best
  }
  return (s, b, used) => {
    const [x, y] = [standard.symbols[s], bonus.symbols[b]]
    const successes = (x?.successes ?? 0) + (y?.successes ?? 0)
    const elders = (x?.elders ?? 0) + (y?.elders ?? 0)
    const tentacles = (x?.tentacles ?? 0) + (y?.tentacles ?? 0)
    const key = ((successes * RADIX + elders) * RADIX + tentacles) * RADIX + used
    const found = known.get(key) ?? find({ successes, elders, tentacles }, used)
    known.set(key, found)
    return found
  }
}

/** The mean over all faces of one die thrown again, by the lie of those that stay. */
const meanOver = (from: Pool, across: number, grid: Grid, isStandard: boolean): Grid => {
  const mean = new Float64Array(from.plus.length * across)
  from.plus.forEach((next, stay) => {
    for (let other = 0; other < across; other++) {
      let sum = 0
      next.forEach((lie, k) => {
        const at = isStandard ? lie * across + other : other * from.lies.length + lie
        sum += (from.sorts[k]?.chance ?? 0) * (grid[at] ?? 0)
      })
      mean[stay * across + other] = sum
    }
  })
  return mean
}

interface Means {
  readonly value: Grid
  readonly stress: Grid
}

interface After {
  readonly standard: Means
  readonly bonus: Means
  /** What the reroll itself costs. */
  readonly price: number
}

const afterReroll = ({ plan, standard, bonus }: Omit<Table, 'layers' | 'best'>, next: Layer, used: number): After => {
  const [s, b] = [standard.lies.length, bonus.lies.length]
  return {
    standard: { value: meanOver(standard, b, next.value, true), stress: meanOver(standard, b, next.stress, true) },
    bonus: { value: meanOver(bonus, s, next.value, false), stress: meanOver(bonus, s, next.stress, false) },
    price: paid(plan, used + 1) - paid(plan, used),
  }
}

interface Choice {
  readonly act: number
  readonly value: number
  readonly stress: number
}

const better = (a: Choice, b: Choice): boolean =>
  a.value > b.value + EQUAL || (a.value > b.value - EQUAL && a.stress < b.stress - EQUAL)

/** All that can be done with this lie but keep it. */
const rerollsOf = (table: Omit<Table, 'layers' | 'best'>, s: number, b: number, after: After | undefined): Choice[] => {
  if (!after) return []
  const { standard, bonus } = table
  const choices: Choice[] = []
  const add = (act: number, { value, stress }: Means, at: number): void => {
    choices.push({ act, value: value[at] ?? 0, stress: (stress[at] ?? 0) + after.price })
  }
  standard.without[s]?.forEach((stay, k) => {
    if (stay >= 0) add(1 + k, after.standard, stay * bonus.lies.length + b)
  })
  bonus.without[b]?.forEach((stay, k) => {
    if (stay >= 0) add(1 + standard.sorts.length + k, after.bonus, stay * standard.lies.length + s)
  })
  return choices
}

const layerOf = (table: Omit<Table, 'layers'>, used: number, next: Layer | undefined): Layer => {
  const { standard, bonus } = table
  const size = standard.lies.length * bonus.lies.length
  const layer: Layer = {
    value: new Float64Array(size),
    stress: new Float64Array(size),
    act: new Uint8Array(size),
  }
  const after = next && afterReroll(table, next, used)
  for (let s = 0; s < standard.lies.length; s++)
    for (let b = 0; b < bonus.lies.length; b++) {
      let best: Choice = { act: 0, value: table.best(s, b, used).value, stress: 0 }
      for (const choice of rerollsOf(table, s, b, after)) if (better(choice, best)) best = choice
      const at = s * bonus.lies.length + b
      layer.value[at] = best.value
      layer.stress[at] = best.stress
      layer.act[at] = best.act
    }
  return layer
}

const verdictOf = ({ standard, bonus }: Table, { act, value, stress }: Choice): Verdict => {
  if (act === 0) return { value, stress }
  const k = act - 1
  const face = standard.sorts[k]?.face ?? bonus.sorts[k - standard.sorts.length]?.face ?? '-'
  return { reroll: { bonus: k >= standard.sorts.length, face }, value, stress }
}

const verdictsAt = (table: Table, faces: readonly Face[], used: number): Verdict[] => {
  const { plan, standard, bonus, layers } = table
  const s = standard.indexOf(lieOf('standard', faces.slice(0, plan.standard)))
  const b = bonus.indexOf(lieOf('bonus', faces.slice(plan.standard)))
  if (s < 0 || b < 0) throw new Error('other dice than those of the roll')
  const next = layers[used + 1]
  const keep: Choice = { act: 0, value: table.best(s, b, used).value, stress: 0 }
  const choices = [keep, ...rerollsOf(table, s, b, next && afterReroll(table, next, used))]
  return choices.sort((x, y) => (better(x, y) ? -1 : better(y, x) ? 1 : 0)).map((each) => verdictOf(table, each))
}

const start = ({ standard, bonus }: Table): Grid => {
  const width = bonus.lies.length
  const grid = new Float64Array(standard.lies.length * width)
  standard.chances.forEach((p, s) => {
    bonus.chances.forEach((q, b) => {
      grid[s * width + b] = p * q
    })
  })
  return grid
}

/** Where the dice of a grid lie once one of each is thrown again as the layer says. */
const thrown = ({ standard, bonus }: Table, act: Uint8Array, grid: Grid): Grid => {
  const width = bonus.lies.length
  const next = new Float64Array(grid.length)
  grid.forEach((p, at) => {
    const k = (act[at] ?? 0) - 1
    if (p === 0 || k < 0) return
    const [s, b] = [Math.floor(at / width), at % width]
    const isBonus = k >= standard.sorts.length
    const from = isBonus ? bonus : standard
    const sort = isBonus ? k - standard.sorts.length : k
    const stay = from.without[isBonus ? b : s]?.[sort] ?? -1
    from.plus[stay]?.forEach((lie, face) => {
      const to = isBonus ? s * width + lie : lie * width + b
      next[to] = (next[to] ?? 0) + p * (from.sorts[face]?.chance ?? 0)
    })
  })
  return next
}

const endingsOf = (table: Table): Ending[] => {
  const found = new Map<string, { result: Result; stress: number; chance: number }>()
  const width = table.bonus.lies.length
  let grid = start(table)
  table.layers.forEach(({ act }, used) => {
    grid.forEach((p, at) => {
      if (p === 0 || act[at] !== 0) return
      const { result } = table.best(Math.floor(at / width), at % width, used)
      const stress = paid(table.plan, used)
      const key = JSON.stringify([result, stress])
      const known = found.get(key)
      if (known) known.chance += p
      else found.set(key, { result, stress, chance: p })
    })
    grid = thrown(table, act, grid)
  })
  return [...found.values()]
}

const mean = (weights: Grid, grid: Grid): number => weights.reduce((sum, p, i) => sum + p * (grid[i] ?? 0), 0)

export const solve = (plan: Plan, worth: Worth): Solution => {
  const [standard, bonus] = [pool('standard', plan.standard), pool('bonus', plan.bonus)]
  const best = keeper(plan, standard, bonus, worth)
  const layers: Layer[] = []
  for (let used = plan.free + plan.stress; used >= 0; used--)
    layers[used] = layerOf({ plan, standard, bonus, best }, used, layers[used + 1])
  const table: Table = { plan, standard, bonus, best, layers }
  const [first] = layers
  const from = start(table)
  return {
    value: first ? mean(from, first.value) : 0,
    stress: first ? mean(from, first.stress) : 0,
    verdicts: (faces, used) => verdictsAt(table, faces, used),
    endings: () => endingsOf(table),
  }
}
