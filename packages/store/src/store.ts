/**
 * Where rooms are kept. A room is how its match began, a log that only grows, the position the log leads to, and the
 * company: who sits where and what was agreed. Every promise resolves once what it is about is on disk.
 */

/** Plain JSON: what it means is the table's matter. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

export interface RoomHead {
  readonly id: string
  readonly game: string
  readonly setup: Json
  /** Leaves the store for the table alone, and the table for nobody before the end. */
  readonly seed: string
  /** Real dice. */
  readonly chance?: 'ask'
  readonly createdAt: number
}

/** One entry of the log: an answer, an outcome, a correction or an undo. */
export interface Entry {
  readonly seq: number
  readonly input: Json
  readonly events: readonly Json[]
  /** Which chair it came from; none for what came by chance. */
  readonly chair?: number
  /** The name its sender gave it. Whoever grows the log knows all of it, and so whether this was sent before. */
  readonly tag?: string
  /** The version of the rules it was given under. */
  readonly version: string
  readonly at: number
}

/** A position after `seq` entries, of which `counted` still count. */
export interface Snapshot {
  readonly seq: number
  readonly counted: number
  readonly version: string
  readonly state: Json
}

/** What anybody could see after `seq` entries: any release can show it. */
export interface Page {
  readonly seq: number
  readonly view: Json
}

/** Changes as a whole, and only on top of the revision it was made from. */
export interface Company {
  readonly rev: number
  readonly body: Json
}

export interface Batch {
  readonly room: string
  /** In order, without a gap; the first goes where the log ends. */
  readonly entries: readonly Entry[]
  readonly latest: Snapshot
  /** A position to go back to, every so many entries. */
  readonly milestone?: Snapshot
  readonly page?: Page
  /** The match is over. */
  readonly ending?: Json
}

/** All that is needed to play on. */
export interface Kept {
  readonly head: RoomHead
  readonly company: Company
  readonly log: readonly Entry[]
  readonly latest: Snapshot
  readonly milestones: readonly Snapshot[]
  readonly ending: Json | undefined
  readonly touchedAt: number
}

/** How far a room has come: whoever knows as much has missed nothing. */
export interface Mark {
  readonly entries: number
  readonly rev: number
  readonly lines: number
}

/** `late`: another was first at this place. `gone`: no such room. */
export type Appended = 'kept' | 'late' | 'gone'

export interface Line {
  readonly n: number
  readonly chair: number | undefined
  readonly text: string
  readonly at: number
}

export interface Summary {
  readonly id: string
  readonly game: string
  readonly entries: number
  readonly over: boolean
  readonly createdAt: number
  readonly touchedAt: number
}

/** Another server at work on the same store, as it has said itself. */
export interface Neighbour {
  readonly node: string
  /** By what it hears of others; null where it hears nothing at present. */
  readonly home: string | null
  /** How long ago it said so last. */
  readonly silentMs: number
  /** It was there before the one that asks. */
  readonly earlier: boolean
}

export interface Store {
  /** False: a room of this id is there already. */
  create(head: RoomHead, company: Json, first: Batch): Promise<boolean>
  open(room: string): Promise<Kept | undefined>
  append(batch: Batch): Promise<Appended>
  /** The new revision, or undefined where somebody else was first. */
  rewrite(room: string, from: Company): Promise<Company | undefined>
  company(room: string): Promise<Company | undefined>
  /** Undefined where the room is gone. */
  mark(room: string): Promise<Mark | undefined>
  /** Entries from `seq` on: for whoever has fallen behind. */
  since(room: string, seq: number): Promise<readonly Entry[]>
  pages(room: string): Promise<readonly Page[]>
  /** Its number, or undefined where the room is gone. */
  say(room: string, line: Omit<Line, 'n'>): Promise<number | undefined>
  /** The newest `most` lines, oldest first. */
  lines(room: string, most: number): Promise<readonly Line[]>
  /** Oldest first, those last touched before `before`. */
  rooms(filter: { readonly before?: number; readonly over?: boolean }): Promise<readonly Summary[]>
  remove(room: string): Promise<boolean>
  /** Says that a server is at work here, until the store is closed, and who else is. Only where there can be several. */
  attend?(node: string, home: string | null): Promise<readonly Neighbour[]>
  /** Throws a StoreFault where the store cannot be written. */
  check(): Promise<void>
  close(): Promise<void>
}
