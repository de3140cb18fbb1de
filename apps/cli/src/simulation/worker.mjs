// There is no build step: tsx compiles each source file as it is first imported.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
