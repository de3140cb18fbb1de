/** Games kept in this browser. */
export type { Claim, ClaimWish } from './claims.ts'
export { headOf, type Seen } from './head.ts'
export { claim, shelf } from './kept.ts'
export type { Kept, Save, SaveHead, Shelf } from './save.ts'
export { newId } from './tab.ts'
export { type Held, useClaim, useHeads, useLasting } from './use-saves.ts'
