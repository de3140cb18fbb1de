/** Games played at random outside of the browser, and brought to the page as files. */
import type { Page } from 'playwright-core'
import { bring as choose } from '../../apps/web/e2e/saves.ts'
import type { MeasuredGame } from './games.ts'

const lengthOf = ({ saves }: MeasuredGame, seats: number, seed: string): number => [...saves(seats, seed)].length

const fileAt = ({ saves }: MeasuredGame, seats: number, seed: string, answers: number): string => {
  let n = 0
  for (const save of saves(seats, seed)) if (n++ === answers) return save()
  throw new Error('the game was over before')
}

export interface Wanted {
  readonly seats: number
  /** How far into the game, from 0 to 1. */
  readonly share: number
  readonly count: number
  /** The longest of this many games. */
  readonly of: number
}

/** Save files of the longest of some random games. */
export const gamesAt = (game: MeasuredGame, { seats, share, count, of }: Wanted): string[] =>
  Array.from({ length: of }, (_, n) => `page-${n}`)
    .map((seed) => ({ seed, length: lengthOf(game, seats, seed) }))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, count)
    .map(({ seed, length }) => fileAt(game, seats, seed, Math.floor(length * share)))

/** Chooses the file on the games' screen, sits down to it, and comes back with its address. */
export const bring = async (page: Page, file: string): Promise<string> => {
  // Not before the page says that it has it: the first in the list would still be the game before.
  await choose(page, { name: 'game.json', text: file })
  await page
    .getByRole('link', { name: /^Continue: / })
    .first()
    .click()
  await page.locator('.tabletop').waitFor()
  return page.evaluate(() => location.hash)
}
