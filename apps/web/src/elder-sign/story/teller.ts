/** How a game of Elder Sign is told when it is over. */
import type { ES, Event } from '@vigil/elder-sign'
import type { Teller } from '../../face.ts'
import { sayIn } from '../../words/phrases.ts'
import type { ElderSignSpeech } from '../speech.ts'
import { fatesOf } from './fates.ts'
import { storyWords } from './story-words.ts'

const weightOf = (event: Event): number => {
  switch (event.is) {
    case 'awoke':
      return 12
    case 'devoured':
      return 9
    case 'sign':
      return event.n > 0 ? 2 + 2 * event.n : 6
    case 'signFound':
      return event.n > 0 ? 2 + event.n : 5
    case 'opened':
      return 10
    case 'closed':
      return 3
    case 'doom':
      return event.n > 1 ? 2 * event.n : 0
    case 'wounded':
      return 2
    case 'banished':
      return 2
    case 'resolved':
      return 1
    default:
      return 0
  }
}

export const teller: Teller<ES> = {
  begins: ({ is }) => is === 'midnight',
  weight: weightOf,
  people: fatesOf,
  title: ({ how }, view, speech) =>
    sayIn(storyWords, speech.language)(how, { name: (speech as ElderSignSpeech).words.nameOf(view.ancientOne) }),
  sigil: (view) => view.ancientOne,
  luckMeans: (language) => sayIn(storyWords, language)('luck'),
}
