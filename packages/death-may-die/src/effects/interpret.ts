/** One interpreter gives effects their meaning. Effects act by pushing frames; nothing is done out of order. */
import type { Context } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { isAlive } from '../nouns/person.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { enemies } from './enemies.ts'
import { people } from './people.ts'
import type { Meaning, Scene } from './scene.ts'
import { story } from './story.ts'
import { tokens } from './tokens.ts'
import type { Effect, EffectWord } from './vocabulary.ts'

const meaning: Meaning<EffectWord> = { ...people, ...enemies, ...tokens, ...story }

/** Words that act on "you" and nobody else: void once he is dead (DMD-RULING-57). */
const PERSONAL: ReadonlySet<EffectWord> = new Set<EffectWord>([
  'pay',
  'be',
  'drag',
  'go',
  'run',
  'draw',
  'hand',
  'steal',
  'lieDown',
  'join',
  'matchStress',
  'evenOut',
  'relive',
  'clearTally',
  'quench',
  'exchange',
  'drop',
  'flip',
  'damage',
  'rule',
  'roll',
  'rollAgainst',
  'may',
])

export const interpret = (w: World, s: State, effect: Effect, cx: Context, emit: Emit): void => {
  if (PERSONAL.has(effect.do) && !isAlive(s, cx.who)) return
  const mean = meaning[effect.do] as (scene: Scene, effect: Effect) => void
  mean({ w, s, cx, emit }, effect)
}
