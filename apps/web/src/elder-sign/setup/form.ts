/** What every part of the form is given. */
import { type Choice, type ES, type Investigator, keyOfChoice, ruleSetOf, type Setup } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { Players } from '../../advice/seat-player.tsx'
import type { Speech } from '../../face.ts'
import { type Say, sayIn } from '../../words/phrases.ts'
import type { ElderSignSpeech } from '../speech.ts'
import { formWords } from './form-words.ts'

export interface Reader {
  readonly words: Words
  readonly say: Say<keyof typeof formWords.en>
}

export interface FormProps {
  readonly value: Setup
  readonly onChange: (setup: Setup) => void
  readonly reader: Reader
  readonly players?: Players | undefined
}

/** The face makes its speech with the words of its cards; the page hands it on as it hands on any game's. */
export const readerOf = (speech: Speech<ES>): Reader => ({
  words: (speech as ElderSignSpeech).words,
  say: sayIn(formWords, speech.language),
})

export interface Portrait {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly sanity: number
  readonly stamina: number
  readonly ability: string
  readonly text: string
  /** "Starts with 1 Common Item and 1 clue." */
  readonly starts: string
}

/** An investigator under the rules chosen: the first printing had some abilities otherwise. */
export const portraitOf = ({ words }: Reader, investigator: Investigator, choice: Choice): Portrait => {
  const { id, name, title, sanity, stamina, ability, firstPrinted } = investigator
  const asFirstPrinted = ruleSetOf(keyOfChoice(choice))?.abilities === 'firstPrinted'
  const standing = asFirstPrinted ? (firstPrinted ?? ability.standing) : ability.standing
  const [, , starts = ''] = words.investigatorText(investigator).split('\n')
  return { id, name, title, sanity, stamina, ability: ability.name, text: words.standingText(standing), starts }
}
