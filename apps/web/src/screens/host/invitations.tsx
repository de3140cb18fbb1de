/** Links to hand out: copied, or shared where the device can. */
import { type ReactNode, useId, useState } from 'react'
import { hrefOf } from '../../address.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useWords } from '../../words/phrases.ts'
import { hostWords } from './host-words.ts'

export interface Invitation {
  readonly label: string
  readonly about: string
  readonly room: string
  readonly key: string
}

/** The page itself, and behind the `#` what browsers send to nobody. */
export const linkTo = ({ room, key }: Pick<Invitation, 'room' | 'key'>): string =>
  `${location.href.replace(/#.*$/, '')}${hrefOf({ at: 'room', room, key })}`

interface RowProps {
  readonly invitation: Invitation
  readonly title: string
  readonly onSaid: (text: string) => void
}

const canShare = (): boolean => typeof navigator.share === 'function'

const Row = ({ invitation, title, onSaid }: RowProps): ReactNode => {
  const say = useWords(hostWords)
  const id = useId()
  const { label, about } = invitation
  const href = linkTo(invitation)
  const copy = (): void => {
    const done = (): void => onSaid(say('copied', { what: label }))
    navigator.clipboard?.writeText(href).then(done, () => onSaid(say('byHand'))) ?? onSaid(say('byHand'))
  }
  return (
    <li className="invitation">
      <label htmlFor={id}>
        <b>{label}</b> <small>{about}</small>
      </label>
      <div className="invitation-link">
        <input id={id} className="input" readOnly value={href} onFocus={({ target }) => target.select()} />
        <button type="button" className="btn" aria-label={say('copyWhat', { what: label })} onClick={copy}>
          <LineIcon name="copy" /> <span>{say('copy')}</span>
        </button>
        {canShare() && (
          <button
            type="button"
            className="btn quiet"
            aria-label={say('shareWhat', { what: label })}
            onClick={() => void navigator.share({ title, url: href }).catch(() => undefined)}
          >
            <LineIcon name="share" /> <span>{say('share')}</span>
          </button>
        )}
      </div>
    </li>
  )
}

export interface InvitationsProps {
  readonly game: string
  readonly invitations: readonly Invitation[]
}

export const Invitations = ({ game, invitations }: InvitationsProps): ReactNode => {
  const say = useWords(hostWords)
  const [said, setSaid] = useState('')
  return (
    <>
      <ul className="invitations">
        {invitations.map((invitation) => (
          <Row key={invitation.key} invitation={invitation} title={say('shareTitle', { game })} onSaid={setSaid} />
        ))}
      </ul>
      <p className="small muted" role="status">
        {said}
      </p>
    </>
  )
}
