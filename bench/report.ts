/** The results as people read them. */
import type { Figure } from './figure.ts'
import type { Judged } from './targets.ts'

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly node: string
  /** Load averages over a minute, before and after: above the number of cores, figures are too low. */
  readonly load: readonly [before: number, after: number]
}

export interface Results {
  readonly at: string
  readonly machine: Machine
  readonly figures: readonly Figure[]
  readonly targets: readonly Judged[]
  /** What was not measured, and why. */
  readonly remarks: readonly string[]
}

const SIGNS = { atLeast: '≥', atMost: '≤', below: '<' }

const digits = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })

const targetText = ({ bound, must, aim }: Judged): string =>
  `${SIGNS[bound]} ${digits(must)}${aim === undefined ? '' : ` (aim ${digits(aim)})`}`

const HEAD = ['', 'by CPU time', 'by the clock', '', 'target', '']

const rowOf = (figure: Figure, targets: readonly Judged[]): string[] => {
  const target = targets.find(({ figure: id }) => id === figure.id)
  const byClock = figure.byClock === undefined ? '' : digits(figure.byClock)
  const verdict = target?.verdict === 'missed' ? 'MISSED' : (target?.verdict ?? '')
  return [figure.what, digits(figure.value), byClock, figure.unit, target ? targetText(target) : '', verdict]
}

const isNumber = (column: number): boolean => column === 1 || column === 2

/** Each note once, under the first figure that has it. */
const notesOn = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ note }, n) => note && figures.findIndex((other) => other.note === note) === n)
    .map(({ what, note }) => `${what}: ${note}`)

export const tableOf = ({ figures, targets, machine, remarks }: Results): string => {
  const rows = [HEAD, ...figures.map((figure) => rowOf(figure, targets))]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, n) => (isNumber(n) ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0)))
      .join('  ')
      .trimEnd()
  const [before, after] = machine.load.map((load) => load.toFixed(1))
  return [
    ...rows.map(lineOf),
    '',
    ...notesOn(figures),
    ...remarks,
    '',
    `${machine.cpu}, ${machine.cores} cores, load ${before} before and ${after} after; Node ${machine.node}`,
    '',
  ].join('\n')
}
