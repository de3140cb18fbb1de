/** Recorded games come out the same, or somebody says why not. */
import { readdirSync, readFileSync } from 'node:fs'
import { type DMD, deathMayDie } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { type Game, parseRecord } from '@vigil/kernel'
import { type GoldenOf, goldenFault } from '@vigil/scenario-kit'
import { goldenGame, goldenGames } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'

const ADVICE =
  'A rule or a card changed what happens in a recorded game. If that was meant, raise VERSION in src/game.ts where old ' +
  'saves would go on differently, and record the games anew: npx tsx packages/scenario-kit/record-goldens.ts death-may-die'

const game = deathMayDie(core)
const folder = new URL('goldens/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

const golden = (file: string): GoldenOf<DMD> => {
  const read = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
  return read.ok ? (read.value as GoldenOf<DMD>) : expect.fail(`${file}: ${JSON.stringify(read.why)}`)
}

it.each(files)('%s comes out the same', (file) => {
  expect(goldenFault(game, golden(file)), ADVICE).toBeUndefined()
})

it('there is one for every pairing of episode and Elder One with one, three and five players', () => {
  expect(files.map((file) => file.replace('.json', '')).sort()).toEqual(
    goldenGames(core)
      .map(({ name }) => name)
      .sort(),
  )
  expect(files).toHaveLength(core.episodes.length * core.elderOnes.length * 3)
})

describe('a golden game', () => {
  const [first] = goldenGames(core)
  const one = first ? goldenGame(game, first) : expect.fail('no games')

  it('is the same whenever it is recorded', () => {
    expect(first && goldenGame(game, first)).toEqual(one)
  })

  it('notices another end, another way and other rules', () => {
    expect(goldenFault(game, { ...one, hash: 'x' })).toBe('the same inputs led to another position')
    expect(goldenFault(game, { ...one, story: 'x' })).toBe('other things were asked, barred or told on the way')
    expect(goldenFault(game, { ...one, seed: 'x' })).toMatch(/^replay.fate/)
    const later: Game<DMD> = { ...game, version: '99' }
    expect(goldenFault(later, one)).toMatch(/^replay.version/)
  })
})
