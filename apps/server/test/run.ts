/** Test support: the server as a process of its own, without the page. */
import { run } from '../src/main.ts'

await run()
