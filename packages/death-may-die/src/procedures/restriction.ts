/** What an investigator may not do now: lying on the floor, or by a rule of the episode. */
import type { Seat } from '@vigil/kernel'
import { holds } from '../effects/question.ts'
import { someone } from '../nouns/person.ts'
import { rulesOf } from '../nouns/trait.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { contextOf } from './wounds.ts'

/** DMD-RULING-80: on the floor only Rest is left. */
export const restricted = (w: World, s: Readonly<State>, seat: Seat, what: string): boolean =>
  (someone(s, seat).down && what !== 'rest') ||
  rulesOf(w, s, 'forbid').some(
    ({ value }) => value.what.includes(what) && holds(w, s, value.if, contextOf(s, seat, s.episode)),
  )
