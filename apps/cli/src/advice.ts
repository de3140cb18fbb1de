/** What might be answered where a sitting stands: the chance after each answer, and what a bot would do and why. */
import type { Budget } from '@vigil/bots'
import { canonical, currentNode, type Decision, fastInts, type Kind } from '@vigil/kernel'
import type { Chance } from '@vigil/odds'
import type { Counsel, Question, Weighed } from './counsel.ts'
import type { Sitting } from './sitting.ts'

export interface Suggestion<K extends Kind> {
  readonly bot: string
  readonly pick: readonly K['option'][]
  readonly reason: string
}

/** As much as a person is glad to wait for; counted in nodes, so that the same position gets the same advice. */
export const BUDGET: Budget = { nodes: 2000 }

export const bestBot = <K extends Kind>({ bots }: Counsel<K>): string => Object.keys(bots).at(-1) ?? ''

const questionOf = <K extends Kind>({ face, match }: Sitting<K>, decision: Decision<K>): Question<K> => ({
  view: face.game.view(match.state, decision.seat),
  decision,
})

/** Nobody is asked anything, or there is no such bot: undefined. */
export const suggestionBy = <K extends Kind>(sitting: Sitting<K>, name: string): Suggestion<K> | undefined => {
  const { counsel } = sitting.face
  const decision = currentNode(sitting.match)
  const bot = counsel.bots[name]
  if (decision.kind !== 'decision' || !bot) return undefined
  const { view } = questionOf(sitting, decision)
  // Whatever a bot draws hangs on the position alone: it never touches the dice of the match.
  const int = fastInts(`${name} ${sitting.match.inputs.length}`)
  const { pick, reason } = bot.answer({ decision, view: () => view }, int, BUDGET)
  return { bot: name, pick, reason: counsel.reason(reason, view) }
}

/** Remembered for each position: a screen is painted anew with every key. */
const remembered = <T>(find: (sitting: Sitting<Kind>) => T): ((sitting: Sitting<Kind>) => T) => {
  const known = new WeakMap<object, { readonly found: T }>()
  return (sitting) => {
    const found = known.get(sitting.match) ?? { found: find(sitting) }
    known.set(sitting.match, found)
    return found.found
  }
}

const weighing = remembered((sitting) => {
  const decision = currentNode(sitting.match)
  return decision.kind === 'decision' ? sitting.face.counsel.weigh?.(questionOf(sitting, decision)) : undefined
})

// What was found for a sitting is of its own game.
export const weighedAt = <K extends Kind>(sitting: Sitting<K>): Weighed<K> | undefined =>
  weighing(sitting) as Weighed<K> | undefined

const best = remembered((sitting) => suggestionBy(sitting, bestBot(sitting.face.counsel)))

/** Of the best bot there is. */
export const suggestionOf = <K extends Kind>(sitting: Sitting<K>): Suggestion<K> | undefined =>
  best(sitting) as Suggestion<K> | undefined

/** The chance after one option alone. */
export const chanceAfter = <K extends Kind>(
  weighed: Weighed<K> | undefined,
  option: K['option'],
): Chance | undefined => {
  const key = canonical(option)
  return weighed?.answers.find(({ pick }) => pick.length === 1 && canonical(pick[0]) === key)?.chance
}
