/** The keyboard. Buttons carry the key that presses them; dice are picked with D and a number. */
import { useEffect, useRef } from 'react'

/** Keys belong to fields, dialogs and the browser first. */
const isTaken = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const at = event.target instanceof Element ? event.target : undefined
  if (at?.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=slider], [contenteditable]'))
    return true
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

const buttonFor = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.dmd-table [data-key="${CSS.escape(key)}"]`) ??
  document.querySelector<HTMLElement>(`.dmd-table [data-letter="${CSS.escape(key)}"]`)

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrows go from one thing to the next inside a part of the table. */
const moveFocus = (event: KeyboardEvent, by: number): void => {
  const at = event.target instanceof Element ? event.target : undefined
  const region = at?.closest('section, nav')
  if (!at || !region) return
  const all: Element[] = [...region.querySelectorAll('button, a[href], [tabindex="0"]:not(.map-frame)')]
  const next = all[all.indexOf(at) + by]
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return
  event.preventDefault()
  next.focus()
}

const pickDie = (n: number): void =>
  document.querySelectorAll<HTMLElement>('.dmd-table .pool .die-button')[n - 1]?.click()

export const useKeys = (still: boolean): void => {
  const dieNext = useRef(false)
  useEffect(() => {
    if (still) return
    const onKey = (event: KeyboardEvent): void => {
      if (isTaken(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const picks = dieNext.current && /^[1-9]$/.test(key)
      dieNext.current = key === 'd'
      if (picks) return pickDie(Number(key))
      const by = ARROWS[key]
      if (by !== undefined) return moveFocus(event, by)
      // A focused button answers to Enter by itself.
      if (key === 'Enter' && event.target instanceof Element && event.target.closest('button, a, [role=button]')) return
      const button = buttonFor(key === 'Enter' ? '1' : key)
      if (!button) return
      event.preventDefault()
      button.focus()
      button.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [still])
}
