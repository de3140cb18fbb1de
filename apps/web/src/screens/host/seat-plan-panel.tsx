import type { ReactNode } from 'react'
import { adviceWords } from '../../advice/advice-words.ts'
import type { BotName } from '../../advice/adviser.ts'
import { useWords } from '../../words/phrases.ts'
import { hostWords } from './host-words.ts'
import type { Sits } from './seat-plan.ts'

export interface SeatPlanProps {
  /** By seat; undefined where chance will decide. */
  readonly names: readonly (string | undefined)[]
  readonly plan: readonly Sits[]
  readonly bots: readonly BotName[]
  readonly onChange: (plan: readonly Sits[]) => void
  readonly children: ReactNode
}

export const SeatPlan = ({ names, plan, bots, onChange, children }: SeatPlanProps): ReactNode => {
  const say = useWords(hostWords)
  const advice = useWords(adviceWords)
  const choices: readonly (readonly [Sits, string])[] = [
    ['me', say('me')],
    ...names.slice(1).map((_, i) => [`friend:${i + 1}`, say('friend', { n: i + 1 })] as const),
    ...bots.map((bot) => [bot, advice(`bot.${bot}`)] as const),
  ]
  return (
    <section className="panel setup-panel" aria-labelledby="host-seats">
      <h2 id="host-seats">{say('seats')}</h2>
      {children}
      <ul className="host-seats">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <label className="field">
              <span className="choice-label">{say('seat', { n: seat + 1, who: name ?? 'none' })}</span>
              <select
                className="input"
                value={plan[seat]}
                onChange={({ target }) => {
                  const chosen = choices.find(([id]) => id === target.value)
                  if (chosen) onChange(plan.map((sits, at) => (at === seat ? chosen[0] : sits)))
                }}
              >
                {choices.map(([id, label]) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <small className="setup-about">{say('seatsAbout')}</small>
    </section>
  )
}
