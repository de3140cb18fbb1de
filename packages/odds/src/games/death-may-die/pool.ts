/** All the ways so many dice of one colour can lie, and how they come of each other by a reroll. */
import { type Colour, FACES_OF, type Face } from '@vigil/death-may-die'

/** The different faces of a die, each with its chance. */
export interface Sort {
  readonly face: Face
  readonly chance: number
}

export const sortsOf = (colour: Colour): readonly Sort[] => {
  const faces = FACES_OF[colour]
  return [...new Set(faces)].map((face) => ({
    face,
    chance: faces.filter((each) => each === face).length / faces.length,
  }))
}

export interface Symbols {
  readonly successes: number
  readonly elders: number
  readonly tentacles: number
}

/** How many dice show each face, face by face. */
export type Lie = readonly number[]

export interface Pool {
  readonly sorts: readonly Sort[]
  readonly lies: readonly Lie[]
  /** What the faces of each lie show. */
  readonly symbols: readonly Symbols[]
  /** Of each lie, when all dice are rolled at once. */
  readonly chances: readonly number[]
  /** By lie and face: the lie of the dice that stay when one with this face is taken up; -1 where there is none. */
  readonly without: readonly (readonly number[])[]
  /** By lie of the dice that stay and face: the lie with one more. */
  readonly plus: readonly (readonly number[])[]
  indexOf(lie: Lie): number
}

const liesOf = (dice: number, sorts: number): number[][] => {
  if (sorts === 1) return [[dice]]
  const found: number[][] = []
  for (let n = 0; n <= dice; n++) for (const rest of liesOf(dice - n, sorts - 1)) found.push([n, ...rest])
  return found
}

/** So many different orders lead to one lie. */
const ordersOf = (lie: Lie): number => {
  let [orders, dice] = [1, 0]
  for (const n of lie) for (let k = 1; k <= n; k++) orders = (orders * ++dice) / k
  return orders
}

const indexed = (lies: readonly Lie[]): Map<string, number> => new Map(lies.map((lie, i) => [lie.join(), i]))

const changed = (lie: Lie, sort: number, by: number): string => lie.with(sort, (lie[sort] ?? 0) + by).join()

const symbolsOf = (sorts: readonly Sort[], lie: Lie): Symbols => {
  const count = (symbol: string): number =>
    lie.reduce((n, dice, i) => n + (sorts[i]?.face.includes(symbol) ? dice : 0), 0)
  return { successes: count('S'), elders: count('E'), tentacles: count('T') }
}

const made = new Map<string, Pool>()

const poolOf = (colour: Colour, dice: number): Pool => {
  const sorts = sortsOf(colour)
  const lies = liesOf(dice, sorts.length)
  const fewer = dice > 0 ? liesOf(dice - 1, sorts.length) : []
  const [ofLies, ofFewer] = [indexed(lies), indexed(fewer)]
  return {
    sorts,
    lies,
    symbols: lies.map((lie) => symbolsOf(sorts, lie)),
    chances: lies.map((lie) => lie.reduce((p, n, i) => p * (sorts[i]?.chance ?? 0) ** n, ordersOf(lie))),
    without: lies.map((lie) => lie.map((n, i) => (n > 0 ? (ofFewer.get(changed(lie, i, -1)) ?? -1) : -1))),
    plus: fewer.map((lie) => lie.map((_, i) => ofLies.get(changed(lie, i, 1)) ?? -1)),
    indexOf: (lie) => ofLies.get(lie.join()) ?? -1,
  }
}

/** The box has a limited number of dice, so that there are few pools, and each is made once. */
export const pool = (colour: Colour, dice: number): Pool => {
  const key = `${colour} ${dice}`
  const known = made.get(key) ?? poolOf(colour, dice)
  made.set(key, known)
  return known
}

export const lieOf = (colour: Colour, faces: readonly Face[]): Lie =>
  sortsOf(colour).map(({ face }) => faces.filter((each) => each === face).length)
