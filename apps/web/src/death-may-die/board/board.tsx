/** The table of Death May Die: everything on one screen, or on a phone one view at a time. */
import '../../board/tabletop.css'
import './board.css'
import './phone.css'
import type { DMD, Option } from '@vigil/death-may-die'
import { sameJson } from '@vigil/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import type { Suggestion } from '../../advice/adviser.ts'
import { useFlashes } from '../../board/flash.ts'
import { useNarrow } from '../../board/narrow.ts'
import type { BoardProps } from '../../face.ts'
import { type Moment, useMoment } from '../../sitting/sitting.ts'
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
import { PLACES } from './flash.ts'
import { useKeys } from './keys.ts'
import { DeathLog } from './log.tsx'
import { PhoneState, PhoneTabs, type Shown } from './phone.tsx'
import { Prompt } from './prompt.tsx'
import { Tray } from './tray.tsx'
import { type Drafting, useDraft } from './use-draft.ts'

const NONE: readonly never[] = []

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

/** Asks for what was rolled or drawn at a real table. */
const RealDice = ({ sitting, speech }: BoardProps<DMD>): ReactNode => {
  const { view, waits } = useMoment(sitting).glance
  if (waits.is !== 'chance') return null
  return <Supply chance={waits.about} view={view} speech={speech} onSupply={sitting.supply} />
}

/** On a phone: the view that was chosen, until something happens; then the map and the next question. */
const useShown = (seq: number): readonly [Shown, (view: Shown) => void] => {
  const [kept, keep] = useState<{ readonly seq: number; readonly view: Shown }>({ seq, view: 'play' })
  return [kept.seq === seq ? kept.view : 'play', (view) => keep({ seq, view })]
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
            supply={<RealDice sitting={sitting} speech={speech} />}
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
  const moment = useMoment(sitting)
  const episode = speech.pack.episodes.find(({ id }) => id === moment.glance.view.episode)
  // While a bot thinks, nothing lies open to be pressed.
  const drafting = useDraft(sitting, moment, episode, still || Boolean(companion))
  const scene = useSceneOf(moment, speech, drafting, suggestion)
  const [shown, show] = useShown(moment.glance.seq)
  const narrow = useNarrow()
  const drawn: Drawn = (view) => !narrow || view === shown
  useKeys(still)
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
              <PhoneState onShow={() => show(shown === 'story' ? 'play' : 'story')} isOpen={shown === 'story'} />
            )}
            <Up drawn={drawn} />
            <Dock {...props} speech={speech} drafting={drafting} drawn={drawn} still={still} />
            {narrow && <PhoneTabs shown={shown} onShow={show} />}
          </Looking>
        </WithOdds>
      </div>
    </SceneContext>
  )
}
