/** What has to be said over the table: the connection, what was not granted, what is voted on, where it goes on. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import type { ReactNode } from 'react'
import type { Speech } from '../../face.ts'
import { type OnlineTable, type Standing, useStanding } from '../../online/online-table.ts'
import { whyNot } from '../../online/online-words.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { useWords } from '../../words/phrases.ts'
import { chairName } from './people.ts'
import { roomWords } from './room-words.ts'

export const LinkBanner = ({ link, unsaved }: Pick<Standing, 'link' | 'unsaved'>): ReactNode => {
  const say = useWords(roomWords)
  if (link === 'open') return null
  return (
    <p className="room-banner bad" role="alert">
      <LineIcon name="offline" />
      <span>{say(link === 'opening' ? 'away' : unsaved > 0 ? 'lost.unsaved' : 'lost')}</span>
    </p>
  )
}

const Trouble = ({ table, speech }: { readonly table: OnlineTable; readonly speech: Speech<Kind> }): ReactNode => {
  const say = useWords(roomWords)
  const { trouble } = useStanding(table)
  if (!trouble) return null
  return (
    <div className="room-banner bad" role="alert">
      <LineIcon name="warning" />
      <span>{whyNot(trouble, speech.language, (why) => speech.refusal(why))}</span>
      <button
        type="button"
        className="btn quiet icon"
        aria-label={say('close')}
        onClick={() => table.complain(undefined)}
      >
        <LineIcon name="close" />
      </button>
    </div>
  )
}

interface VoteProps {
  readonly table: OnlineTable
  readonly known: Known<Kind>
  readonly speech: Speech<Kind>
}

/** What a correction would do, in the words the log would tell it with. */
const changeText = (change: object, { known, speech }: VoteProps): string =>
  speech.events([{ is: 'corrected', change } as Kind['event']], known.glance.view)[0] ?? ''

const VoteBanner = (props: VoteProps): ReactNode => {
  const say = useWords(roomWords)
  const { table, known, speech } = props
  const { vote } = known.company
  // What the match has overtaken is no vote any more.
  if (!vote || vote.seq !== known.glance.seq) return null
  const { chair } = known.you
  const nameOf = (of: number): string => chairName(known, of, speech.language)
  const who = nameOf(vote.by)
  const left = vote.voters.filter((voter) => !vote.agreed.includes(voter))
  const whom = left.map(nameOf).join(', ')
  const asked = chair !== null && left.includes(chair)
  const question =
    vote.wish.do === 'undo'
      ? say('vote.undo', { who })
      : say('vote.correct', { who, what: changeText(vote.wish.change, props) })
  const told = chair === vote.by ? say('vote.mine', { who: whom }) : say('vote.others', { who, whom })
  return (
    <section className="room-banner vote" aria-live="polite">
      <LineIcon name="scales" />
      <span>{asked ? question : told}</span>
      {asked && (
        <span className="room-votes">
          <button type="button" className="btn primary" onClick={() => void table.vote(true)}>
            {say('agree')}
          </button>
          <button type="button" className="btn" onClick={() => void table.vote(false)}>
            {say('refuse')}
          </button>
        </span>
      )}
    </section>
  )
}

const NextBanner = ({ table, known }: Pick<VoteProps, 'table' | 'known'>): ReactNode => {
  const say = useWords(roomWords)
  const { next } = known.company
  if (next === null) return null
  return (
    <section className="room-banner" aria-live="polite">
      <LineIcon name="repeat" />
      <span>{say('next')}</span>
      <Link to={{ at: 'room', room: next, key: table.key }} className="btn primary">
        {say('next.go')}
      </Link>
    </section>
  )
}

export interface BannersProps extends VoteProps {
  /** Of the rules this page knows. */
  readonly version: string
}

export const Banners = ({ version, ...props }: BannersProps): ReactNode => {
  const say = useWords(roomWords)
  const standing = useStanding(props.table)
  const { glance } = props.known
  return (
    <>
      <LinkBanner {...standing} />
      {glance.version !== version && (
        <p className="room-banner bad" role="alert">
          <LineIcon name="warning" />
          <span>{say('version', { page: version, server: glance.version })}</span>
        </p>
      )}
      <Trouble {...props} />
      <VoteBanner {...props} />
      <NextBanner {...props} />
    </>
  )
}
