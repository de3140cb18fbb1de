/** What one wants to be called at a table. */
import { type ReactNode, useId } from 'react'
import { phrases, useWords } from '../words/phrases.ts'

const nameWords = phrases({
  en: { name: 'Your name', about: 'The others see it. Up to 40 letters.' },
  de: { name: 'Dein Name', about: 'Die anderen sehen ihn. Bis zu 40 Buchstaben.' },
})

export interface NameFieldProps {
  readonly name: string
  readonly isRequired?: boolean
  readonly onChange: (name: string) => void
}

export const NameField = ({ name, isRequired = false, onChange }: NameFieldProps): ReactNode => {
  const say = useWords(nameWords)
  const id = useId()
  return (
    <div className="field">
      <label className="choice-label" htmlFor={id}>
        {say('name')}
      </label>
      <input
        id={id}
        className="input"
        value={name}
        maxLength={40}
        required={isRequired}
        autoComplete="nickname"
        aria-describedby={`${id}about`}
        onChange={({ target }) => onChange(target.value)}
      />
      <small id={`${id}about`} className="muted">
        {say('about')}
      </small>
    </div>
  )
}
