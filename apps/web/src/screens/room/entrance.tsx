/** At the door: what is played, who is there, and what one wants to be called. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Face, Speech } from '../../face.ts'
import { myName, rememberName } from '../../online/my-tables.ts'
import { NameField } from '../../online/name-field.tsx'
import { type OnlineTable, useStanding } from '../../online/online-table.ts'
import { whyNot } from '../../online/online-words.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { useWords } from '../../words/phrases.ts'
import { LinkBanner } from './banners.tsx'
import { chairName, seatsText } from './people.ts'
import './room.css'
import { roomWords } from './room-words.ts'

export interface EntranceProps {
  readonly table: OnlineTable
  readonly known: Known<Kind>
  readonly face: Face<Kind>
  readonly speech: Speech<Kind>
}

const Others = ({ known, speech }: EntranceProps): ReactNode => (
  <ul className="room-others">
    {known.company.chairs.map(({ seats, bot }, chair) =>
      chair === known.you.chair ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
        <li key={chair}>
          <LineIcon name={bot === null ? 'user' : 'bot'} />
          <b>{chairName(known, chair, speech.language)}</b>{' '}
          <span className="muted">{seatsText(seats, known.glance.view, speech)}</span>
        </li>
      ),
    )}
  </ul>
)

export const Entrance = (props: EntranceProps): ReactNode => {
  const { table, known, face, speech } = props
  const say = useWords(roomWords)
  const [name, setName] = useState(myName)
  const standing = useStanding(table)
  const { trouble } = standing
  const seats = known.you.chair === null ? [] : (known.company.chairs[known.you.chair]?.seats ?? [])
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    rememberName(name.trim())
    void table.change({ do: 'name', name })
  }
  return (
    <>
      <TopBar title={say('title')} />
      <main className="page room-door" tabIndex={-1}>
        <LinkBanner {...standing} />
        <form className="panel room-entrance" onSubmit={enter}>
          <h2>{say('welcome', { game: face.title })}</h2>
          <p>{speech.summary(known.glance.view)}</p>
          <p>
            {seats.length === 0
              ? say('welcome.none')
              : say('welcome.seats', { who: seatsText(seats, known.glance.view, speech) })}
          </p>
          <Others {...props} />
          <NameField name={name} isRequired onChange={setName} />
          <p role="alert">{trouble && whyNot(trouble, speech.language)}</p>
          <button type="submit" className="btn primary">
            {say('sit')}
          </button>
        </form>
      </main>
    </>
  )
}
