/** DMD-RITUAL: how the ritual is disrupted is written on the Episode card. */
import { holds } from '../effects/question.ts'
import { pushEffects } from '../frame.ts'
import type { Emit } from '../kind.ts'
import type { State } from '../state.ts'
import { castIn, type World } from '../world.ts'
import { contextOf } from './wounds.ts'

/** Looked at whenever a token or a marker has moved. */
export const checkGoal = (w: World, s: State, emit: Emit): void => {
  if (s.disrupted || s.phase === 'setup') return
  const { goal } = castIn(w, s).episode
  const cx = contextOf(s, s.active, s.episode)
  if (!holds(w, s, goal.test, cx)) return
  s.disrupted = true
  emit?.({ is: 'disrupted' })
  pushEffects(s, goal.then, cx)
}
