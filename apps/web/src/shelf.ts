/** The games that can be taken off the shelf. A game is loaded when it is first wanted. */
import type { Kind } from '@vigil/kernel'
import type { Boxed, Face } from './face.ts'

/** A face plays any game through the same props; what it is given always comes from its own game. */
const boxed = <K extends Kind>(id: string, title: string, load: () => Promise<Face<K>>): Boxed => ({
  id,
  title,
  load: async () => (await load()) as unknown as Face<Kind>,
})

export const SHELF: readonly Boxed[] = [
  boxed('elder-sign', 'Elder Sign', async () => (await import('./elder-sign/face.tsx')).elderSignFace()),
]

export const boxOf = (id: string): Boxed | undefined => SHELF.find((box) => box.id === id)
