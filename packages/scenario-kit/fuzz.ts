/**
 * `npm run fuzz -- --minutes 10 [--seed anything]`: plays random games until time is up, looks at every position, and
 * stops at the first that cannot be. `npm run fuzz -- --replay fuzz-finds/….json` looks at a find again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ES, elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { type MatchRecord, parseRecord } from '@vigil/kernel'
import { type Find, lookAt, recordText, wrongInRecord } from './src/elder-sign/find.ts'

const FOLDER = 'fuzz-finds'
const REPORT_EVERY = 10_000

const game = elderSign(core)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const keep = ({ law, detail, before, record }: Find, n: number): void => {
  mkdirSync(FOLDER, { recursive: true })
  const path = join(FOLDER, `${law}-${record.seed.replace(/\W+/g, '-')}.json`)
  writeFileSync(path, recordText(record))
  say(`\nGame ${n} breaks the law '${law}': ${detail}`)
  say(`${before} inputs, made smaller to ${record.inputs.length}; saved as ${path}`)
  say(`Look at it again with: npm run fuzz -- --replay ${path}`)
  say(`Watch it with:         npm start -- replay ${path}`)
}

const hunt = (minutes: number, seed: string): number => {
  const begin = Date.now()
  let told = begin
  for (let n = 0; Date.now() - begin < minutes * 60_000; n++) {
    const find = lookAt({ game, pack: core, seed }, n)
    if (find) {
      keep(find, n)
      return 1
    }
    if (Date.now() - told < REPORT_EVERY) continue
    told = Date.now()
    say(`${Math.round((told - begin) / 1_000)} s: ${n + 1} games, nothing found`)
  }
  say(`time is up, nothing found (seed ${seed})`)
  return 0
}

const again = (path: string): number => {
  const parsed = parseRecord(readFileSync(path, 'utf8'))
  if (!parsed.ok) {
    say(`${path} is no record: ${parsed.why.code} ${JSON.stringify(parsed.why.params)}`)
    return 1
  }
  const wrong = wrongInRecord(game, core, parsed.value as MatchRecord<ES>)
  for (const line of wrong.length ? wrong : ['nothing is wrong any more']) say(line)
  return wrong.length ? 1 : 0
}

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, replay: { type: 'string' } },
})
const minutes = Number(values.minutes ?? '1')
if (!(minutes > 0)) {
  say('--minutes wants a number above 0')
  process.exitCode = 2
} else if (values.replay !== undefined) process.exitCode = again(values.replay)
else {
  const seed = values.seed ?? String(Date.now())
  say(`random games for ${minutes} minutes, seed ${seed}`)
  process.exitCode = hunt(minutes, seed)
}
