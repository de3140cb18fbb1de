/** CPU time of what this process has started, as Linux counts it. */
import { readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** Its own, and that of children it has seen end. */
const cpuOf = (pid: number): number => {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks / TICKS_A_SECOND
}

/** Seconds of all children of ours that bear this name, with their own children. */
export const cpuOfChildren = (name: string): number =>
  childrenOf(process.pid)
    .filter((pid) => read(`/proc/${pid}/comm`).startsWith(name))
    .flatMap((pid) => [pid, ...childrenOf(pid)])
    .reduce((sum, pid) => sum + cpuOf(pid), 0)
