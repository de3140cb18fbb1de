/** A game that looks at a position once: on its way to the guests everybody asks what it waits for. */
import type { Game, Kind, Node } from '@vigil/kernel'

/** What happens to a position in place is followed, or forgotten. */
export const remembering = (game: Game<Kind>): Game<Kind> => {
  const nodes = new WeakMap<object, Node<Kind>>()
  const remember = (state: unknown, node: Node<Kind>): Node<Kind> => {
    if (typeof state === 'object' && state !== null) nodes.set(state, node)
    return node
  }
  return {
    ...game,
    node: (state) =>
      (typeof state === 'object' && state !== null && nodes.get(state)) || remember(state, game.node(state)),
    applyInPlace(state, input, emit) {
      if (typeof state === 'object' && state !== null) nodes.delete(state)
      game.applyInPlace(state, input, emit)
    },
    ...(game.follow && {
      follow(state, input, emit) {
        const node = game.follow?.(state, input, emit)
        return remember(state, node ?? game.node(state as object))
      },
    }),
  }
}
