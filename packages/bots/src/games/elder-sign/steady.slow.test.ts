import { type Decision, type ES, elderSign, type Option, type Prompt, RULE_SETS } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { words as english } from '@vigil/elder-sign/text'
import { de as german } from '@vigil/elder-sign/text/de'
import { fastInts, type Game } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, playWithBots, randomBot } from '../../index.ts'
import { MANUAL, PHRASES, reasonText, steadyBot } from './index.ts'

const game: Game<ES> = elderSign(core)
const SOAK = process.env.VIGIL_SOAK !== undefined
const GAMES = SOAK ? 1000 : 100
/** For hangs: speed is no matter of tests. */
const LIMIT = SOAK ? 0 : 600_000

const tables = [
  ...RULE_SETS.map(({ id }) => ({ name: id, rules: id })),
  ...RULE_SETS.filter(({ ancientOne }) => ancientOne === 'location').map(({ id }) => ({
    name: `${id} with the Esoteric Orders`,
    rules: id,
    orders: true,
  })),
]

const setUp = (table: { rules: string; orders?: true }, players: number): ES['setup'] => ({
  rules: table.rules,
  ...(table.orders && { orders: true }),
  investigators: Array<string>(players).fill('random'),
  ancientOne: 'random',
})

/** Checks every answer against the rules before it is given. */
const watched = (bot: Bot<ES>, seen: (decision: Decision, pick: readonly Option[], code: string) => void): Bot<ES> => ({
  id: bot.id,
  answer(sight, int, budget) {
    const answer = bot.answer(sight, int, budget)
    const { min, max, options } = sight.decision
    if (answer.pick.length < min || answer.pick.length > max)
      throw new Error(`${sight.decision.about.is}: a wrong count`)
    if (answer.pick.some((option) => !options.includes(option)))
      throw new Error(`${sight.decision.about.is}: not offered`)
    seen(sight.decision, answer.pick, answer.reason.code)
    return answer
  },
})

const play = (setup: ES['setup'], seed: string, bot: Bot<ES>) => {
  const state = game.start(setup)
  const played = playWithBots(game, state, {
    bots: () => bot,
    chance: fastInts(seed),
    whim: fastInts(`${seed}:whim`),
    budget: { nodes: 1000 },
    maxInputs: 50_000,
  })
  return { state, ...played }
}

describe('the steady bot', () => {
  it.each(tables)(
    'finishes every game of $name with a legal answer to every question',
    (table) => {
      const codes = new Set<string>()
      const bot = watched(steadyBot(core), (_decision, _pick, code) => codes.add(code))
      for (let i = 0; i < GAMES; i++) expect(play(setUp(table, 1 + (i % 8)), `${i}`, bot).ending).toBeDefined()
      for (const phrases of Object.values(PHRASES)) expect([...codes].filter((code) => !(code in phrases))).toEqual([])
    },
    LIMIT,
  )

  it('gives the same answers for the same seed', () => {
    const once = play(setUp({ rules: 'revised' }, 3), 'same', steadyBot(core))
    const twice = play(setUp({ rules: 'revised' }, 3), 'same', steadyBot(core))
    expect(game.key(twice.state)).toBe(game.key(once.state))
  })

  it('wins clearly more than drawing lots does', () => {
    const wins = (bot: Bot<ES>): number => {
      let won = 0
      for (let i = 0; i < 40; i++) if (play(setUp({ rules: 'revised' }, 4), `w${i}`, bot).ending?.won) won++
      return won
    }
    expect(wins(steadyBot(core))).toBeGreaterThan(wins(randomBot()) + 5)
  })

  it(
    'answers every kind of question, wherever lots lead',
    () => {
      const asked = new Set<Prompt['is']>()
      const steady = watched(steadyBot(core), ({ about }) => asked.add(about.is))
      // Lots are drawn, and the steady bot answers beside them: so it meets positions it would never get into.
      const beside: Bot<ES> = {
        id: 'beside',
        answer(sight, int, budget) {
          if (!asked.has(sight.decision.about.is) || int(40) === 0) steady.answer(sight, int, budget)
          return randomBot<ES>().answer(sight, int, budget)
        },
      }
      const left = (): string[] => Object.keys(MANUAL).filter((is) => !asked.has(is as Prompt['is']))
      for (let i = 0; i < 600 && left().length > 0; i++)
        for (const table of tables) {
          const players = 1 + (i % 8)
          const lot = i % 2 ? 'draft' : 'random'
          play(
            { ...setUp(table, players), ancientOne: lot, investigators: Array<string>(players).fill(lot) },
            `q${i}`,
            i % 40 ? beside : steady,
          )
        }
      expect(left()).toEqual([])
    },
    LIMIT,
  )
})

describe('reasons', () => {
  it('are said in both languages, with the names of the game', () => {
    const view = game.view(game.start(setUp({ rules: 'revised' }, 1)), 0)
    const reason = {
      code: 'go',
      params: { card: 'the-curator', percent: 61, with: 'focus clue:1', cost: 'sanity:2:5 doom:1' },
    }
    expect(reasonText(reason, english(core), view)).toBe(
      'The Curator: about 61 % with focus and one clue; failing costs 2 sanity of 5 and a doom token.',
    )
    expect(reasonText(reason, english(core, german), view)).toMatch(
      /etwa 61 % mit Fokus und einem Hinweis; ein Fehlschlag kostet 2 von 5 Verstand und ein Verderben\.$/,
    )
    expect(Object.keys(PHRASES.de).sort()).toEqual(Object.keys(PHRASES.en).sort())
  })

  it('never leave a hole in a sentence', () => {
    const view = game.view(game.start(setUp({ rules: 'revised' }, 1)), 0)
    expect(() => reasonText({ code: 'go', params: {} }, english(core), view)).toThrow(/"card" is missing/)
    expect(() => reasonText({ code: 'whim', params: {} }, english(core), view)).toThrow(/no words/)
  })
})
