/** Lines of a chart, and what they say in words. */
import { type Language, sayIn } from '../words/phrases.ts'
import { chartWords } from './chart-words.ts'

export interface Series {
  readonly id: string
  readonly label: string
  /** One per place on the axis; nothing where the line has a gap. */
  readonly values: readonly (number | undefined)[]
  /** A colour token; the usual order of colours without it. */
  readonly colour?: string
}

/** A height that matters: where somebody wakes, where somebody wins. */
export interface Goal {
  readonly label: string
  readonly value: number
  /** The line it belongs to. */
  readonly series: string
}

export const known = (values: Series['values']): readonly number[] => values.filter((value) => value !== undefined)

const sentence = ({ label, values }: Series, language: Language): string[] => {
  const all = known(values)
  const [first] = all
  const last = all.at(-1)
  if (first === undefined || last === undefined) return []
  const least = Math.min(...all)
  const most = Math.max(...all)
  const say = sayIn(chartWords, language)
  return [least === most ? say('flat', { label, last }) : say('line', { label, first, last, least, most })]
}

/** What a screen reader hears instead of the picture. */
export const summaryOf = (title: string, series: readonly Series[], language: Language): string =>
  [`${title}.`, ...series.flatMap((each) => sentence(each, language))].join(' ')

/** Runs of neighbouring places that have a value. */
export const runsOf = (values: Series['values']): readonly (readonly (readonly [number, number])[])[] => {
  const runs: (readonly [number, number])[][] = []
  let open = false
  for (const [i, value] of values.entries()) {
    if (value === undefined) open = false
    else if (open) runs.at(-1)?.push([i, value])
    else {
      runs.push([[i, value]])
      open = true
    }
  }
  return runs
}
