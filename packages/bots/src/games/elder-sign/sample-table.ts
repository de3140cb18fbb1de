/** A table of the rule set where signs are carried, laid out for tests. */
import { elderSign, type Option, type PersonView, type Prompt, RULE_SETS, type View } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { fastInts } from '@vigil/kernel'
import { estimator } from './attempt.ts'
import { loreOf } from './lore.ts'
import { rulesOf, type Spot } from './spot.ts'
import { expertWeights } from './weights.ts'

const game = elderSign(core)

/** ES-FANSEAL-01. */
const CARRIED = RULE_SETS.find(({ ancientOne }) => ancientOne === 'location')

const openingAgainst = (ancientOne: string): View => {
  const investigators = ['joe-diamond', 'jenny-barnes', 'kate-winthrop', 'bob-jenkins']
  if (!CARRIED) throw new Error('signs are carried nowhere')
  const state = game.start({ rules: CARRIED.id, ancientOne, investigators })
  const int = fastInts('rally')
  for (;;) {
    const node = game.node(state)
    if (node.kind === 'decision') return game.view(state, 0)
    game.applyInPlace(state, game.sample(state, int))
  }
}

export interface Sample {
  readonly ancientOne?: string
  readonly people?: readonly Partial<PersonView>[]
  readonly hall?: Partial<View['hall']>
  readonly options?: readonly Option[]
  readonly about?: Prompt
}

export const sampleTable = (sample: Sample): Spot => {
  const start = openingAgainst(sample.ancientOne ?? 'cthulhu')
  const view: View = {
    ...start,
    people: start.people.map((each, seat) => ('id' in each ? { ...each, ...sample.people?.[seat] } : each)),
    hall: start.hall && { ...start.hall, ...sample.hall },
  }
  const rules = rulesOf(view)
  const decision = {
    kind: 'decision' as const,
    seat: 0,
    about: sample.about ?? { is: 'share' as const, rewards: [] },
    options: sample.options ?? [],
    min: 1,
    max: 1,
  }
  return { lore: loreOf(core), view, decision, rules, estimate: estimator(rules.wild), weights: expertWeights(rules) }
}

export const personIn = ({ view }: Spot, seat: number): PersonView => {
  const person = view.people[seat]
  if (!person || !('id' in person)) throw new Error('nobody there')
  return person
}
