/** `vigil play`: begins or continues a match and saves it after every answer. */
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { currentNode, isCorrected, type Kind } from '@vigil/kernel'
import { EXIT, Fault } from '../fault.ts'
import { type SetupFlags, typedFlag } from '../flags.ts'
import { type Io, print } from '../io.ts'
import { readJson } from '../pack-file.ts'
import { freePath, saveFolder, saveName } from '../save/folder.ts'
import { packOf } from '../save/format.ts'
import { assertFree, type Keeper, keeperOf } from '../save/keeper.ts'
import { loadSave, saveFault } from '../save/load.ts'
import { type Box, boxOf, type Opened, openWith, setupFrom } from '../shelf.ts'
import { beginSitting, resumeSitting, type Sitting } from '../sitting.ts'
import { askGame, askSetup, askWhatToPlay } from './set-up.ts'
import { type TableSide, tableSide } from './table-side.ts'

export interface PlayFlags extends SetupFlags {
  readonly seed?: string
  readonly pack?: string
  readonly save?: string
  readonly resume?: string
  readonly plain?: boolean
  readonly realDice?: boolean
  readonly odds?: boolean
}

interface Seated {
  readonly sitting: Sitting<Kind>
  readonly keeper: Keeper
}

const resume = (path: string): Seated => {
  const record = loadSave(path)
  const { face } = boxOf(record.game).open(packOf(record))
  const resumed = resumeSitting(face, record)
  if (!resumed.ok) throw saveFault(path, resumed.why, (why) => face.refused(why))
  return { sitting: resumed.value, keeper: keeperOf(resolve(path), face.pack) }
}

/** 128 bits: nobody can guess the dice, and whoever has the seed can check them. */
const newSeed = (): string => randomBytes(16).toString('hex')

const begin = ({ face }: Opened, setup: unknown, flags: PlayFlags): Seated => {
  const path = resolve(flags.save ?? freePath(saveFolder(), saveName(face.game.id, new Date())))
  assertFree(path)
  const chance = flags.realDice ? 'ask' : 'sample'
  const begun = beginSitting(face, setup, flags.seed ?? newSeed(), { chance })
  if (!begun.ok) throw new Fault(face.refused(begun.why))
  const keeper = keeperOf(path, face.pack)
  keeper.keep(begun.value.match.record)
  return { sitting: begun.value, keeper }
}

const openBox = (box: Box, flags: PlayFlags): Opened =>
  openWith(box, flags.pack === undefined ? undefined : readJson(flags.pack, 'pack'))

/** With a game and nothing else chance decides the rest; with no game at all the player is asked. */
const seatPlayers = async (game: string | undefined, flags: PlayFlags, side: () => TableSide) => {
  if (flags.resume !== undefined) return resume(flags.resume)
  if (game !== undefined) {
    const box = boxOf(game)
    const opened = openBox(box, flags)
    return begin(opened, setupFrom(box, opened, flags), flags)
  }
  const what = flags.save === undefined ? await askWhatToPlay(side()) : 'new'
  if (what !== undefined && what !== 'new') return resume(what)
  const box = what === undefined ? undefined : await askGame(side(), flags)
  if (!box) return undefined
  const opened = openBox(box, flags)
  const setup = await askSetup(side(), opened, opened.draft(flags))
  return setup === undefined ? undefined : begin(opened, setup, flags)
}

const farewell = ({ match, face }: Sitting<Kind>, keeper: Keeper): string[] => {
  const node = currentNode(match)
  const path = keeper.path()
  const marked = isCorrected(match) ? ['A referee has corrected this game.'] : []
  if (node.kind === 'over')
    return [face.ending(node.ending, match.state), ...marked, `Watch it again: vigil replay ${path}`]
  return [`Saved. Continue with: vigil play --resume ${path}`]
}

/** A saved game has its players, its seed and its pack already. */
const refuseWithResume = (game: string | undefined, { resume: path, plain: _, odds: __, ...rest }: PlayFlags): void => {
  if (path === undefined) return
  const named = Object.keys(rest).map(typedFlag)
  const given = [...(game === undefined ? [] : [game]), ...named]
  if (given.length > 0)
    throw new Fault(`--resume continues a saved game as it was set up: leave out ${given.join(', ')}.`)
}

export const runPlay = async (game: string | undefined, flags: PlayFlags, io: Io): Promise<number> => {
  refuseWithResume(game, flags)
  // Wrong names should be told before the screen is taken over, so it is opened as late as possible.
  let opened: TableSide | undefined
  const side = (): TableSide => {
    opened ??= tableSide(io, flags.plain === true)
    return opened
  }
  try {
    const seated = await seatPlayers(game, flags, side)
    if (!seated) return EXIT.fine
    const start = flags.odds ? { ...seated.sitting, odds: true } : seated.sitting
    const sitting = await side().play(start, seated.keeper)
    opened?.close()
    print(io, farewell(sitting, seated.keeper).join('\n'))
    return EXIT.fine
  } finally {
    opened?.close()
  }
}
