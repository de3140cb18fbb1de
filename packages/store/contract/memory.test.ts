import { it } from 'vitest'
import { memoryStore } from '../src/adapters/memory.ts'
import { storeContract } from './contract.ts'
import { copiesAll } from './copy.ts'

storeContract('memory', { fresh: async () => memoryStore() })

it('all rooms of one store can be copied into another', () => copiesAll(memoryStore(), memoryStore()))
