/**
 * Lanterns, a push-your-luck game for tests only: draw a lantern and bury one from your hand, roll three dice, set up to
 * two of them aside, then push on or stop. A roll without a 3 or 4 ruins the turn.
 */
import { faultOfCorrection } from './correction.ts'
import {
  bagWeights,
  cloneDeck,
  type Deck,
  deckKey,
  drawKnown,
  needsChance,
  newDeck,
  sampleBag,
  take,
  under,
} from './deck.ts'
import type { Decision, Emit, Game, Input, Seat, Weighted } from './game.ts'
import { advance, faultOf, pending, picksOf, type Steps, settle } from './machine.ts'
import { refusal } from './refusal.ts'
import { no, ok } from './result.ts'

export interface ToyState {
  turnsLeft: number
  active: Seat
  deck: Deck<string>
  hands: string[][]
  dice: number[]
  aside: number[]
  scores: number[]
  stack: ToyFrame[]
}

export type ToyFrame =
  | { at: 'turn' }
  | { at: 'draw' }
  | { at: 'bury' }
  | { at: 'roll' }
  | { at: 'keep' }
  | { at: 'push' }

export type ToyOption = { do: 'bury'; card: string } | { do: 'keep'; die: number } | { do: 'push' } | { do: 'stop' }

export interface Toy {
  setup: { seats: number; turns: number; cards: string[] }
  state: ToyState
  prompt: { is: 'bury' | 'keep' | 'push' }
  option: ToyOption
  chance: { is: 'draw' | 'roll' }
  outcome: { card: string } | { faces: number[] }
  event:
    | { is: 'drew'; seat: Seat; card: string }
    | { is: 'rolled'; seat: Seat; faces: number[] }
    | { is: 'ruined' }
    | { is: 'corrected'; seat: Seat; to: number }
  view: { scores: number[]; deck: number }
  ending: { won: boolean; best: number }
  correction: { set: 'score'; seat: Seat; to: number }
}

const ask = (s: ToyState, is: Toy['prompt']['is'], options: ToyOption[], min = 1, max = 1): Decision<Toy> => ({
  kind: 'decision',
  seat: s.active,
  about: { is },
  options,
  min,
  max,
})

const handOf = (s: ToyState): string[] => s.hands[s.active] ?? []

export const toySteps: Steps<Toy, null, ToyFrame> = {
  turn: {
    run(_w, s) {
      if (s.turnsLeft === 0) return
      s.turnsLeft--
      s.active = (s.active + 1) % s.hands.length
      s.aside = []
      s.stack.push({ at: 'turn' }, { at: 'roll' }, { at: 'bury' })
      const card = drawKnown(s.deck)
      if (card !== undefined) handOf(s).push(card)
      else if (needsChance(s.deck)) s.stack.push({ at: 'draw' })
    },
  },
  draw: {
    chance: () => ({ is: 'draw' }),
    outcome(_w, s, _f, outcome, emit) {
      if (!('card' in outcome)) throw new Error('a card was awaited')
      handOf(s).push(take(s.deck, outcome.card))
      emit?.({ is: 'drew', seat: s.active, card: outcome.card })
    },
  },
  bury: {
    forced: true,
    ask: (_w, s) =>
      ask(
        s,
        'bury',
        [...new Set(handOf(s))].sort().map((card) => ({ do: 'bury', card })),
      ),
    answer(_w, s, _f, [pick]) {
      if (pick?.do !== 'bury') return
      handOf(s).splice(handOf(s).indexOf(pick.card), 1)
      under(s.deck, pick.card)
    },
    why: () => refusal('bury.not-held', 'TOY-BURY-1'),
  },
  roll: {
    chance: () => ({ is: 'roll' }),
    outcome(_w, s, _f, outcome, emit) {
      if (!('faces' in outcome)) throw new Error('faces were awaited')
      s.dice = outcome.faces.slice()
      emit?.({ is: 'rolled', seat: s.active, faces: s.dice.slice() })
      if (s.dice.some((die) => die > 2)) s.stack.push({ at: 'push' }, { at: 'keep' })
      else emit?.({ is: 'ruined' })
    },
  },
  keep: {
    ask: (_w, s) =>
      ask(
        s,
        'keep',
        s.dice.map((die) => ({ do: 'keep', die })),
        0,
        2,
      ),
    answer(_w, s, _f, pick) {
      for (const option of pick) if (option.do === 'keep') s.aside.push(option.die)
      s.dice = []
    },
  },
  push: {
    ask: (_w, s) => ask(s, 'push', s.aside.length < 4 ? [{ do: 'push' }, { do: 'stop' }] : [{ do: 'stop' }]),
    answer(_w, s, _f, [pick]) {
      if (pick?.do === 'push') s.stack.push({ at: 'roll' })
      else s.scores[s.active] = (s.scores[s.active] ?? 0) + s.aside.reduce((sum, die) => sum + die, 0)
    },
    why: () => refusal('push.enough', 'TOY-PUSH-1', { max: 4 }),
    barred: (_w, s) => (s.aside.length < 4 ? [] : [{ option: { do: 'push' }, refusal: refusal('push.enough') }]),
  },
}

export const toySign = (option: ToyOption): string => JSON.stringify(option)

/** The sorted faces of three dice with four faces, each with the number of ways to roll them. */
const ROLLS = (() => {
  const ways = new Map<string, number>()
  for (let n = 0; n < 64; n++) {
    const faces = [1 + (n % 4), 1 + (Math.floor(n / 4) % 4), 1 + Math.floor(n / 16)].sort()
    ways.set(JSON.stringify(faces), (ways.get(JSON.stringify(faces)) ?? 0) + 1)
  }
  return [...ways].map(([text, weight]) => ({ faces: JSON.parse(text) as number[], weight }))
})()

const chance = (outcome: Toy['outcome']): Input<Toy> => ({ is: 'chance', outcome })

export const toy: Game<Toy> = {
  id: 'lanterns',
  version: '1',
  check(setup) {
    const { seats, turns, cards } = (setup ?? {}) as Partial<Toy['setup']>
    if (!seats || seats < 1) return no(refusal('setup.seats', '', { min: 1, got: String(seats) }))
    return ok({ seats, turns: turns ?? 2 * seats, cards: cards ?? ['brass', 'brass', 'iron', 'tin', 'glass'] })
  },
  start({ seats, turns, cards }) {
    const seatsOf = <T>(fill: () => T): T[] => Array.from({ length: seats }, fill)
    const state: ToyState = {
      turnsLeft: turns,
      active: seats - 1,
      deck: newDeck(cards),
      hands: seatsOf(() => ['oil']),
      dice: [],
      aside: [],
      scores: seatsOf(() => 0),
      stack: [{ at: 'turn' }],
    }
    settle(toySteps, null, state, undefined)
    return state
  },
  node(s) {
    const top = pending<Toy, null>(toySteps, s)
    if (!top || 'run' in top.step) return { kind: 'over', ending: endingOf(s) }
    if ('chance' in top.step) return { kind: 'chance', about: top.step.chance(null, s, top.frame) }
    return top.step.ask(null, s, top.frame)
  },
  answers(s) {
    const node = toy.node(s)
    if (node.kind !== 'decision') return []
    return picksOf(node, toySign).map((pick) => ({ is: 'answer', seat: node.seat, pick }))
  },
  outcomes(s): Weighted<Toy>[] {
    const node = toy.node(s)
    if (node.kind !== 'chance') return []
    if (node.about.is === 'roll')
      return ROLLS.map(({ faces, weight }) => ({ input: chance({ faces: faces.slice() }), weight }))
    return [...bagWeights(s.deck)].map(([card, weight]) => ({ input: chance({ card }), weight }))
  },
  sample: (s, int) =>
    s.stack.at(-1)?.at === 'draw'
      ? chance({ card: sampleBag(s.deck, int) })
      : chance({ faces: [1 + int(4), 1 + int(4), 1 + int(4)].sort() }),
  apply(s, input) {
    const why = faultIn(s, input)
    if (why) return no(why)
    const state = toy.clone(s)
    const events: Toy['event'][] = []
    toy.applyInPlace(state, input, (event) => events.push(event))
    return ok({ state, events })
  },
  applyInPlace: (s, input, emit) =>
    input.is === 'correct' ? correct(s, input.change, emit) : advance(toySteps, null, s, input, emit),
  corrections: (s) =>
    toy.node(s).kind === 'decision'
      ? s.scores.map((to, seat) => ({ change: { set: 'score', seat, to }, blanks: { to: { min: 0, max: 99 } } }))
      : [],
  barred(s) {
    const top = pending<Toy, null>(toySteps, s)
    return top && 'ask' in top.step ? (top.step.barred?.(null, s, top.frame) ?? []) : []
  },
  clone: (s) => ({
    ...s,
    deck: cloneDeck(s.deck),
    hands: s.hands.map((hand) => hand.slice()),
    dice: s.dice.slice(),
    aside: s.aside.slice(),
    scores: s.scores.slice(),
    stack: s.stack.map((frame) => ({ ...frame })),
  }),
  key: (s) => JSON.stringify([s.turnsLeft, s.active, deckKey(s.deck), s.hands, s.dice, s.aside, s.scores, s.stack]),
  view: (s) => ({ scores: s.scores.slice(), deck: s.deck.bag.length }),
}

const endingOf = (s: ToyState): Toy['ending'] => {
  const best = Math.max(...s.scores)
  return { won: best >= 10, best }
}

const correct = (s: ToyState, { seat, to }: Toy['correction'], emit: Emit<Toy>): void => {
  s.scores[seat] = to
  emit?.({ is: 'corrected', seat, to })
}

const faultIn = (s: ToyState, input: Input<Toy>) => {
  const node = toy.node(s)
  if (node.kind === 'over') return refusal('over')
  if (input.is === 'correct') return faultOfCorrection(toy.corrections?.(s) ?? [], input.change)
  if (input.is === 'chance') {
    const known = toy.outcomes(s).some((o) => JSON.stringify(o.input) === JSON.stringify(input))
    return known ? undefined : refusal('chance.impossible')
  }
  if (node.kind === 'chance') return refusal('chance.awaited')
  if (node.seat !== input.seat) return refusal('seat')
  const top = pending<Toy, null>(toySteps, s)
  const step = top?.step
  const why = (option: ToyOption) =>
    (top && step && 'ask' in step && step.why?.(null, s, top.frame, option)) || refusal('option')
  return faultOf(node, input.pick, toySign, why)
}
