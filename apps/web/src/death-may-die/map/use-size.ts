/** How large the place for the map is, in pixels. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface Size {
  readonly w: number
  readonly h: number
}

export const useSize = (): readonly [RefObject<HTMLDivElement | null>, Size] => {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ w: 0, h: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = element
      setSize((last) => (last.w === w && last.h === h ? last : { w, h }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [place, size]
}
