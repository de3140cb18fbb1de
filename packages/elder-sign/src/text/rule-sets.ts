/** Names of rule sets, and of what can be switched over them. */
import { choiceOfKey } from '../rulesets/choice.ts'
import type { Difficulty } from '../rulesets/difficulty.ts'
import { ruleSetOf } from '../rulesets/index.ts'
import type { RuleSet } from '../rulesets/seams.ts'
import { RULING } from '../rulesets/switch.ts'
import type { View } from '../view.ts'
import type { Voice } from './voice.ts'

/** The seams a table plays by, for words that depend on them. */
export const rulesIn = ({ rules }: View): RuleSet | undefined => ruleSetOf(rules)

/** `key` where there are words for it. */
const said = (v: Voice, key: string, otherwise: string): string => (v.knows(key) ? v.say(key) : otherwise)

export const seamName = (v: Voice, seam: string): string => said(v, `seam.${seam}`, seam)

export const readingText = (v: Voice, seam: string, reading: string): string =>
  said(v, `seam.${seam}.${reading}`, reading)

export const bondText = (v: Voice, why: string): string => said(v, `bond.${why}`, why)

const baseName = (v: Voice, id: string): string => said(v, `rules.${id}`, ruleSetOf(id)?.name ?? id)

export const switchName = (v: Voice, id: string): string => {
  const [from = '', seam = ''] = id.split(':')
  const name = seamName(v, seam)
  return from === RULING ? v.say('switch.ruling', { name }) : v.say('switch.set', { name, set: baseName(v, from) })
}

/** With the id, for those who have to type it. */
export const citedSwitch = (v: Voice, id: string): string => v.say('switch.cited', { name: switchName(v, id), id })

const difficultyNames = (v: Voice, { hours, events }: Difficulty): string[] => [
  ...(hours === undefined ? [] : [v.say('difficulty.hours', { n: hours })]),
  ...(events ? [v.say('difficulty.events', { list: v.and(events.map((each) => v.say(`events.${each}`))) })] : []),
]

export const ruleSetName = (v: Voice, key: string): string => {
  const { rules, with: switches = [], difficulty = {}, orders = false } = choiceOfKey(key)
  const printed = baseName(v, rules)
  const base = orders ? v.say('orders.with', { base: printed }) : printed
  const list = [...switches.map((id) => switchName(v, id)), ...difficultyNames(v, difficulty)]
  return list.length ? v.say('switch.over', { base, list: v.and(list) }) : base
}
