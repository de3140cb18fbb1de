/** A report of simulated games: one page that stands alone, with drawings and the numbers behind them. */
import { cardSections } from './card-section.ts'
import { differenceChart, lengthChart, rateChart, shareChart } from './charts.ts'
import { endings, groupsOf, type Named, overall, type Rate, ratesBy, type Share, topicsOf, wentBy } from './compare.ts'
import { type Duel, duelLines } from './paired.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;'))

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1f2a30; background: #fbfaf6; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: .5rem 0 2rem } td, th { padding: .15rem .8rem .15rem 0; text-align: left }
td.n { text-align: right; font-variant-numeric: tabular-nums } figure { margin: 1rem 0 } code { word-break: break-all }`

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const rateTable = (rows: readonly Rate[]): string =>
  `<table><tr><th></th><th>Bot</th><th>Games</th><th>Won</th><th>Rate</th><th>95 % interval</th></tr>${rows
    .map(
      ({ name, bot, games, wins, rate, low, high }) =>
        `<tr><td>${escaped(name)}</td><td>${escaped(bot)}</td><td class="n">${games}</td><td class="n">${wins}</td><td class="n">${percent(rate)}</td><td class="n">${percent(low)} to ${percent(high)}</td></tr>`,
    )
    .join('')}</table>`

const shareTable = (rows: readonly Share[], told: (n: number) => string): string =>
  `<table>${rows.map(({ name, bot, n }) => `<tr><td>${escaped(name)}</td><td>${escaped(bot)}</td><td class="n">${told(n)}</td></tr>`).join('')}</table>`

const section = (title: string, chart: string, table: string): string =>
  `<section><h2>${escaped(title)}</h2><figure role="img" aria-label="${escaped(title)}">${chart}</figure>${table}</section>`

const lengths = (results: readonly Named[]): string => {
  const turns = results.flatMap(({ heard, bot }) => (heard ? [{ turns: heard.turns, bot }] : []))
  const mean = turns.reduce((sum, each) => sum + each.turns, 0) / Math.max(1, turns.length)
  return section('How long games took', lengthChart(turns), `<p>${mean.toFixed(1)} turns on average.</p>`)
}

const duelTable = (duel: Duel): string =>
  `<table>${duelLines(duel)
    .map(([name = '', ...cells], i) => {
      const rest = cells.map((cell) => (i === 0 ? `<th>${escaped(cell)}</th>` : `<td class="n">${escaped(cell)}</td>`))
      return `<tr><td>${escaped(name)}</td>${rest.join('')}</tr>`
    })
    .join('')}</table>`

const duelSection = (duel: Duel): string => {
  const [first, second] = duel.bots
  const chart = differenceChart(duel.rows, `games won by ${second} more than by ${first}, points`, 100)
  return section(`${second} against ${first}, game by game`, chart, duelTable(duel))
}

export interface Said {
  readonly title: string
  /** How to repeat it. */
  readonly command: string
  readonly resultHash: string
  /** Where two bots played the same games. */
  readonly duel?: Duel | undefined
}

export const reportOf = (results: readonly Named[], { title, command, resultHash, duel }: Said): string => {
  const all = overall(results)
  const groups = groupsOf(results).map((group) => ({ group, rows: ratesBy(results, group) }))
  const ended = endings(results)
  const parts = [
    section('Games won', rateChart(all), rateTable(all)),
    ...(duel ? [duelSection(duel)] : []),
    ...groups.map(({ group, rows }) => section(`Games won by ${group}`, rateChart(rows), rateTable(rows))),
    lengths(results),
    section('What ended the games', shareChart(ended, 'games, %', 100), shareTable(ended, percent)),
    ...topicsOf(results).map((topic) => {
      const rows = wentBy(results, topic)
      return section(
        `${topic}: where it went`,
        shareChart(rows, 'per game'),
        shareTable(rows, (n) => n.toFixed(2)),
      )
    }),
    ...cardSections(results, section, escaped),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1><p>${results.length} games. Intervals are Wilson's, at 95 %.</p>
${parts.join('\n')}
<p>To repeat it: <code>${escaped(command)}</code><br>Fingerprint of the games: <code>${escaped(resultHash)}</code></p></body></html>
`
}
