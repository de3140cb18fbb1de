import { memoryStore } from '@vigil/store/memory'
import { tableSuite } from './table-suite.ts'

tableSuite('rooms in memory', async () => memoryStore())
