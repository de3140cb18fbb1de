/** Where the program begins: arguments in, an exit code out, and no stack trace unless one is asked for. */
import { EXIT } from './fault.ts'
import type { Io } from './io.ts'
import { run } from './program.ts'

const io: Io = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env }

// Whoever reads our output may stop reading: `vigil rules | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.fine)
  throw error
})

try {
  process.exitCode = await run(process.argv.slice(2), io)
} catch (error) {
  const told = error instanceof Error ? (process.env.VIGIL_DEBUG ? error.stack : error.message) : String(error)
  process.stderr.write(
    `vigil: this is our mistake: ${told}\nWith VIGIL_DEBUG=1 it tells where. Saved games are safe.\n`,
  )
  process.exitCode = EXIT.broken
}
