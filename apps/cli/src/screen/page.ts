/** Pages that cover the table for a while: help, the log, the table in words, what is not possible, a card. */
import type { Kind } from '@vigil/kernel'
import { adviceLines } from '../advice-words.ts'
import { correcting, type Making } from '../correction.ts'
import type { Area } from '../face.ts'
import { type Sitting, undoLabel } from '../sitting.ts'
import type { Choice, Items } from './choice.ts'
import { clip, rule, tall, wrap } from './fit.ts'
import { HELP } from './help.ts'
import type { Ink } from './ink.ts'
import { listLines } from './list.ts'
import { waitingOf } from './waiting.ts'

export type Page =
  | { readonly is: 'help' | 'log' | 'status' | 'barred' | 'advice'; readonly scroll: number }
  | { readonly is: 'detail'; readonly item: number; readonly scroll: number }
  | { readonly is: 'looks'; readonly choice: Choice }
  | { readonly is: 'correct'; readonly making: Making; readonly choice: Choice }
  | { readonly is: 'look'; readonly id: string; readonly scroll: number; readonly choice: Choice }

/** A page of lines, which can be scrolled. */
type Text = Exclude<Page, { is: 'looks' | 'correct' }>

export const correctItems = <K extends Kind>(sitting: Sitting<K>, making: Making): Items => {
  const asked = correcting(sitting, making)
  // A value beside the number that picks it would be taken for it.
  const labels = asked.is === 'ask' ? asked.labels.map((label) => label.replace(/^\d+$/, '= $&')) : []
  return { labels, min: 1, max: 1 }
}

export const lookItems = <K extends Kind>({ face, match }: Sitting<K>): Items => ({
  labels: face.looks(match.state).map(({ name, kind }) => `${name} (${kind})`),
  min: 1,
  max: 1,
})

/** What is not among the options, and which rule keeps it out. */
export const barredLines = <K extends Kind>({ face, match }: Sitting<K>): string[] => {
  const { game, state } = match
  const node = game.node(state)
  if (node.kind !== 'decision') return ['Nobody is asked anything just now.']
  const barred = game.barred(state)
  if (barred.length === 0) return ['Everything one might expect here is among the options.']
  return barred.map(({ option, refusal }) => `${face.label(option, node, state)}: ${face.refused(refusal, state)}`)
}

const text = <K extends Kind>(sitting: Sitting<K>, page: Text): [string, string[]] => {
  const { face, match, log } = sitting
  switch (page.is) {
    case 'help': {
      const undo = undoLabel(sitting)
      return [
        'Help',
        [...HELP, '', ...face.legend, '', undo === undefined ? 'Nothing to undo yet.' : `u would take back: ${undo}.`],
      ]
    }
    case 'log':
      return ['What happened, the latest first', log.map((entry) => entry.text).reverse()]
    case 'status':
      return ['The table in words', face.status(match.state).split('\n')]
    case 'barred':
      return ['Not possible now, and why', barredLines(sitting)]
    case 'advice':
      return ['Advice', adviceLines(sitting)]
    case 'detail': {
      const waiting = waitingOf(sitting, true)
      if (waiting.is !== 'list') return ['', []]
      return [waiting.items.labels[page.item] ?? '', waiting.detail(page.item).split('\n')]
    }
    case 'look': {
      const look = face.looks(match.state).find(({ id }) => id === page.id)
      return [look ? `${look.name} (${look.kind})` : '', look?.read().split('\n') ?? []]
    }
  }
}

const WIDEST = 100

/** The whole text of a page, wrapped; scrolling is a matter of where to begin. */
const wrapped = <K extends Kind>(sitting: Sitting<K>, page: Text, columns: number) => {
  const [title, lines] = text(sitting, page)
  return { title, lines: lines.flatMap((line) => wrap(line, Math.min(columns, WIDEST))) }
}

/** How far a page can be scrolled. */
export const lastScroll = <K extends Kind>(sitting: Sitting<K>, page: Page, { columns, rows }: Area): number =>
  page.is === 'looks' || page.is === 'correct'
    ? 0
    : Math.max(0, wrapped(sitting, page, columns).lines.length - (rows - 2))

const NONE = 'Nothing can be corrected while dice or cards are awaited, or when the game is over.'
const NEVER = 'This game takes no corrections; u takes back what was answered.'

const correctLines = <K extends Kind>(
  sitting: Sitting<K>,
  { making, choice }: Extract<Page, { is: 'correct' }>,
  { columns, rows }: Area,
  ink: Ink,
): string[] => {
  const asked = correcting(sitting, making)
  const none = sitting.match.game.corrections ? NONE : NEVER
  if (asked.is !== 'ask') return [rule('Correct', columns), ...tall([none], rows - 2), 'Esc back']
  const search = choice.filter === '' && !choice.filtering ? '' : ` search: ${choice.filter}_`
  const list = listLines(choice, correctItems(sitting, making), columns, rows - 2, ink)
  const keys = 'Enter or number chooses   / searches   Esc back   A correction is written down and marks the game.'
  return [rule(`${asked.title}${search}`, columns), ...tall(list, rows - 2), clip(keys, columns)]
}

export const pageLines = <K extends Kind>(sitting: Sitting<K>, page: Page, area: Area, ink: Ink): string[] => {
  const { columns, rows } = area
  if (page.is === 'correct') return correctLines(sitting, page, area, ink)
  if (page.is === 'looks') {
    const search = page.choice.filter === '' ? 'type to search' : `search: ${page.choice.filter}`
    const list = listLines(page.choice, lookItems(sitting), columns, rows - 2, ink)
    return [rule(`Look at what? ${search}`, columns), ...tall(list, rows - 2), 'Enter reads   ↑ ↓ move   Esc back']
  }
  const { title, lines } = wrapped(sitting, page, columns)
  const scroll = Math.min(page.scroll, Math.max(0, lines.length - (rows - 2)))
  const shown = lines.slice(scroll, scroll + rows - 2)
  const more =
    lines.length > rows - 2 ? `   ↑ ↓ scroll (${scroll + 1}–${scroll + shown.length} of ${lines.length})` : ''
  return [ink.bold(rule(title, columns)), ...tall(shown, rows - 2), `Esc back${more}`].map((line) =>
    clip(line, columns),
  )
}
