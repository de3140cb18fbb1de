/** The few numbers one looks for first. */
import type { ReactNode } from 'react'
import type { SaveHead } from '../../saves/index.ts'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import type { KnownLuck } from './luck-store.ts'
import { percentOf } from './score-panel.tsx'
import { statisticsWords } from './statistics-words.ts'
import type { Tally } from './tally.ts'

interface TotalsProps {
  readonly tally: Tally
  readonly over: readonly SaveHead[]
  readonly known: KnownLuck
}

const Tile = ({
  figure,
  label,
  detail,
}: {
  readonly figure: string
  readonly label: string
  readonly detail?: string
}) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {figure}
      {detail !== undefined && <small>{detail}</small>}
    </dd>
  </div>
)

export const Totals = ({ tally, over, known }: TotalsProps): ReactNode => {
  const say = useWords(statisticsWords)
  const { language } = useSettings()
  const { won, lost } = tally.over
  const lucks = over.flatMap(({ id }) => known[id] ?? [])
  const seen = lucks.reduce((sum, luck) => sum + luck.seen, 0)
  const expected = lucks.reduce((sum, luck) => sum + luck.expected, 0)
  const { shortest = 0, longest = 0 } = tally
  return (
    <section className="panel wide totals" aria-label={say('totals')}>
      <dl>
        <Tile
          figure={String(won + lost)}
          label={say('finished', { n: won + lost })}
          detail={`${tally.running} ${say('running', { n: tally.running })}`}
        />
        <Tile figure={`${percentOf(tally.over)} %`} label={say('rate')} detail={say('of', { won, all: won + lost })} />
        <Tile
          figure={(tally.length ?? 0).toLocaleString(language)}
          label={say('length')}
          detail={say('range', { shortest, longest })}
        />
        <Tile figure={String(tally.streak)} label={say('streak')} />
        <Tile
          figure={expected > 0 ? `${Math.round((100 * seen) / expected)} %` : '–'}
          label={say('luck')}
          detail={say('luckDetail', {
            seen,
            expected: expected.toLocaleString(language, { maximumFractionDigits: 1 }),
            n: lucks.length,
          })}
        />
      </dl>
      {lucks.length < over.length && (
        <p className="small muted" role="status">
          {say('learning', { known: lucks.length, all: over.length })}
        </p>
      )}
    </section>
  )
}
