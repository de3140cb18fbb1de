/** Advice as lines, the same on the screen, line by line and from `vigil advise`. */
import { currentNode, type Decision, type Kind, sameJson } from '@vigil/kernel'
import type { Valued } from '@vigil/odds'
import { chanceAfter, type Suggestion, suggestionOf, weighedAt } from './advice.ts'
import { percentWords } from './percent.ts'
import { isSubset } from './screen/choice.ts'
import { optionsInOrder } from './screen/waiting.ts'
import type { Sitting } from './sitting.ts'

/** "3. Roll the dice", with the numbers by which it is chosen. */
export const pickText = <K extends Kind>(
  { face, match }: Sitting<K>,
  decision: Decision<K>,
  pick: readonly K['option'][],
): string => {
  const shown = optionsInOrder(face, decision)
  const text = (option: K['option']): string => {
    const number = shown.findIndex((each) => sameJson(each, option)) + 1
    return `${number}. ${face.label(option, decision, match.state)}`
  }
  return pick.map(text).join(', ') || 'none of them'
}

/** Why no chances can be told here; undefined where they can. */
const withoutOdds = <K extends Kind>(sitting: Sitting<K>): string | undefined => {
  const { counsel, title } = sitting.face
  if (!counsel.weigh) return `${title} has no exact chances yet: this is a bot's judgement and no more.`
  return weighedAt(sitting) ? undefined : 'Nothing is at stake here whose chance could be reckoned.'
}

/** As many answers as one wants to read; the others are summed up. */
const MOST = 12

const answerLines = <K extends Kind>(
  sitting: Sitting<K>,
  decision: Decision<K>,
  answers: readonly Valued<K['option']>[],
): string[] => {
  const best = [...answers].sort((a, b) => b.chance.low - a.chance.low)
  const rest = best.length - MOST
  return [
    ...best.slice(0, MOST).map(({ pick, chance }) => `${pickText(sitting, decision, pick)}: ${percentWords(chance)}`),
    ...(rest > 0 ? [`and ${rest} other ${rest === 1 ? 'answer' : 'answers'}, none of them better`] : []),
  ]
}

/** Options that lead where no chance can be told; of several at once, only whole answers are weighed. */
const unweighed = <K extends Kind>(sitting: Sitting<K>, decision: Decision<K>): string[] => {
  if (isSubset({ labels: [], ...decision })) return []
  const weighed = weighedAt(sitting)
  return optionsInOrder(sitting.face, decision)
    .filter((option) => !chanceAfter(weighed, option))
    .map((option) => `${pickText(sitting, decision, [option])}: not reckoned`)
}

/** Chances of the whole position and of each answer, or why there are none. */
export const chanceLines = <K extends Kind>(sitting: Sitting<K>): string[] => {
  const none = withoutOdds(sitting)
  const weighed = weighedAt(sitting)
  const decision = currentNode(sitting.match)
  if (none !== undefined || !weighed || decision.kind !== 'decision') return none === undefined ? [] : [none]
  const here = weighed.here ? [`As it stands: ${percentWords(weighed.here)}.`] : []
  return [
    `The chance of ${weighed.of}:`,
    ...answerLines(sitting, decision, weighed.answers),
    ...unweighed(sitting, decision),
    ...here,
  ]
}

export const suggestionLines = <K extends Kind>(
  sitting: Sitting<K>,
  decision: Decision<K>,
  { bot, pick, reason }: Suggestion<K>,
): string[] => [`The ${bot} bot would choose ${pickText(sitting, decision, pick)}.`, `Why: ${reason}`]

/** What the best bot would do; the chances too, where they are switched on. */
export const adviceLines = <K extends Kind>(sitting: Sitting<K>): string[] => {
  const decision = currentNode(sitting.match)
  const suggestion = suggestionOf(sitting)
  if (decision.kind !== 'decision' || !suggestion) return ['Nobody is asked anything just now.']
  const told = suggestionLines(sitting, decision, suggestion)
  return sitting.odds ? [...told, '', ...chanceLines(sitting)] : told
}

/** What is to be said where somebody switches chances on and none can be shown. */
export const oddsNote = <K extends Kind>(sitting: Sitting<K>): string | undefined => {
  if (sitting.odds) return 'Chances are no longer shown.'
  return currentNode(sitting.match).kind === 'decision' ? withoutOdds(sitting) : undefined
}
