/** Whether one view is shown at a time, as tabletop.css has it: on a phone, or in a low window. */
import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 900px), (max-height: 560px)'

let media: MediaQueryList | undefined

/** Asked with everything that is drawn: making one each time takes longer than the answer. */
const query = (): MediaQueryList => {
  media ??= matchMedia(NARROW)
  return media
}

const subscribe = (listener: () => void): (() => void) => {
  query().addEventListener('change', listener)
  return () => query().removeEventListener('change', listener)
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
