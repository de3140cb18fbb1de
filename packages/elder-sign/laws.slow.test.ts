/**
 * More than two thousand random games on every `npm test`, twenty times as many with VIGIL_SOAK=1. Every position of
 * every game is looked at; one game in twenty is held against all laws of the kernel as well. fast-check shrinks a game
 * that fails to the choices that matter.
 */
import { elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { randomSetup, staysSound, tableCount } from '@vigil/scenario-kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const game = elderSign(core)
const soak = process.env.VIGIL_SOAK === '1'
const SEATS = 8
const GAMES_EACH = soak ? 640 : 32
const ONE_IN = 20
const LAWS = { laws: { every: 25 } }

const choices = fc.array(fc.nat({ max: 9_999 }), { maxLength: 40 })
/** Where it is 0, the dear laws are held as well. */
const which = fc.noBias(fc.nat({ max: ONE_IN - 1 }))
const rules = fc.noBias(fc.nat({ max: tableCount(core) / (SEATS * core.ancientOnes.length) - 1 }))

describe('random games', () => {
  it.each(core.ancientOnes.map(({ id }, i) => [id, i] as const))('against %s keep the laws and end', (_id, i) => {
    for (let n = SEATS * i; n < SEATS * (i + 1); n++) {
      const property = fc.property(choices, fc.nat(), which, rules, (list, seed, number, set) => {
        const setup = randomSetup(core, n + SEATS * core.ancientOnes.length * set)
        staysSound(game, core, setup, list, seed, number === 0 ? LAWS : {})
      })
      // The same games every time, so that a change that breaks one can be told from bad luck; a soak plays new ones.
      fc.assert(property, { numRuns: GAMES_EACH, ...(soak ? {} : { seed: 1_000 + n }) })
    }
  })

  it('are more than two thousand', () => {
    expect(core.ancientOnes.length * SEATS * GAMES_EACH).toBeGreaterThanOrEqual(2_000)
  })
})
