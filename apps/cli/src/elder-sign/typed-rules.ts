/** What a player typed about the rules: a printing, house rules, a difficulty. */
import { type Choice, EVENTS, HOURS, RULE_SETS, switchesOver } from '@vigil/elder-sign'
import { Fault } from '../fault.ts'
import type { SetupFlags } from '../flags.ts'
import { didYouMean } from '../nearest.ts'
import { idOf } from '../typed-name.ts'

export const RANDOM = 'random'
/** Three are drawn and one is picked as the game begins (ES-RULING-105). */
export const DRAFT = 'draft'

/** How a component may be found, instead of by name. */
export const byLot = (typed: string): string | undefined =>
  [RANDOM, DRAFT].find((way) => way === typed.trim().toLowerCase())

const listOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A slip of the pen is told here, with a guess; what does not stand together is the rules' to refuse. */
const switchesOf = (typed: string, rules: string): string[] =>
  listOf(typed).map((id) => {
    const known = RULE_SETS.flatMap((set) => switchesOver(set.id).map((each) => each.id))
    if (known.includes(id)) return id
    const here = switchesOver(rules).map((each) => each.id)
    throw new Fault(`There is no house rule "${id}".${didYouMean(id, here)} vigil rules --switches lists them.`)
  })

const difficultyOf = ({ hours, events }: Pick<SetupFlags, 'hours' | 'events'>): Choice['difficulty'] => {
  const told = HOURS.find((n) => String(n) === hours)
  if (hours !== undefined && told === undefined)
    throw new Fault(`--hours is one of ${HOURS.join(', ')}, and "${hours}" is not.`)
  const classes = listOf(events === 'all' ? '' : (events ?? ''))
  const strange = classes.find((name) => !EVENTS.some((each) => each === name))
  if (strange !== undefined)
    throw new Fault(`--events takes ${EVENTS.join(', ')} or all, and "${strange}" is none of them.`)
  const wanted = EVENTS.filter((each) => classes.includes(each))
  return { ...(told && { hours: told }), ...(wanted.length && { events: wanted }) }
}

/** The rules a table plays by; what nobody asked for is left out. */
export const choiceOf = (flags: Pick<SetupFlags, 'rules' | 'with' | 'hours' | 'events' | 'orders'>): Choice => {
  const sets = RULE_SETS.map(({ id, name }) => ({ id, name }))
  const rules = flags.rules === undefined ? (sets[0]?.id ?? '') : idOf(flags.rules, sets, 'rule set')
  const difficulty = difficultyOf(flags)
  return {
    rules,
    ...(flags.with !== undefined && { with: switchesOf(flags.with, rules) }),
    ...(difficulty && Object.keys(difficulty).length && { difficulty }),
    ...(flags.orders && { orders: true }),
  }
}
