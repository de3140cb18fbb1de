/** A choice as lines: numbers, ticks, a cursor, and marks where the list goes on. */
import { type Choice, type Items, isSubset, shownItems } from './choice.ts'
import { clip, pad } from './fit.ts'
import type { Ink } from './ink.ts'

/** A label with what stands beside it. */
export const labelled = ({ labels, notes }: Items, item: number): string => {
  const note = notes?.[item] ?? ''
  return `${labels[item]}${note && `  ${note}`}`
}

/** The part of a list that is shown: as much as fits, with the cursor in it. */
export const windowOf = (count: number, cursor: number, rows: number): { from: number; to: number } => {
  const from = Math.max(0, Math.min(cursor - Math.floor(rows / 2), count - rows))
  return { from, to: Math.min(count, from + rows) }
}

const itemLine = (choice: Choice, items: Items, item: number, at: number): string => {
  const digits = String(items.labels.length).length
  const tick = isSubset(items) ? `[${choice.ticked.includes(item) ? 'x' : ' '}] ` : ''
  // Labels stand under each other, whether they have a letter or not.
  const lettered = items.letters?.some((letter) => letter !== undefined)
  const letter = lettered ? ` ${items.letters?.[item] ?? ' '}` : ''
  const cursor = at === choice.cursor ? '▸' : ' '
  return `${cursor}${String(item + 1).padStart(digits)}${letter}  ${tick}${labelled(items, item)}`
}

export const listLines = (choice: Choice, items: Items, width: number, rows: number, ink: Ink): string[] => {
  const shown = shownItems(choice, items)
  const { from, to } = windowOf(shown.length, choice.cursor, rows)
  return shown.slice(from, to).map((item, i) => {
    const at = from + i
    const more = (i === 0 && from > 0) || (i === to - from - 1 && to < shown.length)
    const line = clip(itemLine(choice, items, item, at), more ? width - 2 : width)
    const marked = more ? `${line} ${i === 0 && from > 0 ? '▲' : '▼'}` : line
    if (at !== choice.cursor) return marked
    return ink.isColorSupported ? ink.inverse(pad(marked, width)) : marked
  })
}
