/** One line of a catalogue as spans: emphasis, code, sources, and ids that lead to other rules. */
import type { Span } from './catalogue.ts'

/** `ES-RULING-07, -09`, `ES-ABILITY-04..06` and `ES-FANDEV-02/-03` name several rules of one chapter. */
const CITED = /([A-Z]{2,4}-[A-Z]+-)(\d\d+)((?:(?:(?:, | and |\/)-|\.\.)\d\d+)*)/g
const MORE = /((?:, | and |\/)-|\.\.)(\d\d+)/g

const refs = (text: string): Span[] => {
  const spans: Span[] = []
  let from = 0
  for (const found of text.matchAll(CITED)) {
    const [all, chapter = '', number = '', more = ''] = found
    if (found.index > from) spans.push(text.slice(from, found.index))
    spans.push({ is: 'ref', id: chapter + number, text: chapter + number })
    for (const [, between = '', next = ''] of more.matchAll(MORE)) {
      const dash = between.endsWith('-') ? '-' : ''
      spans.push(between.slice(0, between.length - dash.length), { is: 'ref', id: chapter + next, text: dash + next })
    }
    from = found.index + all.length
  }
  if (from < text.length) spans.push(text.slice(from))
  return spans
}

/** Longest marks first; emphasis may hold anything but its own mark. */
const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*|\*\[([^\]]+)\]\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(#[^)]*\)/g

export const inline = (text: string): Span[] => {
  const spans: Span[] = []
  let from = 0
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) spans.push(...refs(text.slice(from, found.index)))
    const [all, code, strong, source, em, link] = found
    if (code !== undefined) spans.push({ is: 'code', text: code })
    else if (strong !== undefined) spans.push({ is: 'strong', spans: inline(strong) })
    else if (source !== undefined) spans.push({ is: 'source', spans: inline(source) })
    else if (em !== undefined) spans.push({ is: 'em', spans: inline(em) })
    else if (link !== undefined) spans.push(...refs(link))
    from = found.index + all.length
  }
  if (from < text.length) spans.push(...refs(text.slice(from)))
  return spans
}
