import type { State } from '@vigil/elder-sign'
import { positionOf, type Setup } from '@vigil/scenario-kit'
import { describe, expect, it } from 'vitest'
import { enumerate } from '../../enumerate.ts'
import { attemptIn } from './position.ts'
import { oddsOf } from './solve.ts'

/** Success or failure, once the attempt has come to its end. */
const ended =
  (card: string) =>
  (s: Readonly<State>): number | undefined => {
    if (s.expedition && !s.stack.some(({ at }) => at === 'expedition.end')) return undefined
    if (s.expedition) return s.expedition.resolved ? 1 : 0
    return s.seats.some(({ person }) => person?.trophies.includes(card)) ? 1 : 0
  }

const compare = (setup: Setup, budget = 30_000): { engine: number; solver: number; exact: boolean } => {
  const { game, pack, state } = positionOf(setup)
  const card = state.expedition?.card ?? ''
  const engine = enumerate(game, state, { worth: ended(card), worst: 0, budget })
  expect(engine.exact).toBe(true)
  const decision = game.node(state)
  if (decision.kind === 'over') throw new Error('nothing is asked')
  const bridged = attemptIn({ pack, view: game.view(state, 0), decision })
  if (!bridged) throw new Error('no attempt')
  const solver = oddsOf(bridged.attempt)
  return { engine: engine.value, solver: solver.value, exact: solver.exact }
}

const agree = (setup: Setup): void => {
  const { engine, solver } = compare(setup)
  expect(engine).toBeGreaterThan(0)
  expect(engine).toBeLessThan(1)
  expect(solver).toBeCloseTo(engine, 9)
}

type Seat = NonNullable<Setup['seats']>[number]
type Card = Exclude<NonNullable<Setup['cards']>[number], string | null>
type Attempt = NonNullable<Setup['attempt']>

const table = (card: Card, seat: Seat, attempt: Attempt, more: Partial<Setup> = {}): Setup => ({
  cards: [{ id: 'here', ...card }],
  seats: [{ id: seat.traits ? 'somebody' : 'bob-jenkins', at: 'here', ...seat }],
  attempt: { rolls: 0, ...attempt },
  mythos: null,
  ...more,
})

const spell = (id: string, dice = 1) => ({
  id,
  deck: 'spell' as const,
  when: 'rolled' as const,
  effects: [{ do: 'secure' as const, dice }],
})
const item = (
  id: string,
  effects: object[],
  when: 'adventure' | 'rolled' | 'turn' | 'failed' = 'adventure',
  more: object = {},
) => ({ id, deck: 'common' as const, when, effects, ...more }) as NonNullable<Seat['items']>[number]

const two: Card = { tasks: ['P', 'L'] }

describe('the solver agrees with the engine, all of whose play is looked at', () => {
  it.each([
    ['two tasks', table(two, {}, { pool: 2 })],
    ['[ES-TASK-09] in order', table({ tasks: ['P', 'I3'], ordered: true }, {}, { pool: 2 })],
    ['[ES-TASK-02] sums', table({ tasks: ['I4'] }, {}, { pool: 2 })],
    ['[ES-TASK-04] split symbols', table({ tasks: ['P|T L'] }, {}, { pool: 2 })],
    ['[ES-TASK-11] costs that cannot be paid', table({ tasks: ['P -1san', 'L'] }, { sanity: 2 }, { pool: 2 })],
    ['[ES-FOCUS-01] the last of three dice', table(two, {}, { pool: 2, rolls: 1 })],
    ['[ES-CLUE-01] one clue', table({ tasks: ['P L'] }, { clues: 1 }, { pool: 2 })],
    ['[ES-CLUE-02] two clues', table({ tasks: ['P L'] }, { clues: 2 }, { pool: 2 })],
    ['[ES-SPELL-06] a spell, its die taken back', table({ tasks: ['P L'] }, { items: [spell('ward')] }, { pool: 2 })],
    ['a spell and a clue', table(two, { items: [spell('ward')], clues: 1 }, { pool: 2 })],
    ['[ES-SPELL-04] a spell for two dice', table({ tasks: ['P', 'L'] }, { items: [spell('pair', 2)] }, { pool: 2 })],
    ['[ES-TERROR-01] terror that ends it', table({ ...two, terror: [{ do: 'fail' }] }, {}, { pool: 2 })],
    [
      'terror that ends it, and a spell',
      table({ ...two, terror: [{ do: 'fail' }] }, { items: [spell('ward')] }, { pool: 2 }),
    ],
    [
      '[ES-RULING-43] terror that takes dice',
      table({ ...two, terror: [{ do: 'shed', which: 'terror' }] }, {}, { pool: 2 }),
    ],
    ['terror that takes one die', table({ ...two, terror: [{ do: 'shed', which: 'one' }] }, {}, { pool: 2 })],
    [
      'terror that hurts',
      table({ ...two, terror: [{ do: 'lose', what: 'sanity', n: 1 }] }, { sanity: 2 }, { pool: 2 }),
    ],
  ] satisfies [string, Setup][])('%s', (_, setup) => agree(setup))

  it.each([
    ['[ES-ABILITY-10] several tasks a roll', { traits: [{ has: 'manyTasks' }] }],
    ['[ES-ABILITY-02] investigation raised', { traits: [{ has: 'raise' }] }],
    ['terror to lore', { traits: [{ has: 'convert', from: 'T', to: 'L' }] }],
    ['[ES-ABILITY-08] a second reroll', { clues: 1, traits: [{ has: 'secondReroll' }] }],
    ['[ES-ABILITY-06] two dice once a day', { traits: [{ has: 'research', dice: 2 }] }],
    ['one die once a turn', { traits: [{ has: 'reroll', dice: 1 }] }],
    ['a failed roll that costs no die', { allies: [{ id: 'steady', traits: [{ has: 'steady' }] }] }],
    ['the arrow ignored', { traits: [{ has: 'ignoreOrder' }] }],
    ['a die set to peril', { items: [item('charge', [{ do: 'turnDie', to: 'P' }], 'rolled')] }],
    ['two dice by a coin', { items: [item('coin', [{ do: 'reroll', dice: 2 }], 'rolled')] }],
  ] as [string, Seat][])('%s', (_, seat) => agree(table({ tasks: ['P', 'I2'], ordered: true }, seat, { pool: 2 })))

  it.each([
    ['[ES-RULING-38] a yellow die added', { items: [item('lamp', [{ do: 'addDice', dice: ['yellow'] }])] }],
    ['a clue for two dice', { clues: 1, traits: [{ has: 'trustFund', dice: ['yellow'], price: ['clue'] }] }],
    [
      'dice brought back',
      {
        stamina: 2,
        items: [
          item('watcher', [{ do: 'recoverDice', colour: 'green' }], 'failed', {
            price: [{ do: 'lose', what: 'stamina', n: 1 }],
          }),
        ],
      },
    ],
  ] as [string, Seat][])('%s', (_, seat) =>
    agree(table({ tasks: ['L', 'I2'], ordered: true }, seat, { pool: 1, done: ['t0'] })),
  )

  it.each([
    ['first', {}],
    ['first+faq', {}],
    ['fan', {}],
    ['first', { items: [spell('ward')] }],
    ['first+faq', { items: [spell('ward')] }],
    ['fan', { items: [spell('ward')] }],
  ] as [string, Seat][])('as %s reads, with %j', (rules, seat) => {
    agree(table({ tasks: ['P', 'L'], terror: [{ do: 'shed', which: 'terror' }] }, seat, { pool: 2 }, { rules }))
    agree(table({ tasks: ['P', 'L'], terror: [{ do: 'fail' }] }, seat, { pool: 2 }, { rules }))
  })
})

describe('[ES-FOCUS-04] a die on each of several investigators', () => {
  const company = [
    { id: 'bob-jenkins', at: 'here' },
    { id: 'joe-diamond', at: 'here' },
  ]
  it.each([
    ['two perils', { tasks: ['P P'] }],
    ['[ES-TERROR-03] terror that takes dice', { tasks: ['P'], terror: [{ do: 'shed', which: 'terror' }] }],
    ['terror that ends it', { tasks: ['P'], terror: [{ do: 'fail' }] }],
  ] as [string, Card][])(
    '%s',
    (_, card) => {
      const { engine, solver, exact } = compare(table(card, {}, { pool: 3 }, { rules: 'fan', seats: company }), 400_000)
      expect(exact).toBe(true)
      expect(solver).toBeCloseTo(engine, 9)
    },
    120_000,
  )

  it.runIf(process.env.VIGIL_SOAK)(
    'is worth more than one die in all',
    () => {
      const seats = [{ id: 'bob-jenkins', at: 'here' }]
      const of = (who: typeof company) =>
        compare(table({ tasks: ['P L T'] }, {}, { pool: 4 }, { rules: 'fan', seats: who }), 2_000_000)
      const [both, alone] = [of(company), of(seats)]
      expect(both.exact).toBe(true)
      expect(both.solver).toBeCloseTo(both.engine, 9)
      expect(both.engine).toBeGreaterThan(alone.engine)
    },
    600_000,
  )

  it('with cards that are not looked at together with it, the value is a lower bound and says so', () => {
    const reroller = [{ id: 'bob-jenkins', at: 'here', items: [item('coin', [{ do: 'reroll', dice: 2 }], 'rolled')] }]
    const seats = [...reroller, { id: 'joe-diamond', at: 'here' }]
    const { engine, solver, exact } = compare(table({ tasks: ['P'] }, {}, { pool: 2 }, { rules: 'fan', seats }))
    expect(exact).toBe(false)
    expect(solver).toBeLessThan(engine + 1e-12)
  })
})
