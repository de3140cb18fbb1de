/** One game of the list. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { Tip } from '../../parts/tip.tsx'
import type { SaveHead } from '../../saves/index.ts'
import { useSettings } from '../../settings/settings.ts'
import { boxOf } from '../../shelf.ts'
import { type Language, useWords } from '../../words/phrases.ts'
import { savesWords } from './saves-words.ts'

export interface GameActs {
  exportFile(head: SaveHead): void
  share(head: SaveHead): void
  remove(head: SaveHead): void
}

const dateIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at)

const Badges = ({ head }: { readonly head: SaveHead }): ReactNode => {
  const say = useWords(savesWords)
  const { origin } = head
  return (
    <>
      {head.ending && (
        <li className={head.ending.won ? 'tag won' : 'tag lost'}>
          <LineIcon name={head.ending.won ? 'star' : 'moon'} />
          {say(head.ending.won ? 'won' : 'lost')}
        </li>
      )}
      {origin !== 'new' && <li className="tag">{say(`origin_${origin}`)}</li>}
      {head.realDice && (
        <li className="tag">
          <LineIcon name="dice" />
          {say('realDice')}
        </li>
      )}
      {head.corrected && (
        <li className="tag">
          <LineIcon name="pen" />
          {say('corrected')}
        </li>
      )}
    </>
  )
}

const hasBadges = ({ ending, origin, realDice, corrected }: SaveHead): boolean =>
  ending !== undefined || origin !== 'new' || realDice || corrected

interface SmallActProps {
  readonly icon: 'share' | 'download' | 'trash'
  readonly what: 'share' | 'export' | 'remove'
  readonly game: string
  readonly onPress: () => void
}

const SmallAct = ({ icon, what, game, onPress }: SmallActProps): ReactNode => {
  const say = useWords(savesWords)
  return (
    <Tip text={say(what)}>
      <Button look="quiet" icon label={say(`${what}This`, { game })} onPress={onPress}>
        <LineIcon name={icon} />
      </Button>
    </Tip>
  )
}

const Acts = ({ head, acts }: { readonly head: SaveHead; readonly acts: GameActs }): ReactNode => {
  const say = useWords(savesWords)
  const game = head.summary
  const replay = { to: { at: 'replay', save: head.id } as const, label: say('replayThis', { game }) }
  return (
    <div className="saves-acts">
      {head.ending ? (
        <Link className="btn quiet" {...replay}>
          <LineIcon name="replay" />
          {say('replay')}
        </Link>
      ) : (
        <Link className="btn" to={{ at: 'play', save: head.id, game: head.game }} label={say('continueThis', { game })}>
          <LineIcon name="play" />
          {say('continue')}
        </Link>
      )}
      <span className="saves-small">
        {!head.ending && (
          <Tip text={say('replay')}>
            <Link className="btn quiet icon" {...replay}>
              <LineIcon name="replay" />
            </Link>
          </Tip>
        )}
        <SmallAct icon="share" what="share" game={game} onPress={() => acts.share(head)} />
        <SmallAct icon="download" what="export" game={game} onPress={() => acts.exportFile(head)} />
        <SmallAct icon="trash" what="remove" game={game} onPress={() => acts.remove(head)} />
      </span>
    </div>
  )
}

export const GameCard = ({ head, acts }: { readonly head: SaveHead; readonly acts: GameActs }): ReactNode => {
  const say = useWords(savesWords)
  const { language } = useSettings()
  const date = dateIn(language, head.changed)
  return (
    <li className="panel saves-game">
      <p className="eyebrow">{boxOf(head.game)?.title ?? head.game}</p>
      <h3>{head.summary}</h3>
      {head.ending && <p>{head.ending.text}</p>}
      <p className="small muted">{head.facts.party}</p>
      <p className="small muted">{head.facts.rules}</p>
      <p className="xs muted">
        <time dateTime={new Date(head.changed).toISOString()}>{say(head.ending ? 'ended' : 'played', { date })}</time>
      </p>
      {hasBadges(head) && (
        <ul className="row saves-badges">
          <Badges head={head} />
        </ul>
      )}
      <Acts head={head} acts={acts} />
    </li>
  )
}
