/** A popular room: many who watch, spread over all nodes. */
import type { Measured } from './measured.ts'

export interface Crowd {
  readonly watching: number
  readonly nodes: number
  /** Answers a second in that room. */
  readonly answers: number
}

export interface Crowded {
  /** Milliseconds that one answer keeps each node busy, and so the last of its spectators waiting. */
  readonly burstMs: number
  /** Of one core of each node. */
  readonly share: number
  readonly megabitsPerNode: number
  /** Frames that say who is there, while the room fills: told to all whenever somebody comes, or at most `perSecond`. */
  readonly framesEach: number
  framesAt(perSecond: number, seconds: number): number
}

export const crowdedBy = ({ watching, nodes, answers }: Crowd, { watchUs, watchBytes }: Measured): Crowded => {
  const here = watching / nodes
  const burstMs = (here * watchUs) / 1_000
  return {
    burstMs,
    share: (burstMs / 1_000) * answers,
    megabitsPerNode: (here * watchBytes * answers * 8) / 1e6,
    framesEach: (watching * (watching + 1)) / 2,
    // It fills evenly: half of them are there on average.
    framesAt: (perSecond, seconds) => (watching / 2) * Math.min(watching, perSecond * seconds),
  }
}
