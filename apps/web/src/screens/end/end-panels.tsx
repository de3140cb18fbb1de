/** The panels below the banner: lines, luck, people, turning points. */

import type { Kind } from '@vigil/kernel'
import { luckierThan } from '@vigil/odds'
import type { ReactNode } from 'react'
import { hrefOf } from '../../address.ts'
import { Emblem } from '../../art/index.ts'
import { BarChart } from '../../charts/bar-chart.tsx'
import { LineChart } from '../../charts/line-chart.tsx'
import type { Face } from '../../face.ts'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import type { Chart, Chronicle, Rolling } from './chronicle.ts'
import { endWords } from './end-words.ts'

const titleOf = ({ title, series }: Chart, language: string): string =>
  title ?? new Intl.ListFormat(language).format(series.map(({ label }) => label))

/** What a day is called in this game. */
export const unitOf = (face: Face<Kind>): string => face.teller?.counts ?? 'day'

interface ChartsProps {
  readonly charts: readonly Chart[]
  readonly face: Face<Kind>
  /** Where a replay stands, counted in chapters. */
  readonly at?: number
}

export const Charts = ({ charts, face, at }: ChartsProps): ReactNode => {
  const say = useWords(endWords)
  const { language } = useSettings()
  return (
    <section className="panel end-charts">
      {charts.map((chart, i) => (
        <div key={chart.group}>
          <h3>
            {titleOf(chart, language)} <small>{say('byDay', { unit: unitOf(face) })}</small>
          </h3>
          <LineChart
            title={titleOf(chart, language)}
            axis={say('turn')}
            places={chart.places}
            series={chart.series}
            goals={chart.goals}
            height={i === 0 ? 15 : 9}
            {...(at !== undefined && { at })}
          />
        </div>
      ))}
    </section>
  )
}

const oneDecimal = (value: number, language: string): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

interface LuckPanelProps {
  readonly chronicle: Chronicle
  readonly face: Face<Kind>
  /** Where the dice can be checked. */
  readonly replay: string | undefined
}

export const LuckPanel = ({ chronicle: { all, rolling }, face, replay }: LuckPanelProps): ReactNode => {
  const say = useWords(endWords)
  const { language } = useSettings()
  const barOf = ({ name, seen, expected }: Rolling) => ({
    id: name,
    label: name === '' ? <b>{say('everybody')}</b> : name,
    name: name === '' ? say('everybody') : name,
    value: seen,
    mark: expected,
    figure: (
      <>
        <b>{seen}</b> / {oneDecimal(expected, language)}
      </>
    ),
  })
  return (
    <section className="panel">
      <h3>
        {say('luck')} <small>{say('luckSub')}</small>
      </h3>
      {all ? (
        <>
          <BarChart
            title={say('luck')}
            bars={[...rolling, all].map(barOf)}
            head={[say('who'), say('seen'), say('expected')]}
            cells={({ value, mark = 0 }) => [value, oneDecimal(mark, language)]}
          />
          <p className="end-caption">
            <b>{say('lucky', { n: Math.round(luckierThan(all)) })}</b> {face.teller?.luckMeans(language)}
          </p>
        </>
      ) : (
        <p className="muted">{say('noRolls')}</p>
      )}
      {replay !== undefined && (
        <a className="end-check" href={hrefOf({ at: 'replay', save: replay })}>
          {say('verify')}
        </a>
      )}
    </section>
  )
}

interface PointsPanelProps {
  readonly chronicle: Chronicle
  readonly face: Face<Kind>
  readonly replay: string | undefined
  /** In a replay: goes there at once. */
  readonly onPage?: ((page: number) => void) | undefined
}

const Point = ({
  day,
  text,
  page,
  face,
  replay,
  onPage,
}: Omit<PointsPanelProps, 'chronicle'> & Chronicle['turns'][number]) => {
  const say = useWords(endWords)
  const told = (
    <>
      <b>{say('day', { day, unit: unitOf(face) })}</b> {text}
    </>
  )
  if (onPage)
    return (
      <button type="button" onClick={() => onPage(page)}>
        {told}
      </button>
    )
  return replay === undefined ? told : <a href={hrefOf({ at: 'replay', save: replay, step: page })}>{told}</a>
}

interface PeoplePanelProps extends Pick<Chronicle, 'people'> {
  readonly face: Face<Kind>
}

export const PeoplePanel = ({ people, face }: PeoplePanelProps): ReactNode => {
  const say = useWords(endWords)
  return (
    <section className="panel">
      <h3>{say('people')}</h3>
      <ul className="end-people">
        {people.map(({ id, name, text, figure, unit }) => (
          <li key={id}>
            {face.teller?.Emblem ? <face.teller.Emblem of={id} /> : <Emblem of={id} medallion />}
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
            <span className="end-figure">
              {figure}
              <small>{unit}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const PointsPanel = ({ chronicle: { turns }, face, replay, onPage }: PointsPanelProps): ReactNode => {
  const say = useWords(endWords)
  return (
    <section className="panel">
      <h3>
        {say('points')} {(replay !== undefined || onPage) && <small>{say('inReplay')}</small>}
      </h3>
      {turns.length === 0 ? (
        <p className="muted">{say('quiet')}</p>
      ) : (
        <ol className="end-points">
          {turns.map((turn) => (
            <li key={turn.page}>
              <Point {...turn} face={face} replay={replay} onPage={onPage} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
