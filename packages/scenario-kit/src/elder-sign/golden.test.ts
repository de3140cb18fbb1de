import { type ES, elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import type { Game } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { goldenFault } from '../golden.ts'
import { type Golden, goldenGame, goldenName } from './golden.ts'

const game = elderSign(core)
const golden: Golden = goldenGame(game, core, 0)

describe('a golden game', () => {
  it('comes out the same', () => {
    expect(goldenFault(game, golden)).toBeUndefined()
  })

  it('is the same whenever it is recorded', () => {
    expect(goldenGame(game, core, 0)).toEqual(golden)
    expect(goldenName(golden)).toBe('azathoth-1')
  })

  it('notices another end, another way and other rules', () => {
    expect(goldenFault(game, { ...golden, hash: 'x' })).toBe('the same inputs led to another position')
    expect(goldenFault(game, { ...golden, story: 'x' })).toBe('other things were asked, barred or told on the way')
    expect(goldenFault(game, { ...golden, inputs: golden.inputs.slice(0, 9) })).toBe('the game is not over at its end')
    expect(goldenFault(game, { ...golden, seed: 'x' })).toMatch(/^replay.fate/)
    const idle: Game<ES> = { ...game, applyInPlace: () => undefined }
    expect(goldenFault(idle, golden)).toBe('played in place the game came out differently')
    const later: Game<ES> = { ...game, version: '99' }
    expect(goldenFault(later, golden)).toMatch(/^replay.version/)
  })
})
