import { type ReactNode, useId } from 'react'
import { useWords } from '../../words/phrases.ts'
import { seatWords } from './seat-words.ts'
import { RANDOM, type Seated } from './seats.ts'

interface FirstPlayerProps<S extends Seated> {
  readonly value: S
  readonly onChange: (setup: S) => void
  /** Who sits on a seat, or how somebody is found for it. */
  nameOf(id: string): string
}

export const FirstPlayer = <S extends Seated>({ value, onChange, nameOf }: FirstPlayerProps<S>): ReactNode => {
  const say = useWords(seatWords)
  const id = useId()
  return (
    <div className="field">
      <label className="choice-label" htmlFor={id}>
        {say('first')}
      </label>
      <select
        id={id}
        className="input"
        value={String(value.first ?? RANDOM)}
        onChange={({ target }) =>
          onChange({ ...value, first: target.value === RANDOM ? RANDOM : Number(target.value) })
        }
      >
        <option value={RANDOM}>{say('lot')}</option>
        {value.investigators.map((who, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {say('seat', { n: seat + 1 })}: {nameOf(who)}
          </option>
        ))}
      </select>
    </div>
  )
}
