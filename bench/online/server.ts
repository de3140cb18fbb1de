/** Our server as people run it: SQLite, written ahead and synced before an answer is acknowledged. */
import { run } from '@vigil/server'
import { serveUsage } from './service.ts'

const server = await run()
if (server) serveUsage(server.port)
