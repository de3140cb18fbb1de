/** Bars that lie, each with its name, its number and, where there is one, a mark for what was to be expected. */
import type { ReactNode } from 'react'
import { DataTable } from './data-table.tsx'
import './charts.css'

export interface Bar {
  readonly id: string
  readonly label: ReactNode
  /** The label in words alone. */
  readonly name: string
  readonly value: number
  /** A second part behind the first, hatched: the games lost, after the games won. */
  readonly rest?: number
  readonly mark?: number
  /** "141 / 149". */
  readonly figure: ReactNode
}

export interface BarChartProps {
  readonly title: string
  readonly bars: readonly Bar[]
  /** Heads of the table: what is named, and what `cells` gives. */
  readonly head: readonly string[]
  readonly cells: (bar: Bar) => readonly (string | number)[]
}

const share = (value: number, most: number): string => `${((100 * value) / most).toFixed(2)}%`

export const BarChart = ({ title, bars, head, cells }: BarChartProps): ReactNode => {
  const most = Math.max(1e-9, ...bars.map(({ value, rest = 0, mark = 0 }) => Math.max(value + rest, mark)))
  return (
    <figure className="chart">
      <ul className="bars" aria-label={title}>
        {bars.map(({ id, label, value, rest = 0, mark, figure }) => (
          <li key={id}>
            <span className="bar-label">{label}</span>
            <span className="bar-track" aria-hidden="true">
              <i style={{ width: share(value, most) }} />
              {rest > 0 && <em style={{ left: share(value, most), width: share(rest, most) }} />}
              {mark !== undefined && <u style={{ left: share(mark, most) }} />}
            </span>
            <span className="bar-figure">{figure}</span>
          </li>
        ))}
      </ul>
      <DataTable title={title} head={head} rows={bars.map((bar) => [bar.name, ...cells(bar)])} />
    </figure>
  )
}
