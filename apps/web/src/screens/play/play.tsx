/** A game being played: found, claimed for this tab, resumed, and then the table. */
import { packOf } from '@vigil/table'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { ScreenProps } from '../../app.tsx'
import { chooseGame } from '../../chosen-game.ts'
import { BadPack } from '../../face.ts'
import { Link } from '../../parts/link.tsx'
import { partWords } from '../../parts/part-words.ts'
import { type Kept, shelf, useClaim } from '../../saves/index.ts'
import { settings } from '../../settings/settings.ts'
import { boxOf } from '../../shelf.ts'
import { useWords } from '../../words/phrases.ts'
import { type Opened, openSave } from './open.ts'
import { PlayTable } from './play-table.tsx'
import { playWords } from './play-words.ts'

type Found =
  | { readonly is: 'asking' }
  | { readonly is: 'missing' }
  | { readonly is: 'broken'; readonly why: string }
  | { readonly is: 'open'; readonly opened: Opened }

/** The rules of a later day may ask more of a pack than those it was made for. */
const packFault = (error: unknown): BadPack => {
  if (error instanceof BadPack) return error
  throw error
}

const find = async (id: string, onKept: (kept: Kept) => void): Promise<Found> => {
  const save = await shelf().load(id)
  const box = save && boxOf(save.head.game)
  if (!save || !box) return { is: 'missing' }
  chooseGame(box.id)
  const face = await box.load(packOf(save.record)).catch(packFault)
  if (face instanceof BadPack) return { is: 'broken', why: face.message }
  const opened = await openSave(face, await face.speech(settings().language), save, onKept)
  return opened.ok ? { is: 'open', opened: opened.value } : { is: 'broken', why: opened.why }
}

const Notice = (props: { readonly title: string; readonly text: string; readonly children?: ReactNode }): ReactNode => {
  const say = useWords(playWords)
  const part = useWords(partWords)
  return (
    <main className="page" tabIndex={-1}>
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <p className="row">
        {props.children}
        <Link to={{ at: 'saves' }} className="btn quiet">
          {say('games')}
        </Link>
        <Link to={{ at: 'start' }} className="btn quiet">
          {part('back')}
        </Link>
      </p>
    </main>
  )
}

export default function PlayScreen({ address: { save: id } }: ScreenProps<'play'>): ReactNode {
  const say = useWords(playWords)
  const held = useClaim(id)
  const [found, setFound] = useState<Found>({ is: 'asking' })
  const [kept, setKept] = useState<Kept>({ ok: true })
  const mine = held.is === 'mine'
  useEffect(() => {
    if (!mine) return
    let gone = false
    void find(id, (what) => !gone && setKept(what)).then((what) => {
      // A table is large: it may be drawn bit by bit, with the page awake in between.
      if (!gone) startTransition(() => setFound(what))
    })
    return () => {
      gone = true
      // Whoever comes back to a game looks it up anew: another tab may have played on.
      setFound({ is: 'asking' })
    }
  }, [id, mine])
  if (held.is === 'elsewhere')
    return (
      <Notice title={say('elsewhere')} text={say('elsewhere.text')}>
        <button type="button" className="btn primary" onClick={held.takeOver}>
          {say('takeOver')}
        </button>
      </Notice>
    )
  switch (found.is) {
    case 'asking':
      return <main className="page muted">{say('asking')}</main>
    case 'missing':
      return <Notice title={say('missing')} text={say('missing.text')} />
    case 'broken':
      return (
        <Notice title={say('broken')} text={`${found.why} ${say('broken.text')}`}>
          <Link to={{ at: 'replay', save: id }} className="btn primary">
            {say('replay')}
          </Link>
        </Notice>
      )
    case 'open':
      return <PlayTable opened={found.opened} kept={kept} />
  }
}
