import { Fault } from '../fault.ts'
import type { Io } from '../io.ts'

export const runScenarios = (_files: readonly string[], _flags: { json?: boolean }, _io: Io): number => {
  throw new Fault('scenarios cannot be run yet')
}
