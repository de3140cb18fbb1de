/** A few dozen games on every run: one for each number of players and each Ancient One. */
import { elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { randomSetup, staysSound } from '@vigil/scenario-kit'
import { describe, it } from 'vitest'

const game = elderSign(core)
const TABLES = 8 * core.ancientOnes.length

describe('random games', () => {
  it.each(core.ancientOnes.map(({ id }, i) => [id, i] as const))('against %s stay sound and end', (_id, i) => {
    for (let n = 8 * i; n < 8 * (i + 1); n++) staysSound(game, core, randomSetup(core, n), [], `quick ${n}`)
  })

  it('keep the laws of every game', () => {
    for (let n = 0; n < TABLES; n += 11)
      staysSound(game, core, randomSetup(core, n), [], `laws ${n}`, { laws: { every: 10 } })
  })
})
