/** What the host of an online table decides for everybody. */

export interface RoomOptions {
  /** `consent`: everybody who is there agrees. `untilRevealed`: never past dice or cards that were seen. */
  readonly undo: 'free' | 'consent' | 'untilRevealed' | 'never'
  readonly corrections: 'consent' | 'never'
  /** Whether the link for spectators opens the door. */
  readonly spectators: boolean
  /** Whether clients may show odds and suggestions. */
  readonly advice: boolean
  /** How long somebody may think before `standIn` answers for them; 0 for as long as they like. */
  readonly turnSeconds: number
  /** The bot that answers for whoever has run out of time. */
  readonly standIn: string
}

export const ROOM_OPTIONS: RoomOptions = {
  undo: 'consent',
  corrections: 'consent',
  spectators: true,
  advice: true,
  turnSeconds: 0,
  standIn: 'steady',
}

/** A week: asynchronous games take their time. */
export const LONGEST_TURN = 604_800
export const SHORTEST_TURN = 10
