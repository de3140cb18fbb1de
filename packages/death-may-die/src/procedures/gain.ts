/** What answers to a token that comes into somebody's hands. */
import type { Seat } from '@vigil/kernel'
import { pushEffects } from '../frame.ts'
import { traitsOf } from '../nouns/trait.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { contextOf } from './wounds.ts'

export const gained = (w: World, s: State, seat: Seat, kind: string): void => {
  for (const { source, value } of traitsOf(w, s, seat, 'on'))
    if (value.moment === 'gain' && value.what === kind) pushEffects(s, value.then, contextOf(s, seat, source))
}
