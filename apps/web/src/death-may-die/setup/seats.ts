/** Who sits where while a game is being set up. Nobody sits twice. */
import type { Setup } from '@vigil/death-may-die'

export const RANDOM = 'random'

/** A first player who is no longer at the table leaves the choice to chance. */
const withSeats = (setup: Setup, investigators: readonly string[]): Setup => ({
  ...setup,
  investigators,
  first: typeof setup.first === 'number' && setup.first < investigators.length ? setup.first : RANDOM,
})

export const withCount = (setup: Setup, count: number): Setup =>
  withSeats(
    setup,
    Array.from({ length: count }, (_, seat) => setup.investigators[seat] ?? RANDOM),
  )

/** Whoever sat elsewhere changes places with whoever sat here. */
export const seated = (setup: Setup, seat: number, id: string): Setup => {
  const before = setup.investigators[seat] ?? RANDOM
  return withSeats(
    setup,
    setup.investigators.map((other, at) => {
      if (at === seat) return id
      return id !== RANDOM && other === id ? before : other
    }),
  )
}

export const allRandom = (setup: Setup): Setup =>
  withSeats(
    setup,
    setup.investigators.map(() => RANDOM),
  )

/** The next seat that is still open, round the table; the same one where none is. */
export const nextOpen = (investigators: readonly string[], seat: number): number => {
  for (let step = 1; step <= investigators.length; step++) {
    const at = (seat + step) % investigators.length
    if (investigators[at] === RANDOM) return at
  }
  return seat
}
