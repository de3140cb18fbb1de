/** A case is measured in a process of its own: no other case has shaped its code, its heap or its caches. */
import type { Figure } from './figure.ts'
import type { Span } from './stopwatch.ts'

export interface Task extends Span {
  readonly variant: string
  /** How many games to play, where a case counts games and not time. */
  readonly games: number
  /** Answers a second, where a case keeps a pace. */
  readonly rate?: number
}

/** The whole program of one child process. */
export const runCase = async (measureCase: (task: Task) => Figure[] | Promise<Figure[]>): Promise<void> => {
  const task = JSON.parse(process.argv[2] ?? '') as Task
  process.stdout.write(JSON.stringify(await measureCase(task)))
}
