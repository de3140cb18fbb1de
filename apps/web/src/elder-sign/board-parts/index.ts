/** The parts of the board. Each reads the scene and fills the cell it is put into. */
export { AdventureCard, type AdventureCardProps } from './adventure-card.tsx'
export {
  AncientOnePanel,
  ClockPanel,
  EntranceCard,
  HandPanel,
  LocksStrip,
  MythosPanel,
  PartyPanel,
  PlaceChip,
} from './plain.tsx'
