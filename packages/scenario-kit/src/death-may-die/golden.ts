/** Which games of Death May Die are written down: every pairing with one, three and five players. */
import type { DMD, Pack, Setup } from '@vigil/death-may-die'
import type { Game } from '@vigil/kernel'
import { type GoldenOf, playGolden } from '../golden.ts'

const PLAYERS = [1, 3, 5] as const

/** A single player runs two investigators (DMD-SOLO-01). */
const seatsFor = (players: number): string[] => Array<string>(Math.max(2, players)).fill('random')

export interface GoldenGame {
  /** `s1e3-hastur-5`: episode, Elder One, players. */
  readonly name: string
  readonly setup: Setup
}

export const goldenGames = ({ episodes, elderOnes }: Pack): GoldenGame[] =>
  episodes.flatMap(({ id: episode }) =>
    elderOnes.flatMap(({ id: elderOne }) =>
      PLAYERS.map((players) => ({
        name: `${episode}-${elderOne}-${players}`,
        setup: { episode, elderOne, investigators: seatsFor(players), first: 'random' },
      })),
    ),
  )

/** Random players seldom live long. */
const TRIES = 12

/** The longest of some games: it sees the most of the rules. */
export const goldenGame = (game: Game<DMD>, { name, setup }: GoldenGame): GoldenOf<DMD> => {
  let longest = playGolden(game, setup, `golden ${name}`)
  for (let n = 1; n < TRIES; n++) {
    const other = playGolden(game, setup, `golden ${name} ${n}`)
    if (other.inputs.length > longest.inputs.length) longest = other
  }
  return longest
}
