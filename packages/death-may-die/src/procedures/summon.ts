/** DMD-MYTHOS-05: enemies come from the reserve. */
import type { Emit } from '../kind.ts'
import { distance } from '../map/board.ts'
import { figureAt, healthOf, reserveOf } from '../nouns/figure.ts'
import { clockwise, someone } from '../nouns/person.ts'
import { traitsOf } from '../nouns/trait.ts'
import type { State } from '../state.ts'
import { boardIn, type World } from '../world.ts'
import { harm } from './harm.ts'

/** Whoever works the gates hurts what comes through one: half its health, rounded up, each. */
const atTheGate = (w: World, s: State, i: number, space: number, emit: Emit): void => {
  const board = boardIn(w, s)
  const half = Math.ceil(healthOf(w, s, figureAt(s, i).kind) / 2)
  for (const seat of clockwise(s)) {
    for (const { value } of traitsOf(w, s, seat, 'gatekeeper'))
      if (distance(board, someone(s, seat).at, space) <= value.range) harm(w, s, i, half, emit)
  }
}

export const summon = (w: World, s: State, kind: string, space: number, emit: Emit): void => {
  const i = reserveOf(s, kind)
  if (i < 0) return emit?.({ is: 'noFigure', kind, at: space })
  const figure = figureAt(s, i)
  figure.at = space
  figure.wounds = 0
  emit?.({ is: 'summoned', figure: i, kind, at: space })
  if (boardIn(w, s).gates.includes(space)) atTheGate(w, s, i, space, emit)
}
