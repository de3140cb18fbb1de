/** A game kept in this browser. The record is the same as in a file of the terminal game: one may move to the other. */
import type { AnyRecord } from '@vigil/kernel'

/** What a list shows without opening the game. */
export interface SaveHead {
  readonly id: string
  readonly game: string
  /** The version of the rules it was played with. */
  readonly version: string
  /** In the language it was last played in. */
  readonly summary: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly changed: number
  readonly chapter: number
  /** Length of the record's log. */
  readonly inputs: number
  readonly ending?: { readonly won: boolean; readonly text: string }
  readonly corrected: boolean
  readonly realDice: boolean
  readonly facts: Readonly<Record<'against' | 'party' | 'rules', string>>
  readonly seats: number
  /** Continued from a replay, a guided game, or an ordinary one. */
  readonly origin: 'new' | 'replay' | 'lesson' | 'import'
}

export interface Save {
  readonly head: SaveHead
  readonly record: AnyRecord
  /** How undo works at this table; the settings' choice when it began. */
  readonly undo: 'free' | 'untilRevealed' | 'never'
}

/**
 * What came of keeping something. `full`: no room left; `closed`: the storage went away or belongs to a newer version of
 * the page; `elsewhere`: another tab has played on, and this one must load again before it may keep anything.
 */
export type Kept = { readonly ok: true } | { readonly ok: false; readonly why: 'full' | 'closed' | 'elsewhere' }

export interface Shelf {
  /** The latest first. */
  list(): Promise<readonly SaveHead[]>
  load(id: string): Promise<Save | undefined>
  /** Safe even if the tab is closed the moment this returns. */
  keep(save: Save): Promise<Kept>
  remove(id: string): Promise<void>
  /** Whether anything will be there tomorrow: false where the browser gives no storage. */
  lasting(): Promise<boolean>
  /** Told whenever a game was kept or removed, in this tab or in another. */
  subscribe(listener: () => void): () => void
}
