/** On the set-up page, beside a seat: whether a person plays it or a bot. A game's form puts it where its seats are. */
import type { ReactNode } from 'react'
import { Icon } from '../art/index.ts'
import { useWords } from '../words/phrases.ts'
import { adviceWords } from './advice-words.ts'
import { type BotName, knownBot } from './adviser.ts'
import './advice.css'

/** What a form is told of the players. */
export interface Players {
  readonly bots: readonly BotName[]
  readonly seating: readonly (string | null)[]
  onChange(seat: number, bot: BotName | null): void
}

interface SeatPlayerProps {
  readonly seat: number
  readonly players: Players
}

export const SeatPlayer = ({ seat, players: { bots, seating, onChange } }: SeatPlayerProps): ReactNode => {
  const say = useWords(adviceWords)
  const bot = seating[seat] ?? null
  const value = bot === null ? '' : (knownBot(bots, bot) ?? '')
  return (
    <span className={value === '' ? 'seat-player' : 'seat-player bot'}>
      <Icon name={value === '' ? 'user' : 'bot'} />
      <select
        className="input"
        aria-label={say('seat.plays', { n: seat + 1 })}
        value={value}
        onChange={({ target }) => onChange(seat, bots.find((each) => each === target.value) ?? null)}
      >
        <option value="">{say('person')}</option>
        {bots.map((each) => (
          <option key={each} value={each}>
            {say(`bot.${each}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
