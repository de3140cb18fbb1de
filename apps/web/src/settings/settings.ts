/** What a player has set for this browser. Kept in local storage; where there is none, for as long as the page lives. */

import type { UndoPolicy } from '@vigil/table'
import { useSyncExternalStore } from 'react'

export interface Settings {
  readonly language: 'en' | 'de'
  readonly theme: 'system' | 'dark' | 'light'
  /** How fast things move: 1 as designed, 2 twice as fast, 0 not at all. */
  readonly motion: number
  /** 0 is off. */
  readonly volume: number
  /** 1 as designed. */
  readonly textSize: number
  /** For new games. */
  readonly undo: UndoPolicy
  /** How long bots let one look before they answer. */
  readonly pace: Pace
  /** Chances on cards and answers, and suggestions: or dread instead. */
  readonly advice: boolean
}

export const PACES = ['slow', 'usual', 'quick', 'instant'] as const
export type Pace = (typeof PACES)[number]

const KEY = 'vigil:settings'

const browserLanguage = (): Settings['language'] =>
  typeof navigator !== 'undefined' && navigator.language.startsWith('de') ? 'de' : 'en'

export const defaultSettings = (): Settings => ({
  language: browserLanguage(),
  theme: 'system',
  motion: 1,
  volume: 0.5,
  textSize: 1,
  undo: 'free',
  pace: 'usual',
  advice: true,
})

const oneOf = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.find((each) => each === value) ?? otherwise

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise

/** Anything may lie in storage: what cannot be used is replaced by what is usual. */
export const readSettings = (text: string | null): Settings => {
  const usual = defaultSettings()
  let found: Record<string, unknown> = {}
  try {
    const json: unknown = JSON.parse(text ?? '{}')
    if (typeof json === 'object' && json !== null) found = { ...json }
  } catch {
    return usual
  }
  return {
    language: oneOf(found.language, ['en', 'de'], usual.language),
    theme: oneOf(found.theme, ['system', 'dark', 'light'], usual.theme),
    motion: within(found.motion, 0, 2, usual.motion),
    volume: within(found.volume, 0, 1, usual.volume),
    textSize: within(found.textSize, 0.8, 1.6, usual.textSize),
    undo: oneOf(found.undo, ['free', 'untilRevealed', 'never'], usual.undo),
    pace: oneOf(found.pace, PACES, usual.pace),
    advice: oneOf(found.advice, [true, false], usual.advice),
  }
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

let now = readSettings(stored())
const listeners = new Set<() => void>()

export const settings = (): Settings => now

export const changeSettings = (change: Partial<Settings>): void => {
  now = { ...now, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // Private mode or a full store: the change holds until the page is closed.
  }
  for (const listener of listeners) listener()
}

export const onSettings = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings)
