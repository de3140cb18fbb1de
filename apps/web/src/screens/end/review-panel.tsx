/** Which answers cost most, worked out in a worker when somebody wants to know. */

import type { AnyRecord, Kind, MatchRecord } from '@vigil/kernel'
import { luckierThan } from '@vigil/odds'
import type { Story } from '@vigil/table'
import type { ReactNode } from 'react'
import { hrefOf } from '../../address.ts'
import type { Reviewed, Slip } from '../../advice/adviser.ts'
import { percentText } from '../../advice/chance.ts'
import { useReview } from '../../advice/use-review.ts'
import type { Face, Speech } from '../../face.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import type { Rolling } from './chronicle.ts'
import { endWords } from './end-words.ts'

interface ReviewPanelProps {
  readonly face: Face<Kind>
  readonly record: AnyRecord | MatchRecord<Kind>
  readonly story: Story<Kind>
  readonly speech: Speech<Kind>
  /** All dice of the game, to set beside the answers. */
  readonly all: Rolling | undefined
  readonly replay: string | undefined
  readonly onPage?: ((page: number) => void) | undefined
}

interface SlipProps extends Pick<ReviewPanelProps, 'story' | 'speech' | 'replay' | 'onPage'> {
  readonly slip: Slip<Kind>
}

/** In words, with the way to the question in the replay. */
const SlipLine = ({ slip, story, speech, replay, onPage }: SlipProps): ReactNode => {
  const say = useWords(endWords)
  // The question stands on the page before what came of it.
  const asked = slip.page - 1
  const { view, waits } = story.at(asked, [slip.seat])
  const about = waits.is === 'decision' ? waits.decision.about : undefined
  const inWords = (pick: readonly { do: string }[]): string =>
    about ? pick.map((option) => speech.option(option, view, about)).join(', ') || '–' : ''
  const told = (
    <>
      <b>{say('review.chance', { chance: percentText(slip.chance), best: percentText(slip.best) })}</b>{' '}
      {say('review.slip', {
        who: speech.seatName(slip.seat, view),
        given: inWords(slip.given),
        better: inWords(slip.better),
      })}
    </>
  )
  if (onPage)
    return (
      <button type="button" onClick={() => onPage(asked)}>
        {told}
      </button>
    )
  return replay === undefined ? told : <a href={hrefOf({ at: 'replay', save: replay, step: asked })}>{told}</a>
}

const Result = ({ reviewed, all, ...rest }: ReviewPanelProps & { readonly reviewed: Reviewed<Kind> }): ReactNode => {
  const say = useWords(endWords)
  const { language } = useSettings()
  const { slips, count } = reviewed
  const cost = reviewed.cost.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <>
      <p className="end-caption">
        {slips.length === 0 ? say('review.none') : say('review.sum', { count, cost })}{' '}
        {all && say('review.luck', { n: Math.round(luckierThan(all)) })}
      </p>
      <ol className="end-points end-slips">
        {slips.map((slip) => (
          <li key={slip.page}>
            <SlipLine {...rest} slip={slip} />
          </li>
        ))}
      </ol>
    </>
  )
}

export const ReviewPanel = (props: ReviewPanelProps): ReactNode => {
  const { face, record } = props
  const say = useWords(endWords)
  const { advice } = useSettings()
  const { review, begin, stop } = useReview(face, record as AnyRecord)
  if (!face.company || !advice) return null
  return (
    <section className="panel end-review">
      <h3>
        {say('review')} <small>{say('reviewSub')}</small>
      </h3>
      {review.is === 'none' && (
        <>
          <p className="muted">{say('review.text')}</p>
          <Button onPress={begin}>
            <LineIcon name="search" /> {say('review.begin')}
          </Button>
        </>
      )}
      {review.is === 'going' && (
        <>
          <p role="status">{say('review.done', { percent: Math.floor(review.done * 10) * 10 })}</p>
          <progress value={review.done} aria-label={say('review')} />
          <Button look="quiet" onPress={stop}>
            {say('review.stop')}
          </Button>
        </>
      )}
      {review.is === 'failed' && <p role="alert">{say('review.failed', { why: review.why })}</p>}
      {review.is === 'done' && <Result {...props} reviewed={review.reviewed} />}
    </section>
  )
}
