/** Whether a choice can be carried out: what must be paid or handed over has to be there (DMD-RULING-09). */
import type { Context } from '../frame.ts'
import { isAlive } from '../nouns/person.ts'
import { countHeld, lying } from '../nouns/token.ts'
import { canPay } from '../procedures/cost.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { cardsMeant } from './people.ts'
import { enemiesOf, everyone, holds, spacesOf } from './question.ts'
import type { Effect } from './vocabulary.ts'

const canDo = (w: World, s: Readonly<State>, effect: Effect, cx: Context): boolean => {
  switch (effect.do) {
    case 'pay':
      return canPay(w, s, cx.who, effect.cost)
    case 'giveBack':
      return countHeld(s, cx.who, effect.token) > 0
    case 'drop':
      return countHeld(s, cx.who, effect.token) > 0
    case 'discard':
      return cardsMeant(w, s, cx.who, effect.what).length > 0
    case 'shift':
      return lying(s, effect.token, effect.from && spacesOf(w, s, effect.from, cx)).length > 0
    case 'pickSpace':
      return spacesOf(w, s, effect.of, cx).length > 0
    case 'pickPerson':
      return everyone(w, s, effect.of, cx).some((seat) => !effect.others || seat !== cx.who)
    case 'if':
      return effect.else !== undefined || holds(w, s, effect.test, cx)
    case 'move':
      return enemiesOf(w, s, effect.which, cx).length > 0
    default:
      return true
  }
}

export const isFeasible = (w: World, s: Readonly<State>, list: readonly Effect[], cx: Context): boolean =>
  isAlive(s, cx.who) && list.every((effect) => canDo(w, s, effect, cx))
