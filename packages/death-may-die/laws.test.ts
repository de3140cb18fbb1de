/** Some dozen games on every run, one for each pairing and number of players; laws.slow.test.ts plays more. */
import { deathMayDie } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { eager, invariants, randomSetup, staysSound } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { worldOf } from './src/world.ts'

const game = deathMayDie(core)
const TABLES = core.episodes.length * core.elderOnes.length * 4

describe('random games', () => {
  it('stay sound and end, for every pairing and every number of investigators', () => {
    for (let n = 0; n < TABLES; n++) staysSound(game, core, randomSetup(core, n), [], `quick ${n}`)
  })

  it('keep the laws of every game', () => {
    for (let n = 0; n < TABLES; n += 5) staysSound(game, core, randomSetup(core, n), [], `laws ${n}`, 20)
  })

  it('keep them to the last stage, with numbers that let them see it', () => {
    const pack = eager(core)
    const other = deathMayDie(pack)
    for (let n = 0; n < TABLES; n += 19) staysSound(other, pack, randomSetup(pack, n), [], `eager ${n}`, 100)
  })
})

describe('the invariants', () => {
  const w = worldOf(core)
  const position = () => {
    const s = game.start({ episode: 's1e1', elderOne: 'cthulhu', investigators: ['ian', 'adam'], first: 0 })
    for (const card of ['pyromania', 'catatonia']) game.applyInPlace(s, { is: 'chance', outcome: { card } })
    return s
  }
  const spoiled = (spoil: (s: ReturnType<typeof position>) => void): string[] => {
    const s = position()
    spoil(s)
    return invariants(w, s)
  }

  it('have nothing against a fresh table', () => expect(invariants(w, position())).toEqual([]))

  it('miss a card, a figure, a token', () => {
    expect(spoiled((s) => s.mythos.deck.bag.shift()).join()).toMatch(/Mythos card .* missing/)
    expect(spoiled((s) => s.discovery.discard.push('desk'))).toEqual(['Discovery card desk: 1 too many'])
    expect(spoiled((s) => s.figures.shift())).toEqual(['figure cultist: 1 missing'])
    expect(spoiled((s) => s.tokens.shift())).toEqual(['token rlyeh: 1 missing'])
    expect(spoiled((s) => s.hidden[0]?.faces.pop())).toEqual(['face of lab major-explosion: 1 missing'])
  })

  it('see what is beyond its track', () => {
    expect(spoiled((s) => Object.assign(s.seats[0] ?? {}, { stress: 5 }))).toEqual(['ian has stress 5'])
    expect(spoiled((s) => Object.assign(s.seats[0] ?? {}, { wounds: 5 }))).toEqual(['ian should be dead'])
    expect(spoiled((s) => Object.assign(s, { track: 9 })).join()).toContain('the track stands at 9')
    expect(spoiled((s) => s.fire.fill(1)).join()).toContain('Fire tokens')
    expect(spoiled((s) => Object.assign(s, { stack: [] })).join()).toContain('nothing is to be done')
  })
})
