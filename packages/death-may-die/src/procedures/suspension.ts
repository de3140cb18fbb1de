/** Rules of the episode that something keeps from touching an investigator. */
import type { Seat } from '@vigil/kernel'
import { holds } from '../effects/question.ts'
import type { TraitOf } from '../effects/vocabulary.ts'
import { type Sourced, traitsOf } from '../nouns/trait.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { contextOf } from './wounds.ts'

export const suspensions = (w: World, s: Readonly<State>, seat: Seat, rule: string): Sourced<TraitOf<'suspend'>>[] =>
  traitsOf(w, s, seat, 'suspend').filter(
    ({ source, value }) =>
      value.rule === rule && (value.if === undefined || holds(w, s, value.if, contextOf(s, seat, source))),
  )

/** By something that is not used up by it. */
export const suspended = (w: World, s: Readonly<State>, seat: Seat, rule: string): boolean =>
  suspensions(w, s, seat, rule).some(({ value }) => !value.spend)
