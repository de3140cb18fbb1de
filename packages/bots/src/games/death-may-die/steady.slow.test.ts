import { type DMD, deathMayDie, FACES, type Option, type Prompt } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { tongueOf, words } from '@vigil/death-may-die/text'
import { type Decision, fastInts, type Game } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, playWithBots, randomBot } from '../../index.ts'
import { MANUAL, PHRASES, reasonText, steadyBot } from './index.ts'

const game: Game<DMD> = deathMayDie(core)
const SOAK = process.env.VIGIL_SOAK !== undefined
const GAMES = SOAK ? 300 : 20
/** For hangs: speed is no matter of tests. */
const LIMIT = SOAK ? 0 : 600_000

const episodes = core.episodes.map(({ id, name }) => ({ id, name }))

/** Both Elder Ones in turn, with two to five investigators. */
const setUp = (episode: string, i: number): DMD['setup'] => ({
  episode,
  elderOne: core.elderOnes[i % core.elderOnes.length]?.id ?? 'random',
  investigators: Array<string>(2 + (Math.floor(i / 2) % 4)).fill('random'),
})

/** Checks every answer against the rules before it is given. */
const watched = (
  bot: Bot<DMD>,
  seen: (decision: Decision<DMD>, pick: readonly Option[], code: string) => void,
): Bot<DMD> => ({
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

const play = (setup: DMD['setup'], seed: string, bot: Bot<DMD>) => {
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
  it.each(episodes)(
    'finishes every game of $name with a legal answer to every question',
    ({ id }) => {
      const codes = new Set<string>()
      const bot = watched(steadyBot(core), (_decision, _pick, code) => codes.add(code))
      for (let i = 0; i < GAMES; i++) expect(play(setUp(id, i), `${i}`, bot).ending).toBeDefined()
      for (const phrases of Object.values(PHRASES)) expect([...codes].filter((code) => !(code in phrases))).toEqual([])
    },
    LIMIT,
  )

  // Not a claim about balance: an episode that is never won, or never lost, has come apart.
  it.each(episodes)(
    'wins $name at times, and loses it at times',
    ({ id }) => {
      const bot = steadyBot(core)
      let won = 0
      let lost = 0
      for (let i = 0; i < 48 && (won === 0 || lost === 0); i++)
        if (play(setUp(id, i), `w${i}`, bot).ending?.won) won++
        else lost++
      expect(Math.min(won, 1)).toBe(1)
      expect(Math.min(lost, 1)).toBe(1)
    },
    LIMIT,
  )

  it('gives the same answers for the same seed', () => {
    const once = play(setUp('s1e1', 2), 'same', steadyBot(core))
    const twice = play(setUp('s1e1', 2), 'same', steadyBot(core))
    expect(game.key(twice.state)).toBe(game.key(once.state))
  })

  it(
    'gets further than drawing lots does',
    () => {
      const reached = (bot: Bot<DMD>): number => {
        let stages = 0
        for (let i = 0; i < 24; i++) stages += play(setUp('s1e1', i), `s${i}`, bot).state.stage
        return stages
      }
      expect(reached(steadyBot(core))).toBeGreaterThan(reached(randomBot()) + 10)
    },
    LIMIT,
  )

  it(
    'answers every kind of question, wherever lots lead',
    () => {
      const asked = new Set<Prompt['is']>()
      const steady = watched(steadyBot(core), ({ about }) => asked.add(about.is))
      // Lots are drawn, and the steady bot answers beside them: so it meets positions it would never get into.
      const beside: Bot<DMD> = {
        id: 'beside',
        answer(sight, int, budget) {
          if (!asked.has(sight.decision.about.is) || int(40) === 0) steady.answer(sight, int, budget)
          return randomBot<DMD>().answer(sight, int, budget)
        },
      }
      const left = (): string[] => Object.keys(MANUAL).filter((is) => !asked.has(is as Prompt['is']))
      for (let i = 0; i < 1000 && left().length > 0; i++)
        for (const { id } of episodes) play(setUp(id, i), `q${i}`, i % 5 ? beside : steady)
      expect(left()).toEqual([])
    },
    LIMIT,
  )
})

describe('reasons', () => {
  it('are said in both languages, with the names of the game', async () => {
    const { state } = play(setUp('s1e1', 0), 'reasons', steadyBot(core))
    const view = game.view(state, 0)
    const reason = { code: 'lab', params: { space: 6 } }
    expect(reasonText(reason, words(core), view)).toBe('To the Lab in Chemistry Lab.')
    expect(reasonText(reason, words(core, await tongueOf('de')), view)).toMatch(/^Zum Labor: /)
    expect(Object.keys(PHRASES.de).sort()).toEqual(Object.keys(PHRASES.en).sort())
  })

  it('name faces as people do', async () => {
    const view = game.view(game.start(setUp('s1e1', 0)), 0)
    const reason = { code: 'strain', params: { face: 'ST' } }
    expect(reasonText(reason, words(core), view)).toBe(
      'Rolling the success with tentacle again is worth a point of stress.',
    )
    const german = words(core, await tongueOf('de'))
    for (const code of ['strain', 'again'])
      for (const face of FACES) {
        expect(reasonText({ code, params: { face } }, words(core), view)).not.toMatch(/\b[A-Z]{1,2}\b|-/)
        expect(reasonText({ code, params: { face } }, german, view)).toContain(german.faceText(face))
      }
  })

  it('never leave a hole in a sentence', () => {
    const view = game.view(game.start(setUp('s1e1', 0)), 0)
    expect(() => reasonText({ code: 'lab', params: {} }, words(core), view)).toThrow(/"space" is missing/)
    expect(() => reasonText({ code: 'whim', params: {} }, words(core), view)).toThrow(/no words/)
  })
})
