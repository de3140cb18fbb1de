/** Tokens that walk: straight to a space, toward one, away from one, or round their circle. */
import { decision } from '@vigil/kernel'
import { spacesOf } from '../effects/question.ts'
import type { EffectOf } from '../effects/vocabulary.ts'
import { type Context, pushOne, type StepsOf } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { nearestOf, UNREACHABLE } from '../map/board.ts'
import { livingAt } from '../nouns/person.ts'
import { tokenAt } from '../nouns/token.ts'
import type { State } from '../state.ts'
import { boardIn, type World } from '../world.ts'
import { checkGoal } from './goal.ts'
import { suspended } from './suspension.ts'
import { tell } from './token.ts'

/** Steps of a token go the lowest-numbered of equal ways (DMD-RULING-89). */
const stepToward = (w: World, s: Readonly<State>, from: number, to: readonly number[]): number => {
  const board = boardIn(w, s)
  const far = nearestOf(board, from, to)
  if (far === 0 || far >= UNREACHABLE) return from
  return (board.next[from] ?? []).find((space) => nearestOf(board, space, to) === far - 1) ?? from
}

const stepAway = (w: World, s: Readonly<State>, from: number, to: readonly number[]): number => {
  const board = boardIn(w, s)
  const far = nearestOf(board, from, to)
  return (board.next[from] ?? []).find((space) => nearestOf(board, space, to) > far) ?? from
}

/** The next space of its circle; away from every circle, a step toward the nearest. */
const stepAlong = (w: World, s: Readonly<State>, i: number, at: number, route: string): number => {
  const { route: own } = tokenAt(s, i)
  const circles = boardIn(w, s).card.routes[route] ?? []
  const circle = circles[own] ?? circles.find((spaces) => spaces.includes(at))
  const place = circle?.indexOf(at) ?? -1
  if (circle && place >= 0) return circle[(place + 1) % circle.length] ?? at
  return stepToward(w, s, at, circle ?? circles.flat())
}

/** The spaces a token may come to stand in by this effect: one, unless a choice is left. */
export const shiftWays = (
  w: World,
  s: Readonly<State>,
  i: number,
  effect: EffectOf<'shift'>,
  cx: Context,
): number[] => {
  const { at } = tokenAt(s, i)
  // "There" is where the token lies.
  if (effect.to) return spacesOf(w, s, effect.to, { ...cx, there: at })
  const { along, toward, away } = effect
  if (along && livingAt(s, at).some((seat) => suspended(w, s, seat, along))) return [at]
  let space = at
  for (let n = effect.spaces ?? 1; n > 0; n--) {
    if (along) space = stepAlong(w, s, i, space, along)
    else if (toward) space = stepToward(w, s, space, spacesOf(w, s, toward, cx))
    else if (away) space = stepAway(w, s, space, spacesOf(w, s, away, cx))
  }
  return [space]
}

const stand = (w: World, s: State, i: number, to: number, emit: Emit): void => {
  const token = tokenAt(s, i)
  if (to === token.at) return
  token.at = to
  tell(s, i, emit)
  checkGoal(w, s, emit)
}

export const shiftTo = (w: World, s: State, i: number, ways: readonly number[], cx: Context, emit: Emit): void => {
  const [to] = ways
  if (to === undefined) return
  if (ways.length > 1) pushOne(s, { at: 'shift', token: i, spaces: ways, cx })
  else stand(w, s, i, to, emit)
}

export const shiftSteps: StepsOf<'shift'> = {
  shift: {
    ask: (_w, s, { spaces, cx }) =>
      decision(
        s.active,
        { is: 'space', source: cx.source },
        spaces.map((space) => ({ do: 'space', space })),
      ),
    answer(w, s, { token }, [pick], emit) {
      if (pick?.do === 'space') stand(w, s, token, pick.space, emit)
    },
  },
}
