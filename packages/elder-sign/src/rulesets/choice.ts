/** The rules a table has chosen, and their name in a state: `<base>/<switch>/<switch>/hours:4/events:hard`. */
import { type Difficulty, difficultyIn, keyParts } from './difficulty.ts'
import type { RuleSet } from './seams.ts'
import { switchesOver, turned } from './switch.ts'

export interface Choice {
  /** The id of a rule set. */
  readonly rules: string
  /** House rules: ids of switches over that rule set. */
  readonly with?: readonly string[]
  /** ES-DIFF, ES-RULING-97 */
  readonly difficulty?: Difficulty
  /** ES-ORDER: the module of the Esoteric Orders. */
  readonly orders?: boolean
}

const MARK = '/'
const ORDERS = 'orders:esoteric'

/** One name for one choice, in whatever order the switches were named. */
export const keyOfChoice = ({ rules, with: switches = [], difficulty = {}, orders = false }: Choice): string =>
  [rules, ...switches.toSorted(), ...keyParts(difficulty), ...(orders ? [ORDERS] : [])].join(MARK)

export const choiceOfKey = (key: string): Choice => {
  const [rules = '', ...said] = key.split(MARK)
  const parts = said.filter((part) => part !== ORDERS)
  const settings = parts.flatMap((part) => difficultyIn(part) ?? [])
  const switches = parts.filter((part) => !difficultyIn(part))
  return {
    rules,
    ...(switches.length && { with: switches }),
    ...(settings.length && { difficulty: Object.assign({}, ...settings) as Difficulty }),
    ...(said.includes(ORDERS) && { orders: true }),
  }
}

/** The rules of that name, or undefined where a part of the name is unknown. */
export const resolveRules = (key: string, sets: readonly RuleSet[]): RuleSet | undefined => {
  const choice = choiceOfKey(key)
  const base = sets.find(({ id }) => id === choice.rules)
  if (!base || key === base.id) return base
  const known = switchesOver(base, sets)
  let rules: RuleSet = { ...base, id: key }
  for (const id of choice.with ?? []) {
    const found = known.find((each) => each.id === id)
    if (!found) return undefined
    rules = turned(rules, found, sets)
  }
  const { hours = rules.hoursPerAdvance, events = rules.mythosDeck } = choice.difficulty ?? {}
  return { ...rules, hoursPerAdvance: hours, mythosDeck: events, orders: choice.orders === true }
}
