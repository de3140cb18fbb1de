/** Everything else there is, as a strip of placards. */
import type { ReactNode } from 'react'
import type { Address } from '../../address.ts'
import type { StrokeName } from '../../art/icons/strokes.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { useWords } from '../../words/phrases.ts'
import { startWords } from './start-words.ts'

interface Tile {
  readonly to: Address
  readonly icon: StrokeName
  readonly name: 'setup' | 'learn' | 'rules' | 'saves' | 'statistics' | 'settings'
}

const TILES: readonly Tile[] = [
  { to: { at: 'setup', game: 'elder-sign' }, icon: 'table', name: 'setup' },
  { to: { at: 'learn', game: 'elder-sign' }, icon: 'book', name: 'learn' },
  { to: { at: 'rules', game: 'elder-sign' }, icon: 'scales', name: 'rules' },
  { to: { at: 'saves' }, icon: 'replay', name: 'saves' },
  { to: { at: 'statistics' }, icon: 'chart', name: 'statistics' },
  { to: { at: 'settings' }, icon: 'settings', name: 'settings' },
]

export const Tiles = (): ReactNode => {
  const say = useWords(startWords)
  return (
    <nav className="start-tiles" aria-label={say('more')}>
      {TILES.map(({ to, icon, name }) => (
        <Link key={name} to={to} className={`panel start-tile ${name}`}>
          <LineIcon name={icon} />
          <b>{say(name)}</b>
          <small>{say(`${name}What`)}</small>
        </Link>
      ))}
    </nav>
  )
}
