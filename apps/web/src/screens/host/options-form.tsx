/** What the host decides for everybody: before the first roll, and at any time after. */
import { LONGEST_TURN, type RoomOptions } from '@vigil/table/room'
import { type ReactNode, useId } from 'react'
import { Segments } from '../../parts/segments.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { type Say, useWords } from '../../words/phrases.ts'
import { hostWords } from './host-words.ts'

const UNDO = ['free', 'consent', 'untilRevealed', 'never'] as const

/** From a quick evening to a game by letter. */
const TIMES = [0, 30, 60, 120, 300, 3_600, 86_400, 259_200, LONGEST_TURN]

const UNITS = [
  { unit: 'd', seconds: 86_400 },
  { unit: 'h', seconds: 3_600 },
  { unit: 'm', seconds: 60 },
  { unit: 's', seconds: 1 },
] as const

export const timeText = (time: number, say: Say<keyof typeof hostWords.en>): string => {
  const fitting = UNITS.find(({ seconds }) => time > 0 && time % seconds === 0)
  return fitting ? say(`time.${fitting.unit}`, { n: time / fitting.seconds }) : say('time.0')
}

export interface OptionsFormProps {
  readonly options: RoomOptions
  readonly onChange: (options: Partial<RoomOptions>) => void
}

const TimeField = ({ options, onChange }: OptionsFormProps): ReactNode => {
  const say = useWords(hostWords)
  const id = useId()
  const times = TIMES.includes(options.turnSeconds) ? TIMES : [...TIMES, options.turnSeconds]
  return (
    <label className="field" htmlFor={id}>
      <span className="choice-label">{say('time')}</span>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}about`}
        value={options.turnSeconds}
        onChange={({ target }) => onChange({ turnSeconds: Number(target.value) })}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {timeText(time, say)}
          </option>
        ))}
      </select>
      <small id={`${id}about`} className="setup-about">
        {say('timeAbout')}
      </small>
    </label>
  )
}

export const OptionsForm = ({ options, onChange }: OptionsFormProps): ReactNode => {
  const say = useWords(hostWords)
  return (
    <div className="host-options">
      <Segments
        label={say('undo')}
        value={options.undo}
        options={UNDO.map((each) => ({ id: each, label: say(`undo.${each}`), about: say(`undo.${each}.about`) }))}
        onChange={(undo) => onChange({ undo })}
      />
      <TimeField options={options} onChange={onChange} />
      <Toggle
        label={say('corrections')}
        isOn={options.corrections === 'consent'}
        onChange={(isOn) => onChange({ corrections: isOn ? 'consent' : 'never' })}
      />
      <Toggle
        label={say('spectators')}
        about={say('spectatorsAbout')}
        isOn={options.spectators}
        onChange={(spectators) => onChange({ spectators })}
      />
      <Toggle
        label={say('advice')}
        about={say('adviceAbout')}
        isOn={options.advice}
        onChange={(advice) => onChange({ advice })}
      />
    </div>
  )
}
