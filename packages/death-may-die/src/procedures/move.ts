/** DMD-ENEMY-05: enemies go by a shortest way, as far as they may, and stop on arrival. */
import { decision } from '@vigil/kernel'
import { pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { nearestOf, UNREACHABLE } from '../map/board.ts'
import { figureAt } from '../nouns/figure.ts'
import type { State } from '../state.ts'
import { boardIn, type World } from '../world.ts'

/** The next spaces on the shortest ways to the nearest of `to`. */
const waysTo = (w: World, s: Readonly<State>, from: number, to: readonly number[]): number[] => {
  const board = boardIn(w, s)
  const far = nearestOf(board, from, to)
  if (far === 0 || far >= UNREACHABLE) return []
  return (board.next[from] ?? []).filter((space) => nearestOf(board, space, to) === far - 1)
}

const step = (s: State, i: number, to: number, emit: Emit): void => {
  const figure = figureAt(s, i)
  figure.at = to
  emit?.({ is: 'moved', figure: i, kind: figure.kind, to })
}

/** Moves until there is nothing left to move, or the active player must choose between equal ways. */
export const moveFigure = (w: World, s: State, i: number, to: readonly number[], spaces: number, emit: Emit): void => {
  const [goal] = to
  for (let left = spaces; left > 0; left--) {
    const { at } = figureAt(s, i)
    const far = nearestOf(boardIn(w, s), at, to)
    if (far === 0 || far >= UNREACHABLE) return
    // One goal within reach: which way it takes makes no difference.
    if (to.length === 1 && goal !== undefined && far <= left) return step(s, i, goal, emit)
    const ways = waysTo(w, s, at, to)
    const [way] = ways
    if (way === undefined) return
    if (ways.length > 1) return pushOne(s, { at: 'move', figure: i, to, left })
    step(s, i, way, emit)
  }
}

export const moveSteps: StepsOf<'move'> = {
  move: {
    forced: true,
    ask(w, s, { figure, to }) {
      const options: Option[] = waysTo(w, s, figureAt(s, figure).at, to).map((space) => ({ do: 'space', space }))
      return decision(s.active, { is: 'path', figure }, options.length ? options : [{ do: 'done' }])
    },
    answer(w, s, { figure, to, left }, [pick], emit) {
      if (pick?.do !== 'space') return
      step(s, figure, pick.space, emit)
      moveFigure(w, s, figure, to, left - 1, emit)
    },
  },
}
