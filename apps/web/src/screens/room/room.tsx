/** An online table: a link opens it. At the door one says one's name; then one sits there until one leaves. */
import type { Kind, Refusal } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import type { ReactNode } from 'react'
import { goTo } from '../../address.ts'
import type { ScreenProps } from '../../app.tsx'
import { forgetTable } from '../../online/my-tables.ts'
import { type OnlineTable, useStanding } from '../../online/online-table.ts'
import { whyNot } from '../../online/online-words.ts'
import { Link } from '../../parts/link.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import { type Unpacked, useFace } from '../setup/use-face.ts'
import { LinkBanner } from './banners.tsx'
import { Entrance } from './entrance.tsx'
import { RoomTable } from './room-table.tsx'
import { roomWords } from './room-words.ts'
import { useOnline, useSitting } from './use-online.ts'

const Notice = (props: { readonly title: string; readonly text: string; readonly children?: ReactNode }): ReactNode => {
  const say = useWords(roomWords)
  return (
    <>
      <TopBar title={say('title')} />
      <main className="page" tabIndex={-1}>
        <h2>{props.title}</h2>
        <p role="alert">{props.text}</p>
        <p className="row">
          {props.children}
          <Link to={{ at: 'start' }} className="btn quiet">
            {say('start')}
          </Link>
        </p>
      </main>
    </>
  )
}

const Reload = (): ReactNode => {
  const say = useWords(roomWords)
  return (
    <button type="button" className="btn primary" onClick={() => location.reload()}>
      {say('reload')}
    </button>
  )
}

const SentAway = ({ table, why }: { readonly table: OnlineTable; readonly why: Refusal }): ReactNode => {
  const say = useWords(roomWords)
  const { language } = useSettings()
  const forget = (): void => {
    forgetTable(table)
    goTo({ at: 'start' })
  }
  return (
    <Notice title={say('closed')} text={whyNot(why, language)}>
      {why.code === 'wire.version' ? (
        <Reload />
      ) : (
        <button type="button" className="btn" onClick={forget}>
          {say('forget')}
        </button>
      )}
    </Notice>
  )
}

interface SeatedProps {
  readonly table: OnlineTable
  readonly known: Known<Kind>
}

const Seated = ({ table, known, ...unpacked }: SeatedProps & Unpacked): ReactNode => {
  const sitting = useSitting(table, known, unpacked.speech)
  return sitting ? <RoomTable table={table} known={known} {...unpacked} sitting={sitting} /> : null
}

const Inside = ({ table, known }: SeatedProps): ReactNode => {
  const say = useWords(roomWords)
  const { language } = useSettings()
  const { game, waits } = known.glance
  const unpacked = useFace(game, language)
  if (!unpacked)
    return (
      <Notice title={say('closed')} text={say('unknown', { game })}>
        <Reload />
      </Notice>
    )
  const { chair } = known.you
  const nameless = chair !== null && known.company.chairs[chair]?.name === '' && waits.is !== 'over'
  if (nameless) return <Entrance table={table} known={known} {...unpacked} />
  return <Seated table={table} known={known} {...unpacked} />
}

const Door = ({ table }: { readonly table: OnlineTable }): ReactNode => {
  const say = useWords(roomWords)
  const { known, gone, link, unsaved } = useStanding(table)
  if (gone) return <SentAway table={table} why={gone} />
  if (known) return <Inside table={table} known={known} />
  return (
    <>
      <TopBar title={say('title')} />
      <main className="page" tabIndex={-1}>
        {link === 'lost' ? <LinkBanner link="opening" unsaved={unsaved} /> : <p className="muted">{say('knocking')}</p>}
      </main>
    </>
  )
}

export default function RoomScreen({ address: { room, key } }: ScreenProps<'room'>): ReactNode {
  const table = useOnline(room, key)
  return table ? <Door table={table} /> : null
}
