export type { Asked, Glance, Viewer, Waits } from './glance.ts'
export { formatSave, packOf, saveName } from './save-file.ts'
export { botAt, type Seating, seated, seatingOf, withSeating } from './seating.ts'
export { type Because, type Page, type Story, storyOf } from './story.ts'
export {
  newTable,
  type ResumeOptions,
  resumeTable,
  resuming,
  type Table,
  type TableOptions,
  type Update,
} from './table.ts'
export type { UndoOffer, UndoPolicy } from './undo-offer.ts'
