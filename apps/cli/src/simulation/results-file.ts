/** Finished games of an experiment, a line each, so that a run that was stopped goes on where it was. */
import { appendFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { Fault } from '../fault.ts'
import { readText } from '../save/load.ts'
import type { GameResult } from './game-result.ts'

const headSchema = z.object({ vigil: z.literal('simulation'), experiment: z.string() })

const counts = z.record(z.string(), z.number())

const lineSchema: z.ZodType<GameResult> = z.object({
  cell: z.int().min(0),
  game: z.int().min(0),
  won: z.boolean().nullable(),
  decisions: z.int(),
  inputs: z.int(),
  print: z.string(),
  fault: z.string().exactOptional(),
  heard: z
    .object({
      groups: z.record(z.string(), z.string()),
      how: z.string(),
      turns: z.int(),
      went: z.record(z.string(), counts),
      stood: counts.exactOptional(),
      cards: z.record(z.string(), counts).exactOptional(),
    })
    .exactOptional(),
})

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** A line that was being written when the run was stopped: its game is played again. */
const withoutTorn = (path: string, text: string): string => {
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)))
  return text.slice(0, end)
}

const begin = (path: string, experiment: string): void => {
  writeFileSync(path, `${JSON.stringify({ vigil: 'simulation', experiment })}\n`)
}

export interface Kept {
  readonly results: readonly GameResult[]
  add(results: readonly GameResult[]): void
}

/** `experiment`: a fingerprint of what is asked, so that results of another are not mixed in. */
export const openResults = (path: string, experiment: string): Kept => {
  const add = (results: readonly GameResult[]): void =>
    appendFileSync(path, results.map((result) => `${JSON.stringify(result)}\n`).join(''))
  const text = existsSync(path) ? withoutTorn(path, readText(path, 'results')) : ''
  if (text === '') {
    begin(path, experiment)
    return { results: [], add }
  }
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const head = headSchema.safeParse(parsed(first))
  if (!head.success) throw new Fault(`The results ${path} are damaged in line 1, which should say what they are of.`)
  if (head.data.experiment !== experiment)
    throw new Fault(
      `The results ${path} are of another experiment. Name another file with --results, or move that one.`,
    )
  return { results: distinct(lines.map((line, i) => resultIn(line, i + 2, path))), add }
}

const resultIn = (line: string, at: number, path: string): GameResult => {
  const read = lineSchema.safeParse(parsed(line))
  if (read.success) return read.data
  throw new Fault(
    `The results ${path} are damaged in line ${at}: "${line.slice(0, 40)}". Take that line out, and its game is played again.`,
  )
}

const distinct = (results: readonly GameResult[]): GameResult[] => [
  ...new Map(results.map((result) => [`${result.cell}:${result.game}`, result])).values(),
]
