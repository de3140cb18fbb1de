import { describe, expect, it } from 'vitest'
import { newRecord, RECORD_FORMAT } from './record.ts'
import { toy } from './toy.ts'
import { toySetup } from './toy-match.ts'

describe('newRecord', () => {
  it('says which game of which version, and has no inputs yet', () => {
    expect(newRecord(toy, toySetup, 'seed')).toEqual({
      format: RECORD_FORMAT,
      game: 'lanterns',
      version: '1',
      setup: toySetup,
      seed: 'seed',
      inputs: [],
    })
  })

  it('mentions chance only where players roll real dice', () => {
    expect(newRecord(toy, toySetup, 'seed', { chance: 'ask' })).toHaveProperty('chance', 'ask')
    expect(newRecord(toy, toySetup, 'seed', { chance: 'sample' })).not.toHaveProperty('chance')
    expect(newRecord(toy, toySetup, 'seed', {})).not.toHaveProperty('chance')
  })
})
