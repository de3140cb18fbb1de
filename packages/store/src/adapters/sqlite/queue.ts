/** Writes that come while a commit is due share it: one wait for the disk instead of many. */
import type { StoreFault } from '../../fault.ts'

interface Waiting {
  run(): void
  resolve(): void
  reject(why: unknown): void
}

export interface Queue {
  /** Resolves with what `write` returned, once it is on disk. */
  write<T>(write: () => T): Promise<T>
  /** After everything that waits. */
  drain(): Promise<void>
}

interface Transaction {
  begin(): void
  commit(): void
  rollback(): void
  faultOf(error: unknown): StoreFault
}

export const commitQueue = ({ begin, commit, rollback, faultOf }: Transaction): Queue => {
  let waiting: Waiting[] = []

  /** All or nothing: where one write fails, none of those that share its commit is kept, and each is told. */
  const flush = (): void => {
    const group = waiting
    waiting = []
    try {
      begin()
      for (const { run } of group) run()
      commit()
    } catch (error) {
      const fault = faultOf(error)
      try {
        rollback()
      } catch {
        // A transaction that a full disk has ended already.
      }
      for (const { reject } of group) reject(fault)
      return
    }
    for (const { resolve } of group) resolve()
  }

  const write = <T>(work: () => T): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let result: T
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({
        run: () => {
          result = work()
        },
        resolve: () => resolve(result),
        reject,
      })
    })

  return { write, drain: async () => (waiting.length === 0 ? undefined : write(() => undefined)) }
}
