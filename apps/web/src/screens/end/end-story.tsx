/** The end of a game: how it ended, how it went, how kind the dice were, and what became of everybody. */
import type { AnyRecord, Kind, MatchRecord } from '@vigil/kernel'
import { type Glance, type Story, seatingOf } from '@vigil/table'
import { type ReactNode, useState } from 'react'
import { goTo, useAddress } from '../../address.ts'
import { ElderSeal, Sigil } from '../../art/index.ts'
import type { Face, Speech } from '../../face.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Link } from '../../parts/link.tsx'
import { faultIn } from '../../saves/index.ts'
import { useWords } from '../../words/phrases.ts'
import { beginGame } from '../start/begin.ts'
import type { Chronicle } from './chronicle.ts'
import { Charts, LuckPanel, PeoplePanel, PointsPanel, unitOf } from './end-panels.tsx'
import { endWords } from './end-words.ts'
import { ReviewPanel } from './review-panel.tsx'
import { Sharing } from './sharing.tsx'
import { type Read, useChronicle } from './use-chronicle.ts'
import { useStory } from './use-story.ts'
import './end-story.css'

export interface EndStoryProps {
  readonly face: Face<Kind>
  readonly record: AnyRecord | MatchRecord<Kind>
  readonly speech: Speech<Kind>
  /** In a replay: a turning point goes there at once. */
  readonly onPage?: (page: number) => void
}

const Figures = ({ chronicle, unit }: Pick<BannerProps, 'chronicle'> & { readonly unit: string }): ReactNode => {
  const say = useWords(endWords)
  if (!chronicle) return <dl />
  const { days, chapters, all } = chronicle
  const figures = [
    ['days', days],
    ['turns', chapters],
    ['rolls', all?.rolls ?? 0],
    ['dice', all?.chances.length ?? 0],
  ] as const
  return (
    <dl>
      {figures.map(([key, n]) => (
        <div key={key}>
          <dt>{say(key, { n, unit })}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  )
}

interface BannerProps {
  readonly face: Face<Kind>
  readonly speech: Speech<Kind>
  readonly last: Glance<Kind>
  readonly chronicle: Chronicle | undefined
}

const Banner = ({ face, speech, last: { view, waits }, chronicle }: BannerProps): ReactNode => {
  const say = useWords(endWords)
  const ending = waits.is === 'over' ? waits.ending : undefined
  const { against, rules } = face.facts(view, speech)
  return (
    <header className={ending?.won ? 'end-banner won' : 'end-banner lost'}>
      {ending?.won ? (
        <ElderSeal className="end-seal" />
      ) : (
        <Sigil of={face.teller?.sigil(view) ?? ''} className="end-seal" />
      )}
      <div>
        <p className="eyebrow">{[face.title, against, rules].filter((part) => part !== '').join(' · ')}</p>
        <h2>{ending && face.teller ? face.teller.title(ending, view, speech) : say('over')}</h2>
        <p>{ending ? speech.ending(ending, view) : speech.summary(view)}</p>
      </div>
      <Figures chronicle={chronicle} unit={unitOf(face)} />
    </header>
  )
}

interface ActionsProps {
  readonly record: EndStoryProps['record']
  readonly replay: string | undefined
  /** Inside a replay, which has its own ways to hand the record on. */
  readonly within: boolean
  /** At a table of several people, which plays again together. */
  readonly together: boolean
}

const Actions = ({ record, replay, within, together }: ActionsProps): ReactNode => {
  const say = useWords(endWords)
  const [trouble, setTrouble] = useState('')
  const again = async (): Promise<void> => {
    const begun = await beginGame(record.game, record.setup, {
      origin: 'new',
      realDice: record.chance === 'ask',
      seating: seatingOf(record),
    })
    if (begun.ok) goTo({ at: 'play', save: begun.value, game: record.game })
    else setTrouble(begun.why)
  }
  return (
    <nav className={within ? 'end-actions within' : 'end-actions'} aria-label={say('actions')}>
      {!together && (
        <Button look="primary" onPress={() => void again()}>
          <LineIcon name="repeat" /> {say('again')}
        </Button>
      )}
      {replay !== undefined && (
        <Link to={{ at: 'replay', save: replay }} className="btn">
          <LineIcon name="replay" /> {say('replay')}
        </Link>
      )}
      {!within && <Sharing record={record} />}
      <Link to={{ at: 'statistics' }} className="btn quiet">
        {say('statistics')}
      </Link>
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </nav>
  )
}

interface TellingProps extends Omit<EndStoryProps, 'record'> {
  readonly record: EndStoryProps['record']
  readonly story: Story<Kind>
  readonly read: Read
}

/** The same for whoever has read the record already. */
export const Telling = ({
  face,
  record,
  speech,
  onPage,
  story,
  read: { chronicle, progress },
}: TellingProps): ReactNode => {
  const say = useWords(endWords)
  const address = useAddress()
  // Only a game that is kept has a replay of its own to go to.
  const replay = address.at === 'play' ? address.save : undefined
  return (
    <div className="end-story">
      <Banner face={face} speech={speech} last={story.at(story.length - 1)} chronicle={chronicle} />
      {chronicle ? (
        <div className="end-panels">
          <Charts charts={chronicle.charts} face={face} />
          <div className="end-column">
            <PointsPanel chronicle={chronicle} face={face} replay={replay} onPage={onPage} />
            <LuckPanel chronicle={chronicle} face={face} replay={replay} />
          </div>
          <div className="end-column">
            <PeoplePanel people={chronicle.people} face={face} />
            <ReviewPanel
              face={face}
              record={record}
              story={story}
              speech={speech}
              all={chronicle.all}
              replay={replay}
              onPage={onPage}
            />
          </div>
        </div>
      ) : (
        <p className="muted end-reading">{say('reading', { percent: Math.floor(100 * progress) })}</p>
      )}
      <Actions record={record} replay={replay} within={onPage !== undefined} together={address.at === 'room'} />
    </div>
  )
}

export const EndStory = (props: EndStoryProps): ReactNode => {
  const { face, record, speech } = props
  const say = useWords(endWords)
  const opened = useStory(face, record)
  const story = opened?.ok ? opened.value : undefined
  const read = useChronicle(story, face, speech)
  if (opened && !opened.ok)
    return <p className="page">{say('broken', { why: faultIn(opened.why, speech.language) })}</p>
  return story ? <Telling {...props} story={story} read={read} /> : null
}
