/** The last set-up of each game, so that the next evening begins where the last one did. */
import { type Seating, seatingOf } from '@vigil/table'

export interface Remembered {
  readonly setup: unknown
  readonly realDice: boolean
  readonly seating: Seating
}

const keyOf = (gameId: string): string => `vigil:setup:${gameId}`

/** The set-up is whatever lies there: the game checks it. */
export const rememberedSetup = (gameId: string): Remembered | undefined => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(gameId)) ?? 'null')
    if (typeof found !== 'object' || found === null || !('setup' in found)) return undefined
    const realDice = 'realDice' in found && found.realDice === true
    return { setup: found.setup, realDice, seating: seatingOf(found) }
  } catch {
    return undefined
  }
}

export const rememberSetup = (gameId: string, remembered: Remembered): void => {
  try {
    localStorage.setItem(keyOf(gameId), JSON.stringify(remembered))
  } catch {
    // Without storage the next set-up begins with the default.
  }
}
