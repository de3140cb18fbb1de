import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../shelf.ts'
import { cellsOf, experimentJsonSchema, readExperiment } from './experiment.ts'

const said = {
  game: 'elder-sign',
  ruleSets: ['revised'],
  players: [1, 4],
  bots: ['steady', 'random'],
  games: 2,
  seed: '1',
}

describe('an experiment', () => {
  it('has the schema that is published', () => {
    const published = join(import.meta.dirname, '../../../../docs/experiment.schema.json')
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(JSON.stringify(experimentJsonSchema())))
  })

  it('is every combination, and bots at one table meet the same games', () => {
    const cells = cellsOf(
      boxOf('elder-sign').open(),
      readExperiment({ ...said, difficulties: [{}, { hours: 4 }] }, 'x'),
    )
    expect(cells).toHaveLength(8)
    expect(new Set(cells.map(({ seed }) => seed)).size).toBe(4)
    expect(cells[0]?.seed).toBe(cells[1]?.seed)
  })
})
