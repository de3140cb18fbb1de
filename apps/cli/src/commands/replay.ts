/** `vigil replay`: watches a saved match, or proves that its dice came from its seed. */
import { type AnyRecord, currentNode, isCorrected, type Kind, verifyReplay } from '@vigil/kernel'
import isUnicodeSupported from 'is-unicode-supported'
import type { Face } from '../face.ts'
import { EXIT } from '../fault.ts'
import { hasScreen, type Io, print, wantsColour } from '../io.ts'
import { type Position, storyOf } from '../replay-story.ts'
import { packOf } from '../save/format.ts'
import { loadSave, saveFault } from '../save/load.ts'
import { wrongWithSave } from '../save/wrong.ts'
import { inkOf } from '../screen/ink.ts'
import { boxOf } from '../shelf.ts'
import { openTerminal } from '../terminal/terminal.ts'
import { watchOnScreen } from '../terminal/watch.ts'

export interface ReplayFlags {
  readonly verify?: boolean
  readonly plain?: boolean
}

const verified = (path: string, face: Face<Kind>, record: AnyRecord, io: Io): number => {
  const checked = verifyReplay(face.game, record)
  if (!checked.ok) {
    print(io, `DIFFERENT ${path}: ${wrongWithSave(checked.why) ?? face.refused(checked.why)}`)
    return EXIT.no
  }
  const { match, hash } = checked.value
  const rolls = match.record.inputs.filter(({ is }) => is === 'chance').length
  print(io, `OK ${path}`)
  print(io, `${match.record.inputs.length} entries replayed; all ${rolls} rolls and draws are what the seed gives`)
  if (isCorrected(match)) print(io, 'a referee corrected this match')
  print(io, `final position ${hash}`)
  return EXIT.fine
}

const inLines = (face: Face<Kind>, positions: readonly Position<Kind>[], io: Io): void => {
  for (const { said } of positions) for (const sentence of said) print(io, sentence)
  const last = positions.at(-1)?.match
  if (!last) return
  const node = currentNode(last)
  const over = node.kind === 'over' ? face.ending(node.ending, last.state) : 'The game is not over yet.'
  print(io, `\n${over}`)
}

export const runReplay = async (path: string, flags: ReplayFlags, io: Io): Promise<number> => {
  const record = loadSave(path)
  const { face } = boxOf(record.game).open(packOf(record))
  if (flags.verify) return verified(path, face, record, io)
  const story = storyOf(face, record)
  if (!story.ok) throw saveFault(path, story.why, (why) => face.refused(why))
  if (flags.plain || !hasScreen(io)) {
    inLines(face, story.value, io)
    return EXIT.fine
  }
  const terminal = openTerminal(io.stdin, io.stdout, isUnicodeSupported())
  try {
    await watchOnScreen(terminal, face, story.value, inkOf(wantsColour(io)))
  } finally {
    terminal.close()
  }
  return EXIT.fine
}
