import type { ES, State } from '@vigil/elder-sign'
import { fastInts, type Input } from '@vigil/kernel'
import { positionOf, type Setup } from '@vigil/scenario-kit'
import { expect, it } from 'vitest'
import { answersIn, type Memory, oddsIn } from './in-game.ts'
import type { Seen } from './scene.ts'

const ATTEMPTS = process.env.VIGIL_SOAK ? 1_000_000 : 2_000

const spell = {
  id: 'ward',
  deck: 'spell' as const,
  when: 'rolled' as const,
  effects: [{ do: 'secure' as const, dice: 1 }],
}

/** ES-RESOLVE-02: drawn before the card is taken, in some printings. */
const UNIQUE = { do: 'gain' as const, what: 'unique' as const, n: 1 }

/** Cards of the box with six dice, focus and a spell, each as another rule set reads. */
const LARGE = [
  ['revised', 'lights-out'],
  ['first+faq', 'the-archives'],
  ['first', 'the-curator'],
  ['fan', 'the-curator'],
].map(([rules = '', card = '']): [string, Setup, number] => [
  `large, ${rules}, ${card}`,
  {
    rules,
    cards: [card],
    seats: [{ id: 'bob-jenkins', at: card, items: ['whispered-ward'] }],
    attempt: { rolls: 0, pool: 6 },
  },
  ATTEMPTS,
])

/** A securing spell and focus as each rule set reads, and terror in its order. */
const EACH = ['revised', 'first', 'first+faq', 'fan'].map((rules): [string, Setup, number] => [
  `as ${rules} reads`,
  {
    rules,
    cards: [{ id: 'here', tasks: ['P', 'L'], terror: [{ do: 'shed', which: 'terror' }], rewards: [UNIQUE] }],
    seats: [{ id: 'bob-jenkins', at: 'here', items: [spell] }],
    attempt: { rolls: 0, pool: 3 },
  },
  ATTEMPTS,
])

const HOUR = 3_600_000

/** Green dice have no names, and neither has a key: in order, equal positions have equal answers. */
const lineUp = ({ dice }: State): void => {
  const order = ({ at, on, face }: State['dice'][number]): string => [at, on, face].join()
  dice.splice(0, 6, ...dice.slice(0, 6).sort((a, b) => order(a).localeCompare(order(b))))
}

const setups: [string, Setup, number][] = [
  [
    'a spell',
    { cards: [{ id: 'here', tasks: ['P', 'L'] }], seats: [{ id: 'bob-jenkins', at: 'here', items: [spell] }] },
    ATTEMPTS,
  ],
  [
    'terror and focus',
    {
      cards: [{ id: 'here', tasks: ['I3', 'L'], terror: [{ do: 'fail' }], ordered: true }],
      seats: [{ id: 'bob-jenkins', at: 'here' }],
    },
    ATTEMPTS,
  ],
  [
    'six dice, a card of the box, focus, a spell and a clue',
    {
      cards: ['the-hidden-passage'],
      seats: [{ id: 'bob-jenkins', at: 'the-hidden-passage', clues: 1, items: ['whispered-ward'] }],
      attempt: { rolls: 0, pool: 6 },
    },
    ATTEMPTS / 10,
  ],
  ...EACH,
  ...(process.env.VIGIL_SOAK ? LARGE : []),
]

it.each(setups)(
  'best play through the engine succeeds as often as the odds say: %s',
  (name, setup, attempts) => {
    const { game, pack, state: start } = positionOf({ mythos: null, attempt: { rolls: 0, pool: 2 }, ...setup })
    const known = new Map<string, Input<ES>>()
    const memory: Memory = {}
    const seen = (state: State): Seen => {
      const decision = game.node(state)
      if (decision.kind === 'over') throw new Error('the game is over')
      return { pack, view: game.view(state, 0), decision }
    }
    const bestIn = (state: State): Input<ES> => {
      lineUp(state)
      const key = game.key(state)
      const before = known.get(key)
      if (before) return before
      const [first] = answersIn(seen(state), { memory })
      if (!first) throw new Error('no answer with odds')
      const { pick, odds } = first
      expect(odds.value).toBeCloseTo(oddsIn(seen(state), { memory })?.value ?? Number.NaN, 9)
      const best = { is: 'answer', seat: 0, pick } as const
      known.set(key, best)
      return best
    }
    const int = fastInts('policy')
    const succeeds = (): boolean => {
      const state = game.clone(start)
      let ended: boolean | undefined
      while (ended === undefined)
        game.applyInPlace(
          state,
          game.node(state).kind === 'decision' ? bestIn(state) : game.sample(state, int),
          ({ is }) => {
            if (is === 'resolved' || is === 'failed') ended ??= is === 'resolved'
          },
        )
      return ended
    }
    const odds = oddsIn(seen(start), { memory })
    if (!odds) throw new Error('no odds')
    expect(odds.exact).toBe(true)
    let successes = 0
    for (let n = 0; n < attempts; n++) if (succeeds()) successes++
    const spread = Math.sqrt((odds.value * (1 - odds.value)) / attempts)
    if (process.env.VIGIL_SOAK)
      console.info(`${name}: ${successes} of ${attempts}, odds ${odds.value}, spread ${spread}`)
    expect(Math.abs(successes / attempts - odds.value)).toBeLessThan(4 * spread)
  },
  HOUR,
)
