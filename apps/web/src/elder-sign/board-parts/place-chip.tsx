/** A place in the rail of a phone: its picture and name, lit where something may be done. */
import type { CardView } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Emblem, Icon, placeMark } from '../../art/index.ts'
import { cardAnchor } from '../anchor.ts'
import { useScene } from '../scene.ts'
import './place-chip.css'
import { visitorsAt } from './card-model.ts'
import { sayOf } from './part-words.ts'
import { pressOf } from './press.ts'
import { and } from './reading.ts'

export interface PlaceChipProps {
  readonly card: CardView
  /** Shows the card; without it the chip presses what lies there. */
  readonly onShow?: () => void
  readonly shown?: boolean
  /** The odds. */
  readonly chip?: ReactNode
}

export const PlaceChip = ({ card, onShow, shown, chip }: PlaceChipProps): ReactNode => {
  const scene = useScene()
  const { words, language, focus } = scene
  const say = sayOf(language)
  const press = pressOf(scene, cardAnchor(card.card))
  const visitors = visitorsAt(scene, card.card)
  const current = shown ?? focus === card.card
  const name = words.nameOf(card.card)
  const who = visitors.length
    ? say('here', {
        who: and(
          { words, say },
          visitors.map(({ id }) => words.nameOf(id)),
        ),
      })
    : ''
  return (
    <button
      type="button"
      className={`place-chip ${press.is === 'lit' ? 'lit' : ''} ${card.place === -2 ? 'world' : ''}`}
      aria-current={current ? 'true' : undefined}
      aria-label={[name, who].filter((part) => part !== '').join(', ')}
      data-anchor={press.anchor}
      onClick={onShow ?? (() => scene.press(press.anchor))}
    >
      {visitors.length > 0 ? <Emblem of={visitors[0]?.id ?? ''} /> : <Icon name={placeMark(card.card)} />}
      <span>{name}</span>
      {chip}
    </button>
  )
}
