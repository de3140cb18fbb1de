/** A bot is to answer: who, why it will answer so, and how to stop it. Stands where answers would. */
import type { Kind } from '@vigil/kernel'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../art/index.ts'
import type { Speech } from '../face.ts'
import { useWords } from '../words/phrases.ts'
import { adviceWords } from './advice-words.ts'
import type { Playing } from './use-bots.ts'
import './advice.css'

interface KeyedProps {
  readonly icon: IconName
  readonly label: string
  /** Pressed anywhere at the table. */
  readonly keyed?: string
  readonly onPress: () => void
}

const Keyed = ({ icon, label, keyed, onPress }: KeyedProps): ReactNode => (
  <button type="button" className="btn" data-shell-key={keyed} aria-keyshortcuts={keyed} onClick={onPress}>
    {keyed && (
      <span className="kbd" aria-hidden="true">
        {keyed.toUpperCase()}
      </span>
    )}
    <Icon name={icon} /> {label}
  </button>
)

export interface BotBarProps {
  readonly playing: Playing
  readonly speech: Speech<Kind>
  readonly view: unknown
}

export const BotBar = ({ playing, speech, view }: BotBarProps): ReactNode => {
  const say = useWords(adviceWords)
  const { turn, reason, fault, isPaused, pause, step, takeOver } = playing
  const who = speech.seatName(turn.seat, view)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields
    <div className="bot-bar" role="group" aria-label={say('bar.label')}>
      <Icon name="bot" />
      <p>
        <b>{say('bar.plays', { bot: turn.bot, who })}</b>
        {fault === '' ? (
          <span className="bot-reason">{reason === '' ? say('bar.thinks') : reason}</span>
        ) : (
          <span role="alert">{say('bar.fault', { why: fault })}</span>
        )}
      </p>
      <div className="bot-acts">
        <Keyed
          icon={isPaused ? 'play' : 'pause'}
          label={say(isPaused ? 'goOn' : 'pause')}
          keyed="p"
          onPress={() => pause(!isPaused)}
        />
        <Keyed icon="step" label={say('step')} keyed="n" onPress={step} />
        <Keyed icon="user" label={say('takeOver')} onPress={takeOver} />
      </div>
    </div>
  )
}
