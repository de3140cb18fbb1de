/** `vigil advise`: the chance of every answer where a saved match stands, and what a bot would do and why. */
import { currentNode, type Decision, type Kind } from '@vigil/kernel'
import type { Chance } from '@vigil/odds'
import { bestBot, chanceAfter, type Suggestion, suggestionBy, weighedAt } from '../advice.ts'
import { chanceLines, pickText, suggestionLines } from '../advice-words.ts'
import { EXIT, Fault } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { didYouMean } from '../nearest.ts'
import { isExact } from '../percent.ts'
import { packOf } from '../save/format.ts'
import { loadSave, saveFault } from '../save/load.ts'
import { isSubset } from '../screen/choice.ts'
import { optionsInOrder } from '../screen/waiting.ts'
import { boxOf } from '../shelf.ts'
import { resumeSitting, type Sitting } from '../sitting.ts'

export interface AdviseFlags {
  readonly bot?: string
  readonly json?: boolean
}

const sittingOf = (path: string): Sitting<Kind> => {
  const record = loadSave(path)
  const { face } = boxOf(record.game).open(packOf(record))
  const resumed = resumeSitting(face, record)
  if (!resumed.ok) throw saveFault(path, resumed.why, (why) => face.refused(why))
  return resumed.value
}

const decisionOf = (path: string, { match, face }: Sitting<Kind>): Decision<Kind> => {
  const node = currentNode(match)
  const back = `vigil ${face.counsel.weigh ? 'review' : 'replay'} ${path} looks back at it.`
  if (node.kind === 'decision') return node
  throw new Fault(
    node.kind === 'over'
      ? `The game in ${path} is over, so there is nothing to answer. ${back}`
      : `The game in ${path} waits for a roll or a draw at your table, not for an answer.`,
  )
}

const botNamed = ({ face }: Sitting<Kind>, said: string | undefined): string => {
  const names = Object.keys(face.counsel.bots)
  const name = said ?? bestBot(face.counsel)
  if (names.includes(name)) return name
  throw new Fault(`${face.title} has no bot called "${name}".${didYouMean(name, names)} Bots: ${names.join(', ')}.`)
}

const chanceJson = (chance: Chance | undefined) => (chance ? { ...chance, exact: isExact(chance) } : null)

/** Every option; where several are picked at once, every answer whose chance is known. */
const answersJson = (sitting: Sitting<Kind>, decision: Decision<Kind>) => {
  const weighed = weighedAt(sitting)
  const told = (pick: readonly Kind['option'][], chance: Chance | undefined) => ({
    pick,
    says: pickText(sitting, decision, pick),
    chance: chanceJson(chance),
  })
  const several = isSubset({ labels: [], ...decision })
  if (several && weighed) return weighed.answers.map(({ pick, chance }) => told(pick, chance))
  return optionsInOrder(sitting.face, decision).map((option) =>
    told([option], several ? undefined : chanceAfter(weighed, option)),
  )
}

const asJson = (sitting: Sitting<Kind>, decision: Decision<Kind>, suggestion: Suggestion<Kind> | undefined) => {
  const { face, match } = sitting
  const weighed = weighedAt(sitting)
  return {
    game: face.game.id,
    seat: decision.seat,
    who: face.who(decision.seat, match.state),
    question: face.question(decision, match.state),
    chances: face.counsel.weigh ? (weighed?.of ?? null) : `${face.title} has no exact chances yet.`,
    here: chanceJson(weighed?.here),
    answers: answersJson(sitting, decision),
    suggestion: suggestion && { ...suggestion, says: pickText(sitting, decision, suggestion.pick) },
  }
}

export const runAdvise = (path: string, flags: AdviseFlags, io: Io): Promise<number> => {
  const sitting = sittingOf(path)
  const decision = decisionOf(path, sitting)
  const suggestion = suggestionBy(sitting, botNamed(sitting, flags.bot))
  const { face, match } = sitting
  if (flags.json) printJson(io, asJson(sitting, decision, suggestion))
  else {
    print(io, `${face.title}: ${face.summary(match.state)}.`)
    print(io, `${face.who(decision.seat, match.state)}: ${face.question(decision, match.state)}\n`)
    const options = weighedAt(sitting) ? [] : [...optionsInOrder(face, decision), undefined]
    for (const option of options) print(io, option ? pickText(sitting, decision, [option]) : '')
    for (const line of chanceLines(sitting)) print(io, line)
    const told = suggestion ? ['', ...suggestionLines(sitting, decision, suggestion)] : []
    for (const line of told) print(io, line)
  }
  return Promise.resolve(EXIT.fine)
}
