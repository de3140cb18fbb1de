/** How far a long run has come. */
import type { Io } from '../io.ts'

const WIDTH = 30

export const progressBar = (done: number, games: number): string => {
  const full = Math.floor((WIDTH * done) / games)
  return `\r[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${done}/${games}`
}

/** Now and then, on a terminal only: a progress bar in a file helps nobody. */
export const reporter = ({ stderr }: Pick<Io, 'stderr'>, games: number): ((done: number) => void) => {
  if (stderr.isTTY !== true) return () => undefined
  let next = 0
  return (done) => {
    const now = performance.now()
    if (now < next && done < games) return
    next = now + 100
    stderr.write(done < games ? progressBar(done, games) : `\r${' '.repeat(WIDTH + 24)}\r`)
  }
}
