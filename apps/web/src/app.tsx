/** The page: whichever screen the address names, loaded when it is first wanted. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type Address, useAddress } from './address.ts'
import { Mishap } from './parts/mishap.tsx'
import { partWords } from './parts/part-words.ts'
import { StartScreen } from './screens/start/start.tsx'
import { fetchOnly } from './shelf.ts'
import { useWords } from './words/phrases.ts'

export interface ScreenProps<A extends Address['at']> {
  readonly address: Extract<Address, { at: A }>
}

type Screens = { readonly [A in Exclude<Address['at'], 'start'>]: ComponentType<ScreenProps<A>> }

const SCREENS: Screens = {
  setup: lazy(() => import('./screens/setup/setup.tsx')),
  learn: lazy(() => import('./screens/learn/learn.tsx')),
  play: lazy(() => {
    fetchOnly()
    return import('./screens/play/play.tsx')
  }),
  replay: lazy(() => import('./screens/replay/replay.tsx')),
  shared: lazy(() => import('./screens/replay/shared.tsx')),
  rules: lazy(() => import('./screens/rules/rules.tsx')),
  compare: lazy(() => import('./screens/rules/compare.tsx')),
  saves: lazy(() => import('./screens/saves/saves.tsx')),
  statistics: lazy(() => import('./screens/statistics/statistics.tsx')),
  settings: lazy(() => import('./screens/settings/settings.tsx')),
  credits: lazy(() => import('./screens/credits/credits.tsx')),
  lost: lazy(() => import('./screens/lost/lost.tsx')),
}

const Screen = ({ address }: { readonly address: Address }): ReactNode => {
  if (address.at === 'start') return <StartScreen />
  // One table for all screens: each is given the address it is registered for.
  const Shown = SCREENS[address.at] as ComponentType<{ readonly address: Address }>
  return <Shown address={address} />
}

const placeOf = (address: Address): string => ('save' in address ? `${address.at}/${address.save}` : address.at)

export const App = (): ReactNode => {
  const address = useAddress()
  const say = useWords(partWords)
  const place = placeOf(address)
  const shown = useRef(place)
  // A new screen begins at its top, for eyes and for screen readers.
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [place])
  return (
    <Mishap key={place}>
      <Suspense fallback={<p className="page muted">{say('loading')}</p>}>
        <Screen address={address} />
      </Suspense>
    </Mishap>
  )
}
