/** The table with everything round it: top bar, undo, menu, what is told aloud, the lesson and the end. */
import './play.css'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { BotBar } from '../../advice/bot-bar.tsx'
import { useAdviser } from '../../advice/use-adviser.ts'
import { useBots } from '../../advice/use-bots.ts'
import { useSuggestion } from '../../advice/use-suggestion.ts'
import { type Kept, useLasting } from '../../saves/index.ts'
import { useSettings } from '../../settings/settings.ts'
import { useMoment } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { Announcer } from './announcer.tsx'
import { Coach } from './coach.tsx'
import type { Opened } from './open.ts'
import { PlayBar } from './play-bar.tsx'
import { type Overlay, PlayWindows } from './play-windows.tsx'
import { playWords } from './play-words.ts'
import { useSounds } from './use-sounds.ts'
import { skipToPrompt, useRecall, useSpeech, useTitle } from './use-table.ts'

const EndStory = lazy(async () => ({ default: (await import('../end/end-story.tsx')).EndStory }))

const Warning = ({ kept }: { readonly kept: Kept }): ReactNode => {
  const say = useWords(playWords)
  const lasting = useLasting()
  const text = !kept.ok ? say('unsaved', { why: kept.why }) : lasting === false ? say('private') : ''
  return text === '' ? null : (
    <p className="warning" role="alert">
      {text}
    </p>
  )
}

export const PlayTable = ({ opened, kept }: { readonly opened: Opened; readonly kept: Kept }): ReactNode => {
  const { face, sitting, save } = opened
  const say = useWords(playWords)
  const speech = useSpeech(opened)
  const moment = useMoment(sitting)
  const [overlay, open] = useState<Overlay | undefined>()
  const over = moment.glance.waits.is === 'over'
  const [story, showStory] = useState(over)
  useRecall(sitting)
  useSounds(face, moment)
  useTitle(`${speech.summary(moment.glance.view)} · Vigil`)
  useEffect(() => showStory(over), [over])
  const { advice } = useSettings()
  const adviser = useAdviser(face, advice || moment.glance.seating.some((bot) => bot !== null))
  const asked = advice ? adviser : undefined
  const { suggestion, ask } = useSuggestion(sitting, speech, asked)
  const playing = useBots({ face, sitting, speech, adviser })
  const companion = playing && <BotBar playing={playing} speech={speech} view={moment.glance.view} />
  const { Board } = face
  return (
    <div className="play">
      <button type="button" className="vh skip" onClick={skipToPrompt}>
        {say('skip')}
      </button>
      <PlayBar
        face={face}
        sitting={sitting}
        speech={speech}
        onOpen={open}
        onSuggest={ask}
        story={over ? { shown: story, show: showStory } : undefined}
      />
      <Warning kept={kept} />
      <main className="table-main" tabIndex={-1}>
        {story && over ? (
          <Suspense fallback={null}>
            <EndStory face={face} record={opened.record()} speech={speech} />
          </Suspense>
        ) : (
          <Board sitting={sitting} speech={speech} companion={companion} adviser={asked} suggestion={suggestion} />
        )}
      </main>
      {save.head.origin === 'lesson' && <Coach face={face} sitting={sitting} />}
      <Announcer sitting={sitting} />
      <PlayWindows overlay={overlay} onClose={() => open(undefined)} opened={{ ...opened, speech }} />
    </div>
  )
}
