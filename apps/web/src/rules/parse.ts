/** Reads a catalogue of docs/rules. Knows the few shapes these have: headings, paragraphs, tables, and one bullet per rule. */
import type { Block, Catalogue, Cell, Chapter, Rule } from './catalogue.ts'
import { inline } from './inline.ts'

/** Ids that hold for some sets only; a trailing `*` stands for a whole chapter. */
export type Applies = Readonly<Record<string, readonly string[]>>

const SETS = ['revised', 'first+faq', 'first', 'fan'] as const

const setsOf = (id: string, applies: Applies): readonly string[] =>
  applies[id] ?? applies[`${id.replace(/\d+$/, '')}*`] ?? SETS

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|(?=(?:[^`]*`[^`]*`)*[^`]*$)/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const isTable = (line: string): boolean => line.trimStart().startsWith('|')

const table = (lines: readonly string[]): Block => {
  const [head = [], ...rows]: (readonly Cell[])[] = lines
    .filter((line) => !/^\s*\|[\s|:-]+$/.test(line))
    .map((line) => cells(line).map(inline))
  return { is: 'table', head, rows }
}

/** Paragraphs and tables, in order; lines of a paragraph are one. */
const blocksOf = (lines: readonly string[]): Block[] => {
  const blocks: Block[] = []
  let held: string[] = []
  const flush = (): void => {
    const [first] = held
    if (first === undefined) return
    if (isTable(first)) blocks.push(table(held))
    else blocks.push({ is: 'text', spans: inline(held.map((line) => line.trim()).join(' ')) })
    held = []
  }
  for (const line of lines) {
    const before = held.at(-1)
    if (line.trim() === '' || (before !== undefined && isTable(before) !== isTable(line))) flush()
    if (line.trim() !== '') held.push(line)
  }
  flush()
  return blocks
}

const RULE = /^- \*\*([A-Z]{2,4}-[A-Z]+-\d\d+)(?: \(([ABC])\))?\*\* — (.*)$/

const sureOf = (letter: string | undefined): Pick<Rule, 'sure'> =>
  letter === 'A' || letter === 'B' || letter === 'C' ? { sure: letter } : {}

/** A chapter's prose stands before its first bullet; what is indented below a bullet belongs to it. */
const bodyOf = (lines: readonly string[], applies: Applies): Pick<Chapter, 'blocks' | 'rules'> => {
  const starts = lines.flatMap((line, i) => (RULE.test(line) ? [i] : []))
  const rules = starts.map((start, n): Rule => {
    const [, id = '', letter, first = ''] = RULE.exec(lines[start] ?? '') ?? []
    const blocks = blocksOf([first, ...lines.slice(start + 1, starts[n + 1])])
    return { id, sets: setsOf(id, applies), ...sureOf(letter), blocks }
  })
  return { blocks: blocksOf(lines.slice(0, starts[0])), rules }
}

const HEADING = /^(#{1,3}) (?:[\d.]+ )?(.*)$/

const titled = (heading: string): Pick<Chapter, 'id' | 'title'> => {
  const [, code, rest] = /^([A-Z]{2,4}-[A-Z]+) — (.*)$/.exec(heading) ?? []
  const title = rest ?? heading
  return {
    id: code ?? title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    title: title.charAt(0).toUpperCase() + title.slice(1),
  }
}

/** Its own list of contents is left out: the page draws one. */
const SKIPPED = new Set(['contents', 'rules'])

export const parseCatalogue = (text: string, applies: Applies, alike: Catalogue['alike'] = {}): Catalogue => {
  const chapters: Chapter[] = []
  let title = ''
  let heading: string | undefined
  let lines: string[] = []
  const flush = (): void => {
    const { id, title } = titled(heading ?? '')
    const body = bodyOf(lines, applies)
    if (heading && !SKIPPED.has(id) && body.blocks.length + body.rules.length > 0) chapters.push({ id, title, ...body })
    lines = []
  }
  for (const line of text.split('\n')) {
    const [, level, name = ''] = HEADING.exec(line) ?? []
    if (level === undefined) lines.push(line)
    else {
      flush()
      if (level === '#') title = name
      heading = level === '#' ? 'About this catalogue' : name
    }
  }
  flush()
  // Where every rule holds for everybody, there is one set only.
  const sets = Object.keys(applies).length > 0 ? SETS : []
  return { title: title.replace(/ — .*$/, ''), sets, chapters, alike }
}
