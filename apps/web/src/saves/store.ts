/** Where games lie. Whoever writes says on which revision that builds, so that no tab writes over another. */
import type { Frame } from './chunks.ts'
import type { Save, SaveHead } from './save.ts'

export interface Stamp {
  /** Counts up with everything that was kept of a game. */
  readonly rev: number
  /** The tab that wrote it. */
  readonly writer: string
}

export interface Writing extends Stamp {
  readonly save: Save
  /** The revision it builds on; 0 for a new game. */
  readonly on: number
  /** How many entries of the log are in the store already. */
  readonly known: number
}

export interface Row extends Stamp {
  readonly id: string
  readonly frame: Frame
  readonly undo: Save['undo']
  /** Length of the log. */
  readonly inputs: number
}

export interface Found extends Stamp {
  readonly save: Save
}

export interface Store {
  readonly lasting: boolean
  heads(): Promise<readonly SaveHead[]>
  read(id: string): Promise<Found | undefined>
  /** False where another tab has written meanwhile; nothing is written then. */
  write(writing: Writing): Promise<boolean>
  remove(id: string): Promise<void>
}

/** A tab may follow what it has seen, and what it wrote itself. */
export const mayFollow = (stored: Stamp | undefined, { on, writer }: Stamp & { readonly on: number }): boolean =>
  stored ? stored.rev === on || stored.writer === writer : on === 0
