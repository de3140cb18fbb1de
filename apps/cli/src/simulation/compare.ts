/** Games put side by side: win rates by group, lengths, endings, and where points went. */
import type { GameResult } from './game-result.ts'
import { type Interval, wilson } from './wilson.ts'

export interface Rate extends Interval {
  readonly name: string
  readonly bot: string
  readonly wins: number
  readonly games: number
}

export interface Share {
  readonly name: string
  readonly bot: string
  /** Per game. */
  readonly n: number
}

export type Named = GameResult & { readonly bot: string }

const byNumber = new Intl.Collator('en', { numeric: true }).compare

const filed = <T>(
  results: readonly Named[],
  keyOf: (result: Named) => string | undefined,
  make: (name: string, bot: string, of: readonly Named[]) => T,
): T[] => {
  const files = new Map<string, { name: string; bot: string; of: Named[] }>()
  for (const result of results) {
    const name = keyOf(result)
    if (name === undefined || result.won === null) continue
    const key = JSON.stringify([name, result.bot])
    const file = files.get(key) ?? { name, bot: result.bot, of: [] }
    file.of.push(result)
    files.set(key, file)
  }
  return [...files.values()]
    .sort((a, b) => byNumber(a.name, b.name) || byNumber(a.bot, b.bot))
    .map(({ name, bot, of }) => make(name, bot, of))
}

const rateOf = (name: string, bot: string, of: readonly Named[]): Rate => {
  const wins = of.filter(({ won }) => won === true).length
  return { name, bot, wins, games: of.length, ...wilson(wins, of.length) }
}

export const ratesBy = (results: readonly Named[], group: string): Rate[] =>
  filed(results, ({ heard }) => heard?.groups[group], rateOf)

export const overall = (results: readonly Named[]): Rate[] => filed(results, () => 'All games', rateOf)

export const groupsOf = (results: readonly Named[]): string[] =>
  Object.keys(results.find(({ heard }) => heard)?.heard?.groups ?? {})

export const topicsOf = (results: readonly Named[]): string[] =>
  Object.keys(results.find(({ heard }) => heard)?.heard?.went ?? {})

/** How games ended, as shares of each bot's games. */
export const endings = (results: readonly Named[]): Share[] => {
  const all = new Map(overall(results).map(({ bot, games }) => [bot, games]))
  return filed(
    results,
    ({ heard }) => heard?.how,
    (name, bot, of) => ({ name, bot, n: of.length / (all.get(bot) ?? 1) }),
  )
}

/** Where something came from or went, per game. */
export const wentBy = (results: readonly Named[], topic: string): Share[] => {
  const sources = new Set(results.flatMap(({ heard }) => Object.keys(heard?.went[topic] ?? {})))
  return [...sources]
    .flatMap((source) =>
      filed(
        results,
        () => source,
        (name, bot, of) => ({
          name,
          bot,
          n: of.reduce((sum, { heard }) => sum + (heard?.went[topic]?.[source] ?? 0), 0) / of.length,
        }),
      ),
    )
    .sort((a, b) => b.n - a.n)
}
