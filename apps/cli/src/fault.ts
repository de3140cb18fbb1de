/** What a command can end with. Scripts rely on these numbers; `vigil --help` lists them. */
export const EXIT = {
  fine: 0,
  /** The question was understood and the answer is no: a replay differs, a scenario fails, a pack has faults. */
  no: 1,
  /** Wrong words on the command line, a file that cannot be read, a damaged save. */
  cannot: 2,
  /** A mistake of ours. */
  broken: 3,
} as const

/** Takes the exit code of a command. Commands are loaded when they are asked for: help should not wait for the rules. */
export type Done = (exit: Promise<number>) => void

/** Something the player can put right. It is said in a sentence and never with a stack trace. */
export class Fault extends Error {
  readonly exit: number

  constructor(sentence: string, exit: number = EXIT.cannot) {
    super(sentence)
    this.exit = exit
  }
}
