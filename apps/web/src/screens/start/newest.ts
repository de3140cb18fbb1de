/** The game to go on with. */
import { type SaveHead, shelf } from '../../saves/index.ts'

export const newestUnfinished = async (): Promise<SaveHead | undefined> => {
  const heads = await shelf().list()
  return heads.filter(({ ending }) => ending === undefined).sort((a, b) => b.changed - a.changed)[0]
}
