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
  /** While the disk is at work: what nobody waits for. Never fails. */
  meanwhile(): void
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

const refuse = (group: readonly Waiting[], fault: StoreFault): void => each(group, ({ reject }) => reject(fault))

/** Never fails: whoever waits is told. */
const synced = async ({ sync, meanwhile, faultOf }: Transaction, group: readonly Waiting[]): Promise<void> => {
  try {
    const onDisk = sync()
    meanwhile()
    await onDisk
    each(group, ({ resolve }) => resolve())
  } catch (error) {
    refuse(group, faultOf(error))
  }
}

const waitingFor = <T>(work: () => T, resolve: (value: T) => void, reject: Waiting['reject']): Waiting => {
  let result: T
  return {
    run: () => {
      result = work()
    },
    resolve: () => resolve(result),
    reject,
  }
}

/** So many groups may wait for the disk at once: whoever comes while it is at work does not wait for two of them. */
const AT_ONCE = 2

export const commitQueue = (transaction: Transaction): Queue => {
  let waiting: Waiting[] = []
  let due = false
  const syncing = new Set<Promise<void>>()

  const commit = async (): Promise<void> => {
    const group = waiting
    waiting = []
    try {
      await transaction.ready()
      together(transaction, group)
    } catch (error) {
      return refuse(group, transaction.faultOf(error))
    }
    const one = synced(transaction, group)
    syncing.add(one)
    void one.then(() => {
      syncing.delete(one)
      soon()
    })
  }

  const soon = (): void => {
    if (due || waiting.length === 0 || syncing.size >= AT_ONCE) return
    due = true
    setImmediate(async () => {
      await commit()
      due = false
      soon()
    })
  }

  const write = <T>(work: () => T): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push(waitingFor(work, resolve, reject))
      soon()
    })

  /** What waits is written before this: a write of nothing comes last. */
  const drain = async (): Promise<void> => {
    await write(() => undefined)
    await Promise.all(syncing)
  }

  return { write, drain }
}
