/** Content of the peer's game: cards are constants and the state holds their ids, as in ours. */

/** What one task asks of the dice: how many at the least, all showing at least this. */
export interface TaskNeed {
  readonly dice: number
  readonly pips: number
}

export interface Card {
  readonly tasks: readonly TaskNeed[]
  readonly signs: number
}

const PLACES = ['long-gallery', 'map-room', 'egyptian-wing', 'archive-stairs', 'night-office', 'bone-cellar']

const ids = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${kind}-${PLACES[n % PLACES.length]}-${n}`)

export const ADVENTURES: ReadonlyMap<string, Card> = new Map(
  ids('adventure', 60).map((id, n) => [
    id,
    {
      tasks: Array.from({ length: 1 + (n % 3) }, (_, t) => ({ dice: 1 + ((n + t) % 3), pips: 2 + ((n * 5 + t) % 4) })),
      signs: n % 4 === 0 ? 1 : 0,
    },
  ]),
)

export const ITEMS: readonly string[] = ids('item', 40)
export const MYTHOS: readonly string[] = ids('mythos', 36)
export const MONSTERS: readonly string[] = ids('monster', 30)

/** Cards nobody ever draws, to bring the state to a wanted size. */
export const spareCards = (count: number): string[] => ids('spare', count)
