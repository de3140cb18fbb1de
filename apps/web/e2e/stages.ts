/** Stages of a game that are hard to show, each as a question to what can be seen. */
import { ENTRANCE, type Node, type PersonView, SHEET, type View } from '@vigil/elder-sign'

const worlds = ({ cards }: View): number => cards.filter(({ place }) => place < 0).length

const asks = ({ kind }: Node): boolean => kind === 'decision'

/** Whoever chooses an action now. */
const actsAt = (view: View, node: Node): PersonView | undefined => {
  const person = view.people[view.active]
  const asked = node.kind === 'decision' && node.about.is === 'action'
  return asked && person && 'id' in person ? person : undefined
}

export const STAGES = {
  /** A full party in the middle of an attempt. */
  party: (view: View, node: Node): boolean =>
    view.people.length === 8 && view.expedition !== undefined && view.turn > 12 && asks(node),
  /** Two gates are open. */
  worlds: (view: View, node: Node): boolean => worlds(view) >= 2 && asks(node),
  /** Both at once. */
  partyAndWorlds: (view: View, node: Node): boolean => view.people.length === 8 && worlds(view) >= 2 && asks(node),
  /** The Ancient One has awoken. */
  battle: (view: View, node: Node): boolean => view.awake && asks(node),
  /** Whoever is to act stands among monsters at the entrance. */
  haunted: (view: View, node: Node): boolean =>
    view.people.length >= 4 && (view.hall?.entrance.monsters.length ?? 0) > 1 && actsAt(view, node)?.at === ENTRANCE,
  /** Whoever is to act stands at the entrance with company, a card to give and enough to buy something. */
  shopping: (view: View, node: Node): boolean => {
    const person = view.hall?.entrance.monsters.length === 0 ? actsAt(view, node) : undefined
    const company = view.people.filter((each) => 'at' in each && each.at === ENTRANCE).length > 1
    return person?.at === ENTRANCE && company && person.wealth >= 2 && person.items.length > 0
  },
  /** Whoever is to act is at no location and carries a sign. */
  sheet: (view: View, node: Node): boolean => {
    const person = actsAt(view, node)
    return person?.at === SHEET && person.signs > 0
  },
  /** The lair is open and somebody tries it. */
  lair: (view: View, node: Node): boolean =>
    view.hall?.open === true && view.expedition?.card === view.ancientOne && asks(node),
  /** It is awake, and the game goes on. */
  awakeInHall: (view: View, node: Node): boolean => view.hall?.awake === true && asks(node),
  /** A full party, two gates, the lair and all that lies about. */
  hallAndWorlds: (view: View, node: Node): boolean =>
    view.hall !== null && view.people.length === 8 && worlds(view) >= 2 && asks(node),
  /** Something was lost, and cultists wait. */
  heaps: (view: View, node: Node): boolean =>
    (view.hall?.found.cards.length ?? 0) > 1 && (view.hall?.cultists ?? 0) > 0 && asks(node),
  won: (_: View, node: Node): boolean => node.kind === 'over' && node.ending.won,
  lost: (_: View, node: Node): boolean => node.kind === 'over' && !node.ending.won,
}

export type Stage = keyof typeof STAGES
