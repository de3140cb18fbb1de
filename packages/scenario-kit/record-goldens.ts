/**
 * `npx tsx packages/scenario-kit/record-goldens.ts` plays the golden games anew and writes them down; with the name of a
 * game, only those of that game.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { deathMayDie } from '@vigil/death-may-die'
import { core as episodes } from '@vigil/death-may-die/content'
import { elderSign } from '@vigil/elder-sign'
import { core as museum } from '@vigil/elder-sign/content'
import type { Kind } from '@vigil/kernel'
import { goldenGame as deathMayDieGolden, goldenGames } from './src/death-may-die/golden.ts'
import { recordText } from './src/elder-sign/find.ts'
import { goldenGame as elderSignGolden, GOLDEN_NUMBERS, goldenName } from './src/elder-sign/golden.ts'
import type { GoldenOf } from './src/golden.ts'

interface Recorded {
  readonly name: string
  readonly golden: GoldenOf<Kind>
}

const GAMES: Readonly<Record<string, () => Recorded[]>> = {
  'elder-sign': () => {
    const game = elderSign(museum)
    return GOLDEN_NUMBERS.map((n) => elderSignGolden(game, museum, n)).map((golden) => ({
      name: goldenName(golden),
      golden,
    }))
  },
  'death-may-die': () => {
    const game = deathMayDie(episodes)
    return goldenGames(episodes).map((one) => ({ name: one.name, golden: deathMayDieGolden(game, one) }))
  },
}

const [only] = process.argv.slice(2)
for (const [id, games] of Object.entries(GAMES)) {
  if (only !== undefined && only !== id) continue
  const folder = new URL(`../${id}/goldens/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(new URL(file, folder))
  for (const { name, golden } of games()) {
    writeFileSync(new URL(`${name}.json`, folder), recordText(golden))
    process.stdout.write(`${name}.json: ${golden.inputs.length} inputs, ${golden.hash}\n`)
  }
}
