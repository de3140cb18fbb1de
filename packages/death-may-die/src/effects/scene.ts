/** What a word has to work with. */
import { type Context, pushOne } from '../frame.ts'
import type { Emit } from '../kind.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { peopleOf } from './question.ts'
import type { Effect, EffectOf, EffectWord, Who } from './vocabulary.ts'

export interface Scene {
  readonly w: World
  readonly s: State
  readonly cx: Context
  readonly emit: Emit
}

export type Meaning<W extends EffectWord> = { readonly [V in W]: (scene: Scene, effect: EffectOf<V>) => void }

/** Acts on the people an effect names; where only one of several is meant, the active player says whom (DMD-CORE-04). */
export const onPeople = (
  { w, s, cx }: Scene,
  effect: Effect & { readonly who?: Who | 'anyone' },
  act: (seats: readonly number[]) => void,
): void => {
  const who = effect.who === 'anyone' ? undefined : effect.who
  const { seats, tie } = peopleOf(w, s, who, cx)
  if (!tie) return act(seats)
  pushOne(s, { at: 'pick.person', seats, then: [{ ...effect, who: 'you' } as Effect], cx })
}

/** The one space meant: asked for where several would do; nothing happens where there is none. */
export const atOneSpace = (
  { s, cx }: Scene,
  spaces: readonly number[],
  effect: Effect,
  act: (space: number) => void,
): void => {
  const [only] = spaces
  if (only === undefined) return
  if (spaces.length === 1) return act(only)
  pushOne(s, { at: 'pick.space', spaces, then: [effect], cx })
}
