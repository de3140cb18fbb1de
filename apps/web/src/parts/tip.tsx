/**
 * Words for a symbol, a token or a card: on hover, on focus, or after a long press. One stands at a time and none is in
 * the page before it is wanted, so a table full of symbols costs nothing. Short taps and clicks go through.
 */
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import './tip.css'
import { TipBubble } from './tip-bubble.tsx'
import { closed, openHeld, openNow, openSoon, stopWaiting } from './tip-clock.ts'

export interface TipProps {
  /** Nothing is shown where there is nothing to say. */
  readonly text: ReactNode
  /**
   * Said before it on focus and under a finger that stays: what a mouse finds out symbol by symbol. Its words are those
   * of the thing's own label, so they are not read aloud again.
   */
  readonly lead?: ReactNode
  /** One element; the tip stands beside it. */
  readonly children: ReactNode
}

const saysNothing = (text: ReactNode): boolean => text === undefined || text === null || text === false || text === ''

/** A tip inside of a tip keeps its events to itself. */
const isMine = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest('.tip-on') === currentTarget

/** Pressed what may not be pressed, and this tip says why not. */
const asksWhy = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest('[aria-disabled="true"]')?.closest('.tip-on') === currentTarget

/** Where the finger went down; `held` once it has stayed long enough for the tip. */
interface Touch {
  readonly x: number
  readonly y: number
  held: boolean
}

const STRAY = 12

/** Whether the mouse points, which shows less than keys and fingers do. */
interface Shown {
  readonly at: Element
  readonly pointed: boolean
}

interface Opening {
  readonly quiet: boolean
  open(around: HTMLElement, pointed: boolean): void
  readonly close: () => void
}

/** A finger that stays shows the words and presses nothing; a short tap presses, or asks why not. */
const useTouch = ({ quiet, open, close }: Opening) => {
  const touch = useRef<Touch>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.pointerType === 'mouse') return close()
      if (!isMine(event)) return
      const around = event.currentTarget
      const touched: Touch = { x: event.clientX, y: event.clientY, held: false }
      touch.current = touched
      openHeld(() => {
        touched.held = !quiet
        open(around, false)
      }, close)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const from = touch.current
      if (from && !from.held && Math.hypot(clientX - from.x, clientY - from.y) > STRAY) stopWaiting()
    },
    onPointerUp: stopWaiting,
    onPointerCancel: stopWaiting,
    onClickCapture: (event: SyntheticEvent<HTMLElement>): void => {
      const held = touch.current?.held === true
      const around = event.currentTarget
      touch.current = undefined
      if (held) {
        event.preventDefault()
        event.stopPropagation()
      } else if (asksWhy(event)) openNow(() => open(around, false), close)
    },
    onContextMenu: (event: SyntheticEvent): void => {
      if (touch.current) event.preventDefault()
    },
  }
}

const useTip = (toMouse: boolean, toKeys: boolean) => {
  const [shown, setShown] = useState<Shown>()
  const close = useCallback((): void => {
    stopWaiting()
    closed(close)
    setShown(undefined)
  }, [])
  useEffect(() => () => closed(close), [close])
  const open = (around: HTMLElement, pointed: boolean): void => {
    const at = around.firstElementChild
    if (at && (pointed ? toMouse : toKeys)) setShown({ at, pointed })
  }
  const onTouch = useTouch({ quiet: !toKeys, open, close })
  return {
    shown,
    close,
    handlers: {
      ...onTouch,
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void => {
        if (pointerType !== 'touch' && toMouse) openSoon(() => open(currentTarget, true), close)
      },
      onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>): void => {
        if (pointerType !== 'touch') close()
        else stopWaiting()
      },
      onFocus: (event: FocusEvent<HTMLElement>): void => {
        const around = event.currentTarget
        if (isMine(event) && event.target.matches(':focus-visible')) openNow(() => open(around, false), close)
      },
      onBlur: close,
    },
  }
}

export const Tip = ({ text, lead, children }: TipProps): ReactNode => {
  const id = useId()
  const says = !saysNothing(text)
  const { shown, close, handlers } = useTip(says, says || !saysNothing(lead))
  return (
    <>
      <span className="tip-on" role="presentation" {...handlers}>
        {children}
      </span>
      {shown && <TipBubble id={id} at={shown.at} text={text} lead={shown.pointed ? undefined : lead} onClose={close} />}
    </>
  )
}
