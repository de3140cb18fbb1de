/** Everything else there is, as a strip of placards. */
import type { ReactNode } from 'react'
import type { Address } from '../../address.ts'
import type { StrokeName } from '../../art/icons/strokes.ts'
import { useChosenGame } from '../../chosen-game.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { useWords } from '../../words/phrases.ts'
import { startWords } from './start-words.ts'

interface Tile {
  readonly to: Address | ((game: string) => Address)
  readonly icon: StrokeName
  readonly name: 'setup' | 'learn' | 'rules' | 'saves' | 'statistics' | 'settings'
}

const TILES: readonly Tile[] = [
  { to: (game) => ({ at: 'setup', game }), icon: 'table', name: 'setup' },
  { to: (game) => ({ at: 'learn', game }), icon: 'book', name: 'learn' },
  { to: (game) => ({ at: 'rules', game }), icon: 'scales', name: 'rules' },
  { to: { at: 'saves' }, icon: 'replay', name: 'saves' },
  { to: { at: 'statistics' }, icon: 'chart', name: 'statistics' },
  { to: { at: 'settings' }, icon: 'settings', name: 'settings' },
]

export const Tiles = (): ReactNode => {
  const say = useWords(startWords)
  const game = useChosenGame()
  return (
    <nav className="start-tiles" aria-label={say('more')}>
      {TILES.map(({ to, icon, name }) => (
        <Link key={name} to={typeof to === 'function' ? to(game) : to} className={`panel start-tile ${name}`}>
          <LineIcon name={icon} />
          <b>{say(name)}</b>
          <small>{say(`${name}What`)}</small>
        </Link>
      ))}
    </nav>
  )
}
