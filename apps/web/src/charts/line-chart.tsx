/** Several lines over one axis, for eyes; and the same as a sentence and as a table. */
import type { ReactNode } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/phrases.ts'
import { chartWords } from './chart-words.ts'
import { DataTable } from './data-table.tsx'
import { colourOf, dashOf, Mark, Sample } from './mark.tsx'
import { scale, spread, ticksUpTo } from './scale.ts'
import { type Goal, known, runsOf, type Series, summaryOf } from './series.ts'
import { useWidth } from './use-width.ts'
import './charts.css'

/** A place on the axis. Those with a label are ticked. */
export interface Place {
  /** Its name in the table. */
  readonly name: string
  readonly tick?: string
}

export interface LineChartProps {
  readonly title: string
  readonly places: readonly Place[]
  /** What the places are: "Turn". */
  readonly axis: string
  readonly series: readonly Series[]
  readonly goals?: readonly Goal[]
  /** In rem. */
  readonly height?: number
  /** Drawn through the picture: where a replay stands. */
  readonly at?: number
}

interface Plot extends Required<Pick<LineChartProps, 'places' | 'series' | 'goals'>> {
  readonly width: number
  readonly height: number
  readonly right: number
  readonly x: (place: number) => number
  readonly y: (value: number) => number
  readonly ticks: readonly number[]
}

const LEFT = 30
const TOP = 10
const BOTTOM = 24
/** Room for labels at the ends of the lines, in letters as high as the root's; below a width they go into the legend. */
const LABELS = 6.9
const WIDE = 420

const isLabelled = ({ series }: LineChartProps, width: number): boolean => width >= WIDE && series.length <= 2

const plotOf = (props: LineChartProps, width: number, height: number, rem: number): Plot => {
  const { places, series, goals = [] } = props
  const most = Math.max(1, ...series.flatMap(({ values }) => known(values)), ...goals.map(({ value }) => value))
  const ticks = ticksUpTo(most)
  const right = width - (isLabelled(props, width) ? LABELS * rem : 14)
  return {
    places,
    series,
    goals,
    width,
    height,
    right,
    x: scale(0, Math.max(1, places.length - 1), LEFT, right),
    y: scale(0, ticks.at(-1) ?? most, height - BOTTOM, TOP),
    ticks,
  }
}

const colourIn = (series: readonly Series[], n: number): string => series[n]?.colour ?? colourOf(n)

const Axes = ({ places, width, height, right, x, y, ticks, goals, series }: Plot): ReactNode => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line className="chart-grid" x1={LEFT} x2={right} y1={y(tick)} y2={y(tick)} />
        <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
          {tick}
        </text>
      </g>
    ))}
    {places.map(({ name, tick }, i) =>
      tick === undefined ? null : (
        <g key={name}>
          <line className="chart-tick" x1={x(i)} x2={x(i)} y1={TOP} y2={height - BOTTOM + 4} />
          <text x={Math.min(x(i), width - 8)} y={height - 4} textAnchor="middle">
            {tick}
          </text>
        </g>
      ),
    )}
    {goals.map(({ label, value, series: id }) => {
      const n = series.findIndex((each) => each.id === id)
      return (
        <line
          key={label}
          x1={LEFT}
          x2={right}
          y1={y(value)}
          y2={y(value)}
          stroke={colourIn(series, n)}
          strokeWidth={1.5}
          strokeDasharray={n % 2 ? '8 5' : '2 5'}
        />
      )
    })}
  </>
)

/** Marks at every place would hide the line where there are many. */
const MOST_MARKS = 14

const Lines = ({ series, x, y, places }: Plot): ReactNode =>
  series.map(({ id, values }, n) => {
    const colour = colourIn(series, n)
    const every = Math.ceil(places.length / MOST_MARKS)
    const end = values.findLastIndex((value) => value !== undefined)
    return (
      <g key={id}>
        {runsOf(values).map((run) => (
          <path
            key={run[0]?.[0]}
            d={`M${run.map(([i, value]) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
            fill="none"
            stroke={colour}
            strokeWidth={n === 0 ? 3 : 2.5}
            strokeLinejoin="round"
            strokeDasharray={dashOf(n)}
          />
        ))}
        {values.map((value, i) =>
          value !== undefined && (i === end || (i + n) % every === 0) ? (
            <Mark key={places[i]?.name} n={n} x={x(i)} y={y(value)} colour={colour} />
          ) : null,
        )}
      </g>
    )
  })

interface EndLabel {
  readonly text: string
  readonly y: number
  readonly colour: string
  readonly strong: boolean
}

const endLabels = ({ series, goals, y }: Plot): EndLabel[] => [
  ...series.flatMap(({ label, values }, n) => {
    const last = known(values).at(-1)
    return last === undefined
      ? []
      : [{ text: `${label} ${last}`, y: y(last), colour: colourIn(series, n), strong: true }]
  }),
  ...goals.map(({ label, value, series: id }) => ({
    text: label,
    y: y(value),
    colour: colourIn(
      series,
      series.findIndex((each) => each.id === id),
    ),
    strong: false,
  })),
]

const EndLabels = (plot: Plot): ReactNode => {
  const labels = endLabels(plot)
  const places = spread(
    labels.map((label) => label.y),
    16,
    TOP,
    plot.height - BOTTOM,
  )
  return labels.map(({ text, colour, strong }, i) => (
    <text
      key={text}
      className={strong ? 'chart-end strong' : 'chart-end'}
      x={plot.right + 9}
      y={(places[i] ?? 0) + 4}
      style={{ fill: colour }}
    >
      {text}
    </text>
  ))
}

const Legend = ({ series, goals }: Pick<Plot, 'series' | 'goals'>): ReactNode => (
  <ul className="chart-legend" aria-hidden="true">
    {series.map(({ id, label, values }, n) => (
      <li key={id}>
        <Sample n={n} colour={colourIn(series, n)} />
        {label} <b>{known(values).at(-1) ?? '–'}</b>
      </li>
    ))}
    {goals.map(({ label }) => (
      <li key={label}>{label}</li>
    ))}
  </ul>
)

export const LineChart = (props: LineChartProps): ReactNode => {
  const { title, places, axis, series, goals = [], height = 13, at } = props
  const { language } = useSettings()
  const say = useWords(chartWords)
  const [box, width] = useWidth<HTMLDivElement>()
  if (places.length === 0) return <p className="muted">{say('none')}</p>
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const plot = plotOf(props, Math.max(width, 200), height * rem, rem)
  const labelled = isLabelled(props, width)
  return (
    <figure className="chart">
      <div ref={box} style={{ minHeight: `${height}rem` }}>
        {width > 0 && (
          <svg width={plot.width} height={plot.height} role="img" aria-label={summaryOf(title, series, language)}>
            <Axes {...plot} />
            {at !== undefined && (
              <line className="chart-now" x1={plot.x(at)} x2={plot.x(at)} y1={TOP} y2={plot.height - BOTTOM} />
            )}
            <Lines {...plot} />
            {labelled && <EndLabels {...plot} />}
          </svg>
        )}
      </div>
      {!labelled && <Legend series={series} goals={goals} />}
      <DataTable
        title={title}
        head={[axis, ...series.map(({ label }) => label)]}
        rows={places.map(({ name }, i) => [name, ...series.map(({ values }) => values[i] ?? '–')])}
      />
    </figure>
  )
}
