/** Plays the games of many cells, here or on several threads. What comes out does not depend on how many there are. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Fault } from '../fault.ts'
import { boxOf } from '../shelf.ts'
import type { GameResult } from './game-result.ts'
import { type Cell, playOne } from './play-one.ts'

/** What every thread needs to know: plain JSON. */
export interface Orders {
  readonly game: string
  readonly pack: unknown
  readonly cells: readonly Cell[]
}

export interface Batch {
  readonly cell: number
  readonly games: readonly number[]
}

/** A thread takes a second to wake: fewer games than this are played here. */
const WORTH_A_THREAD = 24
const MOST_AT_ONCE = 10

export const crewSize = (asked: string | undefined, games: number): number => {
  if (asked === undefined) return Math.max(1, Math.min(availableParallelism(), Math.floor(games / WORTH_A_THREAD)))
  const n = Number(asked)
  if (Number.isInteger(n) && n > 0 && n <= 64) return n
  throw new Fault(`--workers needs a whole number from 1 to 64, and "${asked}" is none.`)
}

const cutUp = ({ cell, games }: Batch, workers: number): Batch[] => {
  const size = Math.max(1, Math.min(MOST_AT_ONCE, Math.ceil(games.length / (workers * 4))))
  return Array.from({ length: Math.ceil(games.length / size) }, (_, i) => ({
    cell,
    games: games.slice(i * size, (i + 1) * size),
  }))
}

/** Small enough that nobody waits long for the last of them, and in turn: a run that is stopped has some of every cell. */
export const inBatches = (left: readonly Batch[], workers: number): Batch[] => {
  const cells = left.map((batch) => cutUp(batch, workers))
  const rounds = Math.max(0, ...cells.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, i) => cells.flatMap((batches) => batches[i] ?? [])).flat()
}

export type Take = (results: readonly GameResult[]) => void

const playHere = ({ game, pack, cells }: Orders, batches: readonly Batch[], take: Take): void => {
  const opened = boxOf(game).open(pack)
  for (const { cell, games } of batches) {
    const wanted = cells[cell]
    const bot = wanted && opened.bots[wanted.bot]
    if (!wanted || !bot) throw new Error(`there is no cell ${cell}`)
    for (const n of games) take([playOne(opened, bot, wanted, cell, n)])
  }
}

/** One thread, from its first batch to its last. */
const employ = (orders: Orders, next: () => Batch | undefined, take: Take): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: orders,
      // Games leave much behind at once; a larger nursery throws it away cheaply.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    })
    const goOn = (): void => {
      const batch = next()
      if (batch) worker.postMessage(batch)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (results: readonly GameResult[]) => {
      take(results)
      goOn()
    })
    worker.on('error', reject)
    goOn()
  })

/** Plays everything that is left, handing over results as they come, in no particular order. */
export const playAll = async (orders: Orders, left: readonly Batch[], workers: number, take: Take): Promise<void> => {
  const batches = inBatches(left, workers)
  if (workers === 1) return playHere(orders, batches, take)
  const next = (): Batch | undefined => batches.shift()
  await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, () => employ(orders, next, take)))
}
