/** How servers that share a store reach each other. */
import type { News } from './news.ts'

export interface Bus {
  /** Of this server; no other has it. */
  readonly node: string
  tell(news: News): void
  /** One hears of the rooms one has joined. */
  join(room: string): void
  leave(room: string): void
  hear(listener: (news: News, from: string) => void): void
  /** What makes it the same bus for all who are on it; null while it is away, empty for a server by itself. */
  home(): string | null
  /** Counts it `by` so many; how many that are at all servers together, null where nobody can tell. Forgotten after `ms`. */
  count(name: string, ms: number, by?: number): Promise<number | null>
  /**
   * Says how many of this name are here; how many are at the others, null where nobody can tell. A server that was killed is
   * soon left out.
   */
  hold(name: string, here: number): Promise<number | null>
  /** News may be missed: the store is asked more often then. */
  isDeaf(): boolean
  close(): Promise<void>
}

/** One server by itself. */
export const noBus: Bus = {
  node: '',
  tell: () => undefined,
  join: () => undefined,
  leave: () => undefined,
  hear: () => undefined,
  home: () => '',
  count: async () => null,
  hold: async () => null,
  isDeaf: () => false,
  close: async () => undefined,
}
