import { memoryStore } from '../src/adapters/memory.ts'
import { storeContract } from './contract.ts'

storeContract('memory', { fresh: async () => memoryStore() })
