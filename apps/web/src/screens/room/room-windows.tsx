/** What opens over an online table: the menu, the company, links, keys, the table in words, settings, corrections. */
import type { Kind } from '@vigil/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { StrokeName } from '../../art/icons/strokes.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { Window } from '../../parts/window.tsx'
import type { Sitting } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { playWords } from '../play/play-words.ts'
import { Shortcuts } from '../play/shortcuts.tsx'
import { Status } from '../play/status.tsx'
import type { CompanyWindowProps } from './company-window.tsx'
import { InviteWindow } from './invite-window.tsx'
import { roomWords } from './room-words.ts'

export type RoomOverlay = 'menu' | 'keys' | 'status' | 'settings' | 'correct' | 'company' | 'invite'

const SettingsForm = lazy(async () => ({ default: (await import('../settings/settings-form.tsx')).SettingsForm }))
const CompanyWindow = lazy(async () => ({ default: (await import('./company-window.tsx')).CompanyWindow }))

export interface RoomWindowsProps extends CompanyWindowProps {
  readonly overlay: RoomOverlay | undefined
  readonly onOpen: (overlay: RoomOverlay | undefined) => void
  readonly sitting: Sitting<Kind>
}

const ITEMS: readonly { readonly to: RoomOverlay; readonly icon: StrokeName }[] = [
  { to: 'invite', icon: 'link' },
  { to: 'company', icon: 'users' },
  { to: 'keys', icon: 'keyboard' },
  { to: 'status', icon: 'log' },
  { to: 'settings', icon: 'settings' },
  { to: 'correct', icon: 'pen' },
]

const useTitles = (): Readonly<Record<RoomOverlay, string>> => {
  const say = useWords(roomWords)
  const play = useWords(playWords)
  return {
    menu: say('menu'),
    invite: say('invite'),
    company: say('company'),
    keys: play('help'),
    status: play('status'),
    settings: play('settings'),
    correct: play('correct'),
  }
}

const Menu = ({ known, face, onOpen }: RoomWindowsProps): ReactNode => {
  const play = useWords(playWords)
  const titles = useTitles()
  const corrects = face.Corrections && known.you.chair !== null && known.company.options.corrections !== 'never'
  return (
    <ul className="play-menu">
      {ITEMS.filter(({ to }) => to !== 'correct' || corrects).map(({ to, icon }) => (
        <li key={to}>
          <button type="button" className="btn quiet" onClick={() => onOpen(to)}>
            <LineIcon name={icon} /> {titles[to]}
          </button>
        </li>
      ))}
      <li>
        <Link to={{ at: 'rules', game: face.id }} className="btn quiet">
          <LineIcon name="book" /> {play('rules')}
        </Link>
      </li>
      <li>
        <Link to={{ at: 'start' }} className="btn quiet">
          <LineIcon name="home" /> {play('leave')}
        </Link>
      </li>
    </ul>
  )
}

export const RoomWindows = (props: RoomWindowsProps): ReactNode => {
  const { overlay, onOpen, table, known, face, speech, sitting } = props
  const titles = useTitles()
  const [was, setWas] = useState(overlay)
  // The button that was pressed is gone with the menu: what comes in its place takes the focus, or Escape would be lost.
  useEffect(() => {
    if (was === 'menu' && overlay) document.querySelector<HTMLElement>('[role=dialog]')?.focus()
    setWas(overlay)
  }, [was, overlay])
  if (!overlay) return null
  const { Corrections } = face
  const close = (): void => onOpen(undefined)
  const wide = overlay !== 'menu' && overlay !== 'keys'
  return (
    <Window title={titles[overlay]} isOpen onClose={close} wide={wide}>
      <Suspense fallback={null}>
        {overlay === 'menu' && <Menu {...props} />}
        {overlay === 'keys' && <Shortcuts face={face} />}
        {overlay === 'status' && <Status sitting={sitting} speech={speech} />}
        {overlay === 'settings' && <SettingsForm />}
        {overlay === 'company' && <CompanyWindow table={table} known={known} face={face} speech={speech} />}
        {overlay === 'invite' && <InviteWindow table={table} known={known} speech={speech} game={face.title} />}
        {overlay === 'correct' && Corrections && <Corrections sitting={sitting} speech={speech} onDone={close} />}
      </Suspense>
    </Window>
  )
}
