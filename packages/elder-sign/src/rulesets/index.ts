import { first } from './first.ts'
import { firstWithFaq } from './first-faq.ts'
import { revised } from './revised.ts'
import type { RuleSet } from './seams.ts'

/** Every rule set a game can be played by. */
export const RULE_SETS: readonly RuleSet[] = [revised, firstWithFaq, first]

export const ruleSetOf = (id: string): RuleSet | undefined => RULE_SETS.find((rules) => rules.id === id)
