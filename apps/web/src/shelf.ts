/** The games that can be taken off the shelf. A game is loaded when it is first wanted. */
import type { Kind } from '@vigil/kernel'
import type { Boxed, Face } from './face.ts'
import { breath } from './sitting/slices.ts'

/** A face plays any game through the same props; what it is given always comes from its own game. */
const boxed = <K extends Kind>(
  id: string,
  title: string,
  players: Boxed['players'],
  load: (pack: unknown) => Promise<Face<K>>,
): Boxed => {
  const loaded = new Map<string, Promise<Face<Kind>>>()
  const loadOnce = (pack: unknown, key: string): Promise<Face<Kind>> => {
    const face = loaded.get(key) ?? (load(pack) as Promise<unknown> as Promise<Face<Kind>>)
    loaded.set(key, face)
    return face
  }
  return {
    id,
    title,
    players,
    load: (pack) => {
      const key = packKey(pack)
      return loadOnce(pack, key).catch((error: unknown) => {
        // What failed to load is fetched again the next time.
        loaded.delete(key)
        throw error
      })
    },
  }
}

/** Packs that say the same are the same. */
export const packKey = (pack: unknown): string => (pack === undefined ? '' : JSON.stringify(pack))

export const SHELF: readonly Boxed[] = [
  boxed('elder-sign', 'Elder Sign', [1, 8], async (pack) => {
    const { elderSignFace } = await import('./elder-sign/face.tsx')
    // The page is awake between reading a game and laying it out.
    await breath()
    if (pack === undefined) return elderSignFace()
    return elderSignFace(await (await import('./elder-sign/own-pack.ts')).ownPack(pack))
  }),
  boxed('death-may-die', 'Death May Die', [1, 5], async (pack) => {
    const { deathMayDieFace } = await import('./death-may-die/face.tsx')
    await breath()
    if (pack === undefined) return deathMayDieFace()
    return deathMayDieFace(await (await import('./death-may-die/own-pack.ts')).ownPack(pack))
  }),
]

export const boxOf = (id: string): Boxed | undefined => SHELF.find((box) => box.id === id)
