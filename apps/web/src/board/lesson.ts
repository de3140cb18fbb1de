/** A guided first game: what is said before which decision. Everything is said once, when it first matters. */
import type { Kind } from '@vigil/kernel'
import type { Lesson } from '../face.ts'
import { type Phrases, sayIn } from '../words/phrases.ts'

/** What is taught when a question of this kind is asked; nothing where it answers with nothing. */
export type Moments<K extends Kind, Id extends string> = {
  readonly [I in K['prompt']['is']]?: (view: K['view'], options: readonly K['option'][], seat: number) => Id | undefined
}

export interface Curriculum<K extends Kind, Id extends string> extends Omit<Lesson<K>, 'hint'> {
  readonly moments: Moments<K, Id>
  readonly words: Phrases<`${Id}.title` | `${Id}.text`>
}

export const lessonOf = <K extends Kind, Id extends string>({
  moments,
  words,
  ...begins
}: Curriculum<K, Id>): Lesson<K> => ({
  ...begins,
  hint: ({ view, waits }, language) => {
    if (waits.is !== 'decision') return undefined
    const { about, options, seat } = waits.decision
    const id = moments[about.is as K['prompt']['is']]?.(view, options, seat)
    if (!id) return undefined
    const say = sayIn(words, language)
    return { id, title: say(`${id}.title`), text: say(`${id}.text`) }
  },
})
