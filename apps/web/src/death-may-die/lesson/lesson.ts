/** The guided first game: what is said before which decision. Everything is said once, when it first matters. */
import type { DMD, Option, View } from '@vigil/death-may-die'
import { lessonOf, type Moments } from '../../board/lesson.ts'
import { personAt } from '../scene.ts'
import { type LessonKey, lessonWords } from './lesson-words.ts'

const offers = (options: readonly Option[], wanted: Option['do']): boolean =>
  options.some((option) => option.do === wanted)

const actHint = (view: View, options: readonly Option[], seat: number): LessonKey | undefined => {
  const person = personAt(view, seat)
  const here = view.spaces.find(({ id }) => id === person?.at)
  if (view.turn <= 1 && view.actions >= 3) return 'welcome'
  if (view.turn === 2 && view.actions >= 3) return 'mythos'
  if (view.disrupted) return 'elder'
  if (offers(options, 'attack')) return 'attack'
  if (offers(options, 'action')) return 'action'
  if (offers(options, 'rest') && (person?.stress ?? 0) >= 2) return 'rest'
  return (here?.fire ?? 0) > 0 ? 'fire' : undefined
}

const moments: Moments<DMD, LessonKey> = {
  act: actHint,
  run: () => 'run',
  judge: () => 'judge',
  discovery: () => 'discovery',
  level: () => 'level',
  foe: () => 'fight',
  partner: () => 'partner',
  trade: () => 'trade',
}

export const lesson = lessonOf<DMD, LessonKey>({
  setup: { episode: 's1e1', elderOne: 'cthulhu', investigators: ['elizabeth', 'morgan'], first: 0 },
  seed: 'first-night',
  moments,
  words: lessonWords,
})
