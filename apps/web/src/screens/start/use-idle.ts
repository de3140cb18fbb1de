/** The quiet moment after a page has been drawn, for what is wanted soon but not now. */
import { useEffect, useState } from 'react'

export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: 1500 })
  return () => cancelIdleCallback(asked)
}

export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
