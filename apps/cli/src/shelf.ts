/** The games that can be taken off the shelf. Commands know games only through this table. */
import type { Kind } from '@vigil/kernel'
import { elderSignBox } from './elder-sign/box.ts'
import type { Face } from './face.ts'
import { Fault } from './fault.ts'
import { didYouMean } from './nearest.ts'

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
}

/** A set-up in the making: what has been picked so far. */
export interface Draft extends Omit<SetupFlags, 'investigators'> {
  /** Ids, in the order of the seats. */
  readonly investigators?: readonly string[]
  /** The part of the rules that is being asked about. */
  readonly asks?: string
  /** Nothing more is to be said about the rules. */
  readonly settled?: true
}

export interface SetupQuestion {
  readonly title: string
  readonly choices: readonly { readonly label: string; readonly detail: string; readonly next: Draft }[]
}

export interface DeckCount {
  readonly deck: string
  readonly cards: number
  /** `box`, `mixed`, `vigil`. */
  readonly origins: Readonly<Record<string, number>>
}

export interface ContentReport {
  readonly pack: string
  readonly decks: readonly DeckCount[]
  readonly cards: number
  /** Effect and trait words that only one card uses, with that card. */
  readonly oneCardWords: readonly { readonly word: string; readonly card: string }[]
  /** Effects that are code of one card's own. */
  readonly specials: number
}

/** A game with the pack it is played with. */
export interface Opened {
  readonly face: Face<Kind>
  setup(flags: SetupFlags): unknown
  /** What is still to be asked; undefined once everything is known. */
  question(draft: Draft): SetupQuestion | undefined
  finish(draft: Draft): unknown
  /** What a finished game came to, for the fingerprint of a simulation. */
  result(state: unknown): readonly (string | number)[]
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

export interface Box {
  readonly id: string
  readonly name: string
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

export const BOXES: readonly Box[] = [elderSignBox]

export const boxOf = (id: string): Box => {
  const box = BOXES.find((known) => known.id === id)
  if (box) return box
  const ids = BOXES.map((known) => known.id)
  throw new Fault(`There is no game called "${id}".${didYouMean(id, ids)} Games: ${ids.join(', ')}.`)
}
