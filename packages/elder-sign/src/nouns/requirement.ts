/** Rows of symbols and the dice that meet them (ES-TASK-02..04, ES-TASK-12, ES-RULING-34). */
import type { Need } from '../effects/vocabulary.ts'
import type { DieId, Face } from './die.ts'

/** One symbol: an investigation sum, or the faces any one of which meets it. */
export interface Symbol {
  /** 0 unless an investigation symbol. */
  readonly sum: number
  readonly faces: readonly Face[]
}

export interface Requirement {
  /** As printed. */
  readonly symbols: readonly Symbol[]
  /** Fixed symbols first: they leave investigation sums the least freedom. */
  readonly sought: readonly Symbol[]
  /** Fewest dice that could meet it, for quick refusal. */
  readonly least: number
}

/** ES-TASK-04: a split symbol lists its halves; an investigation half cannot be split. */
const symbolOf = (need: Need): Symbol =>
  need.startsWith('I') && !need.includes('|')
    ? { sum: Number(need.slice(1)), faces: [] }
    : { sum: 0, faces: need.split('|') as Face[] }

const requires = (symbols: readonly Symbol[]): Requirement => ({
  symbols,
  sought: [...symbols].sort((a, b) => (a.sum ? 1 : 0) - (b.sum ? 1 : 0) || a.faces.length - b.faces.length),
  least: symbols.reduce((n, symbol) => n + Math.max(1, Math.ceil(symbol.sum / 4)), 0),
})

export const requirementOf = (needs: readonly Need[]): Requirement => requires(needs.map(symbolOf))

/** Both in one row. */
export const together = (a: Requirement, b: Requirement): Requirement => requires([...a.symbols, ...b.symbols])

/** ES-MYTHOS-07: every investigation symbol is `n` higher. */
export const harder = (requirement: Requirement, n: number): Requirement =>
  n === 0
    ? requirement
    : requires(requirement.symbols.map((symbol) => (symbol.sum ? { ...symbol, sum: symbol.sum + n } : symbol)))

/** Dice alike in every way that can matter later; the solver and the player see one of them. */
export interface DiceGroup {
  readonly face: Face
  readonly dice: readonly DieId[]
}

/** ES-DICE-05: what a face adds to an investigation sum; 0 for other results. */
export const investigation = (face: Face, wild: number): number => {
  switch (face) {
    case 'I1':
      return 1
    case 'I2':
      return 2
    case 'I3':
      return 3
    case 'I4':
      return 4
    case 'W':
      return wild
    default:
      return 0
  }
}

/** A glance before the search: enough dice of each fixed result, and enough to add up. Never refuses what is possible. */
const hopeless = ({ symbols, least }: Requirement, groups: readonly DiceGroup[], wild: number): boolean => {
  let dice = 0
  let wilds = 0
  let worth = 0
  for (const {
    face,
    dice: { length },
  } of groups) {
    dice += length
    if (face === 'W') wilds += length
    worth += length * investigation(face, wild)
  }
  if (dice < least) return true
  let lacking = 0
  let sum = 0
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i]
    if (!symbol) continue
    sum += symbol.sum
    if (symbol.sum === 0 && !groups.some(({ face }) => symbol.faces.includes(face))) lacking++
  }
  return lacking > wilds || sum > worth
}

/** How many dice of each group an assignment takes. */
type Taken = number[]

const meets = (symbol: Symbol, face: Face): boolean => face === 'W' || symbol.faces.includes(face)

interface Search {
  readonly symbols: readonly Symbol[]
  readonly groups: readonly DiceGroup[]
  readonly wild: number
  readonly found: Map<string, Taken>
  /** Stop at the first way. */
  readonly any: boolean
}

/** Minimal ways to reach a sum: every die taken must be needed (ES-RULING-34). */
const sums = (q: Search, taken: Taken, at: number, left: number, from: number, smallest: number): void => {
  if (left <= 0) {
    // The surplus must be smaller than the smallest die, or that die could be kept.
    if (-left < smallest) next(q, taken, at + 1)
    return
  }
  for (let g = from; g < q.groups.length; g++) {
    const group = q.groups[g]
    if (!group) continue
    const value = investigation(group.face, q.wild)
    const used = taken[g] ?? 0
    if (value === 0 || used >= group.dice.length) continue
    taken[g] = used + 1
    sums(q, taken, at, left - value, g, Math.min(smallest, value))
    taken[g] = used
    if (q.any && q.found.size) return
  }
}

const next = (q: Search, taken: Taken, at: number): void => {
  const symbol = q.symbols[at]
  if (!symbol) {
    const key = taken.join()
    if (!q.found.has(key)) q.found.set(key, taken.slice())
    return
  }
  if (symbol.sum) {
    sums(q, taken, at, symbol.sum, 0, Number.POSITIVE_INFINITY)
    return
  }
  for (let g = 0; g < q.groups.length; g++) {
    const group = q.groups[g]
    const used = taken[g] ?? 0
    if (!group || used >= group.dice.length || !meets(symbol, group.face)) continue
    taken[g] = used + 1
    next(q, taken, at + 1)
    taken[g] = used
    if (q.any && q.found.size) return
  }
}

const search = (
  requirement: Requirement,
  groups: readonly DiceGroup[],
  wild: number,
  any: boolean,
): Map<string, Taken> => {
  const found = new Map<string, Taken>()
  next({ symbols: requirement.sought, groups, wild, found, any }, Array<number>(groups.length).fill(0), 0)
  return found
}

/** Whether every die of `a` could be had by taking fewer: then `a` holds a superfluous die. */
const covers = (a: Taken, b: Taken): boolean => {
  let less = false
  for (let i = 0; i < a.length; i++) {
    const x = a[i] ?? 0
    const y = b[i] ?? 0
    if (y > x) return false
    if (y < x) less = true
  }
  return less
}

const diceOf = (taken: Taken, groups: readonly DiceGroup[]): DieId[] => {
  const chosen: DieId[] = []
  for (let g = 0; g < groups.length; g++) {
    const dice = groups[g]?.dice
    const n = taken[g] ?? 0
    if (dice) chosen.push(...dice.slice(0, n))
  }
  return chosen
}

/** Every way to meet the requirement without a superfluous die, as dice. */
export const waysToMeet = (requirement: Requirement, groups: readonly DiceGroup[], wild: number): DieId[][] => {
  if (hopeless(requirement, groups, wild)) return []
  const all = [...search(requirement, groups, wild, false).values()]
  const minimal = all.length > 1 ? all.filter((a) => !all.some((b) => covers(a, b))) : all
  return minimal.map((taken) => diceOf(taken, groups))
}

export const canMeet = (requirement: Requirement, groups: readonly DiceGroup[], wild: number): boolean =>
  !hopeless(requirement, groups, wild) && search(requirement, groups, wild, true).size > 0

/** Whether some faces of the free dice, with the given ones, would meet it (ES-RULING-16). */
export const couldMeet = (
  requirement: Requirement,
  given: readonly DiceGroup[],
  free: readonly (readonly Face[])[],
  wild: number,
): boolean => {
  const tryAll = (at: number, shown: readonly DiceGroup[]): boolean => {
    const faces = free[at]
    if (!faces) return canMeet(requirement, shown, wild)
    return usefulFaces(requirement, faces, wild).some((face) => tryAll(at + 1, [...shown, { face, dice: [-1 - at] }]))
  }
  return tryAll(0, given)
}

/** The best investigation result and the fixed results asked for: no other face can do more. */
const usefulFaces = ({ symbols }: Requirement, faces: readonly Face[], wild: number): Face[] => {
  const worth = (face: Face) => investigation(face, wild)
  const best = faces.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  const useful = new Set(faces.filter((face) => face === 'W' || symbols.some((symbol) => symbol.faces.includes(face))))
  if (symbols.some(({ sum }) => sum > 0)) useful.add(best)
  return useful.size ? [...useful] : [best]
}
