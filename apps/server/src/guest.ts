/** Somebody who is connected to a room. */
import type { Kind } from '@vigil/kernel'
import type { Reply } from '@vigil/table/wire'

export interface Guest {
  readonly chair: number | 'spectator'
  /** A frame as text, or as its bytes: what several get alike is written once. */
  send(text: string | Buffer): void
  /** After a last word. */
  close(text: string): void
}

export const frame = (reply: Reply<Kind>): string => JSON.stringify(reply)
