/** A place in the rail of a phone: its picture and name, lit where something may be done. */
import type { CardView } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { percentText } from '../../advice/chance.ts'
import { Emblem, Icon, placeMark, Sigil } from '../../art/index.ts'
import { useBoardOdds } from '../advice/with-odds.ts'
import { useScene } from '../scene.ts'
import './place-chip.css'
import { placePress, visitorsAt } from './card-model.ts'
import { sayOf } from './part-words.ts'

export interface PlaceChipProps {
  readonly card: CardView
  /** Shows the card; without it the chip presses what lies there. */
  readonly onShow?: () => void
  readonly shown?: boolean
}

const Mark = ({ card: { card, place } }: { readonly card: CardView }): ReactNode =>
  place === LAIR ? <Sigil of={card} className="emblem" /> : <Icon name={placeMark(card)} />

/** Places that are none of the six. */
const WORLD = -2
const LAIR = -3

export const PlaceChip = ({ card, onShow, shown }: PlaceChipProps): ReactNode => {
  const scene = useScene()
  const { words, language, focus } = scene
  const say = sayOf(language)
  const press = placePress(scene, card.card)
  const visitors = visitorsAt(scene, card.card)
  const current = shown ?? focus === card.card
  const name = card.place === LAIR ? say('lair', { name: words.nameOf(card.card) }) : words.nameOf(card.card)
  const who = visitors.length ? say('here', { who: words.and(visitors.map(({ id }) => words.nameOf(id))) }) : ''
  const odds = useBoardOdds().of(card.card)
  const chance = odds && !odds.isStale ? percentText(odds.all) : ''
  return (
    <button
      type="button"
      className={`place-chip ${press.is === 'lit' ? 'lit' : ''} ${card.place === WORLD ? 'world' : ''} ${card.place === LAIR ? 'lair-chip' : ''}`}
      aria-current={current ? 'true' : undefined}
      aria-label={[name, who, chance].filter((part) => part !== '').join(', ')}
      data-anchor={press.anchor}
      onClick={onShow ?? (() => scene.press(press.anchor))}
    >
      {visitors.length > 0 ? <Emblem of={visitors[0]?.id ?? ''} /> : <Mark card={card} />}
      <span>{name}</span>
      {odds && <b className={odds.isStale ? 'place-odds stale' : 'place-odds'}>{percentText(odds.all)}</b>}
    </button>
  )
}
