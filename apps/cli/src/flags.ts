/**
 * What may be said about a set-up on the command line, game by game. Light: help should not wait for the rules.
 * A flag that a game does not know is refused (`setupFrom` in shelf.ts).
 */
import { deathMayDieFlags } from './death-may-die/flags.ts'
import { elderSignFlags } from './elder-sign/flags.ts'

/** What a player may say about a game before it begins. */
export interface SetupFlags {
  readonly players?: string
  readonly investigators?: string
  readonly ancientOne?: string
  readonly rules?: string
  /** House rules, separated by commas. */
  readonly with?: string
  readonly hours?: string
  readonly events?: string
  /** A module that makes the game harder. */
  readonly orders?: boolean
  readonly episode?: string
  readonly elderOne?: string
}

export type FlagName = keyof SetupFlags

export interface Flag {
  readonly name: FlagName
  /** `<n>`; left out where the flag stands alone. */
  readonly takes?: string
  readonly says: string
  /** May be said several times. */
  readonly many?: true
}

export const COMMON_FLAGS: readonly Flag[] = [
  { name: 'players', takes: '<n>', says: 'how many players' },
  {
    name: 'investigators',
    takes: '<names>',
    says: 'who, separated by commas (a name or random); the rest is drawn at random',
  },
]

/** By the name of the game, for the pages of help. */
export const GAME_FLAGS: Readonly<Record<string, readonly Flag[]>> = {
  'Elder Sign': elderSignFlags,
  'Death May Die': deathMayDieFlags,
}

/** `elderOne` is typed `--elder-one`. */
export const typedFlag = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
