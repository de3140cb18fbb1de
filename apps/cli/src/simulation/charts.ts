/** Charts as drawings that need no script: made here, once. Why this library: docs/decisions/0012-charts.md. */
import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import type { Rate, Share } from './compare.ts'

const INK = '#1f2a30'
const BARS = ['#2f7d6b', '#b5652b', '#5a6fb0', '#8a8f3c']

const drawn = (options: Plot.PlotOptions): string => {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  return Plot.plot({ ...options, document }).outerHTML
}

const botsOf = (rows: readonly { readonly bot: string }[]): string[] => [...new Set(rows.map(({ bot }) => bot))]

const frame = (rows: readonly { readonly name: string; readonly bot: string }[]): Plot.PlotOptions => ({
  width: 720,
  marginLeft: 190,
  height: 50 + 24 * rows.length,
  style: { fontSize: '12px', color: INK, background: 'transparent' },
  color: { domain: botsOf(rows), range: BARS },
})

const lineOf = ({ name, bot }: { readonly name: string; readonly bot: string }): string => `${name} (${bot})`

/** A bar for the rate and a whisker for what the number of games leaves open. */
export const rateChart = (rows: readonly Rate[]): string =>
  drawn({
    ...frame(rows),
    x: { domain: [0, 100], label: 'games won, %', grid: true },
    y: { label: null, domain: rows.map(lineOf) },
    marks: [
      Plot.barX(rows, { x: ({ rate }: Rate) => rate * 100, y: lineOf, fill: 'bot', fillOpacity: 0.75 }),
      Plot.ruleY(rows, {
        x1: ({ low }: Rate) => low * 100,
        x2: ({ high }: Rate) => high * 100,
        y: lineOf,
        stroke: INK,
        strokeWidth: 2,
      }),
    ],
  })

export const shareChart = (rows: readonly Share[], label: string, scale = 1): string =>
  drawn({
    ...frame(rows),
    x: { label, grid: true },
    y: { label: null, domain: rows.map(lineOf) },
    marks: [
      Plot.barX(rows, { x: ({ n }: Share) => n * scale, y: lineOf, fill: 'bot', fillOpacity: 0.75 }),
      Plot.ruleX([0]),
    ],
  })

export const lengthChart = (turns: readonly { readonly turns: number; readonly bot: string }[]): string =>
  drawn({
    width: 720,
    height: 260,
    marginLeft: 60,
    style: { fontSize: '12px', color: INK, background: 'transparent' },
    color: { domain: botsOf(turns), range: BARS },
    x: { label: 'turns' },
    y: { label: 'games', grid: true },
    marks: [
      Plot.rectY(
        turns,
        Plot.binX<Plot.RectYOptions>({ y: 'count', thresholds: 20 }, { x: 'turns', fill: 'bot', fillOpacity: 0.75 }),
      ),
      Plot.ruleY([0]),
    ],
  })

export interface Difference {
  readonly name: string
  readonly difference: number
  readonly low: number
  readonly high: number
}

/** A dot for the difference and a whisker for what chance leaves open; nothing in the middle. */
export const differenceChart = (rows: readonly Difference[], label: string, scale = 1): string =>
  drawn({
    width: 720,
    marginLeft: 330,
    height: 50 + 22 * rows.length,
    style: { fontSize: '12px', color: INK, background: 'transparent' },
    x: { label, grid: true },
    y: { label: null, domain: rows.map(({ name }) => name) },
    marks: [
      Plot.ruleX([0]),
      Plot.ruleY(rows, {
        x1: ({ low }: Difference) => low * scale,
        x2: ({ high }: Difference) => high * scale,
        y: 'name',
        stroke: INK,
        strokeWidth: 2,
      }),
      Plot.dot(rows, {
        x: ({ difference }: Difference) => difference * scale,
        y: 'name',
        r: 5,
        fill: BARS[0] ?? INK,
      }),
    ],
  })
