/** A few dozen games on every run: one for each number of players and each Ancient One, the rule sets in turn. */
import { elderSign, MOST_SEATS } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { fastInts } from '@vigil/kernel'
import { randomHouse, randomSetup, staysSound, tableCount } from '@vigil/scenario-kit'
import { describe, it } from 'vitest'

const game = elderSign(core)
const TABLES = tableCount(core)
/** Tables by one set of rules: every number of seats, every Ancient One. */
const ROUND = MOST_SEATS * core.ancientOnes.length
const WAYS = TABLES / ROUND

describe('random games', () => {
  it.each(core.ancientOnes.map(({ id }, i) => [id, i] as const))('against %s stay sound and end', (_id, i) => {
    for (let n = 8 * i; n < 8 * (i + 1); n++) {
      const table = n + ROUND * ((n + i) % WAYS)
      staysSound(game, core, randomSetup(core, table), [], `quick ${n}`)
    }
  })

  it('keep the laws of every game', () => {
    for (let n = 0; n < TABLES; n += 23)
      staysSound(game, core, randomSetup(core, n), [], `laws ${n}`, { laws: { every: 10 } })
  })

  it('stay sound with house rules and difficulties, at every number of seats', () => {
    for (let n = 0; n < 24; n++) {
      const table = n + ROUND * ((n + Math.floor(n / 8)) % WAYS)
      staysSound(game, core, randomHouse(game, core, table, fastInts(`house ${n}`)), [], `house ${n}`, {
        ...(n % 6 === 0 && { laws: { every: 20 } }),
      })
    }
  })

  it('keep them also where a referee corrects every few decisions', () => {
    for (let n = 0; n < TABLES; n += 31)
      staysSound(game, core, randomSetup(core, n), [], `referee ${n}`, { laws: { every: 10, corrections: 5 } })
  })
})
