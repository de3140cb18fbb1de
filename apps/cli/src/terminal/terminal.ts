/** The terminal as a place to paint on and a source of keys. Everything that touches the real one is here. */
import { createInterface, emitKeypressEvents } from 'node:readline'
import { PassThrough } from 'node:stream'
import ansiEscapes from 'ansi-escapes'
import type { Area } from '../face.ts'
import { toAscii } from '../screen/ink.ts'
import { type Key, keyOf } from '../screen/key.ts'
import { painterOf } from './painter.ts'

/** `closed`: the window is gone, or somebody asks the program to end. */
export type Happening =
  | { readonly is: 'key'; readonly key: Key }
  | { readonly is: 'resize' }
  | { readonly is: 'closed' }

export interface Terminal {
  area(): Area
  paint(lines: readonly string[]): void
  next(): Promise<Happening>
  close(): void
}

export interface Input extends NodeJS.ReadableStream {
  readonly isTTY?: boolean
  setRawMode?(raw: boolean): unknown
}

export interface Output extends NodeJS.WritableStream {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
}

/** Happenings wait in line until somebody asks for them. */
const queueOf = <T>() => {
  const waiting: T[] = []
  let taker: ((item: T) => void) | undefined
  return {
    put(item: T) {
      if (!taker) return void waiting.push(item)
      taker(item)
      taker = undefined
    },
    take: (): Promise<T> => {
      const item = waiting.shift()
      if (item !== undefined) return Promise.resolve(item)
      return new Promise((resolve) => {
        taker = resolve
      })
    },
  }
}

const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const

/** How long to wait after Esc for the rest of an arrow key. The usual half second is felt. */
const ESCAPE_MS = 40

export const openTerminal = (input: Input, output: Output, unicode: boolean): Terminal => {
  const queue = queueOf<Happening>()
  const painter = painterOf((text) => output.write(text))
  const onKey = (text: string | undefined, key: { name?: string; ctrl?: boolean }): void =>
    queue.put({ is: 'key', key: keyOf(text, key) })
  const onResize = (): void => {
    painter.forget()
    queue.put({ is: 'resize' })
  }
  const onClosed = (): void => queue.put({ is: 'closed' })
  const timing = createInterface({ input: new PassThrough(), escapeCodeTimeout: ESCAPE_MS })
  emitKeypressEvents(input, timing)
  input.on('keypress', onKey)
  input.on('end', onClosed)
  output.on('resize', onResize)
  for (const signal of SIGNALS) process.on(signal, onClosed)
  input.setRawMode?.(true)
  input.resume()
  output.write(ansiEscapes.enterAlternativeScreen + ansiEscapes.cursorHide)
  const restore = (): void => void output.write(ansiEscapes.cursorShow + ansiEscapes.exitAlternativeScreen)
  process.once('exit', restore)
  return {
    area: () => ({ columns: output.columns ?? 80, rows: output.rows ?? 24 }),
    paint: (lines) => painter.paint(unicode ? lines : lines.map(toAscii)),
    next: queue.take,
    close() {
      process.off('exit', restore)
      for (const signal of SIGNALS) process.off(signal, onClosed)
      input.off('keypress', onKey)
      input.off('end', onClosed)
      output.off('resize', onResize)
      timing.close()
      input.setRawMode?.(false)
      input.pause()
      restore()
    },
  }
}
