/** The answers of a question, those of one kind folded up until they are wanted. */
import type { Option, Prompt } from '@vigil/death-may-die'
import { type ReactNode, useEffect, useRef } from 'react'
import { percents } from '../../advice/chance.ts'
import { OddsChip } from '../../advice/odds-chip.tsx'
import { useWords } from '../../words/phrases.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'
import { entriesOf, type Fold, inOrder } from './fold.ts'
import { OptionPicture } from './option-picture.tsx'
import type { Drafting } from './use-draft.ts'

interface EntryProps {
  readonly n: number
  readonly best: boolean
  readonly about: Prompt
  readonly drafting: Drafting
}

const Key = ({ n }: { readonly n: number }): ReactNode => (
  <span className="kbd" aria-hidden="true">
    {n <= 9 ? n : '·'}
  </span>
)

const keyOf = (n: number): string | undefined => (n <= 9 ? String(n) : undefined)

/** The chance of what an answer is given for, said in words too; of several, that of the best. */
const Chance = ({ options }: { readonly options: readonly Option[] }): ReactNode => {
  const say = useWords(tableWords)
  const { oddsOf } = useScene()
  const [odds] = options.flatMap((option) => oddsOf(option) ?? []).sort((a, b) => b.chance - a.chance)
  if (!odds) return null
  const chance = { low: odds.chance, high: odds.chance }
  return (
    <>
      <OddsChip chance={chance} isSilent />
      <span className="vh">{say(`odds.${odds.of}`, { percent: percents(chance) })}</span>
    </>
  )
}

const cssOf = (css: string, best: boolean, isSuggested: boolean): string =>
  `${css}${best ? ' primary' : ''}${isSuggested ? ' suggested' : ''}`

const OptionButton = ({ option, n, best, about, drafting }: EntryProps & { readonly option: Option }): ReactNode => {
  const { view, speech, suggested } = useScene()
  const detail = speech.detail(option, view, about)
  return (
    <button
      type="button"
      className={cssOf('btn opt', best, suggested(option))}
      data-key={keyOf(n)}
      title={detail === '' ? undefined : detail}
      onClick={() => drafting.take(option)}
    >
      <Key n={n} />
      <OptionPicture option={option} />
      <span className="tx">
        {speech.option(option, view, about)}
        <span className="sub">
          <Chance options={[option]} />
          {detail !== '' && <small>{detail}</small>}
        </span>
      </span>
    </button>
  )
}

const useFoldTitle = (): ((fold: Fold) => string) => {
  const say = useWords(tableWords)
  const { words, view } = useScene()
  return ({ key }) => {
    const [kind = '', of = ''] = key.split(/:(.*)/s)
    if (kind === 'reroll') return say('fold.reroll', { by: words.nameOf(of) })
    if (kind === 'give') return say('fold.give', { name: words.seatName(Number(of), view) })
    return say(kind === 'attack' || kind === 'rest' ? `fold.${kind}` : 'fold.use')
  }
}

const FoldButton = ({ fold, n, best, about, drafting }: EntryProps & { readonly fold: Fold }): ReactNode => {
  const { view, speech, suggested } = useScene()
  const titleOf = useFoldTitle()
  const lines = [...new Set(fold.options.map((option) => speech.option(option, view, about)))]
  return (
    <button
      type="button"
      className={cssOf('btn opt fold', best, fold.options.some(suggested))}
      aria-expanded={false}
      data-key={keyOf(n)}
      onClick={() => drafting.open(fold.options)}
    >
      <Key n={n} />
      <span className="tx">
        {titleOf(fold)}
        <span className="sub">
          <Chance options={fold.options} />
          <small>{lines.join(' · ')}</small>
        </span>
      </span>
      <span className="fold-n" aria-hidden="true">
        {fold.options.length}
      </span>
    </button>
  )
}

/** What one might look for and does not get, with the reason. */
const Barred = ({ most, about }: { readonly most: number; readonly about: Prompt }): ReactNode => {
  const { moment, speech, view } = useScene()
  const { waits } = moment.glance
  if (waits.is !== 'decision') return null
  return waits.barred.slice(0, most).map(({ option, refusal }) => (
    <button
      key={JSON.stringify(option)}
      type="button"
      className="btn opt"
      aria-disabled="true"
      title={speech.refusal(refusal, view)}
    >
      <span className="tx">
        {speech.option(option, view, about)}
        <small>{speech.refusal(refusal, view)}</small>
      </span>
    </button>
  ))
}

/** What was pressed is gone once a fold opens: the keyboard goes on with what is in it. */
const useKeepFocus = (within: readonly Option[] | undefined): React.RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef(within)
  useEffect(() => {
    if (last.current === within) return
    last.current = within
    const at = document.activeElement
    if (!at || at === document.body) list.current?.querySelector<HTMLElement>('button')?.focus()
  }, [within])
  return list
}

/** So many fit without scrolling. */
const ROOM = 6

export const Entries = ({ drafting }: { readonly drafting: Drafting }): ReactNode => {
  const say = useWords(tableWords)
  const { asked, within } = drafting
  const list = useKeepFocus(within)
  if (!asked) return null
  const { about } = asked
  const entries = within
    ? inOrder(within).map((option) => ({ is: 'option' as const, option }))
    : entriesOf(asked.options)
  return (
    <div className={entries.length > 4 ? 'opts many' : 'opts'} ref={list}>
      {entries.map((entry, i) => {
        const shared = { n: i + 1, best: i === 0, about, drafting }
        return entry.is === 'fold' ? (
          <FoldButton key={entry.key} fold={entry} {...shared} />
        ) : (
          <OptionButton key={JSON.stringify(entry.option)} option={entry.option} {...shared} />
        )
      })}
      {!within && <Barred most={Math.max(0, ROOM - entries.length)} about={about} />}
      {within && (
        <button type="button" className="btn quiet back" data-key="Escape" onClick={drafting.cancel}>
          <span className="kbd" aria-hidden="true">
            Esc
          </span>
          {say('fold.back')}
        </button>
      )}
    </div>
  )
}
