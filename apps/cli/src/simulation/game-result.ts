/** What is kept of one simulated game. */
export interface GameResult {
  /** Which cell of the experiment, and which game of the cell. */
  readonly cell: number
  readonly game: number
  /** Null where the game did not end. */
  readonly won: boolean | null
  readonly decisions: number
  readonly inputs: number
  /** What the fingerprint of a simulation is made of. */
  readonly print: string
  /** Present where the rules' own code broke. */
  readonly fault?: string
  /** Present where more than the outcome was asked for. */
  readonly heard?: Heard
}

/** What a game knows of itself once it is over. */
export interface Heard {
  /** What to compare games by: `Rule set` → `revised`. */
  readonly groups: Readonly<Record<string, string>>
  readonly how: string
  readonly turns: number
  /** `Doom` → where it came from → how much. */
  readonly went: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** How things stood at the end: `Doom` → 7. */
  readonly stood?: Readonly<Record<string, number>>
  /** `Monsters` → which turned up → in which turn first; 0 is the set-up. */
  readonly cards?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Somebody who listens to a game. */
export interface Listener {
  tell(event: { readonly is: string }): void
  heard(state: unknown): Heard
}
