/** The table of Elder Sign: everything on one screen, or on a phone one view at a time. */
import '../../board/tabletop.css'
import './board.css'
import type { ES, Option } from '@vigil/elder-sign'
import { sameJson } from '@vigil/kernel'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Suggestion } from '../../advice/adviser.ts'
import { useFlashes } from '../../board/flash.ts'
import { useKeys } from '../../board/keys.ts'
import { useNarrow } from '../../board/narrow.ts'
import { PhoneTabs, useShown } from '../../board/phone.tsx'
import { RealDice } from '../../board/real-dice.tsx'
import type { BoardProps } from '../../face.ts'
import { type Moment, useMoment } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { WithOdds } from '../advice/with-odds.ts'
import { type Anchor, barredByAnchor, cardAnchor, optionsByAnchor } from '../anchor.ts'
import { AncientOnePanel, ClockPanel, HandPanel, MythosPanel, PartyPanel } from '../board-parts/index.ts'
import { type Scene, SceneContext, useScene } from '../scene.ts'
import type { ElderSignSpeech } from '../speech.ts'
import { Supply } from '../supply/supply.tsx'
import { boardWords } from './board-words.ts'
import { isChosen } from './draft.ts'
import { PLACES } from './flash.ts'
import { OWN_KEYS } from './keys.ts'
import { ElderLog } from './log.tsx'
import { Museum } from './museum.tsx'
import { NightState, PlacesRail, type Shown, TABS } from './phone.tsx'
import { Prompt } from './prompt.tsx'
import { Tray } from './tray.tsx'
import { type Drafting, useDraft } from './use-draft.ts'

const NONE: readonly never[] = []

/** Light falls on the card that is attempted, else on the one where the active investigator stands. */
const focusOf = ({ glance: { view } }: Moment<ES>): string | undefined => {
  if (view.expedition) return view.expedition.card
  const active = view.people[view.active]
  return active && 'at' in active ? active.at : undefined
}

const useSceneOf = (
  moment: Moment<ES>,
  speech: ElderSignSpeech,
  drafting: Drafting,
  suggestion: Suggestion<ES> | undefined,
): Scene => {
  const { glance } = moment
  const decision = glance.waits.is === 'decision' ? glance.waits.decision : undefined
  const lit = useMemo(
    () => (drafting.table ? optionsByAnchor(drafting.table.asked.options, drafting.table.asked.about) : new Map()),
    [drafting.table],
  )
  const barred = useMemo(
    () =>
      glance.waits.is === 'decision' ? barredByAnchor(glance.waits.barred, glance.waits.decision.about) : new Map(),
    [glance],
  )
  const { press, draft, table } = drafting
  return useMemo(
    () => ({
      view: glance.view,
      pack: speech.pack,
      words: speech.words,
      language: speech.language,
      moment,
      seat: decision?.seat ?? glance.view.active,
      lit: (anchor: Anchor) => lit.get(anchor) ?? NONE,
      barred: (anchor: Anchor) => barred.get(anchor) ?? NONE,
      press,
      chosen: (anchor: Anchor) => table !== undefined && isChosen(table, draft, anchor),
      suggested: (option: Option) => suggestion?.pick.some((each) => sameJson(each, option)) ?? false,
      focus: focusOf(moment),
    }),
    [glance, speech, moment, decision, lit, barred, press, draft, table, suggestion],
  )
}

/** A die dropped on a task: the same as pressing both. */
const dropped = (event: React.DragEvent, drafting: Drafting): void => {
  const die = event.dataTransfer.getData('text/vigil-anchor')
  const target = event.target instanceof Element ? event.target.closest('[data-anchor]') : null
  const anchor = target?.getAttribute('data-anchor') ?? ''
  if (die === '' || !anchor.startsWith('row:')) return
  event.preventDefault()
  drafting.press(drafting.draft.group === `complete:${anchor.slice(4)}` ? die : anchor)
}

const showCard = (id: string, show: (view: Shown) => void): void => {
  flushSync(() => show('cards'))
  document
    .querySelector(`.es-table .board [data-card="${CSS.escape(cardAnchor(id))}"]`)
    ?.scrollIntoView({ block: 'start' })
}

/** On a phone: what is left to choose from after a press on the table stands in the prompt. */
const useNarrowed = ({ draft: { within } }: Drafting, show: (view: Shown) => void): void => {
  const last = useRef(within)
  useEffect(() => {
    if (within && last.current !== within) show('roll')
    last.current = within
  })
}

/** Which views are drawn: a phone draws the one it shows, and dice and question with it; a desk has all of them. */
type Drawn = (view: Shown) => boolean

/** The upper half, with the rail of a phone. */
const Up = ({ drawn, children }: { readonly drawn: Drawn; readonly children: ReactNode }): ReactNode => (
  <div className="up">
    {drawn('board') && (
      <div className="col ancient">
        <AncientOnePanel />
        <MythosPanel />
      </div>
    )}
    {children}
    {drawn('cards') && <Museum />}
    {drawn('party') && (
      <div className="col people">
        <ClockPanel />
        <PartyPanel />
      </div>
    )}
  </div>
)

interface DockProps extends BoardProps<ES> {
  readonly drafting: Drafting
  readonly drawn: Drawn
}

const Dock = ({ sitting, speech, drafting, still, drawn, companion, suggestion }: DockProps): ReactNode => {
  const { seat, moment } = useScene()
  return (
    <div className="dock">
      <div className="hand-cell">{drawn('hand') && <HandPanel seat={seat} />}</div>
      <div className="mid-col">
        <Tray drafting={drafting} />
        {!still && (
          <Prompt
            drafting={drafting}
            speech={speech}
            supply={<RealDice sitting={sitting} speech={speech} Supply={Supply} />}
            refused={moment.refused}
            companion={companion}
            suggestion={suggestion}
          />
        )}
      </div>
      {drawn('log') && <ElderLog entries={moment.log} />}
    </div>
  )
}

export const Board = (props: BoardProps<ES>): ReactNode => {
  const { sitting, still = false, adviser, suggestion } = props
  // The face of Elder Sign is only ever given its own speech.
  const speech = props.speech as ElderSignSpeech
  const say = useWords(boardWords)
  const moment = useMoment(sitting)
  const drafting = useDraft(sitting, moment, still, suggestion)
  const scene = useSceneOf(moment, speech, drafting, suggestion)
  const [shown, show] = useShown<Shown>(moment.glance.seq, 'roll')
  const narrow = useNarrow()
  const drawn: Drawn = (view) => !narrow || view === shown
  useNarrowed(drafting, show)
  useKeys(still, OWN_KEYS)
  useFlashes(moment, PLACES)
  return (
    <SceneContext value={scene}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to press; keys have their own */}
      <div
        className={`tabletop es-table shows-${shown}${still ? ' still' : ''}${scene.view.people.length > 4 ? ' crowd' : ''}`}
        data-seq={moment.glance.seq}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => dropped(event, drafting)}
      >
        <WithOdds adviser={adviser} sitting={sitting}>
          {narrow && (
            <NightState onShow={() => show(shown === 'board' ? 'roll' : 'board')} isOpen={shown === 'board'} />
          )}
          <Up drawn={drawn}>{narrow && <PlacesRail onShow={(card) => showCard(card, show)} />}</Up>
          <Dock {...props} drafting={drafting} drawn={drawn} />
          {narrow && <PhoneTabs icons={TABS} labelOf={(view) => say(`view.${view}`)} shown={shown} onShow={show} />}
        </WithOdds>
      </div>
    </SceneContext>
  )
}
