/** One Adventure or Other World as a block of lines under its name. */
import type { CardView, RowView } from '@vigil/elder-sign'
import { clip, ends, flow, rule, tall, wrapWithin } from '../screen/fit.ts'
import { adventureOf, type Scene, shortName } from './scene.ts'
import { rowLine } from './symbol.ts'

/** A monster's row begins with its name. */
const taskLine = ({ words, ink }: Scene, row: RowView): string =>
  row.marker === '' ? rowLine(row, ink) : `${ink.red(words.nameOf(row.marker))}: ${rowLine(row, ink)}`

/** One task per line where there is room; otherwise they follow each other. */
export const taskLines = (scene: Scene, rows: readonly RowView[], width: number, height: number): string[] => {
  const lines = rows.map((row) => taskLine(scene, row))
  const shown = lines.length <= height ? lines.map((line) => clip(line, width)) : flow(lines, ' / ', width)
  if (shown.length <= height) return shown
  return [...shown.slice(0, height - 1), clip(shown.slice(height - 1).join(' / '), width)]
}

/** What one should know before going there: `↓ in order`, terror, midnight and lock, and what it is worth. */
const flags = ({ pack }: Scene, id: string): string => {
  const card = adventureOf(pack, id)
  if (!card) return ''
  return [
    ...(card.ordered ? ['↓'] : []),
    ...(card.terror ? ['terror'] : []),
    ...(card.midnight ? ['midnight'] : []),
    ...(card.lock ? [`lock ${card.lock.charAt(0)}`] : []),
  ].join(' ')
}

/** Rewards and penalties, once there is room for both. */
const outcomes = ({ pack, words, ink }: Scene, id: string, width: number, room: number): string[] => {
  const card = adventureOf(pack, id)
  if (!card || room < 2) return []
  const rows = Math.floor(room / 2)
  return [
    ...wrapWithin(`${ink.green('won')} ${words.effectIcons(card.rewards) || '–'}`, width, rows),
    ...wrapWithin(`${ink.red('lost')} ${words.effectIcons(card.penalties) || '–'}`, width, rows),
  ]
}

/** Before the name of what lies outside the six places: an Other World, an extra Adventure, the Ancient One's location. */
const MARKS: Readonly<Record<number, string>> = { [-1]: '+ ', [-2]: '@ ', [-3]: '☾ ' }

/** ES-FANSEAL-03: until then nobody can go there. */
const sealed = ({ view: { hall } }: Scene, card: CardView): string =>
  hall?.lair === card && !hall.open ? 'sealed' : ''

export const cardBlock = (scene: Scene, card: CardView, width: number, height: number): string[] => {
  const { view, words, ink } = scene
  const here = card.visitors.includes(view.active)
  const world = MARKS[card.place] ?? ''
  const title = rule(`${here ? '▸ ' : ''}${world}${words.nameOf(card.card)}`, width)
  const rows = view.expedition?.card === card.card ? view.expedition.rows : card.rows
  const tasks = taskLines(scene, rows, width, height - 2)
  const people = card.visitors.map((seat) => shortName(scene, seat)).join(', ')
  const last = ends(ink.bold(people), ink.dim(flags(scene, card.card) || sealed(scene, card)), width)
  const body = [...tasks, ...outcomes(scene, card.card, width, height - 2 - tasks.length)]
  return [here ? ink.bold(title) : title, ...tall(body, height - 2), last]
}

/** For cards that find no place in the grid: everything in one line. */
export const cardLine = (scene: Scene, card: CardView): string => {
  const people = card.visitors.map((seat) => shortName(scene, seat)).join(', ')
  const tasks = card.rows.map((row) => taskLine(scene, row)).join(' / ')
  return `${scene.words.nameOf(card.card)}: ${tasks}${people ? ` (${people})` : ''}`
}
