/** An Adventure or an Other World as it lies on the table. */
import type { CardView } from '@vigil/elder-sign'
import { memo, type ReactNode } from 'react'
import { cardAnchor } from '../anchor.ts'
import { useScene } from '../scene.ts'

export interface AdventureCardProps {
  readonly card: CardView
}

export const AdventureCard = memo(({ card }: AdventureCardProps): ReactNode => {
  const scene = useScene()
  const anchor = cardAnchor(card.card)
  return (
    <article className="card">
      <button type="button" disabled={scene.lit(anchor).length === 0} onClick={() => scene.press(anchor)}>
        {scene.words.nameOf(card.card)}
      </button>
      <ul>
        {card.rows.map((row) => (
          <li key={row.key}>{scene.words.rowText(row)}</li>
        ))}
      </ul>
    </article>
  )
})
