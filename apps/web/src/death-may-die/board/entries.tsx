/** The answers of a question, those of one kind folded up until they are wanted. */
import type { Option, Prompt } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import { percents } from '../../advice/chance.ts'
import { OddsChip } from '../../advice/odds-chip.tsx'
import { Answer, BackButton, BarredAnswer } from '../../board/answer.tsx'
import { useKeepFocus } from '../../board/focus.ts'
import { useWords } from '../../words/phrases.ts'
import { useOddsOf } from '../advice/with-odds.ts'
import { useScene } from '../scene.ts'
import { enemyName } from '../status.ts'
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

/** The chance of what an answer is given for, said in words too; of several, that of the best. */
const Chance = ({ options }: { readonly options: readonly Option[] }): ReactNode => {
  const say = useWords(tableWords)
  const oddsOf = useOddsOf()
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

const OptionButton = ({ option, n, best, about, drafting }: EntryProps & { readonly option: Option }): ReactNode => {
  const { view, speech, suggested } = useScene()
  return (
    <Answer
      n={n}
      best={best}
      isSuggested={suggested(option)}
      picture={<OptionPicture option={option} />}
      label={speech.option(option, view, about)}
      chance={<Chance options={[option]} />}
      detail={speech.detail(option, view, about)}
      onPress={() => drafting.take(option)}
    />
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

/** What is folded up, without what the title says already. */
const useFoldLine = (about: Prompt): ((option: Option) => string) => {
  const say = useWords(tableWords)
  const { view, words, speech } = useScene()
  return (option) => {
    if (option.do === 'rest') return say('fold.rest.line', option)
    if (option.do === 'attack') return enemyName(words, view.figures[option.target]?.kind ?? '', view)
    const face = option.do === 'reroll' && about.is === 'judge' ? about.faces[option.die] : undefined
    return face === undefined ? speech.option(option, view, about) : words.faceText(face)
  }
}

const FoldButton = ({ fold, n, best, about, drafting }: EntryProps & { readonly fold: Fold }): ReactNode => {
  const { suggested } = useScene()
  const titleOf = useFoldTitle()
  const lineOf = useFoldLine(about)
  return (
    <Answer
      n={n}
      best={best}
      isSuggested={fold.options.some(suggested)}
      label={titleOf(fold)}
      chance={<Chance options={fold.options} />}
      detail={[...new Set(fold.options.map(lineOf))].join(' · ')}
      folds={fold.options.length}
      onPress={() => drafting.open(fold.options)}
    />
  )
}

/** What one might look for and does not get, with the reason. */
const Barred = ({ most, about }: { readonly most: number; readonly about: Prompt }): ReactNode => {
  const { moment, speech, view } = useScene()
  const { waits } = moment.glance
  if (waits.is !== 'decision') return null
  return waits.barred
    .slice(0, most)
    .map(({ option, refusal }) => (
      <BarredAnswer
        key={JSON.stringify(option)}
        label={speech.option(option, view, about)}
        reason={speech.refusal(refusal, view)}
      />
    ))
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
      {within && <BackButton label={say('fold.back')} onPress={drafting.cancel} />}
    </div>
  )
}
