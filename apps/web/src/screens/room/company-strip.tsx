/** Who is here, in a line under the bar; and the way to the talk. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import type { ReactNode } from 'react'
import type { Speech } from '../../face.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useWords } from '../../words/phrases.ts'
import { askedChair, chairName, seatsText } from './people.ts'
import { roomWords } from './room-words.ts'
import type { Talking } from './use-talk.ts'

export interface CompanyStripProps {
  readonly known: Known<Kind>
  readonly speech: Speech<Kind>
  readonly unsaved: number
  readonly talk: Talking
  readonly onCompany: () => void
}

interface ChipProps {
  readonly known: Known<Kind>
  readonly chair: number
  readonly speech: Speech<Kind>
}

const Chip = ({ known, chair, speech }: ChipProps): ReactNode => {
  const say = useWords(roomWords)
  const sits = known.company.chairs[chair]
  if (!sits) return null
  const there = known.present.includes(chair)
  const state = sits.bot !== null ? 'bot' : there ? 'there' : 'awayTag'
  const asked = askedChair(known) === chair
  const tags = [
    ...(known.you.chair === chair ? [say('you')] : []),
    ...(known.company.host === chair ? [say('host')] : []),
    say(state),
    ...(sits.muted ? [say('muted')] : []),
  ]
  return (
    <li
      className={`room-chip ${state}${asked ? ' asked' : ''}`}
      title={seatsText(sits.seats, known.glance.view, speech)}
    >
      <i aria-hidden="true" />
      {sits.bot !== null && <LineIcon name="bot" />}
      <b>{chairName(known, chair, speech.language)}</b>
      <small>{tags.join(', ')}</small>
    </li>
  )
}

export const CompanyStrip = (props: CompanyStripProps): ReactNode => {
  const { known, speech, unsaved, talk, onCompany } = props
  const { unread, isOpen, open } = talk
  const say = useWords(roomWords)
  return (
    <div className="room-strip">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <ul className="room-chips" aria-label={say('company')} tabIndex={0}>
        {known.company.chairs.map((_, chair) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
          <Chip key={chair} known={known} chair={chair} speech={speech} />
        ))}
        {known.watching > 0 && <li className="room-chip muted">{say('watching', { n: known.watching })}</li>}
      </ul>
      <span className="room-saving" role="status">
        {unsaved > 0 ? say('saving') : ''}
      </span>
      <button type="button" className="btn quiet icon" aria-label={say('company')} onClick={onCompany}>
        <LineIcon name="users" />
      </button>
      <button
        type="button"
        className="btn quiet icon room-talk-button"
        data-shell-key="t"
        aria-keyshortcuts="t"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? say('talk.unread', { n: unread }) : say('talk')}
        onClick={() => open(!isOpen)}
      >
        <LineIcon name="chat" />
        {unread > 0 && (
          <span className="room-unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
    </div>
  )
}
