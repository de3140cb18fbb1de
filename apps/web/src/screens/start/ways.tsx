/** Into a game: a new one at once, the one left last, or the guided one. */
import { type ReactNode, useEffect, useState } from 'react'
import { goTo } from '../../address.ts'
import { chosenGame, useChosenGame } from '../../chosen-game.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import type { SaveHead } from '../../saves/save.ts'
import { boxOf } from '../../shelf.ts'
import { useWords } from '../../words/phrases.ts'
import { startWords } from './start-words.ts'
import { whenIdle } from './use-idle.ts'

/** What `Play now` will need; fetched while the page is read, or when somebody reaches for it. */
const fetchAhead = (): void => {
  const failed = (): undefined => undefined // it will be tried again, and told, when it is wanted
  import('./begin.ts').then(({ unpack }) => unpack(chosenGame())).catch(failed)
  import('../play/play.tsx').catch(failed)
}

/** A slow phone has enough to do with the page itself, and is not to be kept from scrolling. */
const LATER = 4_000

const fetchLater = (): (() => void) => {
  let stop = (): void => undefined
  const timer = setTimeout(() => {
    stop = whenIdle(fetchAhead)
  }, LATER)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Undefined until the shelf has been looked through. */
const useNewest = (): SaveHead | 'none' | undefined => {
  const [newest, setNewest] = useState<SaveHead | 'none'>()
  useEffect(() => {
    let gone = false
    const show = (found: SaveHead | undefined): void => {
      if (!gone) setNewest(found ?? 'none')
    }
    import('./newest.ts').then(({ newestUnfinished }) => newestUnfinished()).then(show, () => show(undefined))
    return () => {
      gone = true
    }
  }, [])
  return newest
}

const PlayNow = (): ReactNode => {
  const say = useWords(startWords)
  const title = boxOf(useChosenGame())?.title ?? ''
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const play = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setTrouble('')
    const { beginGame } = await import('./begin.ts')
    const game = chosenGame()
    const begun = await beginGame(game, undefined, { origin: 'new' })
    if (begun.ok) return goTo({ at: 'play', save: begun.value, game })
    setTrouble(begun.why)
    setBusy(false)
  }
  const failed = (error: unknown): void => {
    setTrouble(error instanceof Error ? error.message : String(error))
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        className="btn primary"
        aria-busy={busy}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => play().catch(failed)}
      >
        <LineIcon name="play" />
        <span>
          {say('play')}
          <small>{busy ? say('opening') : say('playWhat', { game: title })}</small>
        </span>
      </button>
      {trouble !== '' && (
        <p className="start-trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}

export const Ways = (): ReactNode => {
  const say = useWords(startWords)
  const newest = useNewest()
  const game = useChosenGame()
  useEffect(fetchLater, [])
  return (
    <div className="start-ways">
      <PlayNow />
      {newest !== undefined && newest !== 'none' ? (
        <Link to={{ at: 'play', save: newest.id, game: newest.game }} className="btn">
          <LineIcon name="replay" />
          <span>
            {say('continue')}
            <small>{newest.summary}</small>
          </span>
        </Link>
      ) : (
        <Link to={{ at: 'learn', game }} className={newest === undefined ? 'btn waiting' : 'btn'}>
          <LineIcon name="book" />
          <span>
            {say('learnByPlaying')}
            <small>{say('learnByPlayingWhat')}</small>
          </span>
        </Link>
      )}
    </div>
  )
}
