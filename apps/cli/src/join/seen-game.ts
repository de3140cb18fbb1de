/**
 * A game that is played elsewhere: what stands for its state is the glance a server sends. Everything that only looks works
 * on it as it does on a state: the same faces, the same screens. Nothing can be applied; that is the server's.
 */
import type { Game, Kind, Match, Node } from '@vigil/kernel'
import { RECORD_FORMAT } from '@vigil/kernel'
import type { Glance } from '@vigil/table'

const nodeIn = <K extends Kind>({ waits }: Glance<K>): Node<K> => {
  if (waits.is === 'over') return { kind: 'over', ending: waits.ending }
  if (waits.is === 'chance') return { kind: 'chance', about: waits.about }
  const { seat, about, options, min, max } = waits.decision
  return { kind: 'decision', seat, about, options, min, max }
}

export const seenGame = <K extends Kind>(game: Game<K>): Game<K> => {
  const glanceOf = (state: Readonly<K['state']>): Glance<K> => state as Glance<K>
  // Corrections are a matter of the page: they need everybody's consent.
  const { corrections: _, ...rest } = game
  return {
    ...rest,
    node: (state) => nodeIn(glanceOf(state)),
    barred(state) {
      const { waits } = glanceOf(state)
      return waits.is === 'decision' ? [...waits.barred] : []
    },
    view: (state) => glanceOf(state).view,
  }
}

export const seenMatch = <K extends Kind>(game: Game<K>, glance: Glance<K>): Match<K> => ({
  game,
  record: { format: RECORD_FORMAT, game: game.id, version: glance.version, setup: {}, seed: '', inputs: [] },
  state: glance as Readonly<K['state']>,
  inputs: [],
  fate: 0,
  corrected: glance.corrected,
  seq: glance.seq,
  snapshots: [],
})
