/** A described experiment: every rule set with every Ancient One, number of players, difficulty and bot. */
import { z } from 'zod'
import { Fault } from '../fault.ts'
import type { Opened, SetupFlags } from '../shelf.ts'
import type { Cell } from './play-one.ts'

const filled = <S extends z.ZodType>(of: S) => z.array(of).min(1)

const difficulty = z
  .strictObject({
    hours: z.int().min(3).max(6).optional().describe('how many hours the clock moves at a time'),
    events: filled(z.string()).optional().describe('classes of Mythos cards'),
    orders: z.boolean().optional().describe('with the Esoteric Orders'),
  })
  .describe('left empty: as printed')

export const experimentSchema = z.strictObject({
  $schema: z.string().optional(),
  title: z.string().optional(),
  game: z.string(),
  ruleSets: filled(z.string()),
  ancientOnes: filled(z.string()).default(['random']).describe('names, or random'),
  players: filled(z.int().min(1).max(8)),
  difficulties: filled(difficulty).default([{}]),
  bots: filled(z.string()),
  games: z.int().min(1).max(1_000_000).describe('of each cell'),
  seed: z.string(),
  nodes: z.int().min(1).default(1000).describe('how much a bot may think about an answer'),
})

export type Experiment = z.infer<typeof experimentSchema>

/** For editors: docs/experiment.schema.json. */
export const experimentJsonSchema = (): object => z.toJSONSchema(experimentSchema, { io: 'input' })

export const readExperiment = (value: unknown, path: string): Experiment => {
  const read = experimentSchema.safeParse(value)
  if (read.success) return read.data
  const told = read.error.issues.map(({ path: at, message }) => `${at.join('.') || 'the whole'}: ${message}`)
  throw new Fault(`The experiment ${path} cannot be run:\n  ${told.join('\n  ')}`)
}

const flagsOf = (
  rules: string,
  ancientOne: string,
  players: number,
  level: z.infer<typeof difficulty>,
): SetupFlags => ({
  rules,
  ancientOne,
  players: String(players),
  ...(level.hours !== undefined && { hours: String(level.hours) }),
  ...(level.events && { events: level.events.join(',') }),
  ...(level.orders && { orders: true }),
})

/** Bots of one table meet the same games: their seed does not name them. */
const cellsAt = (opened: Opened, { bots, seed, nodes }: Experiment, flags: SetupFlags): Cell[] => {
  const checked = opened.face.game.check(opened.setup(flags))
  if (!checked.ok) throw new Fault(opened.face.refused(checked.why))
  const { rules, ancientOne, players, hours = '', events = '', orders = false } = flags
  const table = [seed, rules, ancientOne, players, hours, events, orders ? 'orders' : ''].join(':')
  return bots.map((bot) => ({ setup: checked.value, bot, seed: table, nodes, listen: true }))
}

export const cellsOf = (opened: Opened, experiment: Experiment): Cell[] =>
  experiment.ruleSets.flatMap((rules) =>
    experiment.ancientOnes.flatMap((ancientOne) =>
      experiment.players.flatMap((players) =>
        experiment.difficulties.flatMap((level) =>
          cellsAt(opened, experiment, flagsOf(rules, ancientOne, players, level)),
        ),
      ),
    ),
  )
