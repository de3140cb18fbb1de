import { useCallback, useLayoutEffect, useRef } from 'react'

/** Stays the same function from drawing to drawing, and calls the newest: what is given it need not be drawn again. */
export const useSteady = <A>(newest: (value: A) => void): ((value: A) => void) => {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return useCallback((value) => latest.current(value), [])
}
