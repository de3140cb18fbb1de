/** Where a game is played: on the full screen or line by line, whichever the terminal and the player allow. */
import type { Kind } from '@vigil/kernel'
import isUnicodeSupported from 'is-unicode-supported'
import { hasScreen, type Io, wantsColour } from '../io.ts'
import { linesOf } from '../plain/lines.ts'
import { playInLines } from '../plain/play.ts'
import type { Keeper } from '../save/keeper.ts'
import { inkOf } from '../screen/ink.ts'
import type { Sitting } from '../sitting.ts'
import { askOnScreen, type Choices } from '../terminal/ask.ts'
import { playOnScreen } from '../terminal/play.ts'
import { openTerminal } from '../terminal/terminal.ts'

export interface TableSide {
  /** The number of what was chosen; undefined where the player leaves. */
  ask(heading: string, asked: Choices): Promise<number | undefined>
  play<K extends Kind>(sitting: Sitting<K>, keeper: Keeper): Promise<Sitting<K>>
  close(): void
}

const plainSide = (io: Io): TableSide => {
  const lines = linesOf(io.stdin, io.stdout)
  return {
    async ask(heading, { title, choices }) {
      lines.say(heading)
      for (;;) {
        lines.say(title)
        for (const [i, { label }] of choices.entries()) lines.say(`${i + 1}. ${label}`)
        const line = (await lines.ask('> '))?.trim()
        if (line === undefined || /^q(uit)?$/.test(line)) return undefined
        const [, asked] = /^why (\d+)$/.exec(line) ?? []
        const n = Number(asked ?? line)
        const choice = choices[n - 1]
        if (choice && asked === undefined) return n - 1
        if (choice) lines.say(choice.detail || 'There is no more to say about it.')
        else lines.say(`Type a number from 1 to ${choices.length}, why and a number, or quit.`)
      }
    },
    play: (sitting, keeper) => playInLines(lines, sitting, keeper),
    close: () => lines.close(),
  }
}

const screenSide = (io: Io): TableSide => {
  const ink = inkOf(wantsColour(io))
  const terminal = openTerminal(io.stdin, io.stdout, isUnicodeSupported())
  let open = true
  const close = (): void => {
    if (open) terminal.close()
    open = false
  }
  return {
    ask: (heading, asked) => askOnScreen(terminal, heading, asked, ink),
    async play(sitting, keeper) {
      const left = await playOnScreen(terminal, sitting, keeper, ink)
      if (!left.plain) return left.sitting
      close()
      const lines = linesOf(io.stdin, io.stdout)
      try {
        return await playInLines(lines, left.sitting, keeper, left.sitting.log)
      } finally {
        lines.close()
      }
    },
    close,
  }
}

export const tableSide = (io: Io, plain: boolean): TableSide =>
  plain || !hasScreen(io) ? plainSide(io) : screenSide(io)
