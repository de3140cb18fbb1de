/** What holds for any game: undo, real dice, the seed. */
import type { Seating, UndoPolicy } from '@vigil/table'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { useWords } from '../../words/phrases.ts'
import { UndoChoice } from '../settings/undo-choice.tsx'
import { newSeed } from '../start/seed.ts'
import { setupWords } from './setup-words.ts'

export interface TableTerms {
  readonly undo: UndoPolicy
  readonly realDice: boolean
  readonly seed: string
  /** Who is a bot. */
  readonly seating: Seating
}

interface TermsProps {
  readonly terms: TableTerms
  readonly onChange: (terms: TableTerms) => void
}

const SeedField = ({ terms, onChange }: TermsProps): ReactNode => {
  const say = useWords(setupWords)
  const id = useId()
  const [told, setTold] = useState('')
  const reroll = (): void => {
    const seed = newSeed()
    onChange({ ...terms, seed })
    setTold(say('rerolled', { seed }))
  }
  return (
    <div className="field">
      <label className="choice-label" htmlFor={id}>
        {say('seed')}
      </label>
      <div className="setup-seed">
        <input
          id={id}
          className="input"
          value={terms.seed}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}about`}
          onChange={({ target }) => onChange({ ...terms, seed: target.value })}
        />
        <Button look="quiet" icon label={say('reroll')} onPress={reroll}>
          <LineIcon name="repeat" />
        </Button>
      </div>
      <small id={`${id}about`} className="setup-about">
        {say('seedAbout')}
      </small>
      <span className="vh" aria-live="polite">
        {told}
      </span>
    </div>
  )
}

export const TablePanel = ({ terms, onChange }: TermsProps): ReactNode => {
  const say = useWords(setupWords)
  return (
    <section className="panel setup-panel setup-table" aria-labelledby="setup-table">
      <h2 id="setup-table">{say('table')}</h2>
      <UndoChoice look="row" label={say('undo')} value={terms.undo} onChange={(undo) => onChange({ ...terms, undo })} />
      <Toggle
        label={say('dice')}
        about={say('diceAbout')}
        isOn={terms.realDice}
        onChange={(realDice) => onChange({ ...terms, realDice })}
      />
      <SeedField terms={terms} onChange={onChange} />
    </section>
  )
}
