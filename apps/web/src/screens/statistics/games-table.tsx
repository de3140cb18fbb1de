/** The games behind the numbers. */
import type { ReactNode } from 'react'
import { Link } from '../../parts/link.tsx'
import type { SaveHead } from '../../saves/index.ts'
import { useSettings } from '../../settings/settings.ts'
import { boxOf } from '../../shelf.ts'
import { useWords } from '../../words/phrases.ts'
import type { KnownLuck } from './luck-store.ts'
import { statisticsWords } from './statistics-words.ts'

interface GamesTableProps {
  readonly heads: readonly SaveHead[]
  readonly known: KnownLuck
}

const luckText = (luck: KnownLuck[string] | undefined): string =>
  luck && luck.expected > 0 ? `${Math.round((100 * luck.seen) / luck.expected)} %` : '–'

const COLUMNS = ['date', 'game', 'who', 'people', 'set', 'turns', 'result', 'luckHead'] as const

const Tags = ({ corrected, realDice, origin }: SaveHead): ReactNode => {
  const say = useWords(statisticsWords)
  const tags = [
    ...(corrected ? [say('corrected')] : []),
    ...(realDice ? [say('realDice')] : []),
    ...(origin === 'replay' || origin === 'import' ? [say(`origin.${origin}`)] : []),
  ]
  return tags.map((tag) => (
    <span key={tag} className="tag">
      {tag}
    </span>
  ))
}

const GameRow = ({ head, luck }: { readonly head: SaveHead; readonly luck: string }): ReactNode => {
  const say = useWords(statisticsWords)
  const { language } = useSettings()
  const dates = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', { dateStyle: 'medium' })
  const won = head.ending?.won === true
  return (
    <tr>
      <th scope="row">
        <Link to={{ at: 'replay', save: head.id }}>{dates.format(head.changed)}</Link>
      </th>
      <td>{boxOf(head.game)?.title ?? head.game}</td>
      <td>{head.facts.against}</td>
      <td>{head.facts.party}</td>
      <td>{head.facts.rules}</td>
      <td className="number">{head.chapter}</td>
      <td>
        <b className={won ? 'good' : 'bad'}>{say(won ? 'result.won' : 'result.lost')}</b> <Tags {...head} />
      </td>
      <td className="number">{luck}</td>
    </tr>
  )
}

export const GamesTable = ({ heads, known }: GamesTableProps): ReactNode => {
  const say = useWords(statisticsWords)
  return (
    <section className="panel wide">
      <h2>{say('games')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region */}
      <section className="games-scroll" tabIndex={0} aria-label={say('games')}>
        <table className="games-table">
          <thead>
            <tr>
              {COLUMNS.map((key) => (
                <th key={key} scope="col">
                  {say(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heads.map((head) => (
              <GameRow key={head.id} head={head} luck={luckText(known[head.id])} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
