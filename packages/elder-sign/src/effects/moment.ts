/** Moments and the triggers that answer to them (P10). */
import type { Seat } from '@vigil/kernel'
import type { Frame } from '../frame.ts'
import { push } from '../frame.ts'
import { triggersOn } from '../nouns/standing.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { holds } from './condition.ts'
import type { Moment } from './vocabulary.ts'

/** Effects of a Mythos card's lower half are told apart from those of its upper half. */
export const lingeringSource = (mythos: string): string => `lingering:${mythos}`

/** Puts every effect that answers to this moment on the stack. `only` narrows it to one source. */
export const fire = (w: World, s: State, on: Moment, seat: Seat, marker = '', only = ''): void => {
  const triggers = triggersOn(w, s, seat, on)
  if (triggers.length === 0) return
  const frames: Frame[] = []
  for (const { source, value: trigger } of triggers) {
    if (only && source !== only) continue
    if (trigger.if && !holds(w, s, trigger.if, { seat, marker })) continue
    if (trigger.limit === 'turn') {
      const key = `${on}:${source}`
      if (s.turn.used.includes(key)) continue
      s.turn.used.push(key)
    }
    const from = source === s.mythos ? lingeringSource(source) : source
    frames.push({ at: 'effects', list: trigger.effects, who: seat, source: from })
  }
  push(s, frames)
}
