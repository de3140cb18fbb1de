/** `vigil replay`: watches a saved match, or proves that its dice came from its seed. */
import { type AnyRecord, type Kind, type ReplayStep, replay, verifyReplay } from '@vigil/kernel'
import isUnicodeSupported from 'is-unicode-supported'
import type { Face } from '../face.ts'
import { EXIT } from '../fault.ts'
import { hasScreen, type Io, print, wantsColour } from '../io.ts'
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
  print(io, `${match.record.inputs.length} entries replayed; ${rolls} rolls and draws are what the seed gives`)
  print(io, `final position ${hash}`)
  return EXIT.fine
}

/** What a step of the log was, in a line. */
export const stepTitle = (step: ReplayStep<Kind>): string => {
  const { logged } = step
  return logged.is === 'undo' ? `takes back to entry ${logged.to}` : logged.is === 'chance' ? 'chance' : 'answer'
}

const inLines = (face: Face<Kind>, steps: readonly ReplayStep<Kind>[], io: Io): void => {
  for (const step of steps) {
    if (step.logged.is === 'undo') print(io, `Taken back to entry ${step.logged.to}.`)
    for (const event of step.events) {
      const sentence = face.sentence(event, step.match.state)
      if (sentence !== '') print(io, sentence)
    }
  }
  const last = steps.at(-1)?.match
  const node = last && face.game.node(last.state)
  print(io, '')
  if (node?.kind === 'over' && last) print(io, face.ending(node.ending, last.state))
  else print(io, 'The game is not over yet: vigil play --resume continues it.')
}

export const runReplay = async (path: string, flags: ReplayFlags, io: Io): Promise<number> => {
  const record = loadSave(path)
  const { face } = boxOf(record.game).open(packOf(record))
  if (flags.verify) return verified(path, face, record, io)
  const steps: ReplayStep<Kind>[] = []
  const replayed = replay(face.game, record, { onStep: (step) => steps.push(step) })
  if (!replayed.ok) throw saveFault(path, replayed.why, (why) => face.refused(why))
  if (flags.plain || !hasScreen(io)) {
    inLines(face, steps, io)
    return EXIT.fine
  }
  const terminal = openTerminal(io.stdin, io.stdout, isUnicodeSupported())
  try {
    await watchOnScreen(terminal, face, record, steps, inkOf(wantsColour(io)))
  } finally {
    terminal.close()
  }
  return EXIT.fine
}
