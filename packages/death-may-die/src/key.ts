/** Equal positions have equal keys: bags have no order, and figures and tokens of a kind no names. */
import { canonical } from '@vigil/kernel'
import type { Pile, State } from './state.ts'

const sorted = (list: readonly string[]): string[] => list.slice().sort()

const pileKey = ({ deck, discard }: Pile) => [deck.top, sorted(deck.bag), deck.bottom, sorted(discard)]

/** Frames may name figures and tokens by number: while any waits, those keep their places. */
const NAMELESS: ReadonlySet<string> = new Set(['turn.act', 'turn.next', 'turn.begin', 'meet', 'mythos.draw', 'run'])

const isNamed = (s: Readonly<State>): boolean =>
  s.turn.fought.length > 0 || s.stack.some(({ at }) => !NAMELESS.has(at) && !at.startsWith('end.'))

export const keyOf = (s: Readonly<State>): string => {
  const figures = s.figures.map(({ kind, at, wounds }) => `${kind} ${at} ${wounds}`)
  const tokens = s.tokens.map((token) => canonical(token))
  const named = isNamed(s)
  return canonical({
    ...s,
    turns: 0,
    taken: 0,
    seats: s.seats.map((person) => ({ ...person, cards: sorted(person.cards.map((held) => canonical(held))) })),
    figures: named ? figures : figures.sort(),
    tokens: named ? tokens : tokens.sort(),
    hidden: s.hidden.map(({ token, faces }) => [token, sorted(faces)]),
    mythos: pileKey(s.mythos),
    discovery: pileKey(s.discovery),
    insanities: sorted(s.insanities),
    roster: sorted(s.roster),
    turn: { ...s.turn, used: sorted(s.turn.used), lit: s.turn.lit.slice().sort((a, b) => a - b) },
  })
}
