/** The bar over every screen but the table: the way back, where one is, and the way on. It holds the page's heading. */
import { type ReactNode, useEffect } from 'react'
import { type Address, hrefOf, useAddress } from '../address.ts'
import type { StrokeName } from '../art/icons/strokes.ts'
import { Logo } from '../art/places.tsx'
import { useChosenGame } from '../chosen-game.ts'
import { phrases, useWords } from '../words/phrases.ts'
import { LineIcon } from './line-icon.tsx'
import { Link } from './link.tsx'
import './top-bar.css'

export interface TopBarProps {
  /** The page's first heading. The start page has its own. */
  readonly title?: string
  /** What belongs to this page alone, before the links. */
  readonly children?: ReactNode
}

const words = phrases({
  en: {
    skip: 'Skip to the page',
    home: 'Vigil, start page',
    nav: 'Main',
    learn: 'Learn',
    rules: 'Rules',
    saves: 'Games',
    settings: 'Settings',
  },
  de: {
    skip: 'Zum Inhalt springen',
    home: 'Vigil, Startseite',
    nav: 'Hauptmenü',
    learn: 'Lernen',
    rules: 'Regeln',
    saves: 'Spiele',
    settings: 'Einstellungen',
  },
})

interface Way {
  readonly to: Address | ((game: string) => Address)
  readonly icon: StrokeName
  readonly label: 'learn' | 'rules' | 'saves' | 'settings'
}

const WAYS: readonly Way[] = [
  { to: (game) => ({ at: 'learn', game }), icon: 'book', label: 'learn' },
  { to: (game) => ({ at: 'rules', game }), icon: 'scales', label: 'rules' },
  { to: { at: 'saves' }, icon: 'replay', label: 'saves' },
  { to: { at: 'settings' }, icon: 'settings', label: 'settings' },
]

const toMain = (): void => document.querySelector<HTMLElement>('main')?.focus()

export const TopBar = ({ title, children }: TopBarProps): ReactNode => {
  const say = useWords(words)
  const { at } = useAddress()
  const game = useChosenGame()
  useEffect(() => {
    document.title = title ? `${title} · Vigil` : 'Vigil'
  }, [title])
  return (
    <header className="topbar">
      <button type="button" className="vh skip" onClick={toMain}>
        {say('skip')}
      </button>
      <Link to={{ at: 'start' }} className="topbar-brand" label={say('home')}>
        <Logo />
        <span className="wordmark">Vigil</span>
      </Link>
      {title !== undefined && <h1>{title}</h1>}
      <span className="topbar-gap" />
      {children}
      <nav className="topbar-ways" aria-label={say('nav')}>
        {WAYS.map(({ to: way, icon, label }) => {
          const to = typeof way === 'function' ? way(game) : way
          return (
            <a
              key={label}
              href={hrefOf(to)}
              className={label}
              {...(to.at === at && { 'aria-current': 'page' as const })}
            >
              <LineIcon name={icon} />
              <span>{say(label)}</span>
            </a>
          )
        })}
      </nav>
    </header>
  )
}
