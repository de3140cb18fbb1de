/** Whether one view is shown at a time, as board.css has it: on a phone, or in a low window. */
import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 900px), (max-height: 560px)'

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(NARROW)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

const isNarrow = (): boolean => matchMedia(NARROW).matches

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)
