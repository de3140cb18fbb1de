/** Who sits where at a table that is being made: a seat is one's own, a friend's, or a bot's. */
import type { Kind } from '@vigil/kernel'
import { botAt, newTable, type Seating } from '@vigil/table'
import type { NewRoom } from '@vigil/table/wire'
import { type BotName, knownBot } from '../../advice/adviser.ts'
import type { Face, Speech } from '../../face.ts'

export type Sits = 'me' | `friend:${number}` | BotName

/** One's own first, a friend for each of the others, and bots where the set-up has them. */
export const firstPlan = (seats: number, seating: Seating, bots: readonly BotName[]): readonly Sits[] => {
  let friends = 0
  return Array.from({ length: seats }, (_, seat): Sits => {
    const bot = botAt(seating, seat)
    if (seat === 0) return 'me'
    return (bot === null ? undefined : knownBot(bots, bot)) ?? `friend:${++friends}`
  })
}

const seatsOf = (plan: readonly Sits[], who: Sits): number[] =>
  plan.flatMap((sits, seat) => (sits === who ? [seat] : []))

export const friendsIn = (plan: readonly Sits[]): readonly Sits[] =>
  [...new Set(plan.filter((sits) => sits.startsWith('friend:')))].sort()

/** A chair for oneself, for each friend, and for each seat that a bot plays: somebody may take that over one by one. */
export const chairsFor = (plan: readonly Sits[]): NonNullable<NewRoom['chairs']> => [
  { seats: seatsOf(plan, 'me') },
  ...friendsIn(plan).map((friend) => ({ seats: seatsOf(plan, friend) })),
  ...plan.flatMap((sits, seat) => (sits === 'me' || sits.startsWith('friend:') ? [] : [{ seats: [seat], bot: sits }])),
]

/** Who the seats are. What is left to chance is another one with another seed, and has no name yet. */
export const seatNames = (face: Face<Kind>, speech: Speech<Kind>, setup: unknown): readonly (string | undefined)[] => {
  const named = ['one', 'two', 'three'].map((seed) => {
    const table = newTable(face.game, setup, seed, { undo: 'never' })
    if (!table.ok) return []
    const { view } = table.value.glance('spectator')
    return Array.from({ length: face.seats(view) }, (_, seat) => speech.seatName(seat, view))
  })
  const [first = [], ...others] = named
  return first.map((name, seat) => (others.every((names) => names[seat] === name) ? name : undefined))
}
