/** What the end screen, the replay and the statistics know of Death May Die. */
import type { DMD, View } from '@vigil/death-may-die'
import type { Speech } from '../../face.ts'
import { sayIn } from '../../words/phrases.ts'
import type { DeathSpeech } from '../speech.ts'
import { storyWords } from './story-words.ts'

export { luckOf } from './luck.ts'
export { measuresOf } from './measures.ts'
export { teller } from './teller.ts'

/** "Under which rules" is the episode here: the box has one set of rules. */
export const factsOf = (view: View, speech: Speech<DMD>): Readonly<Record<'against' | 'party' | 'rules', string>> => {
  const { words } = speech as DeathSpeech
  return {
    against: view.elderOne === '' ? '' : words.nameOf(view.elderOne),
    party: view.people.map(({ seat }) => speech.seatName(seat, view)).join(', '),
    rules: view.episode === '' ? sayIn(storyWords, speech.language)('rules') : words.nameOf(view.episode),
  }
}
