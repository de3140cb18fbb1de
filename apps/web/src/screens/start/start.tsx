/** The front door. It comes without games and without the large parts: those are fetched while one reads. */
import { lazy, type ReactNode, Suspense } from 'react'
import { MuseumScene } from '../../art/scene.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { useWords } from '../../words/phrases.ts'
import { StartFooter } from './footer.tsx'
import { Games } from './games.tsx'
import { startWords } from './start-words.ts'
import { Tiles } from './tiles.tsx'
import { useIdle } from './use-idle.ts'
import { Ways } from './ways.tsx'
import './start.css'

/** Whoever has never sat at one is spared the list. */
const Tables = lazy(() => import('./tables.tsx'))
const hasTables = (): boolean => {
  try {
    return localStorage.getItem('vigil:tables') !== null
  } catch {
    return false
  }
}

const Dice = lazy(() => import('./dice.tsx'))

const Scene = (): ReactNode => {
  const idle = useIdle()
  return (
    <MuseumScene className="start-scene">
      {idle && (
        <Suspense fallback={null}>
          <Dice />
        </Suspense>
      )}
    </MuseumScene>
  )
}

const Facts = (): ReactNode => {
  const say = useWords(startWords)
  return (
    <ul className="start-facts">
      <li>
        <LineIcon name="check" />
        {say('account')}
      </li>
      <li>
        <LineIcon name="offline" />
        {say('offline')}
      </li>
      <li>
        <LineIcon name="eye" />
        {say('reader')}
      </li>
    </ul>
  )
}

export const StartScreen = (): ReactNode => {
  const say = useWords(startWords)
  return (
    <div className="start">
      <TopBar />
      <main className="start-main" tabIndex={-1}>
        <section className="start-hero">
          <h1>Vigil</h1>
          <p className="start-lead">{say('lead')}</p>
          <p className="start-text">{say('text')}</p>
          <Games />
          <Ways />
          <Facts />
          {hasTables() && (
            <Suspense fallback={null}>
              <Tables />
            </Suspense>
          )}
        </section>
        <Scene />
        <Tiles />
      </main>
      <StartFooter />
    </div>
  )
}
