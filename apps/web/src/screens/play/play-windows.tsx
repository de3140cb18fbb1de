/** What opens over the table: the menu, keys, settings, corrections, the report, the table in words. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Icon, type IconName } from '../../art/index.ts'
import { Link } from '../../parts/link.tsx'
import { Window } from '../../parts/window.tsx'
import { useWords } from '../../words/phrases.ts'
import type { Opened } from './open.ts'
import { playWords } from './play-words.ts'
import { Report } from './report.tsx'
import { saveAsFile } from './save-as-file.ts'
import { Shortcuts } from './shortcuts.tsx'
import { Status } from './status.tsx'

export type Overlay = 'menu' | 'keys' | 'status' | 'seats' | 'settings' | 'correct' | 'report'

// Both come with widgets that a table does without.
const SeatsWindow = lazy(async () => ({ default: (await import('../../advice/seats-window.tsx')).SeatsWindow }))
const SettingsForm = lazy(async () => ({ default: (await import('../settings/settings-form.tsx')).SettingsForm }))

interface PlayWindowsProps {
  readonly overlay: Overlay | undefined
  readonly onClose: () => void
  readonly opened: Opened
}

interface MenuProps {
  readonly opened: Opened
  readonly onOpen: (overlay: Overlay) => void
}

const ITEMS: readonly { readonly to: Overlay; readonly icon: IconName }[] = [
  { to: 'keys', icon: 'keyboard' },
  { to: 'status', icon: 'log' },
  { to: 'seats', icon: 'bot' },
  { to: 'settings', icon: 'settings' },
  { to: 'correct', icon: 'pen' },
  { to: 'report', icon: 'flag' },
]

const TITLES = {
  menu: 'menu',
  keys: 'help',
  status: 'status',
  seats: 'seats',
  settings: 'settings',
  correct: 'correct',
  report: 'report',
} as const

const Menu = ({ opened, onOpen }: MenuProps): ReactNode => {
  const say = useWords(playWords)
  const { face, save } = opened
  return (
    <ul className="play-menu">
      <li>
        <Link to={{ at: 'rules', game: face.id }} className="btn quiet">
          <Icon name="book" /> {say('rules')}
        </Link>
      </li>
      {ITEMS.filter(({ to }) => (to !== 'seats' || face.company) && (to !== 'correct' || face.Corrections)).map(
        ({ to, icon }) => (
          <li key={to}>
            <button type="button" className="btn quiet" onClick={() => onOpen(to)}>
              <Icon name={icon} /> {say(TITLES[to])}
            </button>
          </li>
        ),
      )}
      <li>
        <button type="button" className="btn quiet" onClick={() => saveAsFile(opened)}>
          <Icon name="download" /> {say('file')}
        </button>
      </li>
      <li>
        <Link to={{ at: 'replay', save: save.head.id }} className="btn quiet">
          <Icon name="replay" /> {say('replay')}
        </Link>
      </li>
      <li>
        <Link to={{ at: 'start' }} className="btn quiet">
          <Icon name="home" /> {say('leave')}
        </Link>
      </li>
    </ul>
  )
}

export const PlayWindows = ({ overlay, onClose, opened }: PlayWindowsProps): ReactNode => {
  const say = useWords(playWords)
  const [inner, setInner] = useState<Overlay | undefined>()
  const shown = overlay === 'menu' ? (inner ?? 'menu') : overlay
  // The button that was pressed is gone with the menu: what comes in its place takes the focus, or Escape would be lost.
  useEffect(() => {
    if (inner) document.querySelector<HTMLElement>('[role=dialog]')?.focus()
  }, [inner])
  const close = (): void => {
    setInner(undefined)
    onClose()
  }
  if (!shown) return null
  const { Corrections } = opened.face
  const wide = shown === 'status' || shown === 'correct' || shown === 'settings'
  return (
    <Window title={say(TITLES[shown])} isOpen onClose={close} wide={wide}>
      <Suspense fallback={null}>
        {shown === 'menu' && <Menu opened={opened} onOpen={setInner} />}
        {shown === 'keys' && <Shortcuts face={opened.face} />}
        {shown === 'status' && <Status {...opened} />}
        {shown === 'seats' && <SeatsWindow {...opened} />}
        {shown === 'settings' && <SettingsForm />}
        {shown === 'correct' && Corrections && (
          <Corrections sitting={opened.sitting} speech={opened.speech} onDone={close} />
        )}
        {shown === 'report' && <Report opened={opened} />}
      </Suspense>
    </Window>
  )
}
