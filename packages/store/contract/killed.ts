/** Appends, says which entries were acknowledged, and kills itself without a warning. */
import { writeSync } from 'node:fs'
import { sqliteStore } from '../src/adapters/sqlite/index.ts'

const [, , file = '', round = '0'] = process.argv
// In between, the log is emptied, and the journal takes turns.
const store = sqliteStore(file, { writesAhead: 3, answersAhead: 4 })
const room = `r${round}`
const latest = { seq: 0, counted: 0, version: '1', state: null }
await store.create({ id: room, game: 'g', setup: {}, seed: 's', createdAt: 1 }, {}, { room, entries: [], latest })

const appendAt = async (seq: number): Promise<void> => {
  const entries = [{ seq, input: { seq }, events: [], version: '1', at: seq }]
  if ((await store.append({ room, entries, latest })) === 'kept') writeSync(1, `${seq}\n`)
}

for (let seq = 0; ; seq++) {
  const kept = appendAt(seq)
  if (seq === 10 + Number(round)) process.kill(process.pid, 'SIGKILL')
  await kept
}
