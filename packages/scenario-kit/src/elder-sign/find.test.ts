import { type ES, elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { type Game, parseRecord } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { lookAt, recordText, wrongInRecord } from './find.ts'

const sound = elderSign(core)

/** Once two doom tokens lie on the track, the clock is wrong for good. */
const flawed: Game<ES> = {
  ...sound,
  applyInPlace(state, input, emit) {
    sound.applyInPlace(state, input, emit)
    if (state.doom >= 2) state.clock = 5
  },
  apply(state, input) {
    const next = sound.apply(state, input)
    if (next.ok && next.value.state.doom >= 2) next.value.state.clock = 5
    return next
  },
}

const search = { pack: core, seed: 'test', tries: 150 }

describe('a search through random games', () => {
  it('finds nothing in a sound game', () => {
    expect(lookAt({ ...search, game: sound }, 3)).toBeUndefined()
  })

  it.each([5, 12])('finds a flaw, makes the game smaller and writes it down (%i)', (n) => {
    const find = lookAt({ ...search, game: flawed }, n)
    expect(find).toMatchObject({ law: 'invariant', detail: 'the clock shows 5' })
    const { record, before } = find ?? expect.fail('no find')
    expect(record.inputs.length).toBeLessThan(before)
    expect(record.setup.investigators.length).toBeLessThanOrEqual(1 + (n % 8))
    const read = parseRecord(recordText(record))
    expect(read.ok && read.value).toEqual(record)
    expect(wrongInRecord(flawed, core, record)).toEqual([`after ${record.inputs.length} inputs: the clock shows 5`])
    expect(wrongInRecord(sound, core, record)).toEqual([])
  })

  it('finds games that throw and games that do not end', () => {
    const throwing: Game<ES> = {
      ...sound,
      applyInPlace(state, input) {
        if (state.phase === 'midnight') throw new Error('midnight')
        sound.applyInPlace(state, input)
      },
    }
    const find = lookAt({ ...search, game: throwing }, 1)
    expect(find).toMatchObject({ law: 'runs', detail: 'Error: midnight' })
  })
})
