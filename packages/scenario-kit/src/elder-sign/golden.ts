/** Which games of Elder Sign are written down, and how their files are called. */
import { type ES, type Pack, RULE_SETS } from '@vigil/elder-sign'
import type { Game } from '@vigil/kernel'
import { type GoldenOf, playGolden } from '../golden.ts'
import { randomSetup } from './random-table.ts'

export type Golden = GoldenOf<ES>

/**
 * One for each Ancient One and half as many again, together seating one to eight; two for each other rule set, and three
 * with the Esoteric Orders.
 */
export const GOLDEN_NUMBERS: readonly number[] = [
  0, 9, 18, 27, 36, 45, 54, 63, 3, 13, 23, 58, 65, 108, 147, 186, 213, 237, 278, 289, 316,
]

/** `yig-7`: who is played against, and how many play; `yig-7-…` by other rules than those a game is played by first. */
export const goldenName = ({ setup: { rules, ancientOne, investigators, orders } }: Golden): string =>
  [
    ancientOne,
    investigators.length,
    ...(rules === RULE_SETS[0]?.id ? [] : [rules]),
    ...(orders ? ['orders'] : []),
  ].join('-')

export const goldenGame = (game: Game<ES>, pack: Pack, n: number): Golden =>
  playGolden(game, randomSetup(pack, n), `golden ${n}`)
