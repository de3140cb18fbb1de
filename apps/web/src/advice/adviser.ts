/** Who plays beside people and advises them. A game brings its own; all the thinking is done in a worker. */
import type { Reason } from '@vigil/bots'
import type { Kind } from '@vigil/kernel'
import type { Asked } from '@vigil/table'
import type { Speech } from '../face.ts'

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
}

export interface Adviser<K extends Kind> {
  /** What a bot answers. Undefined where it was asked something else meanwhile. */
  answer(question: Question<K>, bot: BotName): Promise<Answered<K> | undefined>
  /** The same for a person who wants to know what to do. */
  suggest(question: Question<K>): Promise<Answered<K> | undefined>
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
