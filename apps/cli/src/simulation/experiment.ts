/** A described experiment: every value of each of the game's axes with every other, and with every bot. */
import { z } from 'zod'
import { Fault } from '../fault.ts'
import type { SetupFlags } from '../flags.ts'
import { BOXES, type Box, type Opened, setupFrom } from '../shelf.ts'
import { filled } from './axis.ts'
import type { Cell } from './play-one.ts'

const common = {
  $schema: z.string().optional(),
  title: z.string().optional(),
  bots: filled(z.string()),
  games: z.int().min(1).max(1_000_000).describe('of each cell'),
  seed: z.string(),
  nodes: z.int().min(1).default(1000).describe('how much a bot may think about an answer'),
}

const schemaOf = ({ id, axes }: Box) =>
  z.strictObject({
    game: z.literal(id),
    ...common,
    ...Object.fromEntries(axes.map(({ field, values }) => [field, values])),
  })

export type Experiment = z.infer<z.ZodObject<typeof common>> & {
  readonly box: Box
  /** Values of each axis of the game, in their order. */
  readonly values: readonly (readonly unknown[])[]
}

/** For editors: docs/experiment.schema.json. */
export const experimentJsonSchema = (): object => z.toJSONSchema(z.union(BOXES.map(schemaOf)), { io: 'input' })

const gameIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined

export const readExperiment = (value: unknown, path: string): Experiment => {
  const box = BOXES.find(({ id }) => id === gameIn(value))
  const read = box
    ? schemaOf(box).safeParse(value)
    : z.object({ game: z.enum(BOXES.map(({ id }) => id)) }).safeParse(value)
  if (!box || !read.success) {
    const told = read.error?.issues.map(({ path: at, message }) => `${at.join('.') || 'the whole'}: ${message}`) ?? []
    throw new Fault(`The experiment ${path} cannot be run:\n  ${told.join('\n  ')}`)
  }
  const fields: Readonly<Record<string, unknown>> = read.data
  const values = box.axes.map(({ field, values: list }) => list.parse(fields[field]))
  return { ...z.object(common).parse(fields), box, values }
}

/** Every way to take one value of each axis, the first axis slowest. */
const combined = ({ box, values }: Experiment): SetupFlags[] =>
  box.axes.reduce<SetupFlags[]>(
    (so, { said }, i) => so.flatMap((flags) => (values[i] ?? []).map((value) => ({ ...flags, ...said(value) }))),
    [{}],
  )

const toldOf = (flags: SetupFlags, name: keyof SetupFlags): string =>
  flags[name] === true ? name : String(flags[name] || '')

/** Bots of one table meet the same games: their seed does not name them. */
const cellsAt = (opened: Opened, { box, bots, seed, nodes }: Experiment, flags: SetupFlags): Cell[] => {
  const checked = opened.face.game.check(setupFrom(box, opened, flags))
  if (!checked.ok) throw new Fault(opened.face.refused(checked.why))
  const table = [seed, ...box.axes.flatMap((axis) => axis.flags.map((name) => toldOf(flags, name)))].join(':')
  return bots.map((bot) => ({ setup: checked.value, bot, seed: table, nodes, listen: true }))
}

export const cellsOf = (opened: Opened, experiment: Experiment): Cell[] =>
  combined(experiment).flatMap((flags) => cellsAt(opened, experiment, flags))
