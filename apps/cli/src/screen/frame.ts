/** The whole screen as lines: the table above, what is asked and what happened below. */
import type { Kind } from '@vigil/kernel'
import type { Area } from '../face.ts'
import { type Sitting, undoLabel } from '../sitting.ts'
import { current, isSubset } from './choice.ts'
import { beside, clip, ends, rule, tall, widthOf, wrap, wrapWithin } from './fit.ts'
import type { Ink } from './ink.ts'
import { labelled, listLines } from './list.ts'
import { pageLines } from './page.ts'
import type { Screen } from './press.ts'
import { type Waiting, waitingOf } from './waiting.ts'

export const isTooSmall = ({ columns, rows }: Area, least: Area): boolean =>
  columns < least.columns || rows < least.rows

export const tooSmall = ({ columns, rows }: Area, least: Area): string[] =>
  tall(
    wrap(
      `The table needs ${least.columns} columns and ${least.rows} rows; this window has ${columns} and ${rows}. ` +
        'Enlarge it, or press p to go on line by line, as --plain does, or q to leave. Nothing is lost.',
      Math.max(1, columns),
    ),
    rows,
  )

/** The log has a column of its own where enough is left for the table. */
const logWidth = (columns: number): number => Math.min(60, Math.floor(columns * 0.3))

/** The latest lines that fit, the oldest of them first. */
const logLines = <K extends Kind>({ log }: Sitting<K>, width: number, rows: number, ink: Ink): string[] => {
  const lines: string[] = []
  for (let i = log.length - 1; i >= 0 && lines.length < rows; i--) {
    const entry = log[i]
    if (!entry) continue
    const [first = '', ...rest] = wrap(entry.text, width - 2)
    const shown = [`· ${first}`, ...rest.map((line) => `  ${line}`)]
    lines.unshift(...(entry.by === 'table' ? shown.map((line) => ink.dim(line)) : shown))
  }
  return lines.slice(-rows)
}

const asking = <K extends Kind>(
  waiting: Waiting<K>,
  screen: Screen,
  width: number,
  rows: number,
  ink: Ink,
  afar: boolean,
): string[] => {
  switch (waiting.is) {
    case 'list': {
      const { choice } = screen
      const search = choice.filter !== '' || choice.filtering ? [clip(`search: ${choice.filter}_`, width)] : []
      return [...listLines(choice, waiting.items, width, rows - search.length, ink), ...search]
    }
    case 'typed':
      return [`  ${screen.typed}_`, '', `  ${waiting.hint}, then Enter`].map((line) => clip(line, width))
    case 'over':
      return afar
        ? ['  The game is over; the page shows it again and checks every roll.', '  q leaves.']
        : ['  The save remains: vigil replay shows the game again.', '  u takes back the last answer, q leaves.']
  }
}

/** What the item under the cursor does; its label first, where the list had no room for it. */
const explanation = <K extends Kind>(
  waiting: Waiting<K>,
  screen: Screen,
  list: number,
  width: number,
  rows: number,
): string[] => {
  if (screen.note !== '') return wrapWithin(screen.note, width, rows)
  const item = waiting.is === 'list' ? current(screen.choice, waiting.items) : undefined
  if (waiting.is !== 'list' || item === undefined) return []
  const label = labelled(waiting.items, item)
  const detail = waiting.detail(item).replaceAll('\n', ' ')
  const whole = widthOf(label) + BESIDE_LABEL > list ? [label, detail] : [detail]
  const text = whole.filter((part) => part !== '').join(': ')
  return text === '' ? [] : wrapWithin(text, width, rows)
}

/** Cursor, number, letter and gaps before a label. */
const BESIDE_LABEL = 9

const ROOMY = 96

const keysLine = <K extends Kind>(sitting: Sitting<K>, waiting: Waiting<K>, width: number): string => {
  const subset = waiting.is === 'list' && isSubset(waiting.items)
  const undo = undoLabel(sitting)
  const left = undo === undefined ? '' : `u undo: ${undo}`
  // On a narrow screen what u takes back is worth more; h lists every key.
  const advice = width >= ROOMY ? 'b advice  ' : ''
  const right = `${subset ? 'Space ticks  ' : ''}? why not  ${advice}i look  l log  s status  h help  q quit`
  return ends(clip(left, width - right.length - 2), right, width)
}

/** The question in the line that divides the screen. Of one that is too long, what is asked comes last. */
const titleLines = ({ who, title }: { who: string; title: string }, width: number, ink: Ink): string[] => {
  const whole = who === '' ? title : `${who}: ${title}`
  const asked = `${who}${who && ': '}${title.split(/(?<=[.…]) /).at(-1)}`
  const fits = [whole, asked].find((text) => widthOf(text) + 4 <= width)
  if (fits !== undefined) return [ink.bold(rule(fits, width))]
  return [rule('', width), ...wrapWithin(whole, width, 2).map((line) => ink.bold(line))]
}

/** As wide as the longest option, within reason; the log gets the rest. */
const listWidth = <K extends Kind>(waiting: Waiting<K>, columns: number): number => {
  const labels = waiting.is === 'list' ? waiting.items.labels.map((_, i) => labelled(waiting.items, i)) : []
  const longest = Math.max(0, ...labels.map(widthOf)) + BESIDE_LABEL
  return Math.min(Math.max(longest, Math.floor(columns / 2)), columns - LEAST_LOG)
}

const LEAST_LOG = 27

/** How the rows below the table are shared out. */
const shares = (rows: number): { explained: number; list: number } => ({
  explained: rows >= 44 ? 4 : rows >= 34 ? 3 : rows >= 27 ? 2 : 1,
  list: Math.min(5 + Math.floor((rows - 24) / 7), 10),
})

const parts = <K extends Kind>(
  sitting: Sitting<K>,
  screen: Screen,
  area: Area,
  ink: Ink,
  withLog: boolean,
): string[] => {
  const { columns, rows } = area
  const waiting = waitingOf(sitting, true)
  const title = titleLines(waiting, columns, ink)
  const { explained, list } = shares(rows)
  const table = sitting.face.table(sitting.match.state, { columns, rows: rows - list - explained - 2 }, ink)
  const room = rows - table.length - title.length - explained - 1
  const left = withLog ? listWidth(waiting, columns) : columns
  const asked = tall(asking(waiting, screen, left, room, ink, sitting.afar !== undefined), room)
  const right = columns - left - 1
  const lower = withLog
    ? beside(
        [
          { lines: asked, width: left },
          { lines: logLines(sitting, right, room, ink), width: right },
        ],
        '│',
      )
    : asked
  const detail = tall(explanation(waiting, screen, left, columns, explained), explained)
  return tall([...table, ...title, ...lower, ...detail, ink.dim(keysLine(sitting, waiting, columns))], rows)
}

export const frame = <K extends Kind>(sitting: Sitting<K>, screen: Screen, area: Area, ink: Ink): string[] => {
  const { columns, rows } = area
  const least = sitting.face.smallest
  if (isTooSmall(area, least)) return tooSmall(area, least)
  if (screen.page) return tall(pageLines(sitting, screen.page, area, ink), rows)
  const log = logWidth(columns)
  const left = { columns: columns - log - 1, rows }
  if (left.columns < least.columns) return parts(sitting, screen, area, ink, true)
  return beside(
    [
      { lines: parts(sitting, screen, left, ink, false), width: left.columns },
      { lines: [rule('What happened', log), ...logLines(sitting, log, rows - 1, ink)], width: log },
    ],
    '│',
  )
}
