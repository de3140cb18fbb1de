// `npm run server -- purge --older-than 90d`: looks after the games a server keeps. docs/how-to/run-a-server.md says how.
import { install } from './install.mjs'

install()
const { register } = await import('tsx/esm/api')
register()
const { runTend } = await import('@vigil/server/tend')
process.exitCode = await runTend(process.argv.slice(2))
