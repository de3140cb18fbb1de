/** How undo works at a table; the settings choose it for new games, the set-up for one. */
import type { UndoPolicy } from '@vigil/table'
import type { ReactNode } from 'react'
import { Segments } from '../../parts/segments.tsx'
import { useWords } from '../../words/phrases.ts'
import { settingsWords } from './settings-words.ts'

export interface UndoChoiceProps {
  readonly label: string
  readonly value: UndoPolicy
  readonly onChange: (value: UndoPolicy) => void
  readonly look?: 'row' | 'list'
}

export const UndoChoice = ({ label, value, onChange, look = 'list' }: UndoChoiceProps): ReactNode => {
  const say = useWords(settingsWords)
  const options = (['free', 'untilRevealed', 'never'] as const).map((id) => ({
    id,
    label: say(look === 'row' && id === 'untilRevealed' ? 'untilRevealedShort' : id),
    about: say(`${id}About`),
  }))
  return <Segments look={look} label={label} value={value} options={options} onChange={onChange} />
}
