/** What the end screen, the replay and the statistics know of Elder Sign. */
import type { ES, View } from '@vigil/elder-sign'
import type { Speech } from '../../face.ts'
import type { ElderSignSpeech } from '../speech.ts'

export { luckOf } from './luck.ts'
export { measuresOf } from './measures.ts'
export { teller } from './teller.ts'

export const factsOf = (view: View, speech: Speech<ES>): Readonly<Record<'against' | 'party' | 'rules', string>> => {
  const { words } = speech as ElderSignSpeech
  return {
    against: view.ancientOne === '' ? '' : words.nameOf(view.ancientOne),
    party: view.people.map(({ seat }) => speech.seatName(seat, view)).join(', '),
    rules: words.ruleSetName(view.rules),
  }
}
