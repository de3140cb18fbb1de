/** The chances of answers against the engine itself: every face and every choice to 1e-9; what is too large, by rolling. */
import { type DMD, deathMayDie, fangsOf, NOWHERE, type Option, type State, worldOf } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { fastInts, type Game, type Input, randomAnswer } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { enumerate } from '../../enumerate.ts'
import { weigherOf } from './answers.ts'
import { fightOdds } from './fight.ts'
import { stateOf } from './position.ts'

const game: Game<DMD> = deathMayDie(core)
const world = worldOf(core)
const weigher = weigherOf(core)

const GAMES = process.env.VIGIL_SOAK === undefined ? 24 : 1200
const BUDGET = 3_000

/** Each kind of roll is looked at once: chances that are alike come from the same dice. */
const KINDS = process.env.VIGIL_SOAK === undefined ? 24 : 400

const setUp = (i: number): DMD['setup'] => ({
  episode: core.episodes[i % core.episodes.length]?.id ?? 'random',
  elderOne: core.elderOnes[i % core.elderOnes.length]?.id ?? 'random',
  investigators: Array<string>(2 + (i % 3)).fill('random'),
})

const next = (state: State, int: ReturnType<typeof fastInts>): Input<DMD> | undefined => {
  const node = game.node(state)
  if (node.kind === 'over') return undefined
  return node.kind === 'chance' ? game.sample(state, int) : randomAnswer<DMD>(node, int)
}

/** Positions of random games. */
function* positions(): Generator<State> {
  for (let i = 0; i < GAMES; i++) {
    const int = fastInts(`odds ${i}`)
    const state = game.start(setUp(i))
    for (let n = 0; n < 400; n++) {
      const input = next(state, int)
      if (!input) break
      yield state
      game.applyInPlace(state, input)
    }
  }
}

const isRolling = ({ stack }: Readonly<State>): boolean => {
  const at = stack.at(-1)?.at ?? ''
  return at === 'roll' || at.startsWith('roll.')
}

/** Far from the next threshold, and mad in a way that hurts nobody: what an insanity does is no matter of the dice. */
const CALM = 8
const MILD = core.insanities.find(({ effects }) => !/harm|blast|fire|roll|summon/.test(JSON.stringify(effects)))

/**
 * With actions left: a turn that ended by itself would go on with other dice. Whoever rolls may take so much stress: with every
 * reroll there is more to look at, and what is too much for that is thrown further down.
 */
const goingOn = (from: Readonly<State>, seat = -1, rerolls = 0): State => {
  const state = game.clone(from)
  state.turn.actions += 2
  for (const person of state.seats) {
    person.sanity = CALM
    person.insanity = MILD?.id ?? person.insanity
  }
  const roller = state.seats[seat]
  if (roller) roller.stress = core.tracks.stress - rerolls
  return state
}

const diceIn = ({ stack }: Readonly<State>): number => {
  const top = stack.at(-1)
  return top?.at === 'roll' || top?.at === 'roll.judge' ? top.roll.standard + top.roll.bonus : 0
}

/** By how many dice there are: the rerolls that still leave little enough to look at. */
const MOST_REROLLS: Readonly<Record<number, number>> = { 1: 4, 2: 4, 3: 3, 4: 2, 5: 1, 6: 0 }

/** All of them in turn; nothing where there are too many dice. */
const rerollsFor = (dice: number, n: number): number | undefined => {
  const most = MOST_REROLLS[dice]
  return most === undefined ? undefined : n % (most + 1)
}

/** Counts what was checked. */
interface Tally {
  n: number
  isNew(...chances: readonly number[]): boolean
}

const newTally = (): Tally => {
  const seen = new Set<string>()
  return { n: 0, isNew: (...chances) => seen.size < seen.add(chances.join(' ')).size }
}

/** As soon as the dice have been read and the blow has fallen. */
const fallen =
  (figure: number, stage: number) =>
  (state: Readonly<State>): number | undefined => {
    if (isRolling(state) && !state.ending) return undefined
    const { at } = state.figures[figure] ?? { at: NOWHERE }
    return Number(at === NOWHERE || state.stage > stage || state.ending?.won === true)
  }

/** Holds every answer to the roll on the table against the engine, with so much stress to spend; says how many there were. */
const answersHeld = (from: Readonly<State>, rerolls: number, of: 'kill' | 'need', { isNew }: Tally): number => {
  const roll = game.node(from)
  if (roll.kind !== 'decision' || roll.about.is !== 'judge') return 0
  const { seat } = roll
  const at = goingOn(from, seat, rerolls)
  const node = game.node(at)
  if (node.kind !== 'decision' || node.about.is !== 'judge' || node.about.all || node.options.length < 2) return 0
  const { about } = node
  if ((about.why === 'attack') !== (of === 'kill')) return 0
  const weighed = weigher.weigh(game.view(at, seat), node)
  if (weighed?.here?.of !== of || !isNew(...weighed.answers.map(({ chance }) => chance))) return 0
  const worth = of === 'kill' ? fallen(about.figure, from.stage) : reached
  let held = 0
  for (const { pick, chance } of weighed.answers) {
    const after = of === 'kill' ? game.clone(at) : marked(at)
    game.applyInPlace(after, { is: 'answer', seat, pick })
    const seen = enumerate(game, after, { worth, worst: 0, budget: BUDGET })
    if (!seen.exact) continue
    expect(Math.abs(chance - seen.value), JSON.stringify([about, pick])).toBeLessThan(1e-9)
    held++
  }
  return held
}

describe('against the engine', () => {
  it('an attack kills as often as every face and choice says', { timeout: 600_000 }, () => {
    const checked = newTally()
    for (const state of positions()) {
      const node = game.node(state)
      if (node.kind !== 'decision' || node.about.is !== 'act' || checked.n >= KINDS) continue
      const { seat } = node
      for (const option of node.options) {
        if (option.do !== 'attack' || option.all) continue
        const answer: Input<DMD> = { is: 'answer', seat, pick: [option] }
        const tried = goingOn(state)
        game.applyInPlace(tried, answer)
        const rerolls = rerollsFor(diceIn(tried), checked.n)
        if (rerolls === undefined) continue
        const after = goingOn(state, seat, rerolls)
        const [weighed] = weigher.weigh(game.view(after, seat), { ...node, options: [option] })?.answers ?? []
        if (weighed?.of !== 'kill' || !checked.isNew(weighed.chance)) continue
        game.applyInPlace(after, answer)
        const seen = enumerate(game, after, { worth: fallen(option.target, state.stage), worst: 0, budget: BUDGET })
        if (!seen.exact) continue
        expect(Math.abs(weighed.chance - seen.value)).toBeLessThan(1e-9)
        checked.n++
      }
    }
    expect(checked.n).toBeGreaterThanOrEqual(KINDS)
  })

  const EVERY_FACE = 'an answer to a roll (%s) is worth what every face after it is'
  it.each(['kill', 'need'] as const)(EVERY_FACE, { timeout: 600_000 }, (of) => {
    const checked = newTally()
    for (const state of positions()) {
      if (checked.n >= 2 * KINDS) break
      if (diceIn(state) === 0) continue
      for (const rerolls of [1, 2, 3]) checked.n += answersHeld(state, rerolls, of, checked)
    }
    expect(checked.n).toBeGreaterThanOrEqual(KINDS / 2)
  })

  it('one enemy is survived as often as every face and choice says', { timeout: 600_000 }, () => {
    const checked = newTally()
    for (const state of positions()) {
      const top = state.stack.at(-1)
      if (top?.at !== 'roll' || top.roll.why !== 'defend' || top.roll.tags.includes('redirected')) continue
      const { seat, figure } = top.roll
      const rerolls = rerollsFor(diceIn(state), checked.n)
      if (rerolls === undefined || checked.n >= KINDS) continue
      // Close to death, or there is nothing to be seen.
      const frail = goingOn(state, seat, rerolls)
      const person = frail.seats[seat]
      if (!person || state.figures[figure]?.at !== person.at) continue
      person.wounds = core.tracks.wounds - 1 - (checked.n % 2)
      // Nobody else attacks after this one: the game waits for an action.
      frail.stack = [{ at: 'turn.act' }, top]
      frail.turn.fought = state.figures.flatMap((_, i) => (i === figure ? [] : [i]))
      const seen = stateOf(core, game.view(frail, seat), [])
      const odds = fightOdds(world, seen, seat)
      // The dice were counted before the wounds were.
      const fangs = fangsOf(world, frail, figure, seat)
      if (!odds || fangs.standard !== top.roll.standard || fangs.bonus !== top.roll.bonus) continue
      if (!checked.isNew(odds.survive)) continue
      const by = enumerate(game, frail, { worth: living(seat, person.deaths), worst: 0, budget: BUDGET })
      if (!by.exact) continue
      expect(Math.abs(odds.survive - by.value), JSON.stringify([person, top])).toBeLessThan(1e-9)
      checked.n++
    }
    expect(checked.n).toBeGreaterThanOrEqual(KINDS)
  })
})

/** The same roll with a success that can be seen: nothing else sets this mark in the middle of a roll. */
const marked = (from: Readonly<State>): State => {
  const state = game.clone(from)
  const top = state.stack.pop()
  if (top?.at !== 'roll' && top?.at !== 'roll.judge') throw new Error('nothing is rolled')
  state.stack.push({ ...top, roll: { ...top.roll, then: [{ do: 'hasten' }], otherwise: [] } })
  state.turn.hasten = false
  return state
}

const reached = (state: Readonly<State>): number | undefined =>
  isRolling(state) && !state.ending ? undefined : Number(state.turn.hasten)

/** Alive once the wounds are borne; what the enemy's text brings is not waited for. */
const living =
  (seat: number, deaths: number) =>
  (state: Readonly<State>): number | undefined => {
    const person = state.seats[seat]
    if (state.ending || !person?.alive) return Number(person?.alive === true)
    return person.deaths > deaths || state.stack.at(-1)?.at === 'turn.act' ? 1 : undefined
  }

interface Wager {
  /** Just before the dice are thrown. */
  readonly state: State
  readonly chance: number
  readonly worth: (state: Readonly<State>) => number | undefined
}

/** Rolls that actions of random games are made with: what they are for, and how often the odds say it comes about. */
function* wagers(of: 'kill' | 'need'): Generator<Wager> {
  for (const from of positions()) {
    const node = game.node(from)
    if (node.kind !== 'decision' || node.about.is !== 'act') continue
    const before = goingOn(from)
    const options = node.options.filter((each) =>
      of === 'kill' ? each.do === 'attack' && !each.all : each.do === 'action',
    )
    if (options.length === 0) continue
    for (const answer of weigher.weigh(game.view(before, node.seat), { ...node, options })?.answers ?? []) {
      const [option] = answer.pick
      if (answer.of !== of) continue
      const state = game.clone(before)
      game.applyInPlace(state, { is: 'answer', seat: node.seat, pick: [option] })
      // Whoever has to choose something first may choose another roll.
      if (state.stack.at(-1)?.at !== 'roll') continue
      const worth = option.do === 'attack' ? fallen(option.target, before.stage) : reached
      yield { state: of === 'kill' ? state : marked(state), chance: answer.chance, worth }
    }
  }
}

type Node = Extract<ReturnType<typeof game.node>, { kind: 'decision' }>

const numberIn = (option: Option): number => (option.do === 'count' ? option.n : -1)

/** Answers a roll on the table as the odds have it best, and counts every symbol that may count. */
const bestPlayer = (): ((state: Readonly<State>, node: Node) => readonly Option[]) => {
  const known = new Map<string, readonly Option[]>()
  const best = (state: Readonly<State>, node: Node): readonly Option[] => {
    const answers = [...(weigher.weigh(game.view(state, node.seat), node)?.answers ?? [])]
    const [top] = answers.sort((a, b) => b.chance - a.chance)
    if (!top) throw new Error(`no odds where is asked: ${node.about.is}`)
    return top.pick
  }
  return (state, node) => {
    if (node.about.is === 'count') return [[...node.options].sort((a, b) => numberIn(b) - numberIn(a))[0] ?? die()]
    const key = game.key(state)
    const pick = known.get(key) ?? best(state, node)
    known.set(key, pick)
    return pick
  }
}

const die = (): never => {
  throw new Error('nothing to choose from')
}

/** How often it comes about when the dice are thrown so many times. */
const thrown = ({ state: from, worth }: Wager, times: number, int: ReturnType<typeof fastInts>): number => {
  const choose = bestPlayer()
  let hits = 0
  for (let i = 0; i < times; i++) {
    const state = game.clone(from)
    let value = worth(state)
    for (; value === undefined; value = worth(state)) {
      const node = game.node(state)
      if (node.kind === 'over') throw new Error('over in the middle of a roll')
      const input: Input<DMD> =
        node.kind === 'chance' ? game.sample(state, int) : { is: 'answer', seat: node.seat, pick: choose(state, node) }
      game.applyInPlace(state, input)
    }
    hits += value
  }
  return hits
}

const THROWS = process.env.VIGIL_SOAK === undefined ? 400 : 20_000

/** Positions to roll from, the certain ones not counted. */
const ROLLS = 12

describe('thrown by the engine', () => {
  it.each(['kill', 'need'] as const)('%s: as often as the odds say', { timeout: 600_000 }, (of) => {
    const int = fastInts(`thrown ${of}`)
    const all = { n: 0, hits: 0, expected: 0, variance: 0 }
    for (const wager of wagers(of)) {
      const { chance } = wager
      const hits = thrown(wager, THROWS, int)
      const variance = THROWS * chance * (1 - chance)
      // Certain is certain; everything else lies within five deviations, as the seed is the same every time.
      expect(Math.abs(hits - THROWS * chance)).toBeLessThanOrEqual(5 * Math.sqrt(variance) + 1e-6)
      all.hits += hits
      all.expected += THROWS * chance
      all.variance += variance
      if (variance > 0) all.n++
      if (all.n === ROLLS) break
    }
    expect(all.n).toBe(ROLLS)
    // A bias too small for one position shows in their sum.
    expect(Math.abs(all.hits - all.expected)).toBeLessThan(3 * Math.sqrt(all.variance))
  })
})
