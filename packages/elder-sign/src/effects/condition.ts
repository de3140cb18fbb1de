/** Tests and amounts that cards ask about. */
import type { Seat } from '@vigil/kernel'
import { size } from '@vigil/kernel'
import { countMonsters, findCard } from '../nouns/board.ts'
import { personAt } from '../nouns/person.ts'
import type { State } from '../state.ts'
import { adventureOf, monsterOf, type World } from '../world.ts'
import type { Amount, Test } from './vocabulary.ts'

export interface Circumstance {
  readonly seat: Seat
  /** The monster concerned, or empty. */
  readonly marker: string
}

/** Other Worlds still in the game: in the deck, in play or kept as trophies. */
const worldsLeft = (w: World, s: Readonly<State>): number =>
  size(s.decks.otherWorld) +
  s.worlds.length +
  s.seats.reduce(
    (n, { person }) =>
      n +
      (person?.trophies.filter((piece) => w.adventures.has(piece) && adventureOf(w, piece).kind === 'otherWorld')
        .length ?? 0),
    0,
  )

const count = (w: World, s: Readonly<State>, what: string, c: Circumstance): number => {
  switch (what) {
    case 'monsters':
      return countMonsters(s)
    case 'otherWorlds':
      return s.worlds.length
    case 'allies':
      return s.seats.reduce((n, { person }) => n + (person?.allies.length ?? 0), 0)
    case 'monstersHere':
      return findCard(s, personAt(s, c.seat)?.at ?? '')?.monsters.length ?? 0
    case 'worldsLeft':
      return worldsLeft(w, s)
    default:
      throw new Error(`nothing to count: ${what}`)
  }
}

export const holds = (w: World, s: Readonly<State>, test: Test, c: Circumstance): boolean => {
  if ('marker' in test) return c.marker !== '' && monsterOf(w, c.marker).type === test.marker
  const n = count(w, s, test.count, c)
  return 'atLeast' in test ? n >= test.atLeast : n <= test.atMost
}

export const amountOf = (s: Readonly<State>, n: Amount): number => (typeof n === 'number' ? n : s.worlds.length * n.n)
