/** Plays line by line: what happened as sentences, the question, numbered options, an answer. */
import { currentNode, type Kind } from '@vigil/kernel'
import type { Keeper } from '../save/keeper.ts'
import { waitingOf } from '../screen/waiting.ts'
import { type Entry, perform, type Sitting } from '../sitting.ts'
import type { Lines } from './lines.ts'
import { questionText, reply } from './reply.ts'

/** What the log has that it had not before. */
const news = (before: readonly Entry[], after: readonly Entry[]): Entry[] =>
  after.filter((entry) => !before.includes(entry))

const tell = <K extends Kind>(lines: Lines, before: readonly Entry[], sitting: Sitting<K>): void => {
  for (const { text } of news(before, sitting.log)) lines.say(text)
  lines.say('')
  for (const line of questionText(waitingOf(sitting))) lines.say(line)
}

/** Until the game is over, the player leaves, or there are no more lines. */
export const playInLines = async <K extends Kind>(
  lines: Lines,
  start: Sitting<K>,
  keeper: Keeper,
  told: readonly Entry[] = [],
): Promise<Sitting<K>> => {
  let sitting = start
  tell(lines, told, sitting)
  while (currentNode(sitting.match).kind !== 'over') {
    const line = await lines.ask('> ')
    if (line === undefined) {
      lines.say('')
      break
    }
    const { say, act } = reply(sitting, line)
    for (const text of say) lines.say(text)
    if (!act) continue
    if (act.do === 'quit') break
    const done = perform(sitting, act)
    if (!done.ok) {
      lines.say(sitting.face.refused(done.why, sitting.match.state))
      continue
    }
    const before = sitting.log
    sitting = done.value
    const note = keeper.keep(sitting.match.record)
    if (note !== '') lines.say(note)
    tell(lines, before, sitting)
  }
  return sitting
}
