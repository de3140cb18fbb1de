/** `vigil simulate`: many games without anybody at the table, and what came of them. */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { canonical, hashText } from '@vigil/kernel'
import { EXIT, Fault } from '../fault.ts'
import type { SetupFlags } from '../flags.ts'
import { type Io, print, printJson } from '../io.ts'
import { didYouMean } from '../nearest.ts'
import { readJson } from '../pack-file.ts'
import { BOXES, boxOf, type Opened, openWith, setupFrom, spokenFlags } from '../shelf.ts'
import { cardReport, cardsTell } from '../simulation/card-effects.ts'
import type { Named } from '../simulation/compare.ts'
import { type Batch, crewSize, playAll } from '../simulation/crew.ts'
import { cellsOf, readExperiment } from '../simulation/experiment.ts'
import type { GameResult } from '../simulation/game-result.ts'
import { type Duel, duelLines, duelOf, isDuel, pairsTable } from '../simulation/paired.ts'
import type { Cell } from '../simulation/play-one.ts'
import { reporter } from '../simulation/progress.ts'
import { openResults } from '../simulation/results-file.ts'
import { csvOf } from '../simulation/table.ts'
import { inOrder, totalsOf } from '../simulation/totals.ts'
import { inColumns } from './columns.ts'

export interface SimulateFlags extends SetupFlags {
  readonly bot: string
  readonly games: string
  readonly seed: string
  readonly workers?: string
  readonly matrix?: string
  readonly results?: string
  readonly nodes?: string
  readonly think?: string
  readonly pairs?: string
  readonly csv?: string
  readonly html?: string
  readonly pack?: string
  readonly json?: boolean
}

const checkBot = (name: string, bots: Opened['bots']): void => {
  if (Object.hasOwn(bots, name)) return
  const names = Object.keys(bots)
  throw new Fault(`There is no bot called "${name}".${didYouMean(name, names)} Bots: ${names.join(', ')}.`)
}

const countOf = (flag: string, typed: string): number => {
  const n = Number(typed)
  if (Number.isInteger(n) && n > 0) return n
  throw new Fault(`${flag} needs a whole number from 1 up, and "${typed}" is none.`)
}

/** `50ms`, or plain `50`. */
const thinking = ({ nodes, think }: SimulateFlags): Pick<Cell, 'nodes' | 'think'> => ({
  nodes: nodes === undefined ? NODES : countOf('--nodes', nodes),
  ...(think !== undefined && { think: countOf('--think', think.replace(/ms$/, '')) }),
})

/** What is to be played, and where finished games are kept. */
interface Plan {
  readonly game: string
  readonly title: string
  readonly cells: readonly Cell[]
  readonly games: number
  readonly kept: readonly GameResult[]
  keep(results: readonly GameResult[]): void
}

const NODES = 1000

const planOf = (game: string | undefined, flags: SimulateFlags, pack: unknown): Plan => {
  if (game === undefined) {
    const games = BOXES.map(({ id }) => `vigil simulate ${id}`).join(', ')
    throw new Fault(`Which game? ${games}, or --matrix and an experiment.`)
  }
  const box = boxOf(game)
  const opened = openWith(box, pack)
  checkBot(flags.bot, opened.bots)
  const setup = opened.face.game.check(setupFrom(box, opened, flags))
  if (!setup.ok) throw new Fault(opened.face.refused(setup.why))
  const listen = flags.csv !== undefined || flags.html !== undefined
  const cell = { setup: setup.value, bot: flags.bot, seed: flags.seed, ...thinking(flags), listen }
  return {
    game,
    title: opened.face.title,
    cells: [cell],
    games: countOf('--games', flags.games),
    kept: [],
    keep: () => undefined,
  }
}

const planOfExperiment = (path: string, flags: SimulateFlags, pack: unknown): Plan => {
  const experiment = readExperiment(readJson(path, 'experiment'), path)
  const { box, games, title = basename(path) } = experiment
  const opened = openWith(box, pack)
  for (const bot of experiment.bots) checkBot(bot, opened.bots)
  const cells = cellsOf(opened, experiment)
  const { version } = opened.face.game
  // Games with another pack are other games, though their set-up reads the same.
  const more = pack === undefined ? {} : { pack: hashText(canonical(pack)) }
  const file = flags.results ?? `${path.replace(/\.json$/, '')}.results.ndjson`
  const { results, add } = openResults(file, hashText(canonical({ cells, games, version, ...more })))
  return { game: box.id, title, cells, games, kept: results, keep: add }
}

const leftOf = ({ cells, games, kept }: Plan): Batch[] => {
  const have = new Set(kept.map(({ cell, game }) => `${cell}:${game}`))
  return cells.map((_, cell) => ({
    cell,
    games: Array.from({ length: games }, (_, n) => n).filter((n) => !have.has(`${cell}:${n}`)),
  }))
}

const playPlan = async (plan: Plan, flags: SimulateFlags, pack: unknown, io: Io): Promise<GameResult[]> => {
  const all: GameResult[] = [...plan.kept]
  const left = leftOf(plan)
  const total = plan.cells.length * plan.games
  const tell = reporter(io, total)
  const workers = crewSize(flags.workers, total - all.length)
  await playAll({ game: plan.game, pack, cells: plan.cells }, left, workers, (results) => {
    all.push(...results)
    plan.keep(results)
    tell(all.length)
  })
  return inOrder(all)
}

const rate = (n: number, seconds: number): number => Math.round((n / Math.max(seconds, 1e-9)) * 10) / 10

const writeFile = (path: string, text: string): void => {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new Fault(`Could not write ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The command that gives the same games again. */
const commandFor = (game: string, flags: SimulateFlags): string => {
  if (flags.matrix !== undefined) return `vigil simulate --matrix ${basename(flags.matrix)}`
  const run = (['bot', 'games', 'seed'] as const).map((name) => `--${name} ${flags[name]}`)
  return ['vigil simulate', game, ...spokenFlags(boxOf(game), flags), ...run].join(' ')
}

const sideBySide = (
  { game, cells }: Plan,
  results: readonly GameResult[],
  { pairs }: SimulateFlags,
): Duel | undefined => (isDuel(cells) || pairs !== undefined ? duelOf(results, cells, boxOf(game).pairedBy) : undefined)

interface Came {
  readonly results: readonly GameResult[]
  readonly duel: Duel | undefined
}

const writeReports = async (plan: Plan, { results, duel }: Came, flags: SimulateFlags): Promise<void> => {
  if (flags.csv !== undefined) writeFile(flags.csv, csvOf(results, plan.cells))
  if (flags.pairs !== undefined && duel) writeFile(flags.pairs, pairsTable(duel))
  if (flags.html === undefined) return
  // The charts are large, and most runs need none.
  const { reportOf } = await import('../simulation/report.ts')
  const named: Named[] = results.map((result) => ({ ...result, bot: plan.cells[result.cell]?.bot ?? '' }))
  const { resultHash } = totalsOf(results)
  const command = commandFor(plan.game, flags)
  writeFile(flags.html, reportOf(named, { title: plan.title, command, resultHash, duel }))
}

const toldInText = (duel: Duel): string[] => inColumns(duelLines(duel))

export const runSimulation = async (game: string | undefined, flags: SimulateFlags, io: Io): Promise<number> => {
  const pack = flags.pack === undefined ? undefined : readJson(flags.pack, 'pack')
  const plan = flags.matrix === undefined ? planOf(game, flags, pack) : planOfExperiment(flags.matrix, flags, pack)
  const began = performance.now()
  const results = await playPlan(plan, flags, pack, io)
  const seconds = (performance.now() - began) / 1000
  const { firstFault, resultHash, ...all } = totalsOf(results)
  const duel = sideBySide(plan, results, flags)
  await writeReports(plan, { results, duel }, flags)
  const before = totalsOf(plan.kept).decisions
  const report = {
    games: all.games,
    finished: all.finished,
    wins: all.wins,
    winRate: all.finished === 0 ? 0 : all.wins / all.finished,
    decisions: all.decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: rate(all.decisions - before, seconds),
    gamesPerSecond: rate(results.length - plan.kept.length, seconds),
    faults: all.faults,
    ...(firstFault === undefined ? {} : { firstFault }),
    resultHash,
  }
  if (flags.json)
    printJson(io, {
      ...report,
      ...(duel && { pairs: duel }),
      ...(cardsTell(results) && { cards: cardReport(results) }),
    })
  else print(io, [...inColumns(Object.entries(report)), ...(duel ? ['', ...toldInText(duel)] : [])].join('\n'))
  return all.faults === 0 ? EXIT.fine : EXIT.no
}
