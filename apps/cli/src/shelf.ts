/** The games that can be taken off the shelf. Commands know games only through this table. */
import type { Bot } from '@vigil/bots'
import type { Kind } from '@vigil/kernel'
import type { z } from 'zod'
import { deathMayDieBox } from './death-may-die/box.ts'
import { elderSignBox } from './elder-sign/box.ts'
import type { Face } from './face.ts'
import { Fault } from './fault.ts'
import { COMMON_FLAGS, type Flag, type FlagName, GAME_FLAGS, type SetupFlags, typedFlag } from './flags.ts'
import { didYouMean } from './nearest.ts'
import type { Listener } from './simulation/game-result.ts'

/** A set-up in the making: what has been picked so far. */
export interface Draft extends Omit<SetupFlags, 'investigators'> {
  /** Ids, in the order of the seats. */
  readonly investigators?: readonly string[]
  /** The part of the rules that is being asked about. */
  readonly asks?: string
  /** Nothing more is to be said about the rules. */
  readonly settled?: true
  /** How many investigators, where that is not how many players. */
  readonly seats?: number
}

export interface SetupQuestion {
  readonly title: string
  readonly choices: readonly { readonly label: string; readonly detail: string; readonly next: Draft }[]
}

export interface DeckCount {
  readonly deck: string
  readonly cards: number
  /** How many the printed box has, where that is known and the pack is the box itself. */
  readonly printed?: number
  /** `box`, `mixed`, `vigil`. */
  readonly origins: Readonly<Record<string, number>>
}

/** A map that can be printed. */
export interface Drawing {
  readonly name: string
  readonly lines: readonly string[]
  /** What is wrong with it, a sentence each. */
  readonly problems: readonly string[]
}

export interface ContentReport {
  readonly pack: string
  readonly decks: readonly DeckCount[]
  readonly cards: number
  /** Effect and trait words that only one card uses, with that card. */
  readonly oneCardWords: readonly { readonly word: string; readonly card: string }[]
  /** Effects that are code of one card's own. */
  readonly specials: number
  readonly drawings: readonly Drawing[]
}

/** A game with the pack it is played with. */
export interface Opened {
  readonly face: Face<Kind>
  /** The same for a match that is played elsewhere. */
  readonly seen: Face<Kind>
  setup(flags: SetupFlags): unknown
  /** Where the questions begin: what the command line said is not asked again. */
  draft(flags: SetupFlags): Draft
  /** What is still to be asked; undefined once everything is known. */
  question(draft: Draft): SetupQuestion | undefined
  finish(draft: Draft): unknown
  /** What a finished game came to, for the fingerprint of a simulation. */
  result(state: unknown): readonly (string | number)[]
  /** Who can play by themselves, by name. */
  readonly bots: Readonly<Record<string, Bot<Kind>>>
  /** Somebody to listen to one game of a simulation. */
  listen(setup: unknown): Listener
  content(): ContentReport
}

/** A single rule of another set that can be switched on over a base. */
export interface HouseRule {
  readonly base: string
  readonly id: string
  readonly name: string
  readonly says: string
  /** What the base says. */
  readonly instead: string
  readonly rules: readonly string[]
  /** Switches one of which it needs besides; empty where it stands alone. */
  readonly needs: readonly string[]
}

/** A seam in which two rule sets differ, in words. */
export interface Differing {
  readonly seam: string
  readonly name: string
  readonly rules: readonly string[]
  /** Rows of the differences matrix in the catalogue. */
  readonly rows: readonly number[]
  readonly a: string
  readonly b: string
}

/** One dimension of an experiment: a field of its file, and what each of its values says about a set-up. */
export interface Axis {
  readonly field: string
  /** A list of values; with a default, where the field may be left out. */
  readonly values: z.ZodType<readonly unknown[]>
  /** Flags in the order in which they settle the seed of a table. */
  readonly flags: readonly FlagName[]
  said(value: unknown): SetupFlags
}

export interface Box {
  readonly id: string
  readonly name: string
  /** What it is about, for those who choose. */
  readonly says: string
  /** Flags besides those of every game. */
  readonly flags: readonly Flag[]
  readonly axes: readonly Axis[]
  /** By which groups of games two bots are put side by side, one table after the other; `[]` is all games. */
  readonly pairedBy: readonly (readonly string[])[]
  /** What the ids of its rules begin with. */
  readonly prefix: string
  /** Ids of the rule sets that can be played. */
  readonly ruleSets: readonly string[]
  ruleSetName(id: string): string
  readonly houseRules: () => readonly HouseRule[]
  compare(a: string, b: string): readonly Differing[]
  /** `pack` is the JSON of a pack file, or undefined for the box as it is. Throws a Fault that names what is wrong. */
  open(pack?: unknown): Opened
  /** What is wrong with a pack, a sentence each. */
  problems(pack: unknown): string[]
  schema(): object
}

export const BOXES: readonly Box[] = [elderSignBox, deathMayDieBox]

export const boxOf = (id: string): Box => {
  const box = BOXES.find((known) => known.id === id)
  if (box) return box
  const ids = BOXES.map((known) => known.id)
  throw new Fault(`There is no game called "${id}".${didYouMean(id, ids)} Games: ${ids.join(', ')}.`)
}

const ALL_FLAGS: readonly FlagName[] = [...COMMON_FLAGS, ...Object.values(GAME_FLAGS).flat()].map(({ name }) => name)

const flagsOf = ({ flags }: Box): Flag[] => [...COMMON_FLAGS, ...flags]

/** Flags that were said and mean nothing to this game. */
const strangeFlags = (box: Box, said: SetupFlags): FlagName[] =>
  ALL_FLAGS.filter((name) => said[name] !== undefined && !flagsOf(box).some((flag) => flag.name === name))

/** Games that understand everything that was said. */
export const boxesFor = (said: SetupFlags): Box[] => BOXES.filter((box) => strangeFlags(box, said).length === 0)

export const setupFrom = (box: Box, opened: Opened, said: SetupFlags): unknown => {
  checkFlags(box, said)
  return opened.setup(said)
}

/** The words that say the same again: `--players 3 --episode random`. */
export const spokenFlags = (box: Box, said: SetupFlags): string[] =>
  flagsOf(box).flatMap(({ name, takes }) => {
    if (said[name] === undefined) return []
    return [takes === undefined ? typedFlag(name) : `${typedFlag(name)} ${said[name]}`]
  })

const checkFlags = (box: Box, said: SetupFlags): void => {
  const [strange] = strangeFlags(box, said)
  if (strange === undefined) return
  const known = flagsOf(box).map(({ name }) => typedFlag(name))
  throw new Fault(`${box.name} has no ${typedFlag(strange)}. It takes ${known.join(', ')}.`)
}

/** A pack for another game is called that; its faults here would lead nobody anywhere. */
export const openWith = (box: Box, pack: unknown): Opened => {
  const other = pack === undefined || box.problems(pack).length === 0 ? undefined : packOfOther(box, pack)
  if (other) throw new Fault(`This is a content pack for ${other.name}, and the game is ${box.name}.`)
  return box.open(pack)
}

const packOfOther = (box: Box, pack: unknown): Box | undefined =>
  BOXES.find((other) => other !== box && other.problems(pack).length === 0)
