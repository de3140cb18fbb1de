/** Positions of Death May Die, played at random outside the browser. */
import { type DMD, deathMayDie, type Prompt } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { currentDecision, type Match } from '@vigil/kernel'
import { formatSave } from '@vigil/table'
import { matchIn, type PositionOf } from '../random-game.ts'

export type Position = PositionOf<DMD>

export const game = deathMayDie(core)

export const matchAt = (position: Position): Match<DMD> => matchIn(game, position)

export const fileOf = (position: Position): string => formatSave(matchAt(position).record, undefined)

export const promptAt = (match: Match<DMD>): Prompt['is'] | undefined => currentDecision(match)?.about.is
