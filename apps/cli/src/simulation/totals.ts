/** What many games came to. */
import { hashText } from '@vigil/kernel'
import type { GameResult } from './game-result.ts'

export interface Totals {
  games: number
  finished: number
  wins: number
  decisions: number
  faults: number
  /** The first game that broke the rules' own code, by its number. */
  firstFault?: string
  /** The same seed gives the same fingerprint on every machine, however many threads played. */
  resultHash: string
}

export const inOrder = (results: readonly GameResult[]): GameResult[] =>
  results.toSorted((a, b) => a.cell - b.cell || a.game - b.game)

export const totalsOf = (results: readonly GameResult[]): Totals => {
  const sorted = inOrder(results)
  const broken = sorted.find(({ fault }) => fault !== undefined)
  return {
    games: sorted.length,
    finished: sorted.filter(({ won }) => won !== null).length,
    wins: sorted.filter(({ won }) => won === true).length,
    decisions: sorted.reduce((n, { decisions }) => n + decisions, 0),
    faults: sorted.filter(({ fault }) => fault !== undefined).length,
    ...(broken && { firstFault: `game ${broken.game}: ${broken.fault}` }),
    resultHash: hashText(sorted.map(({ print }) => print).join('\n')),
  }
}
