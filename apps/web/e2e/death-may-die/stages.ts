/** Stages of a game that are hard to show, each as a question to what can be seen. */
import type { DMD, View } from '@vigil/death-may-die'
import type { Node } from '@vigil/kernel'

const acts = (node: Node<DMD>): boolean => node.kind === 'decision' && node.about.is === 'act'

export const STAGES = {
  /** Five investigators in the middle of the game, with cards. */
  party: (view: View, node: Node<DMD>): boolean =>
    view.people.length === 5 && view.turn > 5 && acts(node) && (view.people[view.active]?.cards.length ?? 0) > 0,
  /** Many in one room. */
  crowd: (view: View, node: Node<DMD>): boolean =>
    acts(node) && view.spaces.some(({ figures, people }) => figures.length + people.length > 8),
  /** Six or more dice in a roll. */
  manyDice: (_: View, node: Node<DMD>): boolean =>
    node.kind === 'decision' && node.about.is === 'judge' && node.about.faces.length >= 6,
  /** The Elder One stands on the map. */
  summoned: (view: View, node: Node<DMD>): boolean => view.stage > 1 && acts(node),
  /** Somebody is dead, and the others go on. */
  mourning: (view: View, node: Node<DMD>): boolean => view.people.some(({ alive }) => !alive) && acts(node),
  /** A room burns. */
  burning: (view: View, node: Node<DMD>): boolean => view.spaces.some(({ fire }) => fire > 0) && acts(node),
  lost: (_: View, node: Node<DMD>): boolean => node.kind === 'over' && !node.ending.won,
}

export type Stage = keyof typeof STAGES
