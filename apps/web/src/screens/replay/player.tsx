/** A record as a film: the board, a bar to move along it, and the same in words. */
import type { AnyRecord, Kind } from '@vigil/kernel'
import type { Story } from '@vigil/table'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { goTo } from '../../address.ts'
import type { Face, Speech } from '../../face.ts'
import { Button } from '../../parts/button.tsx'
import { LineIcon } from '../../parts/line-icon.tsx'
import { Segments } from '../../parts/segments.tsx'
import { TopBar } from '../../parts/top-bar.tsx'
import { faultIn, saveFrom, shelf } from '../../saves/index.ts'
import { settings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import type { Step } from '../end/chronicle.ts'
import { unitOf } from '../end/end-panels.tsx'
import { Telling } from '../end/end-story.tsx'
import { Sharing } from '../end/sharing.tsx'
import { useChronicle } from '../end/use-chronicle.ts'
import { useStory } from '../end/use-story.ts'
import { InWords } from './in-words.tsx'
import { logUpTo, type PageLine } from './places.ts'
import { replayWords } from './replay-words.ts'
import { stillSitting } from './still-sitting.ts'
import { Transport } from './transport.tsx'
import { usePlayback } from './use-playback.ts'
import { Verify } from './verify.tsx'
import './replay.css'

export interface PlayerProps {
  readonly face: Face<Kind>
  readonly speech: Speech<Kind>
  readonly record: AnyRecord
  readonly step?: number | undefined
  /** Whenever another page is shown. */
  readonly onPage?: (page: number) => void
  /** What belongs to this way of watching alone. */
  readonly children?: ReactNode
}

type Shown = 'table' | 'words' | 'story'

/** Keeps the game as it stood there and sits down to it; the sentence says why not. */
const continueFrom = async (record: AnyRecord): Promise<string | undefined> => {
  const { language, undo } = settings()
  const save = await saveFrom(record, { language, undo, origin: 'replay' })
  if (!save.ok) return save.why
  const kept = await shelf().keep(save.value)
  if (!kept.ok) return kept.why
  goTo({ at: 'play', save: save.value.head.id, game: record.game })
  return undefined
}

const Continue = ({ story, page }: { readonly story: Story<Kind>; readonly page: number }): ReactNode => {
  const say = useWords(replayWords)
  const [trouble, setTrouble] = useState<string>()
  const onPress = (): void => void continueFrom(story.continueFrom(page) as AnyRecord).then(setTrouble)
  return (
    <>
      <Button onPress={onPress}>
        <LineIcon name="arrow" /> {say('continue')}
      </Button>
      {trouble !== undefined && <span role="alert">{trouble}</span>}
    </>
  )
}

const NO_LOG: readonly PageLine[] = []

/** Told anew when the page is turned, not whenever another page further on has been read. */
const useLog = (steps: readonly Step[], page: number): readonly PageLine[] => {
  const reached = steps.length > page
  // biome-ignore lint/correctness/useExhaustiveDependencies: steps only ever grow
  return useMemo(() => (reached ? logUpTo(steps, page) : NO_LOG), [reached, page])
}

const Film = (props: PlayerProps & { readonly story: Story<Kind> }): ReactNode => {
  const { face, speech, record, story, step, onPage, children } = props
  const say = useWords(replayWords)
  const read = useChronicle(story, face, speech)
  const playback = usePlayback(story.length, step)
  const { page } = playback
  const [shown, show] = useState<Shown>('table')
  const sitting = useMemo(() => stillSitting(story), [story])
  // The bar answers at once; the board follows as fast as it can be drawn.
  const drawn = useDeferredValue(page)
  const log = useLog(read.steps, drawn)
  useEffect(() => sitting.turnTo(drawn, log), [sitting, drawn, log])
  useEffect(() => onPage?.(page), [onPage, page])
  const toPage = (to: number): void => {
    show('table')
    playback.goTo(to)
  }
  const views = (['table', 'words', 'story'] as const).map((id) => ({ id, label: say(id) }))
  return (
    <div className="replay">
      <TopBar title={say('title')}>
        <div className="replay-views">
          <Segments label={say('views')} value={shown} options={views} onChange={show} />
        </div>
      </TopBar>
      <main className="replay-main" tabIndex={-1}>
        {shown === 'table' && (
          <div className="replay-board">
            <face.Board sitting={sitting} speech={speech} still />
          </div>
        )}
        {shown === 'words' && (
          <InWords glance={story.at(drawn)} speech={speech} log={log} page={drawn} onPage={playback.goTo} />
        )}
        {shown === 'story' && (
          <Telling face={face} record={record} speech={speech} onPage={toPage} story={story} read={read} />
        )}
      </main>
      <Transport playback={playback} length={story.length} steps={read.steps} unit={unitOf(face)}>
        <Continue story={story} page={page} />
        <Verify face={face} record={record} />
        <Sharing record={record} />
        {children}
        {story.corrected && <span className="tag">{say('corrected')}</span>}
      </Transport>
    </div>
  )
}

export const Player = (props: PlayerProps): ReactNode => {
  const say = useWords(replayWords)
  const opened = useStory(props.face, props.record)
  if (opened?.ok) return <Film {...props} story={opened.value} />
  return (
    <>
      <TopBar title={say('title')} />
      <main className="page" tabIndex={-1}>
        <p role="status">{opened ? faultIn(opened.why, props.speech.language) : say('loading')}</p>
      </main>
    </>
  )
}
