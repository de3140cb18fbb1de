/** The guided first game: what is said before which decision. Everything is said once, when it first matters. */
import { type ES, type Option, RULE_SETS, type View } from '@vigil/elder-sign'
import { lessonOf, type Moments } from '../../board/lesson.ts'
import { type LessonKey, lessonWords } from './lesson-words.ts'

const offers = (options: readonly Option[], ...wanted: readonly Option['do'][]): boolean =>
  options.some((option) => wanted.includes(option.do))

const personOf = (view: View, seat: number): Extract<View['people'][number], { id: string }> | undefined => {
  const person = view.people[seat]
  return person && 'id' in person ? person : undefined
}

const moments: Moments<ES, LessonKey> = {
  move: (view, _, seat) => {
    if (view.turn <= 1) return 'welcome'
    if (view.signs > 0) return 'sign'
    return (personOf(view, seat)?.wealth ?? 0) >= 2 ? 'trophies' : undefined
  },
  entrance: () => 'entrance',
  prepare: (view, options) =>
    view.awake ? 'battle' : offers(options, 'focus', 'assist', 'cast') ? 'secure' : 'prepare',
  judge: (_, options) =>
    offers(options, 'complete') ? 'judge.fits' : offers(options, 'fail') ? 'judge.none' : undefined,
  reroll: () => 'reroll',
  discard: () => 'discard',
  place: () => 'place',
  midnightOrder: () => 'midnight',
}

export const lesson = lessonOf<ES, LessonKey>({
  setup: {
    rules: RULE_SETS[0]?.id ?? '',
    investigators: ['joe-diamond', 'kate-winthrop'],
    ancientOne: 'yig',
    first: 0,
  },
  seed: 'first-night',
  moments,
  words: lessonWords,
})
