/** Somebody who is connected to a room. */
import type { Kind } from '@vigil/kernel'
import type { Reply } from '@vigil/table/wire'
import { framed } from './framed.ts'

/** What several are told alike: framed once. */
export interface Told {
  readonly bytes: Buffer
  toString(): string
}

export const told = (text: string): Told => ({ bytes: framed(text), toString: () => text })

export interface Guest {
  readonly chair: number | 'spectator'
  send(text: string | Told): void
  /** After a last word. */
  close(text: string): void
}

export const frame = (reply: Reply<Kind>): string => JSON.stringify(reply)
