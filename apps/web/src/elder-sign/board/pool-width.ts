/**
 * How wide the place for the dice is, told to CSS as `--pool`. A container query would ask again at every step of a layout
 * that is still being worked out, and style all dice each time.
 */
import { type RefObject, useEffect, useRef } from 'react'

/** To be put on something flat that is as wide as the place: dice that grow must not call for another look. */
export const usePoolWidth = (): RefObject<HTMLDivElement | null> => {
  const rule = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const flat = rule.current
    if (!flat) return
    const watch = new ResizeObserver(() => flat.parentElement?.style.setProperty('--pool', `${flat.clientWidth}px`))
    watch.observe(flat)
    return () => watch.disconnect()
  }, [])
  return rule
}
