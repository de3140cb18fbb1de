/** The lair of the Ancient One, where it is a place: shut, open or awake, and what sealing it asks for (ES-FANSEAL). */
import type { AncientOne, CardView, Effect } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { memo, type ReactNode, useMemo } from 'react'
import { Icon, Sigil } from '../../art/index.ts'
import { sameModel } from '../../board/model.ts'
import { Tip } from '../../parts/tip.tsx'
import type { ShownOdds } from '../advice/use-odds.ts'
import { useBoardOdds } from '../advice/with-odds.ts'
import { cardAnchor } from '../anchor.ts'
import { lairIn, signsFound } from '../hall.ts'
import { useScene } from '../scene.ts'
import './card.css'
import './card-tasks.css'
import './card-states.css'
import './card-sizes.css'
import './lair-card.css'
import { CardChip, oddsLines } from './card-chip.tsx'
import { CardFrame } from './card-frame.tsx'
import { type CardLine, linesOf, placePress, roomFor, type Visitor, visitorsAt } from './card-model.ts'
import { Here, Strip, type StripText } from './card-parts.tsx'
import { type PartSay, sayOf } from './part-words.ts'
import { type OnPress, type Press, usePress } from './press.ts'
import { effectReading, type Reader, rowReading, tail } from './reading.ts'
import { TaskLine } from './task-line.tsx'

interface LairModel {
  readonly id: string
  readonly lines: readonly CardLine[]
  readonly visitors: readonly Visitor[]
  readonly press: Press
  readonly focus: boolean
  readonly odds: ShownOdds | null
  readonly is: 'shut' | 'open' | 'awake'
  /** An awake one may still be shut. */
  readonly open: boolean
  readonly found: number
  readonly laid: number
  readonly needed: number
}

/** Its own for a lair, or as printed (ES-FANSEAL-05). */
export const attackOf = ({ location, attack }: AncientOne): readonly Effect[] => location?.attack ?? attack

const stripsOf = (model: LairModel, ancient: AncientOne, reader: Reader): StripText[] => {
  const { say } = reader
  const attack = effectReading(reader, attackOf(ancient))
  return [
    { css: 'ter', icon: 'curled-tentacle', title: say('terror'), text: attack },
    ...(model.is === 'awake'
      ? [{ css: 'mid', icon: 'evil-moon', title: say('midnight'), text: say('lair.attacks') } as const]
      : []),
  ]
}

/** Shut, open or awake: in a word, with a picture of its own. */
const State = ({ model, say }: { readonly model: LairModel; readonly say: PartSay }): ReactNode => {
  const { is, open, found, needed } = model
  const count = say('lair.found', { found, needed })
  return (
    <Tip text={say(open ? 'lair.openTip' : 'lair.shutTip', { needed })}>
      <p className={`lair-state ${is}`}>
        {is === 'awake' && (
          <b>
            <Icon name="sunken-eye" /> {say('awake')}
          </b>
        )}
        <span>
          <Icon name={open ? 'doorway' : 'padlock'} /> {open ? say('lair.open') : `${say('lair.shut')} · ${count}`}
        </span>
      </p>
    </Tip>
  )
}

const Laid = ({ model: { laid, needed }, say }: { readonly model: LairModel; readonly say: PartSay }): ReactNode => {
  const text = say('lair.laid', { laid, needed })
  return (
    <Tip text={text}>
      <span className="troph laid">
        <Icon name="elder-sign" />
        <span className="vh">{text}</span>
        <span aria-hidden="true">
          {laid}/{needed}
        </span>
      </span>
    </Tip>
  )
}

interface OutcomesProps {
  readonly model: LairModel
  readonly ancient: AncientOne
  readonly reader: Reader
}

/** ES-FANSEAL-04, -06 */
const Outcomes = ({ model, ancient, reader: { words, say } }: OutcomesProps): ReactNode => (
  <footer className="card-f">
    <div className="out pen">
      <span className="out-name">{say('fail')}</span>
      <ul>
        <li className="out-words">
          {model.is === 'awake' ? (
            <Tip text={tail(words.effectText(attackOf(ancient)))}>
              <span className="out-mark">{say('lair.itsAttack')}</span>
            </Tip>
          ) : (
            say('lair.harmless')
          )}
        </li>
      </ul>
    </div>
    <div className="out rew">
      <span className="out-name">{say('reward')}</span>
      <ul>
        <li>
          <Tip text={say('lair.reward')}>
            <span className="out-mark">
              <Icon name="elder-sign" />
              <b aria-hidden="true">{say('lair.all')}</b>
              <span className="vh">{say('lair.reward')}</span>
            </span>
          </Tip>
        </li>
      </ul>
    </div>
  </footer>
)

const linesFor = (model: LairModel, ancient: AncientOne, reader: Reader): string[] => {
  const { say, words } = reader
  const { is, open, found, laid, needed, lines, visitors } = model
  const here = visitors.map(({ id }) => words.nameOf(id))
  return [
    ...(is === 'awake' ? [say('awake')] : []),
    open ? say('lair.open') : `${say('lair.shut')}: ${say('lair.found', { found, needed })}`,
    say('lair.laid', { laid, needed }),
    ...lines.flatMap(({ row }) => (row ? [rowReading(reader, row)] : [])),
    ...stripsOf(model, ancient, reader).map(({ title, text }) => `${title}: ${text}`),
    say('failText', { what: is === 'awake' ? effectReading(reader, attackOf(ancient)) : say('lair.harmless') }),
    say('rewardText', { what: say('lair.reward') }),
    ...(here.length ? [say('here', { who: words.and(here) })] : []),
    ...oddsLines(model.odds, say),
  ]
}

interface FaceProps {
  readonly model: LairModel
  readonly words: Words
  readonly say: PartSay
  readonly onPress: OnPress
}

/** More markers than these stand side by side. */
const ROWS = 3

const LairFace = memo(({ model, words, say, onPress }: FaceProps): ReactNode => {
  const reader: Reader = useMemo(() => ({ words, say }), [words, say])
  const ancient = words.pack.ancientOnes.find(({ id }) => id === model.id)
  if (!ancient) return null
  const name = say('lair', { name: ancient.name })
  const strips = stripsOf(model, ancient, reader)
  const texts = strips.map(({ title, text }) => `${title} ${text}`)
  const read = linesFor(model, ancient, reader)
  return (
    <CardFrame
      press={model.press}
      onPress={onPress}
      place={cardAnchor(model.id)}
      focus={model.focus}
      className={`lair-card ${model.is} ${model.open ? '' : 'shut'}`}
      name={name}
      label={[name, ...read].join('; ')}
      lines={read}
      scale={roomFor({
        name,
        lines: Math.min(ROWS, model.lines.length),
        strips: ['', ...(model.is === 'awake' ? [''] : []), ...texts],
      })}
    >
      <Sigil of={model.id} className="card-mark sig" />
      <Here visitors={model.visitors} reader={reader} />
      {model.odds && <CardChip odds={model.odds} say={say} />}
      <header className="card-h">
        <h3>{name}</h3>
        <Laid model={model} say={say} />
      </header>
      <div className="card-b">
        <State model={model} say={say} />
        <ol className="tasks">
          {model.lines.map((line) => (
            <TaskLine key={line.key} line={line} reader={reader} onPress={onPress} />
          ))}
        </ol>
        {strips.map((strip) => (
          <Strip key={strip.css} {...strip} />
        ))}
      </div>
      <Outcomes model={model} ancient={ancient} reader={reader} />
    </CardFrame>
  )
}, sameModel)

const TASK = [{ needs: [] }]

const useLairModel = (card: CardView): LairModel => {
  const scene = useScene()
  const odds = useBoardOdds()
  const { view } = scene
  const awake = view.hall?.awake === true
  const open = view.hall?.open === true
  return {
    id: card.card,
    lines: linesOf(scene, card, TASK),
    visitors: visitorsAt(scene, card.card),
    press: placePress(scene, card.card),
    focus: scene.focus === card.card,
    odds: odds.of(card.card) ?? null,
    is: awake ? 'awake' : open ? 'open' : 'shut',
    open,
    found: signsFound(view),
    laid: view.signs,
    needed: view.signsNeeded,
  }
}

const Shown = ({ card }: { readonly card: CardView }): ReactNode => {
  const { words, language } = useScene()
  const onPress = usePress()
  return <LairFace model={useLairModel(card)} words={words} say={sayOf(language)} onPress={onPress} />
}

export const LairCard = (): ReactNode => {
  const lair = lairIn(useScene().view)
  return lair && <Shown card={lair} />
}
