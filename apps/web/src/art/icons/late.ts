/** Most outlines are wanted only once a table stands: they are fetched with the first picture that needs one. */
import { useSyncExternalStore } from 'react'
import type { LateIconName } from './list.ts'

type Outlines = { readonly [N in LateIconName]: string }

let outlines: Outlines | undefined
let asked = false
const waiting = new Set<() => void>()

const fetchOutlines = async (): Promise<void> => {
  try {
    outlines = (await import('./late-icons.ts')).LATE
    for (const tell of waiting) tell()
  } catch {
    // The next picture tries again; until then its words stand alone.
    asked = false
  }
}

const subscribe = (tell: () => void): (() => void) => {
  waiting.add(tell)
  if (!asked) {
    asked = true
    void fetchOutlines()
  }
  return () => waiting.delete(tell)
}

/** Undefined until they are there. */
export const useOutlines = (): Outlines | undefined => useSyncExternalStore(subscribe, () => outlines)
