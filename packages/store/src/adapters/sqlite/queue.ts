/**
 * Writes that come while the disk is at work share the next commit: one wait for the disk instead of many. The wait is the
 * disk's alone; meanwhile everybody else is served.
 */
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
  /** Resolves once there may be another commit. */
  ready(): Promise<void>
  begin(): void
  commit(): void
  rollback(): void
  /** Resolves once what was committed is on the disk. */
  sync(): Promise<void>
  faultOf(error: unknown): StoreFault
}

const each = (group: readonly Waiting[], tell: (one: Waiting) => void): void => {
  for (const one of group) tell(one)
}

/** All or nothing: where one write fails, none of those that share its commit is kept, and each is told. */
const together = ({ begin, commit, rollback, faultOf }: Transaction, group: readonly Waiting[]): void => {
  try {
    begin()
    each(group, ({ run }) => run())
    commit()
  } catch (error) {
    const fault = faultOf(error)
    try {
      rollback()
    } catch {
      // A transaction that a full disk has ended already.
    }
    throw fault
  }
}

export const commitQueue = (transaction: Transaction): Queue => {
  let waiting: Waiting[] = []
  /** A commit is due, or the disk is at work. */
  let busy = false
  let working: Promise<void> = Promise.resolve()

  const soon = (): void => {
    setImmediate(() => {
      working = flush()
    })
  }

  const flush = async (): Promise<void> => {
    const group = waiting
    waiting = []
    try {
      await transaction.ready()
      together(transaction, group)
      await transaction.sync()
      each(group, ({ resolve }) => resolve())
    } catch (error) {
      const fault = transaction.faultOf(error)
      each(group, ({ reject }) => reject(fault))
    }
    // Now rather than when somebody waits for it; what fails here fails once more with the next group, which is told.
    await transaction.ready().catch(() => undefined)
    busy = waiting.length > 0
    if (busy) soon()
  }

  const write = <T>(work: () => T): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let result: T
      waiting.push({
        run: () => {
          result = work()
        },
        resolve: () => resolve(result),
        reject,
      })
      if (!busy) soon()
      busy = true
    })

  const drain = async (): Promise<void> => {
    if (busy) await write(() => undefined)
    await working
  }

  return { write, drain }
}
