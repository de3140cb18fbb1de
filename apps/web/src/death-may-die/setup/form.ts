/** What every part of the form is given. */
import type { DMD, Setup } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import type { Players } from '../../advice/seat-player.tsx'
import type { Speech } from '../../face.ts'
import { type Say, sayIn } from '../../words/phrases.ts'
import type { DeathSpeech } from '../speech.ts'
import { formWords } from './form-words.ts'

export interface FormProps {
  readonly value: Setup
  readonly onChange: (setup: Setup) => void
  readonly words: Words
  readonly players?: Players | undefined
  readonly say: Say<keyof typeof formWords.en>
}

/** The face makes its speech with the words of its cards; the page hands it on as it hands on any game's. */
export const readerOf = (speech: Speech<DMD>): Pick<FormProps, 'words' | 'say'> => ({
  words: (speech as DeathSpeech).words,
  say: sayIn(formWords, speech.language),
})
