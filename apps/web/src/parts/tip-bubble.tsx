/** The words themselves, beside what they explain and inside the window. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface TipBubbleProps {
  readonly id: string
  readonly at: Element
  readonly text: ReactNode
  /** For the eye alone. */
  readonly lead?: ReactNode
  readonly onClose: () => void
}

const GAP = 8

const put = (bubble: HTMLElement, at: Element): void => {
  const { left, top, bottom, width } = at.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = bubble
  const x = Math.min(Math.max(GAP, left + width / 2 - offsetWidth / 2), window.innerWidth - offsetWidth - GAP)
  const above = top - offsetHeight - GAP
  const y = above >= GAP ? above : Math.min(bottom + GAP, window.innerHeight - offsetHeight - GAP)
  bubble.style.transform = `translate(${Math.round(Math.max(GAP, x))}px, ${Math.round(Math.max(GAP, y))}px)`
}

/** Whoever has the focus is described by the tip while it stands. */
const describe = (at: Element, id: string): (() => void) => {
  const active = document.activeElement
  const described = active && (active === at || at.contains(active)) ? active : at
  const before = described.getAttribute('aria-describedby')
  described.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`)
  return () => {
    if (before === null) described.removeAttribute('aria-describedby')
    else described.setAttribute('aria-describedby', before)
  }
}

export const TipBubble = ({ id, at, text, lead, onClose }: TipBubbleProps): ReactNode => {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (bubble.current) put(bubble.current, at)
  })
  useLayoutEffect(() => describe(at, id), [at, id])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    // What has just got the focus is scrolled into sight, and its words with it.
    const onScroll = (): void => {
      if (bubble.current && at.contains(document.activeElement)) put(bubble.current, at)
      else onClose()
    }
    window.addEventListener('scroll', onScroll, true)
    window.addEventListener('resize', onClose)
    window.addEventListener('pointerdown', onClose, true)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('scroll', onScroll, true)
      window.removeEventListener('resize', onClose)
      window.removeEventListener('pointerdown', onClose, true)
      window.removeEventListener('keydown', onKey)
    }
  }, [at, onClose])
  return createPortal(
    <div ref={bubble} className="tip" role="tooltip">
      {lead}
      <span id={id}>{text}</span>
    </div>,
    // A part of the page like what it explains.
    at.closest('main') ?? document.body,
  )
}
