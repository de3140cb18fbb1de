/** A content pack that came with a saved game: checked like one from a file, and only then. */
import type { Pack } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { BadPack } from '../face.ts'

/** The whole list is for those who write packs: `vigil content check`. */
const MOST_TOLD = 3

export const ownPack = async (file: unknown): Promise<Pack> => {
  // The page may not make functions out of text; the schema's library would try, and the browser would complain.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  const { describeProblem, readPack } = await import('@vigil/death-may-die/schema')
  const read = readPack(file, core)
  if (read.ok) return read.value
  throw new BadPack(read.why.slice(0, MOST_TOLD).map(describeProblem).join('; '))
}
