/** What a game looks like in a terminal. Play, replay and the plain mode know games only through this and `Game`. */
import type { Decision, Game, Kind, Refusal, Result, Seat } from '@vigil/kernel'
import type { Counsel } from './counsel.ts'
import type { Ink } from './screen/ink.ts'

export interface Area {
  readonly columns: number
  readonly rows: number
}

/** Something that can be looked at: a card, a marker, an investigator. */
export interface Look {
  readonly id: string
  readonly name: string
  /** `Adventure`, `Spell`, … */
  readonly kind: string
  read(): string
}

/** How players at a real table tell what they rolled or drew. */
export type Asked<K extends Kind> =
  | {
      readonly is: 'list'
      readonly question: string
      readonly outcomes: readonly { readonly label: string; readonly outcome: K['outcome'] }[]
    }
  | {
      readonly is: 'typed'
      readonly question: string
      readonly hint: string
      /** Whether what has been typed can be the beginning of a roll: then its letters are no commands. */
      spells(text: string): boolean
      read(text: string): Result<K['outcome'], string>
    }

export interface Face<K extends Kind> {
  readonly game: Game<K>
  readonly title: string
  /** The table needs at least such a window. */
  readonly smallest: Area
  /** What the signs of the table mean, for the page of help. */
  readonly legend: readonly string[]
  /** The JSON of the pack that is played with; undefined for the box itself. Saved with the match. */
  readonly pack: unknown
  /** Who advises people, and what they can reckon. */
  readonly counsel: Counsel<K>
  who(seat: Seat, state: Readonly<K['state']>): string
  question(decision: Decision<K>, state: Readonly<K['state']>): string
  label(option: K['option'], decision: Decision<K>, state: Readonly<K['state']>): string
  /** The same for a screen that shows the rest anyway. */
  shortLabel(option: K['option'], decision: Decision<K>, state: Readonly<K['state']>): string
  /** What the option does; empty where the label says it all. */
  detail(option: K['option'], decision: Decision<K>, state: Readonly<K['state']>): string
  /** The key that picks such an option, where it has one of its own. */
  letter(option: K['option']): string | undefined
  /** Whether an option ends or refuses something: it stands below the others, where nobody picks it in haste. */
  isLast(option: K['option']): boolean
  /** Sentences for the log: what came of one input, told from the state before it. */
  sentences(events: readonly K['event'][], before: Readonly<K['state']>): readonly string[]
  refused(refusal: Refusal, state?: Readonly<K['state']>): string
  ending(ending: K['ending'], state: Readonly<K['state']>): string
  /** The match in a line: who plays against whom, and how far it has come. */
  summary(state: Readonly<K['state']>): string
  /** The whole table in words, line by line. */
  status(state: Readonly<K['state']>): string
  /** Everything that can be looked at, what is in play first. */
  looks(state: Readonly<K['state']>): readonly Look[]
  asked(chance: K['chance'], state: Readonly<K['state']>): Asked<K>
  /** What a referee may put right, with its value of now: "Doom (now 3)". */
  correctable(change: K['correction'], state: Readonly<K['state']>): string
  /** What is to be filled in, as the end of a question. */
  blank(field: string): string
  filled(field: string, value: string | number, change: K['correction'], state: Readonly<K['state']>): string
  /** The upper part of the screen: at most as large as the area. */
  table(state: Readonly<K['state']>, area: Area, ink: Ink): string[]
}
