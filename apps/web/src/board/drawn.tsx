/** A card that was drawn at a real table: found by its name, and told. */
import { type ReactNode, useState } from 'react'
import { phrases, useWords } from '../words/phrases.ts'
import '../parts/supply.css'

const drawnWords = phrases({ en: { find: 'Find a card' }, de: { find: 'Karte suchen' } })

export interface DrawnProps {
  readonly cards: readonly string[]
  readonly nameOf: (card: string) => string
  readonly onDrawn: (card: string) => void
}

export const Drawn = ({ cards, nameOf, onDrawn }: DrawnProps): ReactNode => {
  const say = useWords(drawnWords)
  const [sought, seek] = useState('')
  const named = [...new Set(cards)].map((card) => ({ card, name: nameOf(card) }))
  const found = named.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()))
  return (
    <div className="supply">
      <label className="field">
        {say('find')}
        <input className="input" value={sought} onChange={(event) => seek(event.target.value)} />
      </label>
      <ul className="drawn">
        {found
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ card, name }) => (
            <li key={card}>
              <button type="button" className="btn" onClick={() => onDrawn(card)}>
                {name}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
