/**
 * Our server as people run it: SQLite, written ahead and synced before an answer is acknowledged. Beside our games it has the
 * peer's.
 */
import { randomBot } from '@vigil/bots'
import { run } from '@vigil/server'
import { type Playable, remembering, shelf } from '@vigil/server/shelf'
import { serveUsage } from './service.ts'
import { sixDiceGame } from './six-dice.ts'

const sixDice: Playable = {
  game: remembering(sixDiceGame),
  // Whoever stands in by default; nobody is away here.
  bots: { steady: randomBot() },
  alike: true,
  seats: () => 4,
  say: ({ code }) => code,
}

const server = await run(undefined, { ...shelf(), 'six-dice': sixDice })
if (server) serveUsage(server.port)
