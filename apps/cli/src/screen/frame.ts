/** The whole screen as lines: the table above, what is asked and what happened below. */
import type { Kind } from '@vigil/kernel'
import type { Area } from '../face.ts'
import { type Sitting, undoLabel } from '../sitting.ts'
import { current, isSubset } from './choice.ts'
import { beside, clip, ends, pad, rule, tall, wrap, wrapWithin } from './fit.ts'
import type { Ink } from './ink.ts'
import { listLines } from './list.ts'
import { pageLines } from './page.ts'
import type { Screen } from './press.ts'
import { type Waiting, waitingOf } from './waiting.ts'

export const SMALLEST: Area = { columns: 80, rows: 24 }

export const isTooSmall = ({ columns, rows }: Area): boolean => columns < SMALLEST.columns || rows < SMALLEST.rows

const tooSmall = ({ columns, rows }: Area): string[] =>
  tall(
    wrap(
      `The table needs ${SMALLEST.columns} columns and ${SMALLEST.rows} rows; this window has ${columns} and ${rows}. ` +
        'Enlarge it, or press q and play on with --plain. Nothing is lost.',
      Math.max(1, columns),
    ),
    rows,
  )

/** From this width on the log has a column of its own. */
const WIDE = 116

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
      return ['  The save remains: vigil replay shows the game again.', '  u takes back the last answer, q leaves.']
  }
}

const explanation = <K extends Kind>(waiting: Waiting<K>, screen: Screen, width: number, rows: number): string[] => {
  if (screen.note !== '') return wrapWithin(screen.note, width, rows)
  if (waiting.is !== 'list') return []
  const item = current(screen.choice, waiting.items)
  const text = item === undefined ? '' : waiting.detail(item).replaceAll('\n', ' ')
  return text === '' ? [] : wrapWithin(text, width, rows)
}

const keysLine = <K extends Kind>(sitting: Sitting<K>, waiting: Waiting<K>, width: number): string => {
  const subset = waiting.is === 'list' && isSubset(waiting.items)
  const undo = undoLabel(sitting)
  const left = undo === undefined ? '' : `u undo: ${undo}`
  const right = `${subset ? 'Space ticks  ' : ''}? why not  i look  l log  s status  h help  q quit`
  return ends(clip(left, width - right.length - 2), right, width)
}

interface Parts {
  readonly table: string[]
  readonly lower: string[]
}

const parts = <K extends Kind>(sitting: Sitting<K>, screen: Screen, area: Area, ink: Ink, log: number): Parts => {
  const { columns, rows } = area
  const waiting = waitingOf(sitting)
  const explained = rows >= 40 ? 5 : rows >= 30 ? 3 : rows >= 26 ? 2 : 1
  const least = 2 + explained + Math.min(5 + Math.floor((rows - 24) / 4), 9)
  const table = sitting.face.table(sitting.match.state, { columns, rows: rows - least }, ink)
  const room = rows - table.length - 2 - explained
  const left = log > 0 ? columns - log - 1 : columns
  const list = tall(asking(waiting, screen, left, room, ink), room)
  const beneath =
    log === 0
      ? list
      : beside(
          [
            { lines: list, width: left },
            { lines: logLines(sitting, log, room, ink), width: log },
          ],
          '│',
        )
  const detail = tall(explanation(waiting, screen, columns, explained), explained)
  const keys = ink.dim(keysLine(sitting, waiting, columns))
  return { table, lower: [ink.bold(rule(waiting.title, columns)), ...beneath, ...detail, keys] }
}

export const frame = <K extends Kind>(sitting: Sitting<K>, screen: Screen, area: Area, ink: Ink): string[] => {
  const { columns, rows } = area
  if (isTooSmall(area)) return tooSmall(area)
  if (screen.page) return tall(pageLines(sitting, screen.page, area, ink), rows)
  if (columns < WIDE) {
    const { table, lower } = parts(sitting, screen, area, ink, Math.floor(columns * 0.42))
    return tall([...table, ...lower], rows)
  }
  const log = Math.min(60, Math.floor(columns * 0.3))
  const left = { columns: columns - log - 1, rows }
  const { table, lower } = parts(sitting, screen, left, ink, 0)
  const history = logLines(sitting, log, rows - 1, ink)
  return beside(
    [
      { lines: tall([...table, ...lower], rows), width: left.columns },
      { lines: [pad(rule('What happened', log), log), ...tall(history, rows - 1)], width: log },
    ],
    '│',
  )
}
