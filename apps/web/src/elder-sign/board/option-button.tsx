/** One thing a player can do. What gives something up for good wants a second press. */
import type { Option } from '@vigil/elder-sign'
import { type ReactNode, useState } from 'react'
import { Answer } from '../../board/answer.tsx'
import { useWords } from '../../words/phrases.ts'
import { useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'
import type { Group } from './group.ts'
import { OptionPicture } from './option-picture.tsx'
import { PickedChance } from './picked-chance.tsx'
import type { Drafting } from './use-draft.ts'

interface OptionButtonProps {
  readonly group: Group
  /** Its number in the list, from 1. */
  readonly n: number
  readonly best: boolean
  readonly pressed?: boolean
  readonly drafting: Drafting
}

/** Keys of their own for what is done many times a turn. */
export const LETTERS: { readonly [D in Option['do']]?: string } = {
  roll: 'r',
  clue: 'c',
  focus: 'f',
  assist: 'a',
  giveUp: 'g',
}

const CAREFUL: readonly Option['do'][] = ['giveUp']

export const OptionButton = ({ group, n, best, pressed, drafting }: OptionButtonProps): ReactNode => {
  const { view, words, suggested } = useScene()
  const say = useWords(boardWords)
  const [armed, setArmed] = useState(false)
  const [option] = group.options
  const { table } = drafting
  if (!option || !table) return null
  const careful = CAREFUL.includes(option.do)
  const about = table.asked.about
  const act = (): void => {
    if (pressed !== undefined)
      return drafting.pick({ picked: toggle(drafting.draft.picked, option, table.asked.max), group: undefined })
    if (careful && !armed) return setArmed(true)
    drafting.take([option])
  }
  const detail = armed ? say('armed') : words.optionDetail(option, view, about)
  const more = group.options.length > 1 ? say('more', { n: group.options.length - 1 }) : ''
  return (
    <Answer
      n={n}
      best={best && !careful}
      isCareful={careful}
      isSuggested={group.options.some(suggested)}
      pressed={pressed}
      letter={LETTERS[option.do]}
      picture={<OptionPicture option={option} />}
      label={
        <>
          {words.optionText(option, view, about)}
          {group.options.some(suggested) && <span className="vh">{say('suggested')}: </span>}
        </>
      }
      // What is one of several is worth nothing by itself.
      chance={pressed === undefined && <PickedChance picked={[option]} />}
      detail={[detail, more].filter((text) => text !== '').join(' · ')}
      onPress={act}
      onLeave={() => setArmed(false)}
    />
  )
}

const toggle = (picked: readonly Option[], option: Option, max: number): readonly Option[] => {
  if (picked.includes(option)) return picked.filter((each) => each !== option)
  return picked.length < max ? [...picked, option] : max === 1 ? [option] : picked
}
