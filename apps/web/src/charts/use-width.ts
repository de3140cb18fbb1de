import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How wide an element is now, so that a drawing fills it without stretching its letters. */
export const useWidth = <E extends HTMLElement>(): readonly [RefObject<E | null>, number] => {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = (): void => setWidth(Math.round(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
