/** `npx tsx packages/scenario-kit/write-schema.ts` writes docs/scenario.schema.json anew. */
import { writeFileSync } from 'node:fs'
import { scenarioJsonSchema } from './src/index.ts'

const file = new URL('../../docs/scenario.schema.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`)
process.stdout.write('docs/scenario.schema.json written; npm run format puts its layout right\n')
