/** A thread that plays games: it is told which, and answers with what came of them. */
import { parentPort, workerData } from 'node:worker_threads'
import { boxOf } from '../shelf.ts'
import type { Batch, Orders } from './crew.ts'
import { playOne } from './play-one.ts'

const { game, pack, cells } = workerData as Orders
const opened = boxOf(game).open(pack)

parentPort?.on('message', ({ cell, games }: Batch) => {
  const wanted = cells[cell]
  const bot = wanted && opened.bots[wanted.bot]
  if (!wanted || !bot) throw new Error(`there is no cell ${cell}`)
  parentPort?.postMessage(games.map((n) => playOne(opened, bot, wanted, cell, n)))
})
