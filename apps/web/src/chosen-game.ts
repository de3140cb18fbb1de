/** The game the page offers first: the one chosen or played last. */
import { useSyncExternalStore } from 'react'
import { boxOf, SHELF } from './shelf.ts'

const KEY = 'vigil:game'
const listeners = new Set<() => void>()

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

let chosen: string | null = kept()

/** Its id; the first of the shelf where nothing that is there was chosen. */
export const chosenGame = (): string => boxOf(chosen ?? '')?.id ?? SHELF[0]?.id ?? ''

export const chooseGame = (id: string): void => {
  if (id === chosen) return
  chosen = id
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useChosenGame = (): string => useSyncExternalStore(subscribe, chosenGame)

/** Fetched beside the table, not after it. Where an address does not say which game, most likely the chosen one. */
export const fetchGame = (id = chosenGame()): void => {
  boxOf(id)
    ?.load()
    .catch(() => undefined)
}
