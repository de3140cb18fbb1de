/** `vigil odds [game]`: each game reckons its own way, and is told where a word belongs to the other. */
import { type RollFlags, runRollOdds } from '../death-may-die/odds.ts'
import { Fault } from '../fault.ts'
import { typedFlag } from '../flags.ts'
import type { Io } from '../io.ts'
import { didYouMean } from '../nearest.ts'
import { type OddsFlags, runOdds } from './odds.ts'

type Known<F> = readonly (keyof F & string)[]

const OF_ROLL: Known<RollFlags> = ['standard', 'bonus', 'stress', 'free', 'elders', 'rolled', 'goal', 'json']
const OF_ADVENTURE: Known<OddsFlags> = [
  'tasks',
  'card',
  'investigator',
  'dice',
  'focus',
  'spells',
  'clues',
  'assist',
  'terror',
  'sanity',
  'stamina',
  'rules',
  'rolled',
  'heldFocus',
  'heldSpell',
  'heldAssist',
  'done',
  'json',
]

/** Commander sets this one unless told otherwise. */
const ALWAYS = 'release'

const refuseOthers = (game: string, flags: object, known: readonly string[]): void => {
  const other = Object.keys(flags).find((name) => name !== ALWAYS && !known.includes(name))
  if (other !== undefined)
    throw new Fault(`${typedFlag(other)} says nothing in ${game}. vigil help odds shows what does.`)
}

export const runOddsOf = (game: string | undefined, flags: OddsFlags & RollFlags, io: Io): number => {
  if (game === 'death-may-die') {
    refuseOthers(game, flags, OF_ROLL)
    return runRollOdds(flags, io)
  }
  if (game !== undefined && game !== 'elder-sign')
    throw new Fault(`There is no game called "${game}".${didYouMean(game, ['elder-sign', 'death-may-die'])}`)
  refuseOthers('elder-sign', flags, OF_ADVENTURE)
  return runOdds(flags, io)
}
