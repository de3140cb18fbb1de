/** A kept game, watched again. */
import { packOf } from '@vigil/table'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { hrefOf } from '../../address.ts'
import type { ScreenProps } from '../../app.tsx'
import { Link } from '../../parts/link.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { type Save, shelf } from '../../saves/index.ts'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import { useFace } from '../setup/use-face.ts'
import { Player } from './player.tsx'
import { replayWords } from './replay-words.ts'

export const Notice = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const say = useWords(replayWords)
  return (
    <>
      <TopBar title={say('title')} />
      <main className="page" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

const Kept = ({ save, step }: { readonly save: Save; readonly step: number | undefined }): ReactNode => {
  const say = useWords(replayWords)
  const { language } = useSettings()
  const unpacked = useFace(save.head.game, language, packOf(save.record))
  const { id } = save.head
  const written = useRef<number>(undefined)
  const timer = useRef(0)
  // The address names the page without a new entry for the back key, once it has come to rest: browsers allow few changes.
  const onPage = useCallback(
    (page: number) => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        written.current = page
        history.replaceState(null, '', hrefOf({ at: 'replay', save: id, step: page }))
      }, 400)
    },
    [id],
  )
  useEffect(() => () => window.clearTimeout(timer.current), [])
  if (!unpacked) return <Notice>{say('unknown', { game: save.head.game })}</Notice>
  // What was written here is no wish to go anywhere.
  const wanted = step === written.current ? undefined : step
  return <Player {...unpacked} record={save.record} step={wanted} onPage={onPage} />
}

export default function ReplayScreen({ address }: ScreenProps<'replay'>): ReactNode {
  const say = useWords(replayWords)
  const [save, setSave] = useState<Save | 'missing'>()
  useEffect(() => {
    let wanted = true
    void shelf()
      .load(address.save)
      .then(
        (found) => wanted && setSave(found ?? 'missing'),
        () => wanted && setSave('missing'),
      )
    return () => {
      wanted = false
    }
  }, [address.save])
  if (save === undefined)
    return (
      <Notice>
        <p className="muted">{say('loading')}</p>
      </Notice>
    )
  if (save === 'missing')
    return (
      <Notice>
        <p>{say('missing')}</p>
        <Link to={{ at: 'saves' }} className="btn primary">
          {say('saves')}
        </Link>
      </Notice>
    )
  return <Kept save={save} step={address.step} />
}
