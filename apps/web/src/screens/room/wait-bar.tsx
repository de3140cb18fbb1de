/** Somebody else is asked: who, for whom, and what one may do meanwhile. Stands where the answers would. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import type { ReactNode } from 'react'
import '../../advice/advice.css'
import type { Speech } from '../../face.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { type Say, useWords } from '../../words/phrases.ts'
import { hostWords } from '../host/host-words.ts'
import { timeText } from '../host/options-form.tsx'
import { askedChair, chairName } from './people.ts'
import { roomWords } from './room-words.ts'
import { useAskToNotify } from './use-my-turn.ts'

export interface WaitBarProps {
  readonly known: Known<Kind>
  readonly speech: Speech<Kind>
  /** Undefined where one may not. */
  readonly onSuggest: (() => void) | undefined
  readonly onTakeBack: () => void
}

const waitText = ({ known, speech }: WaitBarProps, say: Say<keyof typeof roomWords.en>): string => {
  const { glance, company, present, you } = known
  const chair = askedChair(known)
  if (glance.waits.is !== 'decision' || chair === undefined) return say('waits.dice')
  const as = speech.seatName(glance.waits.decision.seat, glance.view)
  const sits = company.chairs[chair]
  if (sits?.bot) return say(you.chair === chair ? 'waits.mine' : 'waits.bot', { as })
  const who = chairName(known, chair, speech.language)
  if (sits?.name === '') return say('waits.nobody', { as })
  return say(present.includes(chair) ? 'waits' : 'waits.away', { who, as })
}

export const WaitBar = (props: WaitBarProps): ReactNode => {
  const { known, onSuggest, onTakeBack } = props
  const say = useWords(roomWords)
  const host = useWords(hostWords)
  const askToNotify = useAskToNotify()
  const { company, you } = known
  const mine = you.chair === null ? undefined : company.chairs[you.chair]
  const { turnSeconds } = company.options
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields
    <div className="bot-bar room-wait" role="group" aria-label={say('whoIsAsked')}>
      <LineIcon name={you.chair === null ? 'eye' : 'clock'} />
      <p>
        <b>{waitText(props, say)}</b>
        {you.chair === null && <span className="bot-reason">{say('watch')}</span>}
        {turnSeconds > 0 && (
          <span className="bot-reason">{say('waits.time', { time: timeText(turnSeconds, host) })}</span>
        )}
      </p>
      <div className="bot-acts">
        {mine?.bot != null && (
          <button type="button" className="btn primary" onClick={onTakeBack}>
            <LineIcon name="user" /> {say('takeBack')}
          </button>
        )}
        {onSuggest && (
          <button type="button" className="btn" onClick={onSuggest}>
            <LineIcon name="ping" /> {say('suggest')}
          </button>
        )}
        {askToNotify && you.chair !== null && (
          <button type="button" className="btn quiet" onClick={askToNotify}>
            <LineIcon name="flag" /> {say('tellMe')}
          </button>
        )}
      </div>
    </div>
  )
}
