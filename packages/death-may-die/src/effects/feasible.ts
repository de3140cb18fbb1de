/**
 * Whether a choice is open: what must be paid or handed over has to be there, and something of the rest has to be possible
 * (DMD-RULING-09). What cannot be done besides is skipped (DMD-MYTHOS-02).
 */
import type { Context } from '../frame.ts'
import { isAlive } from '../nouns/person.ts'
import { countHeld, lying } from '../nouns/token.ts'
import { canPay } from '../procedures/cost.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { cardsMeant } from './people.ts'
import { enemiesOf, everyone, holds, spacesOf } from './question.ts'
import type { Effect, EffectWord } from './vocabulary.ts'

const PRICES: ReadonlySet<EffectWord> = new Set<EffectWord>(['pay', 'giveBack', 'drop', 'discard'])

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

export const isFeasible = (w: World, s: Readonly<State>, list: readonly Effect[], cx: Context): boolean => {
  const able = (effect: Effect): boolean => canDo(w, s, effect, cx)
  const rest = list.filter((effect) => !PRICES.has(effect.do))
  const payable = list.every((effect) => !PRICES.has(effect.do) || able(effect))
  return isAlive(s, cx.who) && payable && (rest.length === 0 || rest.some(able))
}
