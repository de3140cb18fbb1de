import { type ES, elderSign, RULE_SETS } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { fastInts } from '@vigil/kernel'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Bot, type Budget, playWithBots, type Sight } from '../../index.ts'
import { expertBot, PHRASES, steadyBot } from './index.ts'

const game = elderSign(core)
/** For hangs: speed is no matter of tests. */
const LIMIT = 600_000

const play = (rules: string, players: number, seed: string, bot: Bot<ES>, budget: Budget) => {
  const state = game.start({ rules, ancientOne: 'random', investigators: Array<string>(players).fill('random') })
  const whim = fastInts(`${seed}:whim`)
  const played = playWithBots(game, state, {
    ...{ bots: () => bot, chance: fastInts(seed), whim, budget, maxInputs: 50_000 },
  })
  return { state, ...played }
}

/** Checks every answer against the rules, and that somebody could say why. */
const watched = (bot: Bot<ES>, codes: Set<string>): Bot<ES> => ({
  id: bot.id,
  answer(sight, int, budget) {
    const answer = bot.answer(sight, int, budget)
    const { min, max, options, about } = sight.decision
    if (answer.pick.length < min || answer.pick.length > max) throw new Error(`${about.is}: a wrong count`)
    for (const option of answer.pick) expect(options).toContainEqual(option)
    codes.add(answer.reason.code)
    return answer
  },
})

const tables = RULE_SETS.flatMap(({ id }) => [1, 4, 8].map((players) => ({ rules: id, players })))

describe('the expert', () => {
  it.each(tables)(
    'finishes games of $rules with $players at the table, and says why',
    ({ rules, players }) => {
      const codes = new Set<string>()
      const bot = watched(expertBot(core), codes)
      expect(play(rules, players, 'short', bot, { nodes: 100 }).ending).toBeDefined()
      for (let n = 0; n < 5; n++) expect(play(rules, players, `${n}`, bot, { nodes: 1 }).ending).toBeDefined()
      for (const phrases of Object.values(PHRASES)) expect([...codes].filter((code) => !(code in phrases))).toEqual([])
      if (players === 4) expect([...codes].some((code) => code.startsWith('exact.'))).toBe(true)
    },
    LIMIT,
  )

  it(
    'gives the same answers for the same seed and as many nodes, whatever was played before',
    () => {
      const bot = expertBot(core)
      const once = play('revised', 3, 'same', bot, { nodes: 50 })
      play('revised', 2, 'other', bot, { nodes: 50 })
      const again = play('revised', 3, 'same', bot, { nodes: 50 })
      const anew = play('revised', 3, 'same', expertBot(core), { nodes: 50 })
      expect(game.key(again.state)).toBe(game.key(once.state))
      expect(game.key(anew.state)).toBe(game.key(once.state))
    },
    LIMIT,
  )

  it('looks no further once time is up', () => {
    const codes = new Set<string>()
    const { ending } = play('revised', 4, 'late', watched(expertBot(core), codes), { over: () => true })
    expect(ending).toBeDefined()
    expect([...codes].filter((code) => code.startsWith('exact.'))).toEqual([])
  })

  it(
    'asks the clock in the midst of a search',
    () => {
      let asked = 0
      const bot = expertBot(core)
      play('revised', 4, 'clock', bot, { over: () => ++asked % 50 === 0 })
      expect(asked).toBeGreaterThan(100)
    },
    LIMIT,
  )

  it('sees what its seat sees, and no state', () => {
    expectTypeOf<Sight<ES>>().not.toHaveProperty('state')
    expectTypeOf<ReturnType<Sight<ES>['view']>>().toEqualTypeOf<ES['view']>()
    expectTypeOf<ES['view']>().not.toHaveProperty('stack')
  })

  it('plays otherwise than the steady bot', () => {
    const one = play('revised', 4, 'other', steadyBot(core), { nodes: 1 })
    const other = play('revised', 4, 'other', expertBot(core), { nodes: 1 })
    expect(game.key(other.state)).not.toBe(game.key(one.state))
  })
})
