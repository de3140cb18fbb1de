/** What can be done with a kept game, and what is said about it. */
import { claim, fileOf, readPickedFile, type Save, type SaveHead, shelf } from '../../saves/index.ts'
import { settings } from '../../settings/settings.ts'
import { type Say, sayIn } from '../../words/phrases.ts'
import { download } from '../play/download.ts'
import type { Notice } from './notice.tsx'
import { type SavesKey, savesWords } from './saves-words.ts'

export type Tell = (notice: Notice) => void

const words = (): Say<SavesKey> => sayIn(savesWords, settings().language)

export const exportSave = (save: Save): void => {
  const { name, text } = fileOf(save)
  download(name, text)
}

/** Undefined where it is gone; that has been said then. */
export const fetchSave = async ({ id }: SaveHead, tell: Tell): Promise<Save | undefined> => {
  const save = await shelf().load(id)
  if (!save) tell({ tone: 'bad', text: words()('gone') })
  return save
}

const keepAndTell = async (save: Save, done: 'putBack' | 'imported', tell: Tell): Promise<void> => {
  const say = words()
  const game = save.head.summary
  const kept = await shelf().keep(save)
  // What is said to be there stands in the list by then.
  await shelf()
    .list()
    .catch(() => undefined)
  if (kept.ok) tell({ tone: 'good', text: say(done, { game }) })
  else tell({ tone: 'bad', text: say(`notKept_${kept.why}`, { game }) })
}

/** At once, and with a way back: nothing is asked. */
export const removeGame = async (head: SaveHead, tell: Tell): Promise<void> => {
  const say = words()
  const game = head.summary
  const held = await claim(head.id)
  if (!held.held) return tell({ tone: 'bad', text: say('busy', { game }) })
  const save = await fetchSave(head, tell)
  await shelf().remove(head.id)
  held.release()
  if (!save) return
  const run = (): void => void keepAndTell(save, 'putBack', tell)
  tell({ tone: 'good', text: say('removed', { game }), act: { label: say('undo'), run } })
}

export const bringFile = async (file: File, tell: Tell): Promise<void> => {
  const say = words()
  tell({ tone: 'good', text: say('reading', { file: file.name }) })
  const { language, undo } = settings()
  const read = await readPickedFile(file, { language, undo })
  if (read.ok) return keepAndTell(read.value, 'imported', tell)
  tell({ tone: 'bad', text: say('refused', { file: file.name, why: read.why }) })
}
