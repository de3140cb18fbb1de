export { invariants } from './invariants.ts'
export { lawsOf, MOST_INPUTS, randomSetup, staysSound } from './random-game.ts'
export { type Layout, Table } from './table.ts'
export { eager, hardy } from './variant.ts'
