/** Characters with colours, put anywhere; read row by row. */
import type { Ink } from '../screen/ink.ts'
import type { Tint } from './chips.ts'

type Style = Tint | 'wall' | 'title' | 'here'

export interface Canvas {
  put(x: number, y: number, text: string, style?: Style): void
  lines(ink: Ink): string[]
}

const inked = (ink: Ink, style: Style, text: string): string => {
  switch (style) {
    case 'plain':
      return text
    case 'dim':
    case 'wall':
      return ink.dim(text)
    case 'title':
      return text
    case 'here':
      return ink.bold(text)
    case 'person':
      return ink.bold(ink.green(text))
    case 'enemy':
    case 'red':
      return ink.red(text)
    case 'fire':
    case 'yellow':
      return ink.yellow(text)
    case 'token':
      return ink.magenta(text)
    case 'blue':
      return ink.cyan(text)
  }
}

export const canvasOf = (width: number, height: number): Canvas => {
  const marks = Array.from({ length: height }, () => Array<string>(width).fill(' '))
  const styles = Array.from({ length: height }, () => Array<Style>(width).fill('plain'))
  const line = (ink: Ink, y: number): string => {
    let text = ''
    let run = ''
    let style: Style = 'plain'
    for (const [x, mark] of (marks[y] ?? []).entries()) {
      const next = styles[y]?.[x] ?? 'plain'
      // Blanks take any colour: fewer changes, shorter lines.
      if (next !== style && mark !== ' ') {
        text += run === '' ? '' : inked(ink, style, run)
        run = ''
        style = next
      }
      run += mark
    }
    return (text + inked(ink, style, run.trimEnd())).trimEnd()
  }
  return {
    put(x, y, text, style = 'plain') {
      for (const [i, mark] of [...text].entries()) {
        const row = marks[y]
        const tints = styles[y]
        if (!row || !tints || x + i < 0 || x + i >= width) continue
        row[x + i] = mark
        tints[x + i] = style
      }
    },
    lines: (ink) => marks.map((_, y) => line(ink, y)),
  }
}
