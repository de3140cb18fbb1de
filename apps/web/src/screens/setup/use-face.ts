/** A game taken off the shelf, and what it says in the player's language. */
import type { Kind } from '@vigil/kernel'
import { use } from 'react'
import type { Face, Speech } from '../../face.ts'
import { boxOf, packKey } from '../../shelf.ts'
import type { Language } from '../../words/phrases.ts'

export interface Unpacked {
  readonly face: Face<Kind>
  readonly speech: Speech<Kind>
}

const unpacked = new Map<string, Promise<Unpacked | undefined>>()

const unpack = async (gameId: string, language: Language, pack: unknown): Promise<Unpacked | undefined> => {
  const face = await boxOf(gameId)?.load(pack)
  return face && { face, speech: await face.speech(language) }
}

/** Suspends until it is there; undefined for a game that is not on the shelf. `pack` is that of a saved game. */
export const useFace = (gameId: string, language: Language, pack?: unknown): Unpacked | undefined => {
  const key = `${gameId} ${language} ${packKey(pack)}`
  let coming = unpacked.get(key)
  if (!coming) {
    coming = unpack(gameId, language, pack)
    unpacked.set(key, coming)
    // What failed to load is fetched again the next time.
    coming.catch(() => unpacked.delete(key))
  }
  return use(coming)
}
