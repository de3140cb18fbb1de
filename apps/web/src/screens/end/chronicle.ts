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
  readonly title?: string | undefined
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
      title: lines.find(({ title }) => title !== undefined)?.title,
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

/** What has been read so far. */
interface Notes<K extends Kind> {
  readonly steps: Step[]
  readonly told: Told<K>[]
  readonly readings: Reading[]
  readonly rolling: Map<string, Rolling>
  readonly weighty: Weighty[]
  all: Rolling | undefined
  day: number
}

const weigh = <K extends Kind>(
  { weighty, day }: Notes<K>,
  teller: Face<K>['teller'],
  { events, texts, page }: { events: readonly K['event'][]; texts: readonly string[]; page: number },
): void => {
  if (!teller) return
  const weights = events.map((event) => teller.weight(event))
  const weight = weights.reduce((sum, each) => sum + each, 0)
  const text = texts.filter((each, i) => each !== '' && (weights[i] ?? 0) > 0).join(' ')
  if (weight > 1 && text !== '') weighty.push({ page, day, text, weight })
}

const count = <K extends Kind>(notes: Notes<K>, luck: Luck | undefined, nameOf: (seat: number) => string): void => {
  if (!luck) return
  const name = luck.seat === undefined ? '' : nameOf(luck.seat)
  notes.all = added(notes.all, '', luck)
  if (name !== '') notes.rolling.set(name, added(notes.rolling.get(name), name, luck))
}

const measure = <K extends Kind>({ readings, day }: Notes<K>, chapter: number, measures: readonly Measure[]): void => {
  const last = readings.at(-1)
  if (last?.chapter === chapter) last.measures = measures
  else if (measures.length > 0) readings.push({ chapter, day, measures })
}

/** The views are worked out again when somebody asks: a long game has many. */
const toldLater = <K extends Kind>(
  story: Story<K>,
  page: number,
  events: readonly K['event'][],
  day: number,
): Told<K> => ({
  events,
  day,
  get before() {
    return story.at(Math.max(0, page - 1)).view
  },
  get after() {
    return story.at(page).view
  },
})

export const chronicler = <K extends Kind>(story: Story<K>, face: Face<K>, speech: Speech<K>): Chronicler => {
  const { teller } = face
  const notes: Notes<K> = {
    steps: [],
    told: [],
    readings: [],
    rolling: new Map(),
    weighty: [],
    all: undefined,
    day: 1,
  }
  const { steps, told } = notes
  let before = story.at(0)
  const read = (): void => {
    const page = steps.length
    const turned = story.pages[page]
    if (!turned) return
    const { because, events } = turned
    const after = story.at(page)
    const { view } = before
    const texts = speech.events(events, view)
    weigh(notes, teller, { events, texts, page })
    told.push(toldLater(story, page, events, notes.day))
    if (page > 0)
      count(notes, face.luck({ seq: after.seq, because, events, glance: after }, before), (seat) =>
        speech.seatName(seat, view),
      )
    if (teller) notes.day += events.filter((event) => teller.begins(event)).length
    const chapter = face.chapter(after.view)
    measure(notes, chapter, face.measures(after.view, speech))
    const lines = events.map((event, i) => ({ text: texts[i] ?? '', event })).filter(({ text }) => text !== '')
    steps.push({ chapter, day: notes.day, lines })
    before = after
  }
  const finish = (): ReturnType<Chronicler['finish']> => ({
    steps,
    days: notes.day,
    // Turns without a decision have no page of their own.
    chapters: steps.at(-1)?.chapter ?? 0,
    charts: chartsOf(notes.readings),
    all: notes.all,
    rolling: [...notes.rolling.values()],
    turns: turningPoints(notes.weighty),
    people: teller?.people(told, speech) ?? [],
  })
  return { length: story.length, steps: () => steps, read, finish }
}
