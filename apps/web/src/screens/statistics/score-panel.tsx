/** Games won and lost, group by group. */
import type { ReactNode } from 'react'
import { BarChart } from '../../charts/bar-chart.tsx'
import { useWords } from '../../words/phrases.ts'
import { statisticsWords } from './statistics-words.ts'
import type { Score } from './tally.ts'

interface ScorePanelProps {
  readonly title: string
  /** What the groups are. */
  readonly head: string
  readonly scores: readonly Score[]
  readonly nameOf?: (key: string) => string
}

export const percentOf = ({ won, lost }: Score): number => Math.round((100 * won) / Math.max(1, won + lost))

export const ScorePanel = ({ title, head, scores, nameOf = (key) => key }: ScorePanelProps): ReactNode => {
  const say = useWords(statisticsWords)
  return (
    <section className="panel">
      <h2>
        {title} <small>{say('legend')}</small>
      </h2>
      <BarChart
        title={title}
        bars={scores.map((score) => ({
          id: score.key,
          label: nameOf(score.key) || say('nobody'),
          name: nameOf(score.key) || say('nobody'),
          value: score.won,
          rest: score.lost,
          figure: say('figure', { won: score.won, all: score.won + score.lost, percent: percentOf(score) }),
        }))}
        head={[head, say('wonHead'), say('lostHead')]}
        cells={({ value, rest = 0 }) => [value, rest]}
      />
    </section>
  )
}
