/** A record read from its first page to its last: the log, the lines of the charts, the luck, and what mattered. */
import type { Kind } from '@vigil/kernel'
import type { Story } from '@vigil/table'
import type { Place } from '../../charts/line-chart.tsx'
import type { Goal, Series } from '../../charts/series.ts'
import type { Face, Fate, Luck, Measure, Speech, Told } from '../../face.ts'

export interface Line {
  readonly text: string
  readonly event: Kind['event']
}

export interface Step {
  readonly chapter: number
  readonly day: number
  /** What was told; events without words are left out. */
  readonly lines: readonly Line[]
}

export interface Chart {
  readonly group: string
  readonly places: readonly Place[]
  readonly series: readonly Series[]
  readonly goals: readonly Goal[]
}

export interface Rolling {
  readonly name: string
  readonly seen: number
  readonly expected: number
  readonly chances: readonly number[]
  readonly rolls: number
}

export interface Turn {
  readonly page: number
  readonly day: number
  readonly text: string
}

export interface Chronicle {
  readonly steps: readonly Step[]
  readonly days: number
  readonly chapters: number
  readonly charts: readonly Chart[]
  readonly all: Rolling | undefined
  readonly rolling: readonly Rolling[]
  readonly turns: readonly Turn[]
  readonly people: readonly Fate[]
}

export interface Chronicler {
  readonly length: number
  /** The pages read so far; grows. */
  steps(): readonly Step[]
  /** Reads one more page. */
  read(): void
  /** When all are read. */
  finish(): Chronicle
}

/** The last reading of every chapter. */
interface Reading {
  readonly chapter: number
  readonly day: number
  measures: readonly Measure[]
}

const MOST_TICKS = 12

const placesOf = (readings: readonly Reading[]): readonly Place[] => {
  const days = readings.at(-1)?.day ?? 1
  const every = Math.ceil(days / MOST_TICKS)
  return readings.map(({ chapter, day }, i) => {
    const begins = day !== readings[i - 1]?.day && (day - 1) % every === 0
    return { name: String(chapter), ...(begins && { tick: String(day) }) }
  })
}

export const chartsOf = (readings: readonly Reading[]): readonly Chart[] => {
  const places = placesOf(readings)
  const first = new Map<string, Measure>()
  for (const { measures } of readings) for (const measure of measures) first.set(measure.id, measure)
  const groups = [...new Set([...first.values()].map(({ group }) => group))]
  return groups.map((group) => {
    const lines = [...first.values()].filter((measure) => measure.group === group)
    return {
      group,
      places,
      series: lines.map(({ id, label }) => ({
        id,
        label,
        values: readings.map(({ measures }) => measures.find((measure) => measure.id === id)?.value),
      })),
      goals: lines.flatMap(({ id, goal }) => (goal ? [{ ...goal, series: id }] : [])),
    }
  })
}

const added = (before: Rolling | undefined, name: string, { seen, expected, chances = [] }: Luck): Rolling => ({
  name,
  seen: (before?.seen ?? 0) + seen,
  expected: (before?.expected ?? 0) + expected,
  chances: [...(before?.chances ?? []), ...chances],
  rolls: (before?.rolls ?? 0) + 1,
})

interface Weighty extends Turn {
  readonly weight: number
}

const MOST_TURNS = 6

/** The weightiest, told in the order in which they happened. */
export const turningPoints = (pages: readonly Weighty[]): readonly Turn[] =>
  pages
    .filter(({ weight }) => weight > 1)
    .sort((a, b) => b.weight - a.weight || a.page - b.page)
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.page - b.page)
    .map(({ page, day, text }) => ({ page, day, text }))

export const chronicler = <K extends Kind>(story: Story<K>, face: Face<K>, speech: Speech<K>): Chronicler => {
  const { teller } = face
  const steps: Step[] = []
  const told: Told<K>[] = []
  const readings: Reading[] = []
  const rolling = new Map<string, Rolling>()
  const weighty: Weighty[] = []
  let all: Rolling | undefined
  let day = 1
  let before = story.at(0)

  const weigh = (events: readonly K['event'][], texts: readonly string[], page: number): void => {
    if (!teller) return
    const weights = events.map((event) => teller.weight(event))
    const weight = weights.reduce((sum, each) => sum + each, 0)
    const text = texts.filter((each, i) => each !== '' && (weights[i] ?? 0) > 0).join(' ')
    if (weight > 1 && text !== '') weighty.push({ page, day, text, weight })
  }
  const count = (luck: Luck | undefined): void => {
    if (!luck) return
    const name = luck.seat === undefined ? '' : speech.seatName(luck.seat, before.view)
    all = added(all, '', luck)
    if (name !== '') rolling.set(name, added(rolling.get(name), name, luck))
  }
  const measure = (view: K['view']): void => {
    const chapter = face.chapter(view)
    const measures = face.measures(view, speech)
    const last = readings.at(-1)
    if (last?.chapter === chapter) last.measures = measures
    else if (measures.length > 0) readings.push({ chapter, day, measures })
  }

  const read = (): void => {
    const page = steps.length
    const turned = story.pages[page]
    if (!turned) return
    const { because, events } = turned
    const after = story.at(page)
    const texts = speech.events(events, before.view)
    weigh(events, texts, page)
    // The views are worked out again when somebody asks: a long game has many.
    told.push({
      events,
      day,
      get before() {
        return story.at(Math.max(0, page - 1)).view
      },
      get after() {
        return story.at(page).view
      },
    })
    if (page > 0) count(face.luck({ seq: after.seq, because, events, glance: after }, before))
    if (teller) day += events.filter((event) => teller.begins(event)).length
    measure(after.view)
    const lines = events.map((event, i) => ({ text: texts[i] ?? '', event })).filter(({ text }) => text !== '')
    steps.push({ chapter: face.chapter(after.view), day, lines })
    before = after
  }
  return {
    length: story.length,
    steps: () => steps,
    read,
    finish: () => ({
      steps,
      days: day,
      // Turns without a decision have no page of their own.
      chapters: steps.at(-1)?.chapter ?? 0,
      charts: chartsOf(readings),
      all,
      rolling: [...rolling.values()],
      turns: turningPoints(weighty),
      people: teller?.people(told, speech) ?? [],
    }),
  }
}
