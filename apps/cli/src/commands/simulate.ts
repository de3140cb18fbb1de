/** `vigil simulate`: many games without anybody at the table, and what came of them. */
import { type Choose, fastInts, hashText, type Kind, playOut, randomAnswer } from '@vigil/kernel'
import { EXIT, Fault } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { didYouMean } from '../nearest.ts'
import { readJson } from '../pack-file.ts'
import { boxOf, type Opened, type SetupFlags } from '../shelf.ts'
import { inColumns } from './columns.ts'

export interface SimulateFlags extends SetupFlags {
  readonly bot: string
  readonly games: string
  readonly seed: string
  readonly pack?: string
  readonly json?: boolean
}

const BOTS: Readonly<Record<string, Choose<Kind>>> = { random: (decision, _state, int) => randomAnswer(decision, int) }

const botOf = (name: string): Choose<Kind> => {
  const bot = BOTS[name]
  if (bot) return bot
  const names = Object.keys(BOTS)
  throw new Fault(`There is no bot called "${name}".${didYouMean(name, names)} Bots: ${names.join(', ')}.`)
}

const countOf = (games: string): number => {
  const n = Number(games)
  if (Number.isInteger(n) && n > 0) return n
  throw new Fault(`--games needs a whole number from 1 up, and "${games}" is none.`)
}

/** More inputs than any game needs; a game that takes more is counted as unfinished. */
const MOST_INPUTS = 200_000

export interface Simulated {
  games: number
  finished: number
  wins: number
  decisions: number
  faults: number
  /** The first game that broke the rules' own code, by its number. */
  firstFault?: string
  /** The same seed gives the same fingerprint on every machine. */
  resultHash: string
}

/** Each game has a generator of its own, so that a single game can be looked at by itself. */
export const simulate = (
  { face, result }: Pick<Opened, 'face' | 'result'>,
  setup: unknown,
  choose: Choose<Kind>,
  { games, seed }: { games: number; seed: string },
  progress: (done: number) => void = () => undefined,
): Simulated => {
  const all: Simulated = { games, finished: 0, wins: 0, decisions: 0, faults: 0, resultHash: '' }
  const results: string[] = []
  for (let i = 0; i < games; i++) {
    try {
      const state = face.game.start(setup)
      const played = playOut(face.game, state, fastInts(`${seed}:${i}`), choose, MOST_INPUTS)
      all.decisions += played.decisions
      if (played.ending) all.finished++
      if (played.ending?.won) all.wins++
      results.push([...result(state), played.inputs].join())
    } catch (error) {
      all.faults++
      all.firstFault ??= `game ${i}: ${error instanceof Error ? error.message : String(error)}`
      results.push('fault')
    }
    progress(i + 1)
  }
  return { ...all, resultHash: hashText(results.join('\n')) }
}

const WIDTH = 30

export const progressBar = (done: number, games: number): string => {
  const full = Math.floor((WIDTH * done) / games)
  return `\r[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${done}/${games}`
}

/** Now and then, on a terminal only: a progress bar in a file helps nobody. */
const reporter = ({ stderr }: Io, games: number): ((done: number) => void) => {
  if (stderr.isTTY !== true) return () => undefined
  let next = 0
  return (done) => {
    const now = performance.now()
    if (now < next && done < games) return
    next = now + 100
    stderr.write(done < games ? progressBar(done, games) : `\r${' '.repeat(WIDTH + 24)}\r`)
  }
}

const rate = (n: number, seconds: number): number => Math.round((n / Math.max(seconds, 1e-9)) * 10) / 10

export const runSimulation = (game: string, flags: SimulateFlags, io: Io): number => {
  const opened = boxOf(game).open(flags.pack === undefined ? undefined : readJson(flags.pack, 'pack'))
  const setup = opened.face.game.check(opened.setup(flags))
  if (!setup.ok) throw new Fault(opened.face.refused(setup.why))
  const games = countOf(flags.games)
  const began = performance.now()
  const all = simulate(opened, setup.value, botOf(flags.bot), { games, seed: flags.seed }, reporter(io, games))
  const seconds = (performance.now() - began) / 1000
  const report = {
    games: all.games,
    finished: all.finished,
    wins: all.wins,
    winRate: all.finished === 0 ? 0 : all.wins / all.finished,
    decisions: all.decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: rate(all.decisions, seconds),
    gamesPerSecond: rate(all.games, seconds),
    faults: all.faults,
    ...(all.firstFault === undefined ? {} : { firstFault: all.firstFault }),
    resultHash: all.resultHash,
  }
  if (flags.json) printJson(io, report)
  else print(io, inColumns(Object.entries(report)).join('\n'))
  return all.faults === 0 ? EXIT.fine : EXIT.no
}
