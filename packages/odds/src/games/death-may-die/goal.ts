/** What a roll is for: bounds that must hold, or a sum of what everything is worth. Written `successes>=3, tentacles<=1`. */
import type { Worth } from './solve.ts'

export const SYMBOLS = ['successes', 'tentacles', 'elders', 'stress'] as const
export type Symbol = (typeof SYMBOLS)[number]

export interface Bound {
  readonly of: Symbol
  readonly is: '>=' | '<=' | '='
  readonly n: number
}

export type Goal =
  /** The chance that all of these hold. */
  | { readonly is: 'chance'; readonly bounds: readonly Bound[] }
  /** The mean of this sum. */
  | { readonly is: 'mean'; readonly weights: { readonly [S in Symbol]?: number } }

export interface GoalFault {
  readonly at: number
  readonly length: number
}

export const isGoalFault = (read: Goal | GoalFault): read is GoalFault => 'at' in read

const BOUND = /^\s*([a-z]+)\s*(>=|<=|=|>|<)\s*(\d+)\s*$/i
const TERM = /\s*([+-])?\s*(?:(\d+(?:\.\d+)?|\.\d+)\s*\*?\s*)?([a-z]+)\s*/iy

const symbolOf = (word: string): Symbol | undefined =>
  SYMBOLS.find((symbol) => symbol === word.toLowerCase() || symbol === `${word.toLowerCase()}s`)

/** `>` and `<` are bounds of whole numbers as well. */
const boundOf = (text: string): Bound | undefined => {
  const [, word = '', sign = '', number = ''] = BOUND.exec(text) ?? []
  const of = symbolOf(word)
  if (!of) return undefined
  const n = Number(number)
  if (sign === '>') return { of, is: '>=', n: n + 1 }
  if (sign === '<') return { of, is: '<=', n: n - 1 }
  return { of, is: sign === '=' ? '=' : sign === '>=' ? '>=' : '<=', n }
}

const readBounds = (text: string): Goal | GoalFault => {
  let at = 0
  const bounds: Bound[] = []
  for (const part of text.split(',')) {
    const bound = boundOf(part)
    if (!bound) return { at, length: Math.max(1, part.length) }
    bounds.push(bound)
    at += part.length + 1
  }
  return { is: 'chance', bounds }
}

/** `successes - 0.5 tentacles - 0.3 stress` */
const readSum = (text: string): Goal | GoalFault => {
  const weights: { [S in Symbol]?: number } = {}
  let at = 0
  while (at < text.length) {
    TERM.lastIndex = at
    const term = TERM.exec(text)
    const [whole = '', sign, number, word = ''] = term ?? []
    const symbol = symbolOf(word)
    // Only the first term does without a sign.
    if (!term || !symbol || (at > 0 && sign === undefined)) return { at, length: Math.max(1, text.length - at) }
    weights[symbol] = (weights[symbol] ?? 0) + (sign === '-' ? -1 : 1) * Number(number ?? 1)
    at += whole.length
  }
  return at === 0 ? { at: 0, length: 1 } : { is: 'mean', weights }
}

export const readGoal = (text: string): Goal | GoalFault =>
  /[<>=]/.test(text) ? readBounds(text) : readSum(text.trimEnd())

const keeps = (seen: number, { is, n }: Bound): boolean =>
  is === '>=' ? seen >= n : is === '<=' ? seen <= n : seen === n

export const worthOf =
  (goal: Goal): Worth =>
  ({ successes, tentacles, elders }, stress) => {
    const seen = { successes, tentacles, elders, stress }
    if (goal.is === 'chance') return Number(goal.bounds.every((bound) => keeps(seen[bound.of], bound)))
    return SYMBOLS.reduce((sum, symbol) => sum + (goal.weights[symbol] ?? 0) * seen[symbol], 0)
  }
