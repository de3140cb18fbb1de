/** The answers of a question, those of one kind folded up until they are wanted. */
import type { ES, Prompt } from '@vigil/elder-sign'
import type { Barred as BarredOption } from '@vigil/kernel'
import type { ReactNode } from 'react'
import { Answer, BackButton, BarredAnswer } from '../../board/answer.tsx'
import { useKeepFocus } from '../../board/focus.ts'
import { type Say, useWords } from '../../words/phrases.ts'
import { type Scene, useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'
import { EMPTY } from './draft.ts'
import { entriesOf, type Fold, opened } from './fold.ts'
import { OptionButton } from './option-button.tsx'
import type { Drafting } from './use-draft.ts'

type BoardSay = Say<keyof typeof boardWords.en>

/** "Go somewhere else", "Give Food", "Pass on 1 clue" */
const titleOf = ({ key }: Fold, about: Prompt, { words }: Scene, say: BoardSay): string => {
  const [kind = '', of = ''] = key.split(/:(.*)/s)
  if (key === 'move' || key === 'firstAid' || key === 'souvenir' || key === 'give') return say(`fold.${key}`)
  if (kind === 'give') return say('fold.give.card', { card: words.nameOf(of) })
  const reward = about.is === 'share' ? about.rewards[Number(of)] : undefined
  // Prompts carry effects as plain data; they are the pack's own.
  const effects = (reward ? [reward] : []) as Parameters<typeof words.effectIcons>[0]
  return say('fold.share', { what: words.effectIcons(effects) })
}

const linesOf = ({ groups }: Fold, about: Prompt, { words, view }: Scene): string =>
  groups
    .flatMap(({ options: [option] }) => (option ? [option] : []))
    .map((option) => {
      if (option.do === 'move') return words.placeName(option.to)
      if (option.do === 'give' || option.do === 'share') return words.seatName(option.seat, view)
      return words.optionText(option, view, about)
    })
    .filter((text, i, all) => all.indexOf(text) === i)
    .join(' · ')

interface FoldButtonProps {
  readonly fold: Fold
  readonly n: number
  readonly best: boolean
  readonly drafting: Drafting
}

const FoldButton = ({ fold, n, best, drafting }: FoldButtonProps): ReactNode => {
  const say = useWords(boardWords)
  const scene = useScene()
  const about = drafting.table?.asked.about
  const isSuggested = fold.groups.some(({ options }) => options.some(scene.suggested))
  if (!about) return null
  return (
    <Answer
      n={n}
      best={best}
      isSuggested={isSuggested}
      label={titleOf(fold, about, scene, say)}
      detail={linesOf(fold, about, scene)}
      folds={fold.groups.length}
      onPress={() => drafting.pick({ ...EMPTY, within: opened(fold) })}
    />
  )
}

interface BarredProps {
  readonly barred: readonly BarredOption<ES>[]
  readonly about: Prompt
}

/** What one might look for and does not get, with the reason. */
const Barred = ({ barred, about }: BarredProps): ReactNode => {
  const { words, view } = useScene()
  return barred.map(({ option, refusal }) => (
    <BarredAnswer
      key={JSON.stringify(option)}
      label={words.optionText(option, view, about)}
      reason={words.refusalText(refusal, view)}
    />
  ))
}

/** So many fit without scrolling. */
const ROOM = 6

export const Entries = ({ drafting }: { readonly drafting: Drafting }): ReactNode => {
  const say = useWords(boardWords)
  const scene = useScene()
  const { table, draft } = drafting
  const list = useKeepFocus(draft.within)
  if (!table) return null
  const { about } = table.asked
  const entries = entriesOf(table.groups, about.is, draft.within)
  const { waits } = scene.moment.glance
  const room = draft.within ? 0 : Math.max(0, ROOM - entries.length)
  const barred = waits.is === 'decision' ? waits.barred.slice(0, room) : []
  const css = ['opts', `asks-${about.is}`, entries.length + barred.length > 3 ? 'many' : '']
  return (
    <div className={css.join(' ')} ref={list}>
      {entries.map((entry, i) =>
        entry.is === 'fold' ? (
          <FoldButton key={entry.key} fold={entry} n={i + 1} best={i === 0} drafting={drafting} />
        ) : (
          <OptionButton
            key={entry.group.key}
            group={entry.group}
            n={i + 1}
            best={i === 0 && !draft.within}
            drafting={drafting}
          />
        ),
      )}
      <Barred barred={barred} about={about} />
      {draft.within && <BackButton label={say('fold.back')} onPress={drafting.cancel} />}
    </div>
  )
}
