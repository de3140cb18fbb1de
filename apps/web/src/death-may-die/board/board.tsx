/** The table of Death May Die: everything on one screen, or on a phone one view at a time. */
import '../../board/tabletop.css'
import './board.css'
import './phone.css'
import type { DMD, Option } from '@vigil/death-may-die'
import { sameJson } from '@vigil/kernel'
import { type ReactNode, useMemo } from 'react'
import type { Suggestion } from '../../advice/adviser.ts'
import { useFlashes } from '../../board/flash.ts'
import { type OwnKeys, useKeys } from '../../board/keys.ts'
import { useNarrow } from '../../board/narrow.ts'
import { PhoneTabs, useShown } from '../../board/phone.tsx'
import { RealDice } from '../../board/real-dice.tsx'
import type { BoardProps } from '../../face.ts'
import { type Moment, useMoment } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { WithOdds } from '../advice/with-odds.ts'
import { type Anchor, anchorsOf } from '../anchor.ts'
import { Looking } from '../map/look.tsx'
import { GameMap } from '../map/map.tsx'
import { LookPanel } from '../people/look-panel.tsx'
import { Party } from '../people/party.tsx'
import { PersonBoard } from '../people/person-board.tsx'
import { type Scene, SceneContext, useScene } from '../scene.ts'
import type { DeathSpeech } from '../speech.ts'
import { StoryBoard } from '../story-board/story-board.tsx'
import { Supply } from '../supply/supply.tsx'
import { tableWords } from '../table-words.ts'
import { PLACES } from './flash.ts'
import { DeathLog } from './log.tsx'
import { type Shown, StoryState, TABS } from './phone.tsx'
import { Prompt } from './prompt.tsx'
import { Tray } from './tray.tsx'
import { type Drafting, useDraft } from './use-draft.ts'

const NONE: readonly never[] = []

/** The frame of the map scrolls by arrows, and is passed over on the way from room to room. */
const OWN_KEYS: OwnKeys = { stops: 'button, a[href], [tabindex="0"]:not(.map-frame)' }

const useSceneOf = (
  moment: Moment<DMD>,
  speech: DeathSpeech,
  drafting: Drafting,
  suggestion: Suggestion<DMD> | undefined,
): Scene => {
  const { lit, within, press } = drafting
  return useMemo(() => {
    const { view, waits } = moment.glance
    const isThere = (option: Option, anchor: Anchor): boolean => anchorsOf(option, view).includes(anchor)
    return {
      view,
      pack: speech.pack,
      words: speech.words,
      speech,
      episode: speech.pack.episodes.find(({ id }) => id === view.episode),
      moment,
      seat: waits.is === 'decision' ? waits.decision.seat : view.active,
      lit: (anchor: Anchor) => lit.get(anchor) ?? NONE,
      press,
      suggested: (option: Option) => suggestion?.pick.some((each) => sameJson(each, option)) ?? false,
      chosen: (anchor: Anchor) => within?.every((option) => isThere(option, anchor)) ?? false,
    }
  }, [moment, speech, lit, within, press, suggestion])
}

/** Which views are drawn: a phone draws the one it shows, and map and question with it; a desk has all of them. */
type Drawn = (view: Shown) => boolean

const Up = ({ drawn }: { readonly drawn: Drawn }): ReactNode => (
  <div className="up">
    {drawn('story') && <StoryBoard />}
    <GameMap />
    {drawn('party') && (
      <div className="col people">
        <Party />
        <LookPanel />
      </div>
    )}
  </div>
)

interface DockProps extends BoardProps<DMD> {
  readonly drafting: Drafting
  readonly drawn: Drawn
}

const Dock = ({ sitting, speech, drafting, drawn, still, companion, suggestion }: DockProps): ReactNode => {
  const { seat, moment } = useScene()
  return (
    <div className="dock">
      {drawn('person') && <PersonBoard seat={seat} />}
      <div className="mid-col">
        <Tray />
        {!still && (
          <Prompt
            drafting={drafting}
            supply={<RealDice sitting={sitting} speech={speech} Supply={Supply} />}
            companion={companion}
            suggestion={suggestion}
          />
        )}
      </div>
      {drawn('log') && <DeathLog entries={moment.log} />}
    </div>
  )
}

export const Board = (props: BoardProps<DMD>): ReactNode => {
  const { sitting, speech: given, still = false, companion, suggestion, adviser } = props
  // The face of Death May Die is only ever given its own speech.
  const speech = given as DeathSpeech
  const say = useWords(tableWords)
  const moment = useMoment(sitting)
  const episode = speech.pack.episodes.find(({ id }) => id === moment.glance.view.episode)
  // While a bot thinks, nothing lies open to be pressed.
  const drafting = useDraft(sitting, moment, episode, still || Boolean(companion))
  const scene = useSceneOf(moment, speech, drafting, suggestion)
  const [shown, show] = useShown<Shown>(moment.glance.seq, 'play')
  const narrow = useNarrow()
  const drawn: Drawn = (view) => !narrow || view === shown
  useKeys(still, OWN_KEYS)
  useFlashes(moment, PLACES)
  return (
    <SceneContext value={scene}>
      <div
        className={`tabletop dmd-table shows-${shown}${still ? ' still' : ''}`}
        data-seq={moment.glance.seq}
        data-people={scene.view.people.length}
      >
        <WithOdds adviser={adviser} sitting={sitting}>
          <Looking>
            {narrow && (
              <StoryState onShow={() => show(shown === 'story' ? 'play' : 'story')} isOpen={shown === 'story'} />
            )}
            <Up drawn={drawn} />
            <Dock {...props} speech={speech} drafting={drafting} drawn={drawn} still={still} />
            {narrow && <PhoneTabs icons={TABS} labelOf={(view) => say(`view.${view}`)} shown={shown} onShow={show} />}
          </Looking>
        </WithOdds>
      </div>
    </SceneContext>
  )
}
