/** Everybody around the table: who plays what, and what the host may do. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import type { Change } from '@vigil/table/room'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Face, Speech } from '../../face.ts'
import { rememberName } from '../../online/my-tables.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useWords } from '../../words/phrases.ts'
import '../host/host.css'
import { OptionsForm } from '../host/options-form.tsx'
import { chairName, isHost, seatsText } from './people.ts'
import { roomWords } from './room-words.ts'

export interface CompanyWindowProps {
  readonly table: OnlineTable
  readonly known: Known<Kind>
  readonly face: Face<Kind>
  readonly speech: Speech<Kind>
}

interface ChairProps extends CompanyWindowProps {
  readonly chair: number
}

const Rename = ({ table, known, chair }: ChairProps): ReactNode => {
  const say = useWords(roomWords)
  const [name, setName] = useState(known.company.chairs[chair]?.name ?? '')
  const rename = (event: FormEvent): void => {
    event.preventDefault()
    rememberName(name.trim())
    void table.change({ do: 'name', name })
  }
  return (
    <form className="room-write" onSubmit={rename}>
      <input
        className="input"
        aria-label={say('name')}
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="btn quiet">
        {say('act.rename')}
      </button>
    </form>
  )
}

/** What one may do to a chair: with one's own more than with others, unless one is the host. */
const actsFor = ({ known, chair }: ChairProps): readonly (readonly [keyof typeof roomWords.en, Change])[] => {
  const sits = known.company.chairs[chair]
  if (!sits) return []
  const { standIn } = known.company.options
  const mine = known.you.chair === chair
  const bot: Change = { do: 'bot', chair, bot: sits.bot === null ? standIn : null }
  if (mine) return sits.seats.length === 0 ? [] : [[sits.bot === null ? 'act.botMe' : 'takeBack', bot]]
  if (!isHost(known)) return []
  return [
    [sits.bot === null ? 'act.bot' : 'act.person', bot],
    [sits.muted ? 'act.unmute' : 'act.mute', { do: 'mute', chair, on: !sits.muted }],
    ['act.host', { do: 'host', chair }],
    ['act.remove', { do: 'remove', chair }],
  ]
}

const ChairItem = (props: ChairProps): ReactNode => {
  const say = useWords(roomWords)
  const { table, known, chair, speech } = props
  const [removed, setRemoved] = useState(false)
  const sits = known.company.chairs[chair]
  if (!sits) return null
  const who = chairName(known, chair, speech.language)
  const tags = [
    ...(known.you.chair === chair ? ['you' as const] : []),
    ...(known.company.host === chair ? ['host' as const] : []),
    sits.bot !== null ? ('bot' as const) : known.present.includes(chair) ? ('there' as const) : ('awayTag' as const),
    ...(sits.muted ? ['muted' as const] : []),
  ]
  const act = (change: Change): void =>
    void table.change(change).then((kept) => setRemoved(kept.ok && change.do === 'remove'))
  return (
    <li className="room-chair">
      <p>
        <b>{who}</b>{' '}
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {say(tag)}
          </span>
        ))}
        <small className="muted">{seatsText(sits.seats, known.glance.view, speech)}</small>
      </p>
      {known.you.chair === chair && <Rename {...props} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has fields */}
      <div className="room-acts" role="group" aria-label={say('acts', { who })}>
        {actsFor(props).map(([key, change]) => (
          <button key={key} type="button" className="btn quiet" onClick={() => act(change)}>
            {say(key)}
          </button>
        ))}
      </div>
      <p className="small" role="status">
        {removed && say('act.removed')}
      </p>
    </li>
  )
}

/** One gives away one's own seats; the host may move any. */
const Seats = ({ table, known, face, speech }: CompanyWindowProps): ReactNode => {
  const say = useWords(roomWords)
  const { view } = known.glance
  const { chairs } = known.company
  return (
    <ul className="host-seats">
      {Array.from({ length: face.seats(view) }, (_, seat) => {
        const of = chairs.findIndex(({ seats }) => seats.includes(seat))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <label className="field">
              <span className="choice-label">{say('seat.of', { who: speech.seatName(seat, view) })}</span>
              <select
                className="input"
                value={of}
                disabled={!isHost(known) && of !== known.you.chair}
                onChange={({ target }) => void table.change({ do: 'give', seats: [seat], to: Number(target.value) })}
              >
                {chairs.map((_, chair) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
                  <option key={chair} value={chair}>
                    {chairName(known, chair, speech.language)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        )
      })}
    </ul>
  )
}

export const CompanyWindow = (props: CompanyWindowProps): ReactNode => {
  const say = useWords(roomWords)
  const { table, known } = props
  const host = isHost(known)
  return (
    <div className="room-company">
      <ul className="room-chairs">
        {known.company.chairs.map((_, chair) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
          <ChairItem key={chair} {...props} chair={chair} />
        ))}
      </ul>
      <section>
        <h3>{say('seats')}</h3>
        <Seats {...props} />
      </section>
      <section>
        <h3>{say('options')}</h3>
        {!host && <p className="muted small">{say('options.host')}</p>}
        <fieldset className="room-options" disabled={!host}>
          <OptionsForm
            options={known.company.options}
            onChange={(options) => void (host && table.change({ do: 'options', options }))}
          />
        </fieldset>
      </section>
      <section className="host-seal">
        <h3>
          <LineIcon name="lock" /> {say('seal')}
        </h3>
        <code>{known.commitment}</code>
        <small className="muted">{say('sealAbout')}</small>
      </section>
    </div>
  )
}
