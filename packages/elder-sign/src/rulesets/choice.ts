/** The rules a table has chosen, and their name in a state: `<base>/<switch>/<switch>`. */
import type { RuleSet } from './seams.ts'
import { switchesOver, turned } from './switch.ts'

export interface Choice {
  /** The id of a rule set. */
  readonly rules: string
  /** House rules: ids of switches over that rule set. */
  readonly with?: readonly string[]
}

const MARK = '/'

/** One name for one choice, in whatever order the switches were named. */
export const keyOfChoice = ({ rules, with: switches = [] }: Choice): string =>
  [rules, ...switches.toSorted()].join(MARK)

export const choiceOfKey = (key: string): Choice => {
  const [rules = '', ...switches] = key.split(MARK)
  return switches.length ? { rules, with: switches } : { rules }
}

/** The rules of that name, or undefined where a part of the name is unknown. */
export const resolveRules = (key: string, sets: readonly RuleSet[]): RuleSet | undefined => {
  const choice = choiceOfKey(key)
  const base = sets.find(({ id }) => id === choice.rules)
  if (!base || !choice.with) return base
  const known = switchesOver(base, sets)
  let rules: RuleSet = { ...base, id: key }
  for (const id of choice.with) {
    const found = known.find((each) => each.id === id)
    if (!found) return undefined
    rules = turned(rules, found, sets)
  }
  return rules
}
