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

const joined = new WeakMap<Requirement, WeakMap<Requirement, Requirement>>()
const raised = new WeakMap<Requirement, Map<number, Requirement>>()

/** Both in one row. Worked out once. */
export const together = (a: Requirement, b: Requirement): Requirement => {
  const known = joined.get(a) ?? new WeakMap<Requirement, Requirement>()
  const both = known.get(b) ?? requires([...a.symbols, ...b.symbols])
  known.set(b, both)
  joined.set(a, known)
  return both
}

/** ES-MYTHOS-07: every investigation symbol is `n` higher. Worked out once. */
export const harder = (requirement: Requirement, n: number): Requirement => {
  if (n === 0) return requirement
  const known = raised.get(requirement) ?? new Map<number, Requirement>()
  const higher =
    known.get(n) ??
    requires(requirement.symbols.map((symbol) => (symbol.sum ? { ...symbol, sum: symbol.sum + n } : symbol)))
  known.set(n, higher)
  raised.set(requirement, known)
  return higher
}

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

const shows = (groups: readonly DiceGroup[], { faces }: Symbol): boolean => {
  for (const { face } of groups) if (faces.includes(face)) return true
  return false
}

/** A glance before the search: enough dice of each fixed result, and enough to add up. Never refuses what is possible. */
const hopeless = ({ symbols, least }: Requirement, groups: readonly DiceGroup[], wild: number): boolean => {
  let dice = 0
  let wilds = 0
  let worth = 0
  for (const group of groups) {
    const { length } = group.dice
    dice += length
    if (group.face === 'W') wilds += length
    worth += length * investigation(group.face, wild)
  }
  if (dice < least) return true
  let lacking = 0
  let sum = 0
  for (const symbol of symbols) {
    sum += symbol.sum
    if (symbol.sum === 0 && !shows(groups, symbol)) lacking++
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
  readonly found: Taken[]
  /** Of each way found, as one number. */
  readonly keys: number[]
  /** Stop at the first way. */
  readonly any: boolean
}

/** More than there are dice, so that no two ways share a number. */
const BASE = 9

const keyOf = (taken: Taken): number => {
  let key = 0
  for (const n of taken) key = key * BASE + n
  return key
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
    if (q.any && q.found.length) return
  }
}

const next = (q: Search, taken: Taken, at: number): void => {
  const symbol = q.symbols[at]
  if (!symbol) {
    const key = keyOf(taken)
    if (q.keys.includes(key)) return
    q.keys.push(key)
    q.found.push(taken.slice())
    return
  }
  if (symbol.sum) {
    sums(q, taken, at, symbol.sum, 0, LARGE)
    return
  }
  for (let g = 0; g < q.groups.length; g++) {
    const group = q.groups[g]
    const used = taken[g] ?? 0
    if (!group || used >= group.dice.length || !meets(symbol, group.face)) continue
    taken[g] = used + 1
    next(q, taken, at + 1)
    taken[g] = used
    if (q.any && q.found.length) return
  }
}

/** Above any investigation result. */
const LARGE = 99

const search = (requirement: Requirement, groups: readonly DiceGroup[], wild: number, any: boolean): Taken[] => {
  const taken: Taken = []
  for (let g = 0; g < groups.length; g++) taken.push(0)
  const q: Search = { symbols: requirement.sought, groups, wild, found: [], keys: [], any }
  next(q, taken, 0)
  return q.found
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
    for (let i = 0; dice && i < n; i++) chosen.push(dice[i] ?? -1)
  }
  return chosen
}

/** Every way to meet the requirement without a superfluous die, as dice. */
export const waysToMeet = (requirement: Requirement, groups: readonly DiceGroup[], wild: number): DieId[][] => {
  if (hopeless(requirement, groups, wild)) return []
  const all = search(requirement, groups, wild, false)
  const minimal = all.length > 1 ? all.filter((a) => !all.some((b) => covers(a, b))) : all
  return minimal.map((taken) => diceOf(taken, groups))
}

export const canMeet = (requirement: Requirement, groups: readonly DiceGroup[], wild: number): boolean =>
  !hopeless(requirement, groups, wild) && search(requirement, groups, wild, true).length > 0

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
