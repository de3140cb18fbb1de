/** Writes a screen line by line, and only the lines that changed: nothing flickers. */
import ansiEscapes from 'ansi-escapes'

/** Terminals that know it show everything between these two at once; the others ignore it. */
const HOLD = '\u001B[?2026h'
const SHOW = '\u001B[?2026l'

export interface Painter {
  paint(lines: readonly string[]): void
  /** The next paint writes every line, whatever was there. */
  forget(): void
}

export const painterOf = (write: (text: string) => void): Painter => {
  let before: readonly string[] | undefined
  return {
    paint(lines) {
      const changed = lines.flatMap((line, y) =>
        before?.[y] === line ? [] : [`${ansiEscapes.cursorTo(0, y)}${line}${ansiEscapes.eraseEndLine}`],
      )
      const cleared = before === undefined ? ansiEscapes.eraseScreen : ''
      before = lines
      if (changed.length > 0 || cleared !== '') write(`${HOLD}${cleared}${changed.join('')}${SHOW}`)
    },
    forget() {
      before = undefined
    },
  }
}
