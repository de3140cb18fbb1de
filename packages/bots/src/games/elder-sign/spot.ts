/** What a bot looks at when it is asked: the view of its seat, the question, and what the cards and rules say. */
import {
  type CardView,
  type Decision,
  type DieView,
  type Face,
  type PersonView,
  type RuleSet,
  ruleSetOf,
  type Standing,
  type TraitName,
  type View,
} from '@vigil/elder-sign'
import type { Estimator } from './attempt.ts'
import { abilityOf, type Lore } from './lore.ts'
import type { Weights } from './weights.ts'

export interface Spot {
  readonly lore: Lore
  readonly view: View
  readonly decision: Decision
  readonly rules: RuleSet
  readonly estimate: Estimator
  readonly weights: Weights
}

export const rulesOf = ({ rules }: View): RuleSet => {
  const known = ruleSetOf(rules)
  if (!known) throw new Error(`no rule set ${rules}`)
  return known
}

export const personAt = ({ people }: View, seat: number): PersonView | undefined => {
  const person = people[seat]
  return person && 'id' in person ? person : undefined
}

/** Whoever is asked. */
export const asked = ({ view, decision }: Spot): PersonView | undefined => personAt(view, decision.seat)
/** Whose turn it is: in an attempt, whose attempt. */
export const actor = ({ view }: Spot): PersonView | undefined => personAt(view, view.active)

export const living = ({ people }: View): PersonView[] => people.flatMap((person) => ('id' in person ? [person] : []))

/** Everything that holds for somebody: ability, allies, the Mythos card, the Ancient One. */
const standingsFor = ({ lore, view, rules }: Spot, { id, allies }: PersonView): Standing[] => [
  abilityOf(lore, id, rules),
  ...allies.flatMap((ally) => lore.allies.get(ally)?.standing ?? []),
  ...(view.mythos === null ? [] : [lore.mythos.get(view.mythos)?.lingering ?? {}]),
  lore.ancientOnes.get(view.ancientOne)?.ability.standing ?? {},
]

export const hasTrait = (spot: Spot, person: PersonView, name: TraitName): boolean =>
  standingsFor(spot, person).some(({ traits }) => traits?.some(({ has }) => has === name))

/** The dice of a colour that somebody would set out with. */
export const diceReady = ({ dice }: View, colour: DieView['colour']): number =>
  dice.filter((die) => die.colour === colour && (die.at === 'supply' || die.at === 'pool')).length

/** Dice on markers and spells, which anybody may use. */
export const heldDice = ({ dice }: View): DieView[] =>
  dice.filter((die) => (die.at === 'marker' || die.at === 'spell') && die.face !== '')

export const poolDice = ({ dice }: View): DieView[] => dice.filter((die) => die.at === 'pool')

export const facesOf = (dice: readonly DieView[]): Face[] => dice.flatMap(({ face }) => (face === '' ? [] : [face]))

export const placesIn = ({ cards, hall }: View): CardView[] =>
  hall ? [...cards, ...(hall.open ? [hall.lair] : []), hall.entrance] : [...cards]
