/** A few dozen games on every run: one for each number of players and each Ancient One, the rule sets in turn. */
import { elderSign, RULE_SETS } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { fastInts } from '@vigil/kernel'
import { randomHouse, randomSetup, staysSound } from '@vigil/scenario-kit'
import { describe, it } from 'vitest'

const game = elderSign(core)
const TABLES = 8 * core.ancientOnes.length

describe('random games', () => {
  it.each(core.ancientOnes.map(({ id }, i) => [id, i] as const))('against %s stay sound and end', (_id, i) => {
    for (let n = 8 * i; n < 8 * (i + 1); n++) {
      const table = n + TABLES * ((n + i) % RULE_SETS.length)
      staysSound(game, core, randomSetup(core, table), [], `quick ${n}`)
    }
  })

  it('keep the laws of every game', () => {
    for (let n = 0; n < TABLES * RULE_SETS.length; n += 23)
      staysSound(game, core, randomSetup(core, n), [], `laws ${n}`, { laws: { every: 10 } })
  })

  it('stay sound with house rules and difficulties, at every number of seats', () => {
    for (let n = 0; n < 24; n++) {
      const table = n + TABLES * ((n + Math.floor(n / 8)) % RULE_SETS.length)
      staysSound(game, core, randomHouse(game, core, table, fastInts(`house ${n}`)), [], `house ${n}`, {
        ...(n % 6 === 0 && { laws: { every: 20 } }),
      })
    }
  })

  it('keep them also where a referee corrects every few decisions', () => {
    for (let n = 0; n < TABLES * RULE_SETS.length; n += 31)
      staysSound(game, core, randomSetup(core, n), [], `referee ${n}`, { laws: { every: 10, corrections: 5 } })
  })
})
