/** Who sits where while a game is being set up. Nobody sits twice. */

export const RANDOM = 'random'
/** One of several drawn, where a game has that. */
export const DRAFT = 'draft'

/** What the seats of a set-up come to, in any game with investigators. */
export interface Seated {
  /** One entry per seat: somebody's id, or a way to find somebody. */
  readonly investigators: readonly string[]
  readonly first?: number | typeof RANDOM
}

/** Whether somebody was named, and not a way to find somebody. */
export const isNamed = (id: string): boolean => id !== RANDOM && id !== DRAFT

/** A first player who is no longer at the table leaves the choice to chance. */
const withSeats = <S extends Seated>(setup: S, investigators: readonly string[]): S => ({
  ...setup,
  investigators,
  first: typeof setup.first === 'number' && setup.first < investigators.length ? setup.first : RANDOM,
})

/** New seats are left to chance; those that go take their investigators with them. */
export const withCount = <S extends Seated>(setup: S, count: number): S =>
  withSeats(
    setup,
    Array.from({ length: count }, (_, seat) => setup.investigators[seat] ?? RANDOM),
  )

/** Whoever sat elsewhere changes places with whoever sat here. */
export const seated = <S extends Seated>(setup: S, seat: number, id: string): S => {
  const before = setup.investigators[seat] ?? RANDOM
  return withSeats(
    setup,
    setup.investigators.map((other, at) => {
      if (at === seat) return id
      return isNamed(id) && other === id ? before : other
    }),
  )
}

/** All of them in the same way. */
export const allBy = <S extends Seated>(setup: S, way: typeof RANDOM | typeof DRAFT): S =>
  withSeats(
    setup,
    setup.investigators.map(() => way),
  )

/** The next seat that is still open, round the table; the same one where none is. */
export const nextOpen = (investigators: readonly string[], seat: number): number => {
  for (let step = 1; step <= investigators.length; step++) {
    const at = (seat + step) % investigators.length
    if (investigators[at] === RANDOM) return at
  }
  return seat
}
