/** The example of docs/how-to/add-an-episode.md: an episode from a file, read, checked, printed and played. */
import { readFileSync } from 'node:fs'
import { staysSound, Table } from '@vigil/scenario-kit/death-may-die'
import { expect, it } from 'vitest'
import { core } from '../src/content/index.ts'
import { deathMayDie } from '../src/game.ts'
import { drawMap } from '../src/map/draw-map.ts'
import { describeProblem, readPack } from '../src/schema.ts'
import { words } from '../src/text/index.ts'

const file: unknown = JSON.parse(readFileSync(new URL('the-cellar.json', import.meta.url), 'utf8'))
const read = readPack(file, core)
const pack = read.ok ? read.value : expect.fail(read.why.map(describeProblem).join('\n'))
const episode = pack.episodes.find(({ id }) => id === 'cellar') ?? expect.fail('no cellar')

it('adds an episode to the box', () => {
  expect(pack.episodes).toHaveLength(core.episodes.length + 1)
  expect(drawMap(episode.map)[1]).toBe('│1 Chapel St│2 Wine Rack│3 Charnel  │')
  expect(words(pack).episodeText(episode)[1]).toBe(
    'Snuff a Candle: Make a roll; 2 or more successes: turn over 1 Candle in your space.',
  )
})

it('can be played to its goal', () => {
  const t = new Table(pack, { episode: 'cellar', investigators: ['adam', 'ian'] })
  for (const [at, face] of [
    [4, 'tallow'],
    [3, 'tallow'],
  ] as const) {
    t.person(0).at = at
    t.pick({ do: 'action', id: 'snuff' }).roll('S S -').pick({ do: 'keep' }).draw(face)
  }
  expect(t.state.disrupted).toBe(true)
})

it('keeps the laws with both Elder Ones', () => {
  const game = deathMayDie(pack)
  for (const { id: elderOne } of pack.elderOnes)
    for (let n = 2; n <= 5; n++) {
      const investigators = Array<string>(n).fill('random')
      staysSound(game, pack, { episode: 'cellar', elderOne, investigators }, [], `cellar ${n}`, 20)
    }
})
