/** The page: whichever screen the address names, loaded when it is first wanted. */
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type Address, addressOf, useAddress } from './address.ts'
import { fetchGame } from './chosen-game.ts'
import { Mishap } from './parts/mishap.tsx'
import { partWords } from './parts/part-words.ts'
import { StartScreen } from './screens/start/start.tsx'
import { useWords } from './words/phrases.ts'

export interface ScreenProps<A extends Address['at']> {
  readonly address: Extract<Address, { at: A }>
}

type Name = Exclude<Address['at'], 'start'>

type Screens = { readonly [A in Name]: () => Promise<{ readonly default: ComponentType<ScreenProps<A>> }> }

const SCREENS: Screens = {
  setup: () => import('./screens/setup/setup.tsx'),
  learn: () => import('./screens/learn/learn.tsx'),
  play: () => {
    const address = addressOf(location.hash)
    fetchGame(address.at === 'play' ? address.game : undefined)
    return import('./screens/play/play.tsx')
  },
  host: () => import('./screens/host/host.tsx'),
  room: () => import('./screens/room/room.tsx'),
  replay: () => import('./screens/replay/replay.tsx'),
  shared: () => import('./screens/replay/shared.tsx'),
  rules: () => import('./screens/rules/rules.tsx'),
  compare: () => import('./screens/rules/compare.tsx'),
  saves: () => import('./screens/saves/saves.tsx'),
  statistics: () => import('./screens/statistics/statistics.tsx'),
  settings: () => import('./screens/settings/settings.tsx'),
  credits: () => import('./screens/credits/credits.tsx'),
  lost: () => import('./screens/lost/lost.tsx'),
}

type Loaded = ComponentType<{ readonly address: Address }>

const loaded = new Map<Name, Loaded>()

/** Fetches the screen; what failed is fetched again the next time. */
const load = async (at: Name): Promise<void> => {
  // One table for all screens: each is given the address it is registered for.
  const { default: screen } = (await SCREENS[at]()) as { readonly default: Loaded }
  loaded.set(at, screen)
}

/** Fetched beside what the page itself still has to do. */
export const fetchScreen = ({ at }: Address): void => {
  if (at !== 'start') load(at).catch(() => undefined)
}

/** By hand: `lazy` shows what it has waited for only when 300 ms have passed, however soon that was there. */
const useScreen = (at: Name): Loaded | undefined => {
  const [come, setCome] = useState<{ readonly at: Name; readonly failed?: unknown }>()
  const known = loaded.get(at)
  useEffect(() => {
    // As it was drawn: what came between drawing and now must be shown as well.
    if (known) return
    let gone = false
    const show = (failed?: unknown): void => {
      if (!gone) setCome({ at, ...(failed !== undefined && { failed }) })
    }
    load(at).then(() => show(), show)
    return () => {
      gone = true
    }
  }, [at, known])
  if (come?.at === at && come.failed !== undefined) throw come.failed
  return known
}

const Other = ({ address, at }: { readonly address: Address; readonly at: Name }): ReactNode => {
  const say = useWords(partWords)
  const Shown = useScreen(at)
  const loading = <p className="page muted">{say('loading')}</p>
  return Shown ? (
    <Suspense fallback={loading}>
      <Shown address={address} />
    </Suspense>
  ) : (
    loading
  )
}

const Screen = ({ address }: { readonly address: Address }): ReactNode =>
  address.at === 'start' ? <StartScreen /> : <Other address={address} at={address.at} />

const placeOf = (address: Address): string => {
  if (address.at === 'room') return `room/${address.room}`
  return 'save' in address ? `${address.at}/${address.save}` : address.at
}

export const App = (): ReactNode => {
  const address = useAddress()
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
      <Screen address={address} />
    </Mishap>
  )
}
