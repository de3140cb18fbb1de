/** Which game: everything below on the page goes with it. */
import type { ReactNode } from 'react'
import { chooseGame, useChosenGame } from '../../chosen-game.ts'
import { SHELF } from '../../shelf.ts'
import { useWords } from '../../words/phrases.ts'
import { startWords } from './start-words.ts'

export const Games = (): ReactNode => {
  const say = useWords(startWords)
  const chosen = useChosenGame()
  return (
    <fieldset className="start-games">
      <legend className="vh">{say('games')}</legend>
      {SHELF.map(({ id, title, players: [least, most] }) => (
        <button
          key={id}
          type="button"
          className="start-game"
          aria-pressed={id === chosen}
          onClick={() => chooseGame(id)}
        >
          <b>{title}</b>
          <small>{say('players', { least, most })}</small>
        </button>
      ))}
    </fieldset>
  )
}
