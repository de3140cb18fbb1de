/**
 * Games in which a card turned up beside those in which it did not. Compared within a cell, so that neither the rules nor
 * the Ancient One nor the bot stand in for the card; then put together, larger cells counting more (Mantel and Haenszel).
 */
import type { GameResult } from './game-result.ts'

export interface CardEffect {
  readonly pile: string
  readonly card: string
  /** Games with the card, of those compared. */
  readonly games: number
  readonly of: number
  readonly difference: number
  readonly low: number
  readonly high: number
}

export interface Question {
  /** Only cards that turned up by this turn count: later ones turn up in long games, whatever they do. */
  readonly within: number
  score(result: GameResult): number | undefined
}

const Z = 1.959963984540054

/** Fewer on either side say nothing. */
const LEAST = 10

interface Sum {
  n: number
  sum: number
}

interface Table extends Sum {
  squares: number
  readonly cards: Map<string, Sum>
}

const keysOf = ({ heard }: GameResult, within: number): string[] =>
  Object.entries(heard?.cards ?? {}).flatMap(([pile, cards]) =>
    Object.entries(cards).flatMap(([card, turn]) => (turn <= within ? [`${pile}\n${card}`] : [])),
  )

const tablesOf = (results: readonly GameResult[], { within, score }: Question): Table[] => {
  const tables = new Map<number, Table>()
  for (const result of results) {
    const value = score(result)
    if (value === undefined) continue
    const table = tables.get(result.cell) ?? { n: 0, sum: 0, squares: 0, cards: new Map<string, Sum>() }
    tables.set(result.cell, table)
    table.n += 1
    table.sum += value
    table.squares += value * value
    for (const key of keysOf(result, within)) {
      const met = table.cards.get(key) ?? { n: 0, sum: 0 }
      table.cards.set(key, met)
      met.n += 1
      met.sum += value
    }
  }
  return [...tables.values()]
}

const effectOf = (key: string, tables: readonly Table[]): CardEffect | undefined => {
  let [weight, sum, variance, games, of] = [0, 0, 0, 0, 0]
  for (const { n, cards, squares, ...table } of tables) {
    const met = cards.get(key)
    const without = n - (met?.n ?? 0)
    if (!met || without === 0) continue
    const share = (met.n * without) / n
    weight += share
    sum += share * (met.sum / met.n - (table.sum - met.sum) / without)
    variance += (share * (squares - table.sum ** 2 / n)) / (n - 1)
    games += met.n
    of += n
  }
  if (games < LEAST || of - games < LEAST) return undefined
  const [pile = '', card = ''] = key.split('\n')
  const difference = sum / weight
  const half = (Z * Math.sqrt(variance)) / weight
  return { pile, card, games, of, difference, low: difference - half, high: difference + half }
}

/** How far the interval keeps from nothing; below zero where it holds it. */
const clearness = ({ difference, low, high }: CardEffect): number => (difference > 0 ? low : -high)

/** What helps or hurts most clearly first. */
export const cardEffects = (results: readonly GameResult[], question: Question): CardEffect[] => {
  const tables = tablesOf(results, question)
  const keys = new Set(tables.flatMap(({ cards }) => [...cards.keys()]))
  return [...keys]
    .flatMap((key) => effectOf(key, tables) ?? [])
    .toSorted((a, b) => clearness(b) - clearness(a) || (a.card < b.card ? -1 : 1))
}

const WON = 'Games won'

/** Everything a game can be measured by. */
export const scoresOf = (results: readonly GameResult[]): string[] => [
  WON,
  ...Object.keys(results.find(({ heard }) => heard?.stood)?.heard?.stood ?? {}),
]

export const scoreBy =
  (name: string): Question['score'] =>
  ({ won, heard }) =>
    won === null ? undefined : name === WON ? Number(won) : heard?.stood?.[name]

/** Games that end sooner are rare, so that hardly any card is missing only because there was no time for it. */
export const EARLY = 12

/** Whether anybody listened for cards. */
export const cardsTell = (results: readonly GameResult[]): boolean => results.some(({ heard }) => heard?.cards)

/** For each score, cards early on and cards at any time. */
export const cardReport = (results: readonly GameResult[]) =>
  scoresOf(results).map((name) => ({
    score: name,
    early: cardEffects(results, { within: EARLY, score: scoreBy(name) }),
    ever: cardEffects(results, { within: Number.POSITIVE_INFINITY, score: scoreBy(name) }),
  }))
