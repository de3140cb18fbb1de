/** The games that can be taken off the shelf. A game is loaded when it is first wanted. */
import type { Kind } from '@vigil/kernel'
import type { Boxed, Face } from './face.ts'

/** A face plays any game through the same props; what it is given always comes from its own game. */
const boxed = <K extends Kind>(id: string, title: string, load: () => Promise<Face<K>>): Boxed => {
  let loaded: Promise<Face<Kind>> | undefined
  const loadOnce = (): Promise<Face<Kind>> => {
    loaded ??= load() as Promise<unknown> as Promise<Face<Kind>>
    return loaded
  }
  return {
    id,
    title,
    load: () =>
      loadOnce().catch((error: unknown) => {
        // What failed to load is fetched again the next time.
        loaded = undefined
        throw error
      }),
  }
}

export const SHELF: readonly Boxed[] = [
  boxed('elder-sign', 'Elder Sign', async () => (await import('./elder-sign/face.tsx')).elderSignFace()),
]

/** While there is one game only, whoever opens a table will want it: fetched beside the table, not after it. */
export const fetchOnly = (): void => {
  const [only, another] = SHELF
  if (only && !another) only.load().catch(() => undefined)
}

export const boxOf = (id: string): Boxed | undefined => SHELF.find((box) => box.id === id)
