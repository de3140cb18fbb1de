/** A part of the drawing that may be pressed now: by mouse, finger or key. */
import type { KeyboardEvent } from 'react'
import type { Anchor } from '../anchor.ts'
import type { Scene } from '../scene.ts'

export interface PressProps {
  readonly role: 'button' | 'img'
  readonly tabIndex?: number
  readonly 'aria-label': string
  readonly 'aria-pressed'?: boolean
  readonly 'data-anchor': Anchor
  readonly onClick?: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

/** What lies here now, by the names of its answers; else what it is. */
export const pressProps = (
  { lit, press, chosen }: Scene,
  anchor: Anchor,
  what: string,
  answers: string,
): PressProps => {
  if (lit(anchor).length === 0) return { role: 'img', 'aria-label': what, 'data-anchor': anchor }
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': answers === '' ? what : `${answers}. ${what}`,
    ...(chosen(anchor) && { 'aria-pressed': true }),
    'data-anchor': anchor,
    onClick: () => press(anchor),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      press(anchor)
    },
  }
}

/** The answers that lie at an anchor, in words. */
export const answersAt = (scene: Scene, anchor: Anchor): string => {
  const { waits } = scene.moment.glance
  if (waits.is !== 'decision') return ''
  const { about } = waits.decision
  return scene
    .lit(anchor)
    .map((option) => scene.words.optionText(option, scene.view, about))
    .join(', ')
}

export const litClass = ({ lit, chosen }: Scene, anchor: Anchor): string =>
  `${lit(anchor).length > 0 ? ' lit' : ''}${chosen(anchor) ? ' chosen' : ''}`
