/** The peer's game, by the same rules, as our server plays games: what differs then is the server alone. */
import {
  canonical,
  decision,
  type Game,
  type Input,
  type IntSource,
  type Kind,
  no,
  ok,
  type Refusal,
  type Result,
  refusal,
} from '@vigil/kernel'
import { ADVENTURES, ITEMS, MONSTERS, MYTHOS } from '../peer/cards.ts'
import { legalMoves, type SeenSixDice, type SixDice, seenIn, sixDice } from '../peer/six-dice.ts'

const SEATS = 4

interface Option {
  readonly do: string
  readonly arg: number
}

interface Played {
  /** Undefined until the decks are shuffled. */
  G?: SixDice
  seat: number
  rolling: boolean
}

export interface Dice {
  setup: { readonly seats: number }
  state: Played
  prompt: { is: 'move' }
  option: Option
  chance: { is: 'shuffle' } | { is: 'roll'; dice: number }
  outcome: { readonly decks: readonly (readonly string[])[] } | { readonly faces: readonly number[] }
  event: { is: 'moved'; move: string; arg: number } | { is: 'rolled'; faces: readonly number[] }
  view: SeenSixDice | null
  ending: { won: boolean }
  correction: never
}

const DECKS = [[...ADVENTURES.keys()], ITEMS, MYTHOS, MONSTERS]

const shuffled = (cards: readonly string[], int: IntSource): string[] => {
  const order = cards.slice()
  for (let n = order.length - 1; n > 0; n--) {
    const other = int(n + 1)
    const [a = '', b = ''] = [order[n], order[other]]
    order[n] = b
    order[other] = a
  }
  return order
}

const endingOf = (G: SixDice): { won: boolean } | undefined => sixDice.endIf({ G }) as { won: boolean } | undefined

const inPool = ({ dice }: SixDice): number => dice.filter(({ place }) => place === 'pool').length

const node: Game<Dice>['node'] = ({ G, seat, rolling }) => {
  if (!G) return { kind: 'chance', about: { is: 'shuffle' } }
  const ending = endingOf(G)
  if (ending) return { kind: 'over', ending }
  if (rolling) return { kind: 'chance', about: { is: 'roll', dice: inPool(G) } }
  return decision<Dice>(
    seat,
    { is: 'move' },
    legalMoves(G).map(({ name, arg }) => ({ do: name, arg })),
  )
}

const sample: Game<Dice>['sample'] = (state, int): Input<Dice> => {
  if (!state.G) return { is: 'chance', outcome: { decks: DECKS.map((cards) => shuffled(cards, int)) } }
  return { is: 'chance', outcome: { faces: Array.from({ length: inPool(state.G) }, () => 1 + int(6)) } }
}

/** One of its moves, with the faces that chance has given. */
const move = (state: Played, G: SixDice, name: string, arg: number, faces: readonly number[] = []): void => {
  const { seat } = state
  const random = { D6: () => [...faces], Shuffle: <T>(items: T[]): T[] => items }
  const endTurn = (): void => {
    state.seat = (seat + 1) % SEATS
  }
  sixDice.moves[name]?.({ G, random, events: { endTurn }, playerID: String(seat) }, arg)
}

const deal = (decks: readonly (readonly string[])[]): SixDice => {
  const left = decks.map((cards) => cards.slice())
  return sixDice.setup({ random: { D6: () => [], Shuffle: <T>(items: T[]): T[] => (left.shift() as T[]) ?? items } }, 0)
}

const applyInPlace: Game<Dice>['applyInPlace'] = (state, input, emit) => {
  if (input.is === 'chance') {
    const { outcome } = input
    if ('decks' in outcome) state.G = deal(outcome.decks)
    else if (state.G) {
      move(state, state.G, 'roll', 0, outcome.faces)
      state.rolling = false
      emit?.({ is: 'rolled', faces: outcome.faces })
    }
    return
  }
  const [pick] = input.is === 'answer' ? input.pick : []
  if (!pick || !state.G) return
  emit?.({ is: 'moved', move: pick.do, arg: pick.arg })
  if (pick.do === 'roll') state.rolling = true
  else move(state, state.G, pick.do, pick.arg)
}

const cloneOf = (G: SixDice): SixDice => ({
  ...G,
  adventures: G.adventures.slice(),
  table: G.table.slice(),
  items: G.items.slice(),
  mythos: G.mythos.slice(),
  players: Object.fromEntries(
    Object.entries(G.players).map(([id, each]) => [
      id,
      { ...each, items: each.items.slice(), trophies: each.trophies.slice() },
    ]),
  ),
  dice: G.dice.map(({ face, place }) => ({ face, place })),
  done: G.done.slice(),
})

const clone = ({ G, seat, rolling }: Readonly<Played>): Played => ({ ...(G && { G: cloneOf(G) }), seat, rolling })

const answers: Game<Dice>['answers'] = (state) => {
  const asked = node(state)
  if (asked.kind !== 'decision') return []
  return asked.options.map((option) => ({ is: 'answer', seat: asked.seat, pick: [option] }))
}

const apply = (
  state: Readonly<Played>,
  input: Input<Dice>,
): Result<{ state: Played; events: Dice['event'][] }, Refusal> => {
  const asked = node(state)
  const legal =
    input.is === 'chance' ? asked.kind === 'chance' : answers(state).some((one) => canonical(one) === canonical(input))
  if (!legal) return no(refusal('dice.illegal'))
  const next = clone(state)
  const events: Dice['event'][] = []
  applyInPlace(next, input, (event) => events.push(event))
  return ok({ state: next, events })
}

const game: Game<Dice> = {
  id: 'six-dice',
  version: '1',
  check: () => ok({ seats: SEATS }),
  start: () => ({ seat: 0, rolling: false }),
  node,
  answers,
  outcomes: () => {
    throw new Error('nobody asks for the odds of this game')
  },
  sample,
  apply,
  applyInPlace,
  barred: () => [],
  clone,
  key: (state) => canonical(state),
  view: ({ G }) => (G ? seenIn(G) : null),
}

export const sixDiceGame = game as unknown as Game<Kind>
