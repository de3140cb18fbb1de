/** The games that are measured in the page, each at its largest table; seeds are fixed, so every run sees the same ones. */
import { deathMayDie } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { formatSave } from '@vigil/table'
import { positionsIn, positionsOf } from '../../apps/web/e2e/random-game.ts'
import { setupFor } from '../museum.ts'

export interface MeasuredGame {
  /** What the ids of its figures begin with. */
  readonly id: string
  /** As the report calls it; empty for the first game, whose figures are older than the second. */
  readonly of: string
  /** How many people play at its largest table. */
  readonly most: number
  /** Every position of a random game as a save file, each made when it is asked for. */
  readonly saves: (seats: number, seed: string) => Iterable<() => string>
}

const death = deathMayDie(core)

const deathSetup = (seats: number) => ({
  episode: 'random',
  elderOne: 'random',
  investigators: Array.from({ length: seats }, () => 'random'),
})

export const MUSEUM: MeasuredGame = {
  id: 'web',
  of: '',
  most: 8,
  *saves(seats, seed) {
    for (const { record } of positionsOf({ setup: setupFor(seats), seed })) yield () => formatSave(record, undefined)
  },
}

export const DEATH: MeasuredGame = {
  id: 'web.death',
  of: 'Death May Die, ',
  most: 5,
  *saves(seats, seed) {
    for (const { record } of positionsIn(death, { setup: deathSetup(seats), seed }))
      yield () => formatSave(record, undefined)
  },
}

export const MEASURED: readonly MeasuredGame[] = [MUSEUM, DEATH]
