/** Wounds on enemies, their death, and the stages of the Elder One. */
import { pushEffects, pushOne } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { figureAt, healthOf, isOfKind } from '../nouns/figure.ts'
import { rulesOf } from '../nouns/trait.ts'
import { ELDER_ONE, NOWHERE, type State } from '../state.ts'
import { castIn, type World } from '../world.ts'
import { endGame } from './ending.ts'

/** DMD-STAGE-04, -05, -07: excess wounds are lost with the stage. */
const defeatStage = (w: World, s: State, i: number, emit: Emit): void => {
  figureAt(s, i).wounds = 0
  if (s.stage >= castIn(w, s).stages.length) return endGame(s, { won: true, how: 'slain' }, emit)
  s.stage++
  emit?.({ is: 'stage', id: s.elderOne, stage: s.stage })
  pushOne(s, { at: 'reveal' })
}

/** DMD-ENEMY-04, DMD-RULING-27: the figure goes back to the reserve unhurt. */
const kill = (w: World, s: State, i: number, emit: Emit): void => {
  const figure = figureAt(s, i)
  const { kind, at } = figure
  figure.at = NOWHERE
  figure.wounds = 0
  emit?.({ is: 'slain', figure: i, kind, at })
  for (const { value } of rulesOf(w, s, 'on')) {
    if (value.moment !== 'dies' || value.what === undefined || !isOfKind(w, s, kind, value.what)) continue
    pushEffects(s, value.then, { who: s.active, source: s.episode, it: -1, there: at, n: 0 })
  }
}

/** Wounds from one source at one time. */
export const harm = (w: World, s: State, i: number, n: number, emit: Emit): void => {
  const figure = figureAt(s, i)
  if (n <= 0 || figure.at === NOWHERE || s.ending) return
  // DMD-RITUAL-02, DMD-RULING-46: ignored, not stored.
  if (figure.kind === ELDER_ONE && !s.disrupted) return emit?.({ is: 'immortal', n })
  figure.wounds += n
  emit?.({ is: 'hit', figure: i, kind: figure.kind, n })
  if (figure.wounds < healthOf(w, s, figure.kind)) return
  if (figure.kind === ELDER_ONE) defeatStage(w, s, i, emit)
  else kill(w, s, i, emit)
}
