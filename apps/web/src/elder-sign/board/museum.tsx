/** The six places, extra Adventures, the Other Worlds and the entrance; in the battle, the Ancient One alone. */
import type { ReactNode } from 'react'
import { useWords } from '../../words/phrases.ts'
import { AdventureCard, EntranceCard, LairCard } from '../board-parts/index.ts'
import { lairIn } from '../hall.ts'
import { useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'
import { gridFor } from './grid.ts'
import { Lair } from './lair.tsx'

export const Museum = (): ReactNode => {
  const say = useWords(boardWords)
  const { view, focus } = useScene()
  const places = view.cards.filter(({ place }) => place >= 0)
  const worlds = view.cards.filter(({ place }) => place < 0)
  const all = [...places, ...worlds]
  const lair = lairIn(view)
  const { columns, rows } = gridFor(all.length + (lair ? 2 : 1))
  if (view.awake && view.cards.length === 0) return <Lair />
  return (
    <section
      className={rows > 2 ? 'board low' : 'board'}
      aria-label={say('region.board')}
      style={{ '--columns': columns, '--rows': rows } as React.CSSProperties}
    >
      {all.map((card) => (
        <div key={card.card} className={focus === card.card ? 'cell focus' : 'cell'}>
          <AdventureCard card={card} />
        </div>
      ))}
      {lair && (
        <div className={focus === lair.card ? 'cell focus' : 'cell'}>
          <LairCard />
        </div>
      )}
      <div className={focus === 'entrance' ? 'cell focus' : 'cell'}>
        <EntranceCard />
      </div>
    </section>
  )
}
