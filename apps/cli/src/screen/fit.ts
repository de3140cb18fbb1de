/** Lines of a fixed width. Widths are what a terminal shows: colours count nothing, wide letters count two. */
import { stripVTControlCharacters } from 'node:util'
import sliceAnsi from 'slice-ansi'
import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

/** Signs that take one column each: Latin letters and what the tables are drawn with. Most lines hold no others. */
export const NARROW = /^[\x20-\x7E\xA1-\xAC\xAE-\u024F⌕≡‡ψ✶●○★☆▸▲▼↑↓←→✓✗…–─│┌┐└┘├┤┬┴┼╴╵╶╷┊↕↔†’“”−]*$/

/** Lines are measured a hundred times per screen, and the full measure is slow. */
export const widthOf = (text: string): number => {
  const bare = text.includes('\u001B') ? stripVTControlCharacters(text) : text
  return NARROW.test(bare) ? bare.length : stringWidth(bare)
}

export const clip = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text
  return width <= 1 ? sliceAnsi(text, 0, Math.max(0, width)) : `${sliceAnsi(text, 0, width - 1)}…`
}

/** Exactly `width` wide. */
export const pad = (text: string, width: number): string => {
  const fits = clip(text, width)
  return fits + ' '.repeat(Math.max(0, width - widthOf(fits)))
}

/** `left` and `right` at the two ends of a line; the left one gives way. */
export const ends = (left: string, right: string, width: number): string => {
  const room = width - widthOf(right)
  return room > 1 ? pad(left, room) + right : clip(left, width)
}

export const wrap = (text: string, width: number): string[] =>
  text.split('\n').flatMap((line) => wrapAnsi(line, Math.max(1, width), { hard: true, trim: true }).split('\n'))

/** At most `rows` lines; the last says that there was more. */
export const wrapWithin = (text: string, width: number, rows: number): string[] => {
  const lines = wrap(text, width)
  if (lines.length <= rows) return lines
  return [...lines.slice(0, rows - 1), clip(lines.slice(rows - 1).join(' '), width)].slice(0, rows)
}

/** Words joined by `between` and broken into lines only between words. */
export const flow = (words: readonly string[], between: string, width: number): string[] => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last}${between}${word}`
    if (last !== undefined && widthOf(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(clip(word, width))
  }
  return lines
}

/** Exactly `rows` lines. */
export const tall = (lines: readonly string[], rows: number): string[] =>
  Array.from({ length: rows }, (_, i) => lines[i] ?? '')

export interface Block {
  readonly lines: readonly string[]
  readonly width: number
}

/** Blocks next to each other, as tall as the tallest. */
export const beside = (blocks: readonly Block[], between: string): string[] => {
  const rows = Math.max(0, ...blocks.map(({ lines }) => lines.length))
  return Array.from({ length: rows }, (_, i) =>
    blocks
      .map(({ lines, width }) => pad(lines[i] ?? '', width))
      .join(between)
      .trimEnd(),
  )
}

/** A line across, with words in it. */
export const rule = (title: string, width: number): string => {
  const head = title === '' ? '' : `─ ${clip(title, width - 4)} `
  return head + '─'.repeat(Math.max(0, width - widthOf(head)))
}
