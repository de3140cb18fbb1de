/** The table stands: a link for everybody, and the seal of the dice. */
import type { RoomMade } from '@vigil/table/wire'
import type { ReactNode } from 'react'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { useWords } from '../../words/phrases.ts'
import { hostWords } from './host-words.ts'
import { type Invitation, Invitations } from './invitations.tsx'

export interface MadeProps {
  readonly game: string
  readonly made: RoomMade
  /** By chair: whether a bot plays it. */
  readonly bots: readonly boolean[]
  readonly spectators: boolean
}

export const Made = ({ game, made, bots, spectators }: MadeProps): ReactNode => {
  const say = useWords(hostWords)
  const { room, chairs, watch, commitment } = made
  const listed = (seats: readonly number[]): string => seats.map((seat) => seat + 1).join(', ')
  const invitations = chairs.map(({ seats, key }, chair): Invitation => {
    const about = say('seatsOf', { n: seats.length, list: listed(seats) })
    if (chair === 0) return { label: say('mine'), about: say('mineAbout'), room, key }
    const label = say('chair', { who: say('friend', { n: chair }) })
    return bots[chair]
      ? { label: say('chair', { who: about }), about: say('bot', { list: listed(seats) }), room, key }
      : { label, about, room, key }
  })
  const [own, ...others] = invitations
  const all = [
    ...others,
    ...(spectators ? [{ label: say('watch'), about: '', room, key: watch }] : []),
    ...(own ? [own] : []),
  ]
  return (
    <section className="panel setup-panel host-made" aria-labelledby="host-made">
      <h2 id="host-made">{say('made')}</h2>
      <p>{say('madeText')}</p>
      <Invitations game={game} invitations={all} />
      <div className="host-seal">
        <h3>{say('commitment')}</h3>
        <code>{commitment}</code>
        <small className="setup-about">{say('commitmentAbout')}</small>
      </div>
      {own && (
        <p>
          <Link to={{ at: 'room', room, key: own.key }} className="btn primary">
            <LineIcon name="table" /> {say('enter')}
          </Link>
        </p>
      )}
    </section>
  )
}
