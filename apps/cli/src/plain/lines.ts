/** Lines out, lines in: a screen reader, a pipe or a script. No colours, no cursor, nothing is ever repainted. */
import { createInterface } from 'node:readline'

export interface Lines {
  say(text: string): void
  /** The next line; undefined once there are no more. */
  ask(prompt: string): Promise<string | undefined>
  close(): void
}

export const linesOf = (input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Lines => {
  const reader = createInterface({ input, terminal: false })
  const lines = reader[Symbol.asyncIterator]()
  return {
    say: (text) => void output.write(`${text}\n`),
    async ask(prompt) {
      output.write(prompt)
      const { value, done } = await lines.next()
      return done === true ? undefined : value
    },
    close: () => reader.close(),
  }
}
