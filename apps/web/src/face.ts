/**
 * What a game brings to the page. Screens know games only through this and what a table lets them see: view, decision and
 * events, never a state.
 */
import type { Game, Kind, Refusal, Seat } from '@vigil/kernel'
import type { Glance, Update } from '@vigil/table'
import type { ComponentType, ReactNode } from 'react'
import type { Adviser, Company, Suggestion } from './advice/adviser.ts'
import type { Players } from './advice/seat-player.tsx'
import type { Sitting } from './sitting/sitting.ts'
import type { Cue } from './sound/cue.ts'
import type { Language } from './words/phrases.ts'

/** What a game says, in one language. */
export interface Speech<K extends Kind> {
  readonly language: Language
  seatName(seat: Seat, view: K['view']): string
  prompt(prompt: K['prompt'], view: K['view']): string
  option(option: K['option'], view: K['view'], prompt: K['prompt']): string
  /** What the option does; empty where the label says it all. */
  detail(option: K['option'], view: K['view'], prompt: K['prompt']): string
  /** One sentence per event; empty for an event that is not told. */
  events(events: readonly K['event'][], before: K['view']): readonly string[]
  refusal(refusal: Refusal, view?: K['view']): string
  ending(ending: K['ending'], view: K['view']): string
  /** The match in a line, for lists and the tab's title: "Cthulhu, day 3, Joe to move". */
  summary(view: K['view']): string
  /** The whole table line by line. */
  status(view: K['view']): string
  chance(chance: K['chance'], view: K['view']): string
}

/** A line of numbers over the game, for the charts of the end screen and the replay. */
export interface Measure {
  readonly id: string
  readonly label: string
  /** Lines of one group share a chart: `doom`, `sanity`, … */
  readonly group: string
  /** Of the chart; else it is named after its lines. */
  readonly title?: string
  readonly value: number
  /** A height that matters to this line: "wakes at 11". */
  readonly goal?: { readonly label: string; readonly value: number }
}

/** How a roll compares with what was to be expected: the tasks' symbols wanted, seen and expected. */
export interface Luck {
  readonly seen: number
  readonly expected: number
  /** Who rolled. */
  readonly seat?: Seat
  /** Of every die that was rolled: how likely it was to show what was wanted. Their sum is what was expected. */
  readonly chances?: readonly number[]
}

/** A page of a record, as a teller reads it. */
export interface Told<K extends Kind> {
  readonly events: readonly K['event'][]
  /** The table before it; the first page has the one after it. */
  readonly before: K['view']
  readonly after: K['view']
  /** From 1, counted by `begins`. */
  readonly day: number
}

/** Somebody who took part, and what became of them. */
export interface Fate {
  /** Of the emblem. */
  readonly id: string
  readonly name: string
  readonly text: string
  readonly figure: number
  /** What the figure counts. */
  readonly unit: string
}

/** How a finished game is told. */
export interface Teller<K extends Kind> {
  /** Whether a new day begins with this event. */
  begins(event: K['event']): boolean
  /** What a day is called in this game; a day, where nothing is said. */
  readonly counts?: 'day' | 'act'
  /** How much it turned the game: 0 is not told, 1 only beside something weightier. */
  weight(event: K['event']): number
  people(pages: readonly Told<K>[], speech: Speech<K>): readonly Fate[]
  /** In large letters: "Cthulhu is sealed". */
  title(ending: K['ending'], view: K['view'], speech: Speech<K>): string
  /** Whose sigil stands over a game that was lost. */
  sigil(view: K['view']): string
  /** Draws who took part; without it the house has an emblem for them. */
  readonly Emblem?: ComponentType<{ readonly of: string }>
  /** What `luck` counts, in a sentence. */
  luckMeans(language: Language): string
}

export interface BoardProps<K extends Kind> {
  readonly sitting: Sitting<K>
  readonly speech: Speech<K>
  /** Replays and spectators: everything can be looked at, nothing touched. */
  readonly still?: boolean
  /** A bot is to answer: who it is and how to stop it. Stands where the answers would. */
  readonly companion?: ReactNode
  /** Whom to ask for odds; undefined where nobody wants any. */
  readonly adviser?: Adviser<K> | undefined
  /** What was suggested for the question that is open, once somebody asked. */
  readonly suggestion?: Suggestion<K> | undefined
}

export interface SetupProps<K extends Kind> {
  readonly value: K['setup']
  readonly speech: Speech<K>
  readonly onChange: (setup: K['setup']) => void
  /** Which seats bots play; undefined for a game without bots. Each seat of the form gets a `SeatPlayer`. */
  readonly players?: Players | undefined
}

export interface CorrectionProps<K extends Kind> {
  readonly sitting: Sitting<K>
  readonly speech: Speech<K>
  readonly onDone: () => void
}

/** A point in which two rule sets differ, in words. */
export interface Difference {
  readonly topic: string
  /** Ids of the rules it is about. */
  readonly rules: readonly string[]
  /** Rows of the differences matrix in the game's catalogue. */
  readonly rows: readonly number[]
  readonly a: string
  readonly b: string
}

/** The rule sets a game can be played by. */
export interface RuleSets<K extends Kind> {
  readonly ids: readonly string[]
  name(id: string, speech: Speech<K>): string
  compare(a: string, b: string, speech: Speech<K>): readonly Difference[]
}

/** A game that has been loaded. */
export interface Face<K extends Kind> {
  readonly id: string
  readonly title: string
  readonly game: Game<K>
  /** What a rule's id begins with: `ES-`. */
  readonly rulePrefix: string
  /** Undefined for a game with one only. */
  readonly ruleSets?: RuleSets<K>
  defaultSetup(): K['setup']
  speech(language: Language): Promise<Speech<K>>
  /** Under the game's name in the top bar: "Day 4". */
  heading(view: K['view'], language: Language): string
  /** Where in the turn we are, for the middle of the top bar. */
  readonly Rail: ComponentType<BoardProps<K>>
  /** The whole table below the top bar: board, prompt, tray, hand and log. */
  readonly Board: ComponentType<BoardProps<K>>
  readonly SetupForm: ComponentType<SetupProps<K>>
  /** Without it there is nothing a referee could put right. */
  readonly Corrections?: ComponentType<CorrectionProps<K>>
  /** Keys of this table alone, for the sheet: `['R', 'roll']`. */
  keys(language: Language): readonly (readonly [key: string, what: string])[]
  /** How many play. */
  seats(view: K['view']): number
  /** Day or round, for charts and jumps of a replay: grows through the game. */
  chapter(view: K['view']): number
  measures(view: K['view'], speech: Speech<K>): readonly Measure[]
  /** Undefined for an update without a roll. */
  luck(update: Update<K>, before: Glance<K>): Luck | undefined
  /** What a set-up came to, for the statistics: who, against whom, under which rules. */
  facts(view: K['view'], speech: Speech<K>): Readonly<Record<'against' | 'party' | 'rules', string>>
  cue(event: K['event']): Cue | undefined
  /** For the end of the game and the replay; without it they show numbers only. */
  readonly teller?: Teller<K>
  /** Bots and advice; without it people play among themselves. */
  readonly company?: Company<K>
  /** The guided first game: what is said before which decision. */
  readonly lesson: Lesson<K>
}

export interface Lesson<K extends Kind> {
  readonly setup: K['setup']
  readonly seed: string
  /** The words for this moment; undefined where nothing new is to be taught. Each id is shown once. */
  hint(
    glance: Glance<K>,
    language: Language,
  ): { readonly id: string; readonly title: string; readonly text: string } | undefined
}

/** A pack that came with a game cannot be played with; the message says what is wrong with it. */
export class BadPack extends Error {}

/** A game on the shelf, not loaded yet. */
export interface Boxed {
  readonly id: string
  readonly title: string
  /** How few and how many play. */
  readonly players: readonly [least: number, most: number]
  /** With the pack of a saved game, or the box as it is. Rejects with a `BadPack` where the pack is at fault. */
  load(pack?: unknown): Promise<Face<Kind>>
}
