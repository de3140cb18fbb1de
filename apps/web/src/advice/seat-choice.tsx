/** A person or a bot. */
import type { ReactNode } from 'react'
import { Segments } from '../parts/segments.tsx'
import { useWords } from '../words/phrases.ts'
import { adviceWords } from './advice-words.ts'
import { type BotName, knownBot } from './adviser.ts'
import './advice.css'

interface SeatChoiceProps {
  readonly label: string
  readonly bots: readonly BotName[]
  readonly bot: string | null
  readonly onChange: (bot: BotName | null) => void
}

const PERSON = 'person'

export const SeatChoice = ({ label, bots, bot, onChange }: SeatChoiceProps): ReactNode => {
  const say = useWords(adviceWords)
  return (
    <Segments<BotName | typeof PERSON>
      label={label}
      value={bot === null ? PERSON : (knownBot(bots, bot) ?? PERSON)}
      options={[{ id: PERSON, label: say('person') }, ...bots.map((id) => ({ id, label: say(`bot.${id}`) }))]}
      onChange={(id) => onChange(id === PERSON ? null : id)}
    />
  )
}
