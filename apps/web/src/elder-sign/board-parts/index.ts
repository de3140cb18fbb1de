/** The parts of the board. Each reads the scene and fills the cell it is put into. */
export { AdventureCard, type AdventureCardProps } from './adventure-card.tsx'
export { AncientOnePanel } from './ancient-one.tsx'
export { ClockPanel } from './clock.tsx'
export { EntranceCard } from './entrance-card.tsx'
export { MythosPanel } from './mythos.tsx'
export { HandPanel, LocksStrip, PartyPanel, PlaceChip } from './plain.tsx'
