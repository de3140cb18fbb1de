/** The short conversation before a game: what to continue, or what to begin. */
import { resolve } from 'node:path'
import { Fault } from '../fault.ts'
import type { SetupFlags } from '../flags.ts'
import { saveFolder, savesIn } from '../save/folder.ts'
import { packOf } from '../save/format.ts'
import { loadSave } from '../save/load.ts'
import { type Box, boxesFor, boxOf, type Draft, type Opened } from '../shelf.ts'
import { resumeSitting } from '../sitting.ts'
import type { TableSide } from './table-side.ts'

export interface Unfinished {
  readonly path: string
  readonly label: string
}

const HEADING = 'VIGIL: the terminal table'
/** A longer list is a search, not a welcome. */
const MOST_SAVES = 3

/** The latest matches that can still be played. Files that cannot be read are not a player's business here. */
export const unfinished = (folder: string = saveFolder()): Unfinished[] => {
  const found: Unfinished[] = []
  for (const path of savesIn(folder).slice(0, 10)) {
    if (found.length === MOST_SAVES) break
    try {
      const record = loadSave(path)
      const { face } = boxOf(record.game).open(packOf(record))
      const resumed = resumeSitting(face, record)
      if (!resumed.ok || face.game.node(resumed.value.match.state).kind === 'over') continue
      found.push({ path, label: `${face.title}: ${face.summary(resumed.value.match.state)}` })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
    }
  }
  return found
}

/** The path of a match to continue, `new`, or undefined where the player leaves. */
export const askWhatToPlay = async (side: TableSide): Promise<string | undefined> => {
  const saved = unfinished()
  if (saved.length === 0) return 'new'
  const choices = [
    ...saved.map(({ label, path }) => ({ label: `Continue ${label}`, detail: resolve(path) })),
    { label: 'Begin a new game', detail: 'The others stay where they are.' },
  ]
  const picked = await side.ask(HEADING, { title: 'What shall it be?', choices })
  return picked === undefined ? undefined : (saved[picked]?.path ?? 'new')
}

/** One game that understands what was said needs no question. */
export const askGame = async (side: TableSide, said: SetupFlags): Promise<Box | undefined> => {
  const boxes = boxesFor(said)
  const [only] = boxes
  if (!only) throw new Fault('No game takes all these flags together. vigil play --help lists them game by game.')
  if (boxes.length === 1) return only
  const choices = boxes.map(({ name, says }) => ({ label: name, detail: says }))
  const picked = await side.ask(HEADING, { title: 'Which game?', choices })
  return picked === undefined ? undefined : boxes[picked]
}

/** Question after question until the set-up is complete. */
export const askSetup = async (side: TableSide, opened: Opened, given: Draft): Promise<unknown> => {
  let draft = given
  for (;;) {
    const question = opened.question(draft)
    if (!question) return opened.finish(draft)
    const picked = await side.ask(`${opened.face.title}: a new game`, question)
    const choice = picked === undefined ? undefined : question.choices[picked]
    if (!choice) return undefined
    draft = choice.next
  }
}
