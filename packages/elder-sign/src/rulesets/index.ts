import { resolveRules } from './choice.ts'
import { fan } from './fan.ts'
import { first } from './first.ts'
import { firstWithFaq } from './first-faq.ts'
import { revised } from './revised.ts'
import type { RuleSet } from './seams.ts'
import { type Switch, switchesOver as switchesAmong } from './switch.ts'

/** Every rule set a game can be played by. */
export const RULE_SETS: readonly RuleSet[] = [revised, firstWithFaq, first, fan]

const resolved = new Map<string, RuleSet>()

/** By the id of a rule set, or by the name of a choice of house rules over one: the same object each time. */
export const ruleSetOf = (key: string): RuleSet | undefined => {
  const known = resolved.get(key) ?? resolveRules(key, RULE_SETS)
  if (known) resolved.set(key, known)
  return known
}

/** The house rules that can be switched on over a rule set. */
export const switchesOver = (id: string): readonly Switch[] => {
  const base = RULE_SETS.find((rules) => rules.id === id)
  return base ? switchesAmong(base, RULE_SETS) : []
}
