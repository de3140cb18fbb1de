/** What a language consists of: one folder each, so that an app loads the one it speaks. */
import type { Key } from './en/catalogue.ts'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export type ById<Words> = Readonly<Record<string, Words>>

/** One episode: what is read aloud, and what only it has. */
export interface EpisodeWords {
  readonly name: string
  readonly setting: string
  readonly opening: string
  readonly goal: string
  /** By id of the rule. */
  readonly rules: ById<string>
  readonly actions: ById<string>
  /** By number of the space. */
  readonly spaces: Readonly<Record<number, string>>
  /** The name of a marker and of its positions. */
  readonly markers?: ById<readonly [name: string, values: readonly string[]]>
  readonly mythos: ById<string>
  /** Title of a Discovery card and what is read from its middle. */
  readonly discovery: ById<readonly [name: string, read: string]>
}

/** What a language calls the components of a pack, by id. What it does not know keeps the name in the pack. */
export interface BoxWords {
  /** Packs as a whole. */
  readonly packs?: ById<string>
  /** Skills, insanities, enemies. Investigators and Elder Ones keep their names in every language. */
  readonly cards?: ById<string>
  /** Mythos cards of the Elder Ones. */
  readonly mythos?: ById<string>
  readonly episodes?: ById<EpisodeWords>
  /** Sides of Discovery cards, by tag. */
  readonly sides?: ById<string>
  /** Tokens, and their faces as `token:face`. */
  readonly tokens?: ById<string>
  /** States of spaces and people, traits of cards, rules: what English calls by its id. */
  readonly words?: ById<string>
}

/** What a noun is in its sentence: who does it, what it is done to, or what stands behind "with" and "in". */
export type Case = 'subject' | 'object' | 'with'

/** How words change in their sentences. */
export interface Inflections {
  /** A place without its article: "the nearest {Gate}". */
  readonly bare: (place: string) => string
  /** A place that something is done to: "choose {your space}". */
  readonly object: (place: string) => string
  /** Whose it is: "the space of {the active investigator}". */
  readonly of: (who: string) => string
  /** One of many: "an enemy". */
  readonly one: (noun: string, as: Case) => string
  /** The one that is meant: "the Cultist". */
  readonly the: (noun: string, as: 'subject' | 'object') => string
  /** All of them, one by one: "each Cultist". */
  readonly each: (noun: string) => string
  readonly nearest: (noun: string, as: 'subject' | 'object') => string
  /** Several: "2 or more {Labs}". */
  readonly many: (noun: string) => string
  /** A finished sentence, its small words drawn together where the language does that. */
  readonly smooth: (sentence: string) => string
}

export interface Tongue extends Inflections {
  readonly language: Language
  /** For plurals. */
  readonly locale: string
  /** Before the last of a list. */
  readonly and: string
  readonly or: string
  readonly catalogue: Readonly<Record<Key, string>>
  readonly box: BoxWords
}
