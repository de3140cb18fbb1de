/** Two files that take turns. */
import { type JournalFile, journalFile, type Records, recordsIn } from './journal-file.ts'

const NONE: Records = { generation: 0, texts: [], end: 0 }

const pathsOf = (path: string): [string, string] => [`${path}-answers-0`, `${path}-answers-1`]

/** What is in them. */
export const found = (path: string): Records[] => pathsOf(path).map(recordsIn)

export interface Turns {
  readonly now: JournalFile
  /** Behind everything that is in them. */
  goOn(found: readonly Records[]): void
  /** The other one, from its beginning. */
  next(): void
  empty(): void
  close(): void
}

export const turnsOf = (path: string, most: number): Turns => {
  const [one, other] = pathsOf(path)
  const files = [journalFile(one, most), journalFile(other, most)] as const
  let turn: 0 | 1 = 0
  return {
    get now() {
      return files[turn]
    },
    goOn([a = NONE, b = NONE]) {
      files[0].goOn(a)
      files[1].goOn(b)
      turn = a.generation > b.generation ? 0 : 1
      // Nothing has ever been written.
      if (files[turn].generation === 0) files[turn].goOn({ generation: 1, end: 0 })
    },
    next() {
      const generation = files[turn].generation + 1
      turn = turn === 0 ? 1 : 0
      files[turn].goOn({ generation, end: 0 })
    },
    empty() {
      for (const file of files) file.cut(0)
    },
    close() {
      for (const file of files) file.close()
    },
  }
}
