/** Simulated games as a table that a spreadsheet reads: a line each. */
import type { GameResult } from './game-result.ts'
import { inOrder } from './totals.ts'

export interface Labelled {
  readonly bot: string
  readonly seed: string
}

/** RFC 4180: quotes round what would break a line, doubled inside. */
const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const sum = (went: Readonly<Record<string, number>> | undefined): number =>
  Object.values(went ?? {}).reduce((a, b) => a + b, 0)

export const csvOf = (results: readonly GameResult[], cells: readonly Labelled[]): string => {
  const groups = Object.keys(results.find(({ heard }) => heard)?.heard?.groups ?? {})
  const topics = Object.keys(results.find(({ heard }) => heard)?.heard?.went ?? {})
  const head = ['cell', 'game', 'seed', 'bot', ...groups, 'won', 'ending', 'turns', 'decisions', ...topics, 'fault']
  const lines = inOrder(results).map((result) => {
    const { heard } = result
    const { bot = '', seed = '' } = cells[result.cell] ?? {}
    return [
      result.cell,
      result.game,
      `${seed}:${result.game}`,
      bot,
      ...groups.map((group) => heard?.groups[group] ?? ''),
      result.won === null ? '' : result.won ? 1 : 0,
      heard?.how ?? '',
      heard?.turns ?? '',
      result.decisions,
      ...topics.map((topic) => sum(heard?.went[topic])),
      result.fault ?? '',
    ]
  })
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}
