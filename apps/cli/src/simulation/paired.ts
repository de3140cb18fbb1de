/** Two bots on the same games: how much oftener the second wins, with what chance leaves open. */
import { Fault } from '../fault.ts'
import type { GameResult } from './game-result.ts'
import type { Cell } from './play-one.ts'

export interface Paired {
  readonly name: string
  readonly games: number
  readonly first: number
  readonly second: number
  /** The mean of the differences, and half of its 95 % interval. */
  readonly difference: number
  readonly half: number
}

type Labelled = Pick<Cell, 'bot' | 'seed'>

interface Pair {
  readonly name: string
  readonly group: string
  readonly first: number
  readonly second: number
}

const Z = 1.959963984540054

const paired = (name: string, pairs: readonly Pair[]): Paired => {
  const n = pairs.length
  const mean = (of: (pair: Pair) => number): number => pairs.reduce((sum, pair) => sum + of(pair), 0) / n
  const difference = mean(({ first, second }) => second - first)
  const variance = mean(({ first, second }) => (second - first - difference) ** 2)
  return {
    name,
    games: n,
    first: mean(({ first }) => first),
    second: mean(({ second }) => second),
    difference,
    half: Z * Math.sqrt(variance / n),
  }
}

const botsOf = (cells: readonly Labelled[]): [string, string] => {
  const [first, second, ...more] = [...new Set(cells.map(({ bot }) => bot))]
  if (first === undefined || second === undefined || more.length)
    throw new Fault('Only two bots can be put side by side game by game.')
  return [first, second]
}

/** Games that both have finished, by what they were played against and by what rules. */
const pairsOf = (results: readonly GameResult[], cells: readonly Labelled[], [first]: readonly string[]): Pair[] => {
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
    const { 'Rule set': rules = '', 'Ancient One': ancient = '' } = result.heard?.groups ?? {}
    return [{ name: ancient, group: rules, first: won(true), second: won(false) }]
  })
}

const by = <T>(list: readonly T[], key: (each: T) => string): [string, T[]][] => {
  const files = new Map<string, T[]>()
  for (const each of list) files.set(key(each), [...(files.get(key(each)) ?? []), each])
  return [...files]
}

/** The whole first, then its parts, group after group. */
export const pairedBy = (results: readonly GameResult[], cells: readonly Labelled[]): Paired[] =>
  by(pairsOf(results, cells, botsOf(cells)), ({ group }) => group).flatMap(([group, pairs]) => [
    paired(group, pairs),
    ...by(pairs, ({ name }) => name)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, of]) => paired(`${group}: ${name}`, of)),
  ])

const percent = (share: number): string => (share * 100).toFixed(1)

const signed = (share: number): string => `${share < 0 ? '' : '+'}${percent(share)}`

export const pairsTable = (results: readonly GameResult[], cells: readonly Labelled[]): string => {
  const [first, second] = botsOf(cells)
  const lines = pairedBy(results, cells).map(({ name, games, difference, half, ...rate }) =>
    [
      name,
      games,
      percent(rate.first),
      percent(rate.second),
      signed(difference),
      `${signed(difference - half)} to ${signed(difference + half)}`,
    ].join(' | '),
  )
  const head = ['', 'games', `${first} wins %`, `${second} wins %`, 'difference', '95 %'].join(' | ')
  return `${[head, '--- | ---: | ---: | ---: | ---: | ---:', ...lines].map((line) => `| ${line} |`).join('\n')}\n`
}
