/** Who plays beside people and advises them. A game brings its own; all the thinking is done in a worker. */
import type { Reason } from '@vigil/bots'
import type { AnyRecord, Kind, Seat } from '@vigil/kernel'
import type { Asked } from '@vigil/table'
import type { Speech } from '../face.ts'
import type { Chance } from './chance.ts'

/** From the plainest to the best. */
export const BOTS = ['steady', 'expert'] as const
export type BotName = (typeof BOTS)[number]

/** What lies before whoever is asked: no more than their seat may see. */
export interface Question<K extends Kind> {
  readonly view: K['view']
  readonly decision: Asked<K>
}

export interface Answered<K extends Kind> {
  readonly pick: readonly K['option'][]
  readonly reason: Reason
}

/** Somebody's answer, for a person to look at. */
export interface Suggestion<K extends Kind> {
  readonly pick: readonly K['option'][]
  readonly reason: string
  /** From somebody at the table: shown, and never laid out over what one is about to do. */
  readonly isOthers?: true
}

/** An answer that gave something away. */
export interface Slip<K extends Kind> {
  /** Of the story: what came of the answer. */
  readonly page: number
  readonly seat: Seat
  readonly given: readonly K['option'][]
  readonly better: readonly K['option'][]
  /** Of success after the answer, and after the better one. */
  readonly chance: Chance
  readonly best: Chance
  readonly cost: number
}

export interface Reviewed<K extends Kind> {
  /** The costliest first. */
  readonly slips: readonly Slip<K>[]
  /** All that was given away, in successes. */
  readonly cost: number
  /** How many answers gave something away. */
  readonly count: number
}

export interface Adviser<K extends Kind> {
  /** What a bot answers. Undefined where it was asked something else meanwhile. */
  answer(question: Question<K>, bot: BotName): Promise<Answered<K> | undefined>
  /** The same for a person who wants to know what to do. */
  suggest(question: Question<K>): Promise<Answered<K> | undefined>
  /** Looks through a whole game; `onProgress` hears how much of it is done. Undefined once it was stopped. */
  review(record: AnyRecord, onProgress: (done: number) => void): Promise<Reviewed<K> | undefined>
  reason(reason: Reason, speech: Speech<K>, view: K['view']): string
  close(): void
}

/** What a game says of its bots before any of them is wanted. */
export interface Company<K extends Kind> {
  /** From the plainest to the best; at least one. */
  readonly bots: readonly BotName[]
  /** Starts a worker; whoever hires it closes it. */
  hire(): Promise<Adviser<K>>
}

/** A save may name a bot that is not known here: then the best of them plays. */
export const knownBot = (bots: readonly BotName[], name: string): BotName | undefined =>
  bots.find((bot) => bot === name) ?? bots.at(-1)
