/** Two bots on the same games: how much oftener the second wins, with what chance leaves open. */
import { Fault } from '../fault.ts'
import type { GameResult } from './game-result.ts'
import type { Cell } from './play-one.ts'

export interface Paired {
  readonly name: string
  readonly games: number
  /** Shares of the games that each bot won. */
  readonly first: number
  readonly second: number
  /** The mean of the differences, and its 95 % interval. */
  readonly difference: number
  readonly low: number
  readonly high: number
}

/** Two bots by name, and how they did. */
export interface Duel {
  readonly bots: readonly [string, string]
  readonly rows: readonly Paired[]
}

type Labelled = Pick<Cell, 'bot' | 'seed'>
/** How to part the games: by each list of groups in turn. */
type Parts = readonly (readonly string[])[]

interface Pair {
  readonly groups: Readonly<Record<string, string>>
  readonly first: number
  readonly second: number
}

const Z = 1.959963984540054

const paired = (name: string, pairs: readonly Pair[]): Paired => {
  const n = pairs.length
  const mean = (of: (pair: Pair) => number): number => pairs.reduce((sum, pair) => sum + of(pair), 0) / n
  const difference = mean(({ first, second }) => second - first)
  const half = Z * Math.sqrt(mean(({ first, second }) => (second - first - difference) ** 2) / n)
  return {
    name,
    games: n,
    first: mean(({ first }) => first),
    second: mean(({ second }) => second),
    difference,
    low: difference - half,
    high: difference + half,
  }
}

const namesOf = (cells: readonly Labelled[]): string[] => [...new Set(cells.map(({ bot }) => bot))]

const botsOf = (cells: readonly Labelled[]): [string, string] => {
  const [first, second, ...more] = namesOf(cells)
  if (first === undefined || second === undefined || more.length)
    throw new Fault('Only two bots can be put side by side game by game.')
  return [first, second]
}

/** Games that both have finished, and what kind of games they were. */
const pairsOf = (results: readonly GameResult[], cells: readonly Labelled[], first: string): Pair[] => {
  const open = new Map<string, GameResult>()
  return results.flatMap((result) => {
    const cell = cells[result.cell]
    if (!cell || result.won === null) return []
    const key = `${cell.seed}:${result.game}`
    const other = open.get(key)
    if (!other) {
      open.set(key, result)
      return []
    }
    const won = (is: boolean): number => (((cell.bot === first) === is ? result : other).won ? 1 : 0)
    return [{ groups: result.heard?.groups ?? {}, first: won(true), second: won(false) }]
  })
}

/** `Cthulhu: Danse Macabre`; a number alone says nothing, so `Investigators 3`. */
const nameOf = ({ groups }: Pair, parts: readonly string[]): string =>
  parts
    .map((part) => ({ part, value: groups[part] ?? '' }))
    .map(({ part, value }) => (/^\d+$/.test(value) ? `${part} ${value}` : value))
    .join(': ') || 'All games'

const byNumber = new Intl.Collator('en', { numeric: true }).compare

const filed = (pairs: readonly Pair[], parts: readonly string[]): Paired[] => {
  const files = new Map<string, Pair[]>()
  for (const pair of pairs) {
    const name = nameOf(pair, parts)
    const file = files.get(name) ?? []
    file.push(pair)
    files.set(name, file)
  }
  return [...files].sort(([a], [b]) => byNumber(a, b)).map(([name, of]) => paired(name, of))
}

export const duelOf = (results: readonly GameResult[], cells: readonly Labelled[], by: Parts): Duel => {
  const bots = botsOf(cells)
  const pairs = pairsOf(results, cells, bots[0])
  return { bots, rows: by.flatMap((parts) => filed(pairs, parts)) }
}

/** Whether there is something to put side by side. */
export const isDuel = (cells: readonly Labelled[]): boolean => namesOf(cells).length === 2

const percent = (share: number): string => (share * 100).toFixed(1)

const signed = (share: number): string => `${share < 0 ? '' : '+'}${percent(share)}`

/** Head and rows, a word each. */
export const duelLines = ({ bots: [first, second], rows }: Duel): string[][] => [
  ['', 'games', `${first} wins %`, `${second} wins %`, 'difference', '95 %'],
  ...rows.map(({ name, games, difference, low, high, ...won }) => [
    name,
    String(games),
    percent(won.first),
    percent(won.second),
    signed(difference),
    `${signed(low)} to ${signed(high)}`,
  ]),
]

/** The same in Markdown. */
export const pairsTable = (duel: Duel): string => {
  const [head = [], ...lines] = duelLines(duel)
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'))
  return `${[head, rule, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`
}
