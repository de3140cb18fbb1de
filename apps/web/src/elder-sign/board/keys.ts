/** The keyboard. Buttons carry the key that presses them; dice are picked with D and a number. */
import { useEffect, useRef } from 'react'
import type { Drafting } from './use-draft.ts'

/** Keys belong to fields, dialogs and the browser first. */
const isTaken = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const at = event.target instanceof Element ? event.target : undefined
  if (at?.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=slider], [contenteditable]'))
    return true
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

const buttonFor = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.es-table [data-key="${CSS.escape(key)}"]`) ??
  document.querySelector<HTMLElement>(`.es-table [data-letter="${CSS.escape(key)}"]`)

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrows go from one thing to the next inside a part of the table. */
const moveFocus = (event: KeyboardEvent, by: number): void => {
  const at = event.target instanceof Element ? event.target : undefined
  const region = at?.closest('section, nav')
  if (!at || !region) return
  const all = [...region.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"], .card-press')]
  const next = all[all.indexOf(at as HTMLElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The words of the card that has the keyboard, else of the one light falls on, in the battle of the Ancient One. */
const explain = (): void => {
  const at = document.activeElement?.closest('.es-table [data-card]')
  const card = at ?? document.querySelector('.es-table .card.is-lit') ?? document.querySelector('.es-table .card')
  const face = card?.querySelector<HTMLElement>('.card-press') ?? document.querySelector<HTMLElement>('.ao-text')
  // Words that were sent away come back.
  face?.blur()
  face?.focus()
}

export const useKeys = (drafting: Drafting, still: boolean): void => {
  const latest = useRef(drafting)
  const dieNext = useRef(false)
  useEffect(() => {
    latest.current = drafting
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTaken(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (key === 'i') return explain()
      // Where nothing can be answered, the other keys belong to whoever shows the board.
      if (still) return
      if (dieNext.current && /^[1-8]$/.test(key)) {
        const dice = document.querySelectorAll<HTMLElement>('.es-table .pool .die-button')
        dice[Number(key) - 1]?.click()
        dieNext.current = false
        return
      }
      dieNext.current = key === 'd'
      const by = ARROWS[key]
      if (by !== undefined) return moveFocus(event, by)
      // A focused button answers to Enter by itself.
      if (key === 'Enter' && event.target instanceof Element && event.target.closest('button, [role=button], a')) return
      if (key === 'Enter' && !buttonFor('Enter')) return buttonFor('1')?.click()
      const button = buttonFor(key)
      if (!button) return
      event.preventDefault()
      // The press must be seen as the button's own: giving up wants two.
      button.focus()
      button.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [still])
}
