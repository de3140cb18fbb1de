/** The story board: the Elder One, the summoning track, its stages, the ritual and the Mythos discards. */
import { memo, type ReactNode } from 'react'
import { sameModel } from '../../board/model.ts'
import { Tip } from '../../parts/tip.tsx'
import { useWords } from '../../words/phrases.ts'
import { elderOneLine, Line, Solid } from '../art/pictures.tsx'
import { ELDER_SIGN, SKULL } from '../art/tokens.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'
import { Ritual } from './ritual.tsx'
import { SheetButton } from './sheet-button.tsx'
import { type StoryProps, storyModel } from './story-model.ts'
import './story-board.css'

const Track = ({ model: { track } }: StoryProps): ReactNode => {
  const say = useWords(tableWords)
  const label = say('track.label', { at: track.at, spaces: track.spaces, red: track.red })
  return (
    <div className="summoning" role="img" aria-label={label}>
      {Array.from({ length: track.spaces }, (_, i) => {
        const n = i + 1
        const css = [n === track.at ? 'mk' : n < track.at ? 'on' : '', n >= track.red ? 'red' : ''].join(' ')
        return (
          <i key={n} className={css} aria-hidden="true">
            {n === track.spaces && n !== track.at ? <Solid d={SKULL} /> : n}
          </i>
        )
      })}
    </div>
  )
}

/** Symbols that make the Elder One advance (DMD-ADV-01). */
const SYMBOLS = 3

const Symbols = ({ model: { symbols, mythosDiscard, decks }, words }: StoryProps): ReactNode => {
  const say = useWords(tableWords)
  return (
    <Tip text={mythosDiscard.map((card) => words.nameOf(card)).join(', ')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the discards are read on focus */}
      <div className="symbols" tabIndex={0}>
        <span>{say('symbols')}</span>
        <span role="img" aria-label={say('symbols.label', { n: symbols, most: SYMBOLS })}>
          {Array.from({ length: SYMBOLS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: symbols have no names
            <i key={i} className={i < symbols ? 'on' : ''}>
              <Solid d={ELDER_SIGN} />
            </i>
          ))}
        </span>
        <small>{say('decks', { mythos: decks.mythos, discovery: decks.discovery })}</small>
      </div>
    </Tip>
  )
}

const Stages = ({ model: { elderOne, stage, figure }, words }: StoryProps): ReactNode => {
  const say = useWords(tableWords)
  const elder = words.pack.elderOnes.find(({ id }) => id === elderOne)
  if (!elder) return null
  const texts = words.elderOneText(elder)
  return (
    <ol className="stages" aria-label={say('stages')}>
      {elder.stages.map(({ label, health }, i) => {
        const n = i + 1
        const now = n === stage
        const left =
          now && figure && figure.health > 0 ? `${figure.health - figure.wounds}/${figure.health}` : String(health)
        const css = `stage${now ? ' now' : n < stage ? ' past' : ''}`
        return (
          <li key={label}>
            <Tip text={texts[i]}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what the stage does is read on focus */}
              <div className={css} tabIndex={0} aria-current={now ? 'step' : undefined}>
                <b>{label}</b>
                <small>{health === 0 ? say('asleep') : say('hp', { n: left })}</small>
                <span className="vh">{texts[i]}</span>
              </div>
            </Tip>
          </li>
        )
      })}
    </ol>
  )
}

/** What the Elder One does as it advances, or at the end of a turn now. */
const Doing = ({ model: { elderOne, stage, attack }, words }: StoryProps): ReactNode => {
  const say = useWords(tableWords)
  const elder = words.pack.elderOnes.find(({ id }) => id === elderOne)
  const stages = elder?.stages.slice(0, Math.max(1, stage)) ?? []
  const advance = words.effectText(stages.flatMap(({ onAdvance }) => onAdvance ?? []))
  const end = words.effectText(stages.flatMap(({ endOfTurn }) => endOfTurn ?? []))
  const standing = words.traitText(stages.flatMap(({ ongoing }) => ongoing ?? []))
  const { standard, bonus } = attack
  const lines = [
    standard + bonus > 0 ? { head: '', text: say('attacks', { standard, bonus }) } : undefined,
    advance === '' ? undefined : { head: say('on.advance'), text: advance },
    end === '' ? undefined : { head: say('on.end'), text: end },
    standing === '' ? undefined : { head: '', text: standing },
  ].filter((line) => line !== undefined)
  const told = lines.map(({ head, text }) => (
    <span key={text} className="tip-line">
      {head !== '' && <b>{head}</b>} {text}
    </span>
  ))
  return (
    <div className="doing">
      <Tip text={told}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is read on focus */}
        <div tabIndex={0}>{told}</div>
      </Tip>
    </div>
  )
}

const StoryPanel = memo((props: StoryProps): ReactNode => {
  const say = useWords(tableWords)
  const { elderOne, track } = props.model
  return (
    <section className="panel story-board" aria-label={say('region.story')}>
      <header>
        <Line d={elderOneLine(elderOne)} className="elder-sigil" />
        <div>
          <span className="eyebrow">{say('elderOne')}</span>
          <h2>{elderOne === '' ? '…' : props.words.nameOf(elderOne)}</h2>
        </div>
        <SheetButton />
      </header>
      <div className="story-line">
        <span>{say('track')}</span>
        <b>{say('of', { n: track.at, most: track.spaces })}</b>
      </div>
      <Track {...props} />
      <Symbols {...props} />
      <Doing {...props} />
      <Stages {...props} />
      <Ritual {...props} />
    </section>
  )
}, sameModel)

export const StoryBoard = (): ReactNode => {
  const { view, words } = useScene()
  return <StoryPanel model={storyModel(view)} words={words} />
}
