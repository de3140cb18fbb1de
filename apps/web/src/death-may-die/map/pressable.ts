/** A part of the drawing that may be pressed now: by mouse, finger or key. */
import type { KeyboardEvent } from 'react'
import type { Anchor } from '../anchor.ts'
import type { OnPress, Scene } from '../scene.ts'

/** As plain values: what is drawn again only when they change. */
export interface Press {
  readonly anchor: Anchor
  readonly lit: boolean
  readonly chosen: boolean
  /** What it is, and before that the answers that lie here. */
  readonly label: string
}

/** The answers that lie at an anchor, in words. */
const answersAt = (scene: Scene, anchor: Anchor): string => {
  const { waits } = scene.moment.glance
  if (waits.is !== 'decision') return ''
  const { about } = waits.decision
  return scene
    .lit(anchor)
    .map((option) => scene.words.optionText(option, scene.view, about))
    .join(', ')
}

export const pressOf = (scene: Scene, anchor: Anchor, what: string): Press => {
  const answers = answersAt(scene, anchor)
  return {
    anchor,
    lit: scene.lit(anchor).length > 0,
    chosen: scene.chosen(anchor),
    label: answers === '' ? what : `${answers}. ${what}`,
  }
}

export interface PressProps {
  readonly role: 'button' | 'img'
  readonly tabIndex?: number
  readonly 'aria-label': string
  readonly 'aria-pressed'?: boolean
  readonly 'data-anchor': Anchor
  readonly onClick?: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

export const pressProps = ({ anchor, lit, chosen, label }: Press, onPress: OnPress): PressProps => {
  if (!lit) return { role: 'img', 'aria-label': label, 'data-anchor': anchor }
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    ...(chosen && { 'aria-pressed': true }),
    'data-anchor': anchor,
    onClick: () => onPress(anchor),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      onPress(anchor)
    },
  }
}

export const litClass = ({ lit, chosen }: Pick<Press, 'lit' | 'chosen'>): string =>
  `${lit ? ' lit' : ''}${chosen ? ' chosen' : ''}`
