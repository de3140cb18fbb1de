/** The differences matrix of a catalogue. Pure: it is handed the text. */

export interface MatrixRow {
  readonly row: number
  readonly topic: string
  /** What each rule set says, by its id. */
  readonly cells: Readonly<Record<string, string>>
  readonly rules: readonly string[]
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** `=`: as the column to the left; `= , and more`: the same and more. */
const spelledOut = (cells: readonly string[]): string[] => {
  const out: string[] = []
  for (const cell of cells)
    out.push(cell.replace(/^=\s*,?\s*/, cell === '=' ? '' : `${out.at(-1) ?? ''}, `) || (out.at(-1) ?? ''))
  return out
}

const bare = (text: string): string => text.replaceAll(/[`*]/g, '')

/** The first table whose head is `# | Topic | … | Rules`. */
export const matrixIn = (catalogue: string): MatrixRow[] => {
  const lines = catalogue.split('\n')
  const head = lines.findIndex((line) => /^\| # \| Topic \|.*\| Rules \|$/.test(line))
  if (head < 0) return []
  const sets = cellsOf(lines[head] ?? '')
    .slice(2, -1)
    .map(bare)
  const end = lines.findIndex((line, i) => i > head && !line.startsWith('|'))
  return lines.slice(head + 2, end < 0 ? undefined : end).map((line) => {
    const [row = '', topic = '', ...rest] = cellsOf(line)
    const said = spelledOut(rest.slice(0, -1).map(bare))
    return {
      row: Number(row),
      topic,
      cells: Object.fromEntries(sets.map((set, i) => [set, said[i] ?? ''])),
      rules: (rest.at(-1) ?? '').split(', '),
    }
  })
}
