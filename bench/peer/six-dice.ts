/**
 * A small game in the manner of Elder Sign for boardgame.io: four players, six dice, adventures of up to three tasks, a
 * clock that brings doom. Far fewer rules than ours (no items to use, no monsters, no spells, no locks), which favours
 * boardgame.io where it stands against Elder Sign; `online/six-dice.ts` plays the same rules on our server. Moves check
 * themselves and refuse, as its guide asks; state changes by Immer, its default.
 */
import type { GameConfig, MoveContext } from 'boardgame.io/internal'
import { ADVENTURES, type Card, ITEMS, MONSTERS, MYTHOS, spareCards } from './cards.ts'

const DICE = 6
const HOURS = 4
const DOOM = 12
const SIGNS = 12
const SLOTS = 6

export interface Die {
  face: number
  /** Only dice in the pool are rolled; kept ones stay as they lie. */
  place: 'pool' | 'kept' | 'out'
}

interface Player {
  sanity: number
  stamina: number
  clues: number
  items: string[]
  trophies: string[]
}

type Deck = 'adventures' | 'items' | 'mythos' | 'monsters' | 'spare'

export interface SixDice {
  adventures: string[]
  table: string[]
  items: string[]
  mythos: string[]
  /** Only carried along, like most of a box at any time. */
  monsters: string[]
  spare: string[]
  players: Record<string, Player>
  dice: Die[]
  /** The slot of the adventure that is tried, or -1. */
  at: number
  done: boolean[]
  rolled: boolean
  clock: number
  doom: number
  signs: number
}

type Context = MoveContext<SixDice>
/** Nothing, or the word by which boardgame.io knows a refused move. */
type Refused = 'INVALID_MOVE' | undefined

/** What players see: how many cards a deck has, not which. */
export interface SeenSixDice extends Omit<SixDice, Deck> {
  readonly decks: Readonly<Record<Deck, number>>
}

export interface Move {
  readonly name: string
  readonly arg: number
}

export const seenIn = ({ adventures, items, mythos, monsters, spare, ...seen }: SixDice): SeenSixDice => ({
  ...seen,
  decks: {
    adventures: adventures.length,
    items: items.length,
    mythos: mythos.length,
    monsters: monsters.length,
    spare: spare.length,
  },
})

/** What of a position the rules of moves ask about. */
type Open = Pick<SixDice, 'table' | 'at' | 'done' | 'dice' | 'rolled'>

const cardAt = (G: Open): Card | undefined => ADVENTURES.get(G.table[G.at] ?? '')

/** The dice a task would take, or none where they do not suffice. */
const diceFor = (G: Open, task: number): number[] => {
  const need = cardAt(G)?.tasks[task]
  if (!need || G.done[task]) return []
  const fit = G.dice.flatMap(({ place, face }, n) => (place !== 'out' && face >= need.pips ? [n] : []))
  return fit.length >= need.dice ? fit.slice(0, need.dice) : []
}

const inPool = (G: Open): number[] => G.dice.flatMap(({ place }, n) => (place === 'pool' ? [n] : []))

const mayKeep = (G: Open): boolean => inPool(G).length > 1 && G.dice.every(({ place }) => place !== 'kept')

const BEFORE_ROLL: readonly Move[] = ['roll', 'giveUp'].map((name) => ({ name, arg: 0 }))

/** Every legal move, for the driver. */
export const legalMoves = (G: Open): readonly Move[] => {
  if (G.at < 0) return G.table.map((_, slot) => ({ name: 'go', arg: slot }))
  if (!G.rolled) return BEFORE_ROLL
  const tasks = G.done.flatMap((_, task) => (diceFor(G, task).length > 0 ? [{ name: 'complete', arg: task }] : []))
  const pool = inPool(G)
  return [
    ...tasks,
    ...(mayKeep(G) ? pool.map((die) => ({ name: 'keep', arg: die })) : []),
    ...pool.map((die) => ({ name: 'discard', arg: die })),
  ]
}

const endTurn = ({ G, events }: Context): undefined => {
  G.at = -1
  G.done = []
  G.rolled = false
  G.dice = Array.from({ length: DICE }, () => ({ face: 0, place: 'pool' }))
  G.clock = (G.clock + 1) % HOURS
  if (G.clock === 0) {
    G.doom++
    const omen = G.mythos.shift()
    if (omen) G.mythos.push(omen)
  }
  events.endTurn()
}

const fail = (context: Context): undefined => {
  const player = context.G.players[context.playerID]
  if (player) {
    player.sanity = Math.max(1, player.sanity - 1)
    player.stamina = Math.max(1, player.stamina - 1)
  }
  return endTurn(context)
}

const resolve = (context: Context): undefined => {
  const { G, playerID } = context
  G.signs += cardAt(G)?.signs ?? 0
  const player = G.players[playerID]
  const [won] = G.table.splice(G.at, 1)
  const next = G.adventures.shift()
  if (next) G.table.push(next)
  const item = G.items.shift()
  const oldest = player && player.trophies.length > 3 ? player.trophies.shift() : undefined
  if (oldest) G.adventures.push(oldest)
  if (won) player?.trophies.push(won)
  if (item) player?.items.push(item)
  return endTurn(context)
}

const go = ({ G }: Context, slot: number): Refused => {
  const card = ADVENTURES.get(G.table[slot] ?? '')
  if (G.at >= 0 || !card) return 'INVALID_MOVE'
  G.at = slot
  G.done = card.tasks.map(() => false)
  return undefined
}

const roll = ({ G, random }: Context): Refused => {
  if (G.at < 0 || G.rolled) return 'INVALID_MOVE'
  const pool = inPool(G)
  const faces = random.D6(pool.length)
  for (const [n, die] of pool.entries()) {
    const rolled = G.dice[die]
    if (rolled) rolled.face = faces[n] ?? 0
  }
  G.rolled = true
  return undefined
}

const complete = (context: Context, task: number): Refused => {
  const { G } = context
  const used = G.rolled ? diceFor(G, task) : []
  if (used.length === 0) return 'INVALID_MOVE'
  for (const n of used) {
    const die = G.dice[n]
    if (die) die.place = 'out'
  }
  G.done[task] = true
  if (G.done.every((done) => done)) return resolve(context)
  G.rolled = false
  return inPool(G).length === 0 ? fail(context) : undefined
}

const keep = ({ G }: Context, n: number): Refused => {
  const die = G.dice[n]
  if (!G.rolled || die?.place !== 'pool' || !mayKeep(G)) return 'INVALID_MOVE'
  die.place = 'kept'
  return undefined
}

/** A failed roll costs a die. */
const discard = (context: Context, n: number): Refused => {
  const { G } = context
  const die = G.dice[n]
  if (!G.rolled || die?.place !== 'pool') return 'INVALID_MOVE'
  die.place = 'out'
  G.rolled = false
  return inPool(G).length === 0 ? fail(context) : undefined
}

const giveUp = (context: Context): Refused => (context.G.at < 0 || context.G.rolled ? 'INVALID_MOVE' : fail(context))

const newPlayer = (items: string[]): Player => ({ sanity: 5, stamina: 5, clues: 1, items, trophies: [] })

export const sixDice: GameConfig<SixDice> = {
  name: 'six-dice',
  seed: 'vigil',
  // The undo stack would only cost boardgame.io time.
  disableUndo: true,
  setup({ random }, spare) {
    const adventures = random.Shuffle([...ADVENTURES.keys()])
    const items = random.Shuffle([...ITEMS])
    return {
      table: adventures.splice(0, SLOTS),
      adventures,
      players: Object.fromEntries(['0', '1', '2', '3'].map((id) => [id, newPlayer(items.splice(0, 3))])),
      items,
      mythos: random.Shuffle([...MYTHOS]),
      monsters: random.Shuffle([...MONSTERS]),
      spare: spareCards(Number(spare)),
      dice: Array.from({ length: DICE }, () => ({ face: 0, place: 'pool' })),
      at: -1,
      done: [],
      rolled: false,
      clock: 0,
      doom: 0,
      signs: 0,
    }
  },
  moves: { go, roll, complete, keep, discard, giveUp },
  playerView: ({ G }) => seenIn(G),
  endIf: ({ G }) => (G.doom >= DOOM || G.signs >= SIGNS ? { won: G.doom < DOOM } : undefined),
}
