/** Where the keyboard goes as the game goes on. */
import { type RefObject, useEffect, useRef } from 'react'

/** Focus follows the game: a new question takes it, unless the player is reading elsewhere than in these parts of the table. */
export const useFollow = (id: string, parts: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(id)
  useEffect(() => {
    if (last.current === id) return
    last.current = id
    const at = document.activeElement
    const elsewhere = at && at !== document.body && document.contains(at) && !at.closest(parts)
    if (!elsewhere) heading.current?.focus({ preventScroll: true })
  }, [id, parts])
  return heading
}

/** What was pressed is gone once a fold opens: the keyboard goes on with what is in it. */
export const useKeepFocus = (within: unknown): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef(within)
  useEffect(() => {
    if (last.current === within) return
    last.current = within
    const at = document.activeElement
    if (!at || at === document.body) list.current?.querySelector<HTMLElement>('button')?.focus()
  }, [within])
  return list
}
