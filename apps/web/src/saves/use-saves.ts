/** The shelf for screens. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { claim, shelf } from './kept.ts'
import type { SaveHead } from './save.ts'

let heads: readonly SaveHead[] | undefined
const shown = new Set<() => void>()
let stop: (() => void) | undefined
let asked = 0

const refresh = async (): Promise<void> => {
  asked += 1
  const mine = asked
  const list = await shelf()
    .list()
    .catch(() => [])
  // A later question may have been answered first.
  if (mine !== asked) return
  heads = list
  for (const listener of shown) listener()
}

const watch = (listener: () => void): (() => void) => {
  shown.add(listener)
  if (shown.size === 1) {
    stop = shelf().subscribe(() => void refresh())
    void refresh()
  }
  return () => {
    shown.delete(listener)
    if (shown.size === 0) stop?.()
  }
}

/** The games there are, the latest first, whichever tab changes them; undefined until they have been looked up. */
export const useHeads = (): readonly SaveHead[] | undefined => useSyncExternalStore(watch, () => heads)

/** Whether games will be there tomorrow; undefined until that is known. */
export const useLasting = (): boolean | undefined => {
  const [lasting, setLasting] = useState<boolean>()
  useEffect(() => {
    void shelf().lasting().then(setLasting)
  }, [])
  return lasting
}

export interface Held {
  readonly is: 'asking' | 'mine' | 'elsewhere'
  /** Asks the other tab to let go. */
  takeOver(): void
}

/** Claims a game for as long as the screen shows it. Load it once it is `mine`, and again after every take-over. */
export const useClaim = (id: string): Held => {
  const [is, setIs] = useState<Held['is']>('asking')
  const [wish, setWish] = useState(0)
  useEffect(() => {
    let gone = false
    let release: (() => void) | undefined
    setIs('asking')
    const onLost = (): void => setIs('elsewhere')
    void claim(id, { takeOver: wish > 0, onLost }).then((claimed) => {
      if (claimed.held) ({ release } = claimed)
      if (gone) return release?.()
      setIs(claimed.held ? 'mine' : 'elsewhere')
    })
    return () => {
      gone = true
      release?.()
    }
  }, [id, wish])
  return { is, takeOver: useCallback(() => setWish((n) => n + 1), []) }
}
