import type { State } from '@vigil/elder-sign'
import { fastInts } from '@vigil/kernel'
import { positionOf, type Setup } from '@vigil/scenario-kit'
import { describe, expect, it } from 'vitest'
import { enumerate } from '../../enumerate.ts'
import { oddsIn } from './in-game.ts'

const WALKS = process.env.VIGIL_SOAK ? 200 : 8

/** Success or failure, once the attempt has come to its end. */
const ended = ({ expedition, stack, seats }: Readonly<State>): number | undefined => {
  if (!expedition) return seats.some(({ person }) => person?.trophies.includes('here')) ? 1 : 0
  if (expedition.resolved) return 1
  return stack.some(({ at }) => at === 'expedition.end') ? 0 : undefined
}

/** Attempts played at random: wherever one stands, the odds are those of looking at all that can follow. */
const agreeOnTheWay = (setup: Setup, walks = WALKS): number => {
  const { game, pack, state: start } = positionOf({ mythos: null, ...setup })
  const int = fastInts('midway')
  const looked = new Set<string>()
  const compare = (state: State): void => {
    const key = game.key(state)
    const decision = game.node(state)
    if (looked.has(key) || decision.kind === 'over') return
    const odds = oddsIn({ pack, view: game.view(state, 0), decision })
    if (!odds) return
    looked.add(key)
    const { value, exact } = enumerate(game, state, { worth: ended, worst: 0, budget: 60_000 })
    expect(exact && odds.exact).toBe(true)
    expect(odds.value, JSON.stringify([decision, state.dice])).toBeCloseTo(value, 9)
  }
  for (let n = 0; n < walks; n++) {
    const state = game.clone(start)
    while (ended(state) === undefined) {
      compare(state)
      const answers = game.answers(state).filter((input) => input.is !== 'answer' || input.pick[0]?.do !== 'giveUp')
      const pick = answers[int(Math.max(1, answers.length))]
      game.applyInPlace(state, pick ?? game.sample(state, int))
    }
  }
  return looked.size
}

const ward = {
  id: 'ward',
  deck: 'spell' as const,
  when: 'rolled' as const,
  effects: [{ do: 'secure' as const, dice: 1 }],
}
const lamp = {
  id: 'lamp',
  deck: 'common' as const,
  when: 'adventure' as const,
  effects: [{ do: 'addDice' as const, dice: ['yellow' as const] }],
}

type Card = Exclude<NonNullable<Setup['cards']>[number], string | null>
type Seat = NonNullable<Setup['seats']>[number]

const cases: [string, Card, Seat][] = [
  ['a spell', { tasks: ['P', 'L'] }, { items: [ward] }],
  ['[ES-TERROR-03] terror that takes what shows it', { terror: [{ do: 'shed', which: 'terror' }] }, { items: [ward] }],
  ['terror that takes one die', { terror: [{ do: 'shed', which: 'one' }] }, { items: [ward] }],
  ['[ES-TERROR-05] terror that ends it', { tasks: ['T', 'L'], terror: [{ do: 'fail' }] }, { items: [ward] }],
  ['[ES-FAIL-04, ES-RULING-107] a die to add, before the last is secured', { tasks: ['P I4'] }, { items: [lamp] }],
  ['[ES-MONSTER-05] a monster by itself', { tasks: ['P'], monsters: [{ id: 'm', needs: 'L' }] }, {}],
  ['once per roll', { tasks: ['L', 'L'] }, { id: 'somebody', traits: [{ has: 'convert', from: 'T', to: 'L' }] }],
]

describe.each(['revised', 'first', 'first+faq', 'fan'])(
  '[ES-SPELL-02, -06] in the midst of an attempt as %s reads',
  (rules) => {
    it.each(cases)(
      '%s',
      (_, card, seat) => {
        const seats = [{ id: 'bob-jenkins', at: 'here', ...seat }]
        const cards = [{ id: 'here', tasks: ['P', 'L'], ...card }]
        expect(agreeOnTheWay({ rules, cards, seats, attempt: { rolls: 0, pool: 2 } })).toBeGreaterThan(10)
      },
      600_000,
    )
  },
)

it.each(['revised', 'first', 'first+faq', 'fan'])(
  '[ES-FOCUS-04, ES-ASSIST-01] with somebody beside, as %s reads',
  (rules) => {
    const seats = ['bob-jenkins', 'kate-winthrop'].map((id) => ({ id, at: 'here' }))
    const cards = [{ id: 'here', tasks: ['P', 'L P'] }]
    expect(agreeOnTheWay({ rules, cards, seats, attempt: { rolls: 0, pool: 3 } }, WALKS / 8)).toBeGreaterThan(3)
  },
  600_000,
)
