/** What a language consists of: one folder each, so that an app loads the one it speaks. */

import type { Catalogue } from '@vigil/kernel/message'
import type { Key } from './en/catalogue.ts'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

type ById<Words> = Readonly<Record<string, Words>>

/** What a language calls the components of a pack, by id. What it does not know keeps the name in the pack. */
export interface BoxWords {
  /** Packs as a whole. */
  readonly packs?: ById<string>
  /** Adventures, Other Worlds, monsters, items, allies, the entrance. */
  readonly cards?: ById<readonly [name: string, flavour: string]>
  readonly mythos?: ById<readonly [now: string, lingering: string, flavour: string]>
  /** Investigators and Ancient Ones keep their names in every language. */
  readonly investigators?: ById<readonly [title: string, ability: string, flavour: string]>
  readonly ancientOnes?: ById<readonly [ability: string, flavour: string]>
}

export interface Tongue {
  readonly language: Language
  /** For plurals. */
  readonly locale: string
  /** Before the last of a list. */
  readonly and: string
  readonly or: string
  readonly catalogue: Catalogue<Key>
  readonly box: BoxWords
  /** A monster inside a sentence: "the Gug". */
  readonly the: (name: string) => string
}
