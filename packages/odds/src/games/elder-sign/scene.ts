/** An attempt under way as a seat sees it, with what everybody can look up. */
import {
  type ExpeditionView,
  likenessOf,
  type Pack,
  type PersonView,
  type RuleSet,
  ruleSetOf,
  type State,
  type View,
  type Waited,
} from '@vigil/elder-sign'
import { type Bearer, bearersOn } from './bearing.ts'

/** All that a seat knows: the cards, what lies on the table, and what is waited for. */
export interface Seen {
  readonly pack: Pack
  readonly view: View
  readonly decision: Waited
}

export interface Scene extends Seen {
  readonly rules: RuleSet
  readonly bearers: readonly Bearer[]
  readonly expedition: ExpeditionView
  /** Whose attempt it is. */
  readonly actor: PersonView | undefined
}

export const personIn = ({ people }: View, seat: number): PersonView | undefined => {
  const person = people[seat]
  return person && 'id' in person ? person : undefined
}

/** Undefined where no attempt is under way, or nothing is left of it but rewards. */
export const sceneOf = (seen: Seen): Scene | undefined => {
  const { pack, view } = seen
  const rules = ruleSetOf(view.rules)
  const { expedition } = view
  if (!rules || !expedition || expedition.resolved) return undefined
  const bearers = bearersOn(pack, rules, view, view.active)
  return { ...seen, rules, bearers, expedition, actor: personIn(view, view.active) }
}

/** Decks have no bearing on an attempt: whatever lies in them will do. */
export const stateLike = ({ pack, view, decision }: Seen): State | undefined =>
  likenessOf(pack, view, decision, () => 0)
