/**
 * Two thousand random games on every `npm test`, ten times as many with VIGIL_SOAK=1: every pairing with every number of
 * investigators. Every position is looked at; one game in twenty is held against all laws of the kernel as well. Some are
 * played with other numbers on the tracks, so that they see the end of the story.
 */
import { deathMayDie } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { eager, hardy, randomSetup, staysSound } from '@vigil/scenario-kit/death-may-die'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const soak = process.env.VIGIL_SOAK === '1'
const TABLES = core.episodes.length * core.elderOnes.length * 4
const GAMES_EACH = soak ? 400 : 40
const LONG_EACH = soak ? 20 : 2

const choices = fc.array(fc.nat({ max: 9_999 }), { maxLength: 40 })
/** Where it is 0, the dear laws are held as well. */
const which = fc.noBias(fc.nat({ max: 19 }))

const longer = hardy(core)
const shorter = eager(core)

const hold = (pack: typeof core, n: number, games: number): void => {
  const game = deathMayDie(pack)
  const property = fc.property(choices, fc.nat(), which, (list, seed, number) =>
    staysSound(game, pack, randomSetup(pack, n), list, seed, number === 0 ? 25 : 0),
  )
  fc.assert(property, { numRuns: games, ...(soak ? {} : { seed: 1_000 + n }) })
}

describe('random games', () => {
  it.each(core.episodes.map(({ id }, i) => [id, i] as const))('of %s keep the laws and end', (_id, i) => {
    for (let n = i; n < TABLES; n += core.episodes.length) hold(core, n, GAMES_EACH)
  })

  it('keep them with long tracks', () => {
    for (let n = 0; n < TABLES; n++) hold(longer, n, LONG_EACH)
  })

  it('keep them to the last stage', () => {
    for (let n = 0; n < TABLES; n++) hold(shorter, n, LONG_EACH)
  })

  it('are two thousand at least', () => {
    expect(TABLES * (GAMES_EACH + 2 * LONG_EACH)).toBeGreaterThanOrEqual(2_000)
  })
})
