/** The games under two headings: those that go on, and those that are over. */
import { type ReactNode, useId } from 'react'
import { chosenGame } from '../../chosen-game.ts'
import { Link } from '../../parts/link.tsx'
import type { SaveHead } from '../../saves/index.ts'
import { useWords } from '../../words/phrases.ts'
import { type GameActs, GameCard } from './game-card.tsx'
import { savesWords } from './saves-words.ts'

interface PartProps {
  readonly title: string
  readonly heads: readonly SaveHead[]
  readonly acts: GameActs
}

const Part = ({ title, heads, acts }: PartProps): ReactNode => {
  const say = useWords(savesWords)
  const id = useId()
  if (heads.length === 0) return null
  return (
    <section className="saves-part" aria-labelledby={id}>
      <h2 id={id}>
        {title} <small className="muted">{say('count', { n: heads.length })}</small>
      </h2>
      <ul className="saves-list">
        {heads.map((head) => (
          <GameCard key={head.id} head={head} acts={acts} />
        ))}
      </ul>
    </section>
  )
}

const Empty = (): ReactNode => {
  const say = useWords(savesWords)
  return (
    <section className="panel saves-empty">
      <h2>{say('emptyTitle')}</h2>
      <p className="muted">{say('emptyText')}</p>
      <Link className="btn primary" to={{ at: 'setup', game: chosenGame() }}>
        {say('newGame')}
      </Link>
    </section>
  )
}

export interface GameListProps {
  readonly heads: readonly SaveHead[] | undefined
  readonly acts: GameActs
}

export const GameList = ({ heads, acts }: GameListProps): ReactNode => {
  const say = useWords(savesWords)
  if (!heads) return <p className="muted">{say('loading')}</p>
  if (heads.length === 0) return <Empty />
  return (
    <>
      <Part title={say('running')} heads={heads.filter(({ ending }) => !ending)} acts={acts} />
      <Part title={say('finished')} heads={heads.filter(({ ending }) => ending)} acts={acts} />
    </>
  )
}
