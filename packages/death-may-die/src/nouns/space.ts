/** Spaces and the states an episode gives them: flooded, lit, dark. */
import type { State } from '../state.ts'
import { boardIn, castIn, type World } from '../world.ts'

export const hasState = (w: World, s: Readonly<State>, space: number, state: string): boolean => {
  const { episode } = castIn(w, s)
  const card = episode.states.find((each) => each.state === state)
  if (!card) throw new Error(`no state ${state} in ${episode.id}`)
  if ('not' in card) return !hasState(w, s, space, card.not)
  const marker = 'lowerThan' in card ? card.lowerThan : card.litBy
  const i = episode.markers.findIndex((each) => each.marker === marker)
  const at = s.markers[i] ?? 0
  const printed = boardIn(w, s).spaces[space]
  if ('lowerThan' in card) return (printed?.height ?? 0) < at
  const value = episode.markers[i]?.values[at] ?? ''
  return s.turn.lit.includes(space) || (printed?.lit?.includes(value) ?? false)
}
