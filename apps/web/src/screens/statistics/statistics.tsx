/** One's own games in numbers. */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ScreenProps } from '../../app.tsx'
import { chosenGame } from '../../chosen-game.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { type SaveHead, useHeads } from '../../saves/index.ts'
import { useWords } from '../../words/phrases.ts'
import { download } from '../play/download.ts'
import { csvOf, jsonOf } from './export.ts'
import { GameChoice } from './game-choice.tsx'
import { GamesTable } from './games-table.tsx'
import { type KnownLuck, learnLuck, rememberedLuck } from './luck-store.ts'
import { ScorePanel } from './score-panel.tsx'
import { statisticsWords } from './statistics-words.ts'
import { binName, counted, gamesIn, type Left, tallyOf } from './tally.ts'
import { Totals } from './totals.tsx'
import './statistics.css'

const useLuck = (heads: readonly SaveHead[]): KnownLuck => {
  const [known, setKnown] = useState(rememberedLuck)
  useEffect(() => {
    let gone = false
    void learnLuck(heads, setKnown, () => gone).catch(() => undefined)
    return () => {
      gone = true
    }
  }, [heads])
  return known
}

interface FiltersProps {
  readonly left: Left
  readonly onLeft: (left: Left) => void
  /** That were played. */
  readonly games: readonly string[]
  readonly corrected: number
  readonly onExport: (kind: 'csv' | 'json') => void
}

const Filters = ({ left, onLeft, games, corrected, onExport }: FiltersProps): ReactNode => {
  const say = useWords(statisticsWords)
  const box = (name: 'corrected' | 'borrowed', label: string) => (
    <label className="check">
      <input
        type="checkbox"
        checked={left[name]}
        onChange={({ target }) => onLeft({ ...left, [name]: target.checked })}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <section className="panel wide filters">
      <fieldset>
        <legend className="eyebrow">{say('filters')}</legend>
        {games.length > 1 && <GameChoice games={games} game={left.game} onGame={(game) => onLeft({ ...left, game })} />}
        {box('corrected', say('leaveCorrected', { n: corrected }))}
        {box('borrowed', say('leaveBorrowed'))}
        <span className="small muted">{say('lessons')}</span>
      </fieldset>
      <fieldset>
        <legend className="eyebrow">{say('export')}</legend>
        <Button look="quiet" onPress={() => onExport('csv')}>
          <LineIcon name="download" /> {say('csv')}
        </Button>
        <Button look="quiet" onPress={() => onExport('json')}>
          <LineIcon name="download" /> {say('json')}
        </Button>
      </fieldset>
    </section>
  )
}

const Numbers = ({ all }: { readonly all: readonly SaveHead[] }): ReactNode => {
  const say = useWords(statisticsWords)
  const [left, setLeft] = useState<Left>({ game: undefined, corrected: false, borrowed: false })
  const heads = useMemo(() => counted(all, left), [all, left])
  const tally = useMemo(() => tallyOf(heads), [heads])
  const over = useMemo(() => heads.filter(({ ending }) => ending !== undefined), [heads])
  const known = useLuck(all)
  const corrected = all.filter((head) => head.corrected).length
  const onExport = (kind: 'csv' | 'json'): void =>
    kind === 'csv'
      ? download('vigil-games.csv', csvOf(heads, known), 'text/csv')
      : download('vigil-games.json', jsonOf(heads, known))
  return (
    <main className="statistics" tabIndex={-1}>
      <Totals tally={tally} over={over} known={known} />
      <div className="statistics-column">
        <ScorePanel title={say('against')} head={say('who')} scores={tally.against} />
        <ScorePanel title={say('rules')} head={say('set')} scores={tally.rules} />
      </div>
      <div className="statistics-column">
        <ScorePanel title={say('seats')} head={say('people')} scores={tally.seats} />
        <ScorePanel title={say('lengths')} head={say('turns')} scores={tally.lengths} nameOf={binName} />
      </div>
      <Filters left={left} onLeft={setLeft} games={gamesIn(all)} corrected={corrected} onExport={onExport} />
      <GamesTable heads={over} known={known} />
    </main>
  )
}

export default function StatisticsScreen(_: ScreenProps<'statistics'>): ReactNode {
  const say = useWords(statisticsWords)
  const heads = useHeads()
  const any = heads?.some(({ ending, origin }) => ending !== undefined && origin !== 'lesson')
  return (
    <>
      <TopBar title={say('title')} />
      {heads && any ? (
        <Numbers all={heads} />
      ) : (
        <main className="page" tabIndex={-1}>
          <p>{heads ? say('none') : say('loading')}</p>
          {heads && (
            <Link to={{ at: 'setup', game: chosenGame() }} className="btn primary">
              {say('begin')}
            </Link>
          )}
        </main>
      )}
    </>
  )
}
