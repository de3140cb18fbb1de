/** The keyboard of a table. Buttons carry the key that presses them; dice are picked with D and a number. */
import { useEffect, useRef } from 'react'

export interface OwnKeys {
  /** What arrows go to inside a part of the table, as a selector. */
  readonly stops: string
  /** Keys that only look at something: they work where nothing can be answered, too. */
  readonly looks?: Readonly<Record<string, () => void>>
}

/** Keys belong to fields, dialogs and the browser first. */
const isTaken = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const at = event.target instanceof Element ? event.target : undefined
  if (at?.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=slider], [contenteditable]'))
    return true
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

const buttonFor = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.tabletop [data-key="${CSS.escape(key)}"]`) ??
  document.querySelector<HTMLElement>(`.tabletop [data-letter="${CSS.escape(key)}"]`)

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrows go from one thing to the next inside a part of the table. */
const moveFocus = (event: KeyboardEvent, by: number, stops: string): void => {
  const at = event.target instanceof Element ? event.target : undefined
  const region = at?.closest('section, nav')
  if (!at || !region) return
  const all: Element[] = [...region.querySelectorAll(stops)]
  const next = all[all.indexOf(at) + by]
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return
  event.preventDefault()
  next.focus()
}

const pickDie = (n: number): void =>
  document.querySelectorAll<HTMLElement>('.tabletop .pool .die-button')[n - 1]?.click()

const pressFor = (event: KeyboardEvent, key: string): void => {
  // A focused button answers to Enter by itself.
  if (key === 'Enter' && event.target instanceof Element && event.target.closest('button, a, [role=button]')) return
  const button = buttonFor(key) ?? (key === 'Enter' ? buttonFor('1') : null)
  if (!button) return
  event.preventDefault()
  // The press must be seen as the button's own: giving up wants two.
  button.focus()
  button.click()
}

export const useKeys = (still: boolean, { stops, looks }: OwnKeys): void => {
  const dieNext = useRef(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTaken(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const look = looks?.[key]
      if (look) return look()
      // Where nothing can be answered, the other keys belong to whoever shows the board.
      if (still) return
      const picks = dieNext.current && /^[1-9]$/.test(key)
      dieNext.current = key === 'd'
      if (picks) return pickDie(Number(key))
      const by = ARROWS[key]
      return by === undefined ? pressFor(event, key) : moveFocus(event, by, stops)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [still, stops, looks])
}
