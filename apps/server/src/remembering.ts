/** A game that looks at a position once: on its way to the guests everybody asks what it waits for. */
import type { Game, Kind, Node } from '@vigil/kernel'

/** Only for positions that never change, as those of a match are: `applyInPlace` would leave a stale memory behind. */
export const remembering = (game: Game<Kind>): Game<Kind> => {
  const nodes = new WeakMap<object, Node<Kind>>()
  return {
    ...game,
    node(state) {
      if (typeof state !== 'object' || state === null) return game.node(state)
      const known = nodes.get(state) ?? game.node(state)
      nodes.set(state, known)
      return known
    },
  }
}
