/** The table with its company: the same board as at one screen, and around it whoever is there. */
import '../play/play.css'
import './room.css'
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Adviser, Suggestion } from '../../advice/adviser.ts'
import { useAdviser } from '../../advice/use-adviser.ts'
import { useSuggestion } from '../../advice/use-suggestion.ts'
import type { Face, Speech } from '../../face.ts'
import { type OnlineTable, useStanding } from '../../online/online-table.ts'
import type { RemoteSitting } from '../../online/remote-sitting.ts'
import { LineIcon } from '../../parts/line-icon.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useMoment } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { Announcer } from '../play/announcer.tsx'
import { PlayBar } from '../play/play-bar.tsx'
import { playWords } from '../play/play-words.ts'
import { useSounds } from '../play/use-sounds.ts'
import { skipToPrompt, useRecall, useSpeech, useTitle } from '../play/use-table.ts'
import { Banners } from './banners.tsx'
import { CompanyStrip } from './company-strip.tsx'
import { askedChair, asksForUndo, chairName } from './people.ts'
import { RoomEnd } from './room-end.tsx'
import { type RoomOverlay, RoomWindows } from './room-windows.tsx'
import { roomWords } from './room-words.ts'
import { Overheard, Talk } from './talk.tsx'
import { useMyTurn } from './use-my-turn.ts'
import { useNewKeys, useRemembered } from './use-online.ts'
import { type SuggestingTo, suggestionFrom, usePointing } from './use-pointing.ts'
import { useTalk } from './use-talk.ts'
import { WaitBar } from './wait-bar.tsx'

export interface RoomTableProps {
  readonly table: OnlineTable
  readonly known: Known<Kind>
  readonly face: Face<Kind>
  readonly speech: Speech<Kind>
  readonly sitting: RemoteSitting
}

interface MiddleProps extends RoomTableProps {
  readonly isOver: boolean
  readonly adviser: Adviser<Kind> | undefined
  /** What one has asked for oneself. */
  readonly own: Suggestion<Kind> | undefined
  readonly pointing: SuggestingTo
}

const PointingBanner = ({ known, speech, pointing }: Pick<MiddleProps, 'known' | 'speech' | 'pointing'>): ReactNode => {
  const say = useWords(roomWords)
  const asked = askedChair(known)
  if (!pointing.isPointing || asked === undefined) return null
  return (
    <div className="room-banner" role="status">
      <LineIcon name="ping" />
      <span>{say('suggesting', { who: chairName(known, asked, speech.language) })}</span>
      <button type="button" className="btn" onClick={pointing.stop}>
        {say('stop')}
      </button>
    </div>
  )
}

/** The board, or the end of the game in its place. */
const Middle = (props: MiddleProps): ReactNode => {
  const { table, known, face, speech, sitting, isOver, adviser, own, pointing } = props
  const { waits } = useMoment(sitting).glance
  const { points } = useStanding(table)
  const others = useMemo(() => suggestionFrom(points, known, speech), [points, known, speech])
  if (isOver) return <RoomEnd table={table} known={known} face={face} speech={speech} />
  const { chair } = known.you
  const takeBack = (): void => void (chair !== null && table.change({ do: 'bot', chair, bot: null }))
  const waiting = waits.is === 'decision' && !waits.yours && !pointing.isPointing
  const { Board } = face
  return (
    <Board
      sitting={pointing.sitting}
      speech={speech}
      companion={
        waiting ? <WaitBar known={known} speech={speech} onSuggest={pointing.begin} onTakeBack={takeBack} /> : undefined
      }
      adviser={adviser}
      suggestion={others ?? own}
      still={chair === null && waits.is === 'chance'}
    />
  )
}

/** Its place among one's tables, its sounds, its title, and a word when it is one's turn. */
const useAround = ({ table, known, face, speech, sitting }: RoomTableProps): void => {
  const say = useWords(roomWords)
  const moment = useMoment(sitting)
  const { keys } = useStanding(table)
  const { waits, view } = moment.glance
  const yours = waits.is === 'decision' && waits.yours
  const asked = waits.is === 'decision' ? speech.prompt(waits.decision.about, view) : ''
  useRecall(sitting)
  useSounds(face, moment)
  useRemembered(table, known, { face, speech })
  useNewKeys(table, keys)
  useMyTurn(yours, say('myTurn'), say('myTurn.text', { what: asked }))
  useTitle(`${yours ? `● ${say('myTurn')} · ` : ''}${speech.summary(view)} · Vigil`)
}

const useOver = (over: boolean) => {
  const [shown, show] = useState(over)
  useEffect(() => show(over), [over])
  return { shown: shown && over, show }
}

export const RoomTable = (props: RoomTableProps): ReactNode => {
  const { table, known, face, sitting } = props
  const say = useWords(playWords)
  const room = useWords(roomWords)
  const speech = useSpeech(props)
  const { unsaved } = useStanding(table)
  const [overlay, open] = useState<RoomOverlay | undefined>()
  const talk = useTalk(table, known, speech)
  const over = useMoment(sitting).glance.waits.is === 'over'
  const story = useOver(over)
  const { advice } = useSettings()
  const watches = known.you.chair === null
  const adviser = useAdviser(face, advice && known.company.options.advice && !watches)
  const { suggestion, ask } = useSuggestion(sitting, speech, adviser)
  const pointing = usePointing(table, known, sitting)
  const parts = { ...props, speech }
  useAround(parts)
  return (
    <div className="play room">
      <button type="button" className="vh skip" onClick={skipToPrompt}>
        {say('skip')}
      </button>
      <PlayBar
        {...parts}
        isStill={watches}
        asksAll={asksForUndo(known)}
        onOpen={open}
        onSuggest={ask}
        story={over ? story : undefined}
      />
      <section className="room-top" aria-label={room('company')}>
        <PointingBanner {...parts} pointing={pointing} />
        <Banners {...parts} version={face.game.version} />
        <CompanyStrip {...parts} unsaved={unsaved} talk={talk} onCompany={() => open('company')} />
      </section>
      <main className="table-main" tabIndex={-1}>
        <Middle {...parts} isOver={story.shown} adviser={adviser} own={suggestion} pointing={pointing} />
      </main>
      {talk.isOpen ? <Talk {...parts} talk={talk} /> : <Overheard {...parts} said={talk.said} />}
      <Announcer sitting={sitting} />
      <RoomWindows {...parts} overlay={overlay} onOpen={open} />
    </div>
  )
}
