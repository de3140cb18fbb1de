import { revised } from './revised.ts'
import type { RuleSet } from './seams.ts'

/** Every rule set a game can be played by. */
export const RULE_SETS: readonly RuleSet[] = [revised]

export const ruleSetOf = (id: string): RuleSet | undefined => RULE_SETS.find((rules) => rules.id === id)
