/** Which game is counted: nights of different games are hardly to be compared. */
import type { ReactNode } from 'react'
import { boxOf } from '../../shelf.ts'
import { useWords } from '../../words/phrases.ts'
import { statisticsWords } from './statistics-words.ts'

interface GameChoiceProps {
  readonly games: readonly string[]
  /** Undefined: all of them. */
  readonly game: string | undefined
  readonly onGame: (game: string | undefined) => void
}

export const GameChoice = ({ games, game, onGame }: GameChoiceProps): ReactNode => {
  const say = useWords(statisticsWords)
  return (
    <label className="check">
      <span>{say('game')}</span>
      <select className="input" value={game ?? ''} onChange={({ target }) => onGame(target.value || undefined)}>
        <option value="">{say('allGames')}</option>
        {games.map((id) => (
          <option key={id} value={id}>
            {boxOf(id)?.title ?? id}
          </option>
        ))}
      </select>
    </label>
  )
}
