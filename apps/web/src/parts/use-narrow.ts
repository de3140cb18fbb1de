import { useSyncExternalStore } from 'react'

/** As narrow as the style sheets say a phone is. */
const NARROW = '(max-width: 760px)'

const onTurn = (listener: () => void): (() => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useNarrow = (): boolean => useSyncExternalStore(onTurn, () => matchMedia(NARROW).matches)
