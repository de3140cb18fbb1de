/** The part of a report that says which cards help or hurt. */
import { type CardEffect, cardReport, EARLY } from './card-effects.ts'
import { differenceChart } from './charts.ts'
import type { GameResult } from './game-result.ts'

/** As many as a page bears. */
const MOST = 24

type Section = (title: string, chart: string, table: string) => string

const named = (rows: readonly CardEffect[]) =>
  rows.map(({ card, pile, difference, low, high }) => ({
    name: `${card} (${pile.toLowerCase()})`,
    difference,
    low,
    high,
  }))

const signed = (n: number): string => `${n < 0 ? '' : '+'}${n.toFixed(1)}`

const tableOf = (rows: readonly CardEffect[], escaped: (text: string) => string, scale: number): string =>
  `<p>Cards that turned up by turn ${EARLY}, against games without them, within a cell. What goes together need not follow: some cards are drawn by those who do well. Among so many cards one in twenty seems to matter by chance alone.</p><table><tr><th></th><th></th><th>Games with it</th><th>Difference</th><th>95 % interval</th></tr>${rows
    .map(
      ({ card, pile, games, of, difference, low, high }) =>
        `<tr><td>${escaped(card)}</td><td>${escaped(pile)}</td><td class="n">${games} of ${of}</td><td class="n">${signed(difference * scale)}</td><td class="n">${signed(low * scale)} to ${signed(high * scale)}</td></tr>`,
    )
    .join('')}</table>`

export const cardSections = (
  results: readonly GameResult[],
  section: Section,
  escaped: (text: string) => string,
): string[] =>
  cardReport(results).flatMap(({ score, early }, i) => {
    const rows = early.slice(0, MOST)
    // Wins are shares, and shown in points of a hundred.
    const scale = i === 0 ? 100 : 1
    const label = i === 0 ? 'difference in games won, points' : 'difference'
    return rows.length === 0
      ? []
      : [
          section(
            `Cards that help or hurt: ${score}`,
            differenceChart(named(rows), label, scale),
            tableOf(rows, escaped, scale),
          ),
        ]
  })
