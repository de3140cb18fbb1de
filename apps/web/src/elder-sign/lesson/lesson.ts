/** The guided first game: what is said before which decision. Everything is said once, when it first matters. */
import { type ES, type Option, type Prompt, RULE_SETS, type View } from '@vigil/elder-sign'
import type { Glance } from '@vigil/table'
import type { Lesson } from '../../face.ts'
import { sayIn } from '../../words/phrases.ts'
import { type LessonKey, lessonWords } from './lesson-words.ts'

const offers = (options: readonly Option[], ...wanted: readonly Option['do'][]): boolean =>
  options.some((option) => wanted.includes(option.do))

const personOf = (view: View, seat: number): Extract<View['people'][number], { id: string }> | undefined => {
  const person = view.people[seat]
  return person && 'id' in person ? person : undefined
}

const MOMENTS: {
  readonly [I in Prompt['is']]?: (view: View, options: readonly Option[], seat: number) => LessonKey | undefined
} = {
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

const hintFor = ({ view, waits }: Glance<ES>): LessonKey | undefined => {
  if (waits.is !== 'decision') return undefined
  const { about, options, seat } = waits.decision
  return MOMENTS[about.is]?.(view, options, seat)
}

export const lesson: Lesson<ES> = {
  setup: {
    rules: RULE_SETS[0]?.id ?? '',
    investigators: ['joe-diamond', 'kate-winthrop'],
    ancientOne: 'yig',
    first: 0,
  },
  seed: 'first-night',
  hint: (glance, language) => {
    const id = hintFor(glance)
    if (!id) return undefined
    const say = sayIn(lessonWords, language)
    return { id, title: say(`${id}.title`), text: say(`${id}.text`) }
  },
}
