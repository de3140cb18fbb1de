/** Trophies: what pieces are worth, and the ways to hand them in (ES-TROPHY-03, -04, ES-RULING-61). */
import type { Person, State } from '../state.ts'
import { adventureOf, monsterOf, type World } from '../world.ts'
import { returnMarker } from './cultist.ts'

export const isMarker = (w: World, piece: string): boolean => w.monsters.has(piece)

export const worthOf = (w: World, piece: string): number =>
  isMarker(w, piece) ? monsterOf(w, piece).trophies : adventureOf(w, piece).trophies

export const wealthOf = (w: World, person: Readonly<Person>): number =>
  person.trophies.length === 0 ? 0 : person.trophies.reduce((n, piece) => n + worthOf(w, piece), 0)

/** Pieces of equal worth and kind are alike to whoever pays. */
export const kindOfPiece = (w: World, piece: string): string =>
  `${isMarker(w, piece) ? 'm' : adventureOf(w, piece).kind === 'otherWorld' ? 'w' : 'a'}${worthOf(w, piece)}`

interface Stack {
  readonly worth: number
  readonly pieces: readonly string[]
}

const stacks = (w: World, pieces: readonly string[]): Stack[] => {
  const found = new Map<string, { worth: number; pieces: string[] }>()
  for (const piece of pieces) {
    const kind = kindOfPiece(w, piece)
    const stack = found.get(kind)
    if (stack) stack.pieces.push(piece)
    else found.set(kind, { worth: worthOf(w, piece), pieces: [piece] })
  }
  return [...found.values()]
}

/** Every way to pay at least `price` in which no piece could be kept; all pieces where they do not reach it. */
export const paymentsOf = (w: World, person: Readonly<Person>, price: number): string[][] => {
  if (price <= 0) return [[]]
  if (wealthOf(w, person) <= price) return [person.trophies.filter((piece) => worthOf(w, piece) > 0)]
  const piles = stacks(w, person.trophies).filter((pile) => pile.worth > 0)
  const ways: string[][] = []
  const pick = (i: number, left: number, taken: readonly string[], least: number): void => {
    if (left <= 0) {
      if (-left < least) ways.push([...taken])
      return
    }
    const pile = piles[i]
    if (!pile) return
    for (let n = 0; n <= pile.pieces.length; n++) {
      const rest = left - n * pile.worth
      pick(i + 1, rest, [...taken, ...pile.pieces.slice(0, n)], n ? Math.min(least, pile.worth) : least)
      if (rest <= 0) break
    }
  }
  pick(0, price, [], Number.POSITIVE_INFINITY)
  return ways
}

/** ES-TROPHY-05: cards face down under their decks, markers into the cup. */
export const giveBack = (w: World, s: State, piece: string): void => {
  if (isMarker(w, piece)) returnMarker(w, s, piece)
  else s.decks[adventureOf(w, piece).kind].bottom.push(piece)
}
