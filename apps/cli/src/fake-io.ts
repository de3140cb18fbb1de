/** The outside of the program for tests: what is typed is given, what is printed is kept. */
import { PassThrough, Readable } from 'node:stream'
import type { Io } from './io.ts'

export interface FakeIo extends Io {
  readonly out: () => string
  readonly err: () => string
}

const kept = (): { stream: PassThrough; text: () => string } => {
  const stream = new PassThrough()
  const chunks: string[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  return { stream, text: () => chunks.join('') }
}

/** Nothing here is a terminal, so every command goes line by line. */
export const fakeIo = (typed: readonly string[] = []): FakeIo => {
  const stdout = kept()
  const stderr = kept()
  return {
    stdin: Readable.from(typed.map((line) => `${line}\n`)),
    stdout: stdout.stream,
    stderr: stderr.stream,
    env: {},
    out: stdout.text,
    err: stderr.text,
  }
}
