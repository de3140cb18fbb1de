/** The other parts, plainly. */
import type { CardView } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { cardAnchor, seatAnchor } from '../anchor.ts'
import { useScene } from '../scene.ts'

export const PartyPanel = (): ReactNode => {
  const { view, words, press } = useScene()
  return (
    <ol>
      {view.people.map(({ seat }) => (
        <li key={seat}>
          <button type="button" onClick={() => press(seatAnchor(seat))}>
            {words.seatName(seat, view)}
          </button>
        </li>
      ))}
    </ol>
  )
}

export const HandPanel = ({ seat }: { readonly seat: number }): ReactNode => {
  const { view, words } = useScene()
  return <section className="panel">{words.seatName(seat, view)}</section>
}

export const LocksStrip = (): ReactNode => {
  const { view, words } = useScene()
  return (
    <ul>
      {view.locks.map((lock) => (
        <li key={lock.id}>{words.nameOf(lock.source)}</li>
      ))}
    </ul>
  )
}

export const PlaceChip = ({ card }: { readonly card: CardView }): ReactNode => {
  const { words, press } = useScene()
  return (
    <button type="button" onClick={() => press(cardAnchor(card.card))}>
      {words.nameOf(card.card)}
    </button>
  )
}
