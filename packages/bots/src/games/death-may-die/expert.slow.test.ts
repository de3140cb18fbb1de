import { type DMD, deathMayDie } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { fastInts } from '@vigil/kernel'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Bot, type Budget, playWithBots, type Sight } from '../../index.ts'
import { expertBot, PHRASES, steadyBot } from './index.ts'

const game = deathMayDie(core)
/** For hangs: speed is no matter of tests. */
const LIMIT = 600_000

const play = (episode: string, players: number, seed: string, bot: Bot<DMD>, budget: Budget = { nodes: 100 }) => {
  const elderOne = core.elderOnes[seed.length % core.elderOnes.length]?.id ?? 'random'
  const state = game.start({ episode, elderOne, investigators: Array<string>(players).fill('random') })
  const whim = fastInts(`${seed}:whim`)
  const played = playWithBots(game, state, {
    ...{ bots: () => bot, chance: fastInts(seed), whim, budget, maxInputs: 50_000 },
  })
  return { state, ...played }
}

/** Checks every answer against the rules, and that somebody could say why. */
const watched = (bot: Bot<DMD>, codes: Set<string>): Bot<DMD> => ({
  id: bot.id,
  answer(sight, int, budget) {
    const answer = bot.answer(sight, int, budget)
    const { min, max, options, about } = sight.decision
    if (answer.pick.length < min || answer.pick.length > max) throw new Error(`${about.is}: a wrong count`)
    if (answer.pick.some((option) => !options.includes(option))) throw new Error(`${about.is}: not offered`)
    codes.add(answer.reason.code)
    return answer
  },
})

const tables = core.episodes.flatMap(({ id, name }) => [2, 3, 5].map((players) => ({ id, name, players })))

describe('the expert', () => {
  it.each(tables)(
    'finishes games of $name with $players investigators by legal answers, and says why',
    ({ id, players }) => {
      const codes = new Set<string>()
      const bot = watched(expertBot(core), codes)
      for (const seed of ['1', '22', '3', '44']) expect(play(id, players, seed, bot).ending).toBeDefined()
      for (const phrases of Object.values(PHRASES)) expect([...codes].filter((code) => !(code in phrases))).toEqual([])
    },
    LIMIT,
  )

  it(
    'gives the same answers for the same seed, whatever was played before',
    () => {
      const bot = expertBot(core)
      const once = play('s1e1', 3, 'same', bot)
      play('s1e2', 2, 'other', bot)
      expect(game.key(play('s1e1', 3, 'same', bot).state)).toBe(game.key(once.state))
      expect(game.key(play('s1e1', 3, 'same', expertBot(core)).state)).toBe(game.key(once.state))
    },
    LIMIT,
  )

  it('finishes with no time to think', () => {
    expect(play('s1e3', 3, 'late', expertBot(core), { over: () => true }).ending).toBeDefined()
  })

  it('plays otherwise than the steady bot, and neither learns from the other', () => {
    const [steady, expert] = [steadyBot(core), expertBot(core)]
    const alone = play('s1e1', 3, 'same', expert)
    let differ = 0
    const beside: Bot<DMD> = {
      id: 'beside',
      answer(sight, int, budget) {
        const view = sight.view()
        const same = { decision: sight.decision, view: () => view }
        const other = steady.answer(same, int, budget)
        const answer = expert.answer(same, int, budget)
        if (JSON.stringify(other.pick) !== JSON.stringify(answer.pick)) differ++
        return answer
      },
    }
    // What the steady bot thinks of the very same view changes nothing.
    expect(game.key(play('s1e1', 3, 'same', beside).state)).toBe(game.key(alone.state))
    expect(differ).toBeGreaterThan(0)
  })

  it('sees what its seat sees, and no state', () => {
    expectTypeOf<Sight<DMD>>().not.toHaveProperty('state')
    expectTypeOf<DMD['view']>().not.toHaveProperty('stack')
  })
})
