/** The outside of the program, so that commands can be run in tests as they run in a terminal. */
import type { Input, Output } from './terminal/terminal.ts'

export interface Io {
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Readonly<Record<string, string | undefined>>
}

/** https://no-color.org: set to anything, there are no colours. */
export const wantsColour = ({ env, stdout }: Io): boolean =>
  !env.NO_COLOR && env.TERM !== 'dumb' && (stdout.isTTY === true || Boolean(env.FORCE_COLOR))

/** A screen needs a terminal on both sides that can move its cursor. */
export const hasScreen = ({ stdin, stdout, env }: Io): boolean =>
  stdin.isTTY === true && stdout.isTTY === true && env.TERM !== 'dumb'

export const print = ({ stdout }: Io, text: string): void => void stdout.write(`${text}\n`)

export const printJson = (io: Io, value: unknown): void => print(io, JSON.stringify(value, null, 2))
