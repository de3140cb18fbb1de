/** A screen with its colours as a picture: one line of text per row, one run per colour. */
import { widthOf } from '../screen/fit.ts'

interface Run {
  readonly text: string
  readonly colour: string
  readonly bold: boolean
  readonly dim: boolean
  readonly inverse: boolean
}

const COLOURS: Readonly<Record<number, string>> = {
  31: '#e06c75',
  32: '#98c379',
  33: '#e5c07b',
  35: '#c678dd',
  36: '#56b6c2',
}
const TEXT = '#d7dae0'
const GROUND = '#16181d'

const PLAIN: Run = { text: '', colour: TEXT, bold: false, dim: false, inverse: false }

const styled = (run: Run, code: number): Run => {
  switch (code) {
    case 1:
      return { ...run, bold: true }
    case 2:
      return { ...run, dim: true }
    case 7:
      return { ...run, inverse: true }
    case 22:
      return { ...run, bold: false, dim: false }
    case 27:
      return { ...run, inverse: false }
    case 39:
      return { ...run, colour: TEXT }
    default:
      return { ...run, colour: COLOURS[code] ?? run.colour }
  }
}

/** The pieces of a line that look alike. */
export const runsOf = (line: string): Run[] => {
  const runs: Run[] = []
  let now = PLAIN
  for (const [i, part] of line.split('\u001B[').entries()) {
    // All but the first begin with the rest of a colour: `31mdoom`.
    const end = i === 0 ? 0 : part.indexOf('m') + 1
    if (i > 0) now = styled(now, Number(part.slice(0, end - 1)))
    if (part.length > end) runs.push({ ...now, text: part.slice(end) })
  }
  return runs
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const CELL = { width: 8.4, height: 18 }
const EDGE = 12

const round = (n: number): number => Math.round(n * 10) / 10

const across = (column: number): number => round(EDGE + column * CELL.width)

/** Word by word and line by line: columns stay under each other whatever font there is. */
const runSvg = (run: Run, column: number, row: number): string => {
  const y = EDGE + row * CELL.height
  const width = round(widthOf(run.text) * CELL.width)
  const ground = run.inverse
    ? `<rect x="${across(column)}" y="${y}" width="${width}" height="${CELL.height}" fill="${TEXT}"/>`
    : ''
  const fill = run.inverse ? GROUND : run.colour
  const looks = `fill="${fill}"${run.bold ? ' font-weight="bold"' : ''}${run.dim ? ' opacity="0.6"' : ''}`
  let at = column
  const words = run.text.split(/( +|[│┬┼])/).map((word) => {
    const x = across(at)
    at += widthOf(word)
    return word.trim() === '' ? '' : `<text x="${x}" y="${y + 14}" ${looks}>${escaped(word)}</text>`
  })
  return ground + words.join('')
}

const lineSvg = (line: string, row: number): string => {
  let column = 0
  const parts = runsOf(line).map((run) => {
    const part = runSvg(run, column, row)
    column += widthOf(run.text)
    return part
  })
  return parts.join('')
}

export const svgOf = (title: string, lines: readonly string[], columns: number): string => {
  const width = round(columns * CELL.width + 2 * EDGE)
  const height = lines.length * CELL.height + 2 * EDGE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" rx="6" fill="${GROUND}"/>`,
    '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">',
    ...lines.map(lineSvg).filter((line) => line !== ''),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
