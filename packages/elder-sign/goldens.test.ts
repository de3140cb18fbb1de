/** Recorded games come out the same, or somebody says why not. */
import { readdirSync, readFileSync } from 'node:fs'
import { elderSign, RULE_SETS } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { parseRecord } from '@vigil/kernel'
import { type Golden, goldenFault } from '@vigil/scenario-kit'
import { expect, it } from 'vitest'

const ADVICE =
  'A rule or a card changed what happens in a recorded game. If that was meant, raise VERSION in src/game.ts where old ' +
  'saves would go on differently, and record the games anew: npx tsx packages/scenario-kit/record-goldens.ts'

const game = elderSign(core)
const folder = new URL('goldens/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

const golden = (file: string): Golden => {
  const read = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
  return read.ok ? (read.value as Golden) : expect.fail(`${file}: ${JSON.stringify(read.why)}`)
}

it.each(files)('%s comes out the same', (file) => {
  expect(goldenFault(game, golden(file)), ADVICE).toBeUndefined()
})

it('there is one for every Ancient One and every number of players', () => {
  const setups = files.map((file) => golden(file).setup)
  expect(files.length).toBeGreaterThanOrEqual(12)
  expect(new Set(setups.map(({ ancientOne }) => ancientOne)).size).toBe(core.ancientOnes.length)
  expect(new Set(setups.map(({ investigators }) => investigators.length)).size).toBe(8)
})

it('[ES-ORDER-01] there are two at least with the Esoteric Orders', () => {
  expect(files.filter((file) => golden(file).setup.orders).length).toBeGreaterThanOrEqual(2)
})

it('there are two at least for every rule set', () => {
  const rules = files.map((file) => golden(file).setup.rules)
  for (const { id } of RULE_SETS) expect(rules.filter((each) => each === id).length, id).toBeGreaterThanOrEqual(2)
})
