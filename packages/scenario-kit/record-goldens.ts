/** `npx tsx packages/scenario-kit/record-goldens.ts` plays the golden games anew and writes them down. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { recordText } from './src/elder-sign/find.ts'
import { GOLDEN_NUMBERS, goldenGame, goldenName } from './src/elder-sign/golden.ts'

const folder = new URL('../elder-sign/goldens/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(new URL(file, folder))
const game = elderSign(core)
for (const n of GOLDEN_NUMBERS) {
  const golden = goldenGame(game, core, n)
  const file = `${goldenName(golden)}.json`
  writeFileSync(new URL(file, folder), recordText(golden))
  process.stdout.write(`${file}: ${golden.inputs.length} inputs, ${golden.hash}\n`)
}
