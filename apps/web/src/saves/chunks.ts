/** A log in pieces, so that keeping an answer writes the last piece and not two thousand entries. */
import type { AnyRecord } from '@vigil/kernel'

export type Logged = AnyRecord['inputs'][number]

/** A record without its log. Fields that only some records have, such as a pack, stay with it. */
export type Frame = Omit<AnyRecord, 'inputs'>

export const CHUNK = 64

export const frameOf = ({ inputs: _, ...frame }: AnyRecord): Frame => frame

export const recordWith = (frame: Frame, inputs: readonly Logged[]): AnyRecord => ({ ...frame, inputs })

/** How many entries two logs begin with alike. A log that was played on shares its entries, so this is quick. */
export const sharedStart = (a: readonly Logged[], b: readonly Logged[]): number => {
  const most = Math.min(a.length, b.length)
  for (let i = 0; i < most; i++) if (a[i] !== b[i] && JSON.stringify(a[i]) !== JSON.stringify(b[i])) return i
  return most
}

export interface Chunk {
  readonly n: number
  readonly inputs: readonly Logged[]
}

/** The pieces that must be written where the first `known` entries are written already. */
export const chunksFrom = (inputs: readonly Logged[], known: number): Chunk[] => {
  const chunks: Chunk[] = []
  for (let n = Math.floor(known / CHUNK); n * CHUNK < inputs.length; n++) {
    chunks.push({ n, inputs: inputs.slice(n * CHUNK, (n + 1) * CHUNK) })
  }
  return chunks
}
