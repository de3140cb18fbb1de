/** All pictures of the table. */
export { Die, type DieProps, type DieState } from './dice/die.tsx'
export { type DieFace, FaceArt } from './dice/face.tsx'
export type { PictureProps } from './drawing.tsx'
export { ICON_CREDITS, type IconCredit } from './icons/credits.ts'
export { Icon, type IconName, type IconProps, isIconName } from './icons/icon.tsx'
export {
  CardIcon,
  type CardKind,
  cardMark,
  type MarkProps,
  MonsterMark,
  monsterMark,
  PlaceMark,
  placeMark,
} from './marks.tsx'
export {
  ClockFace,
  type ClockFaceProps,
  DecoCorner,
  DoomEye,
  ElderSeal,
  FanRule,
  Logo,
} from './places.tsx'
export { MuseumScene, type MuseumSceneProps } from './scene.tsx'
export { Emblem, Sigil, type SigilProps } from './sigils/sigil.tsx'
export {
  faceSymbol,
  SplitSym,
  type SplitSymProps,
  Sym,
  type SymbolName,
  type SymProps,
  symbolIcon,
} from './symbols.tsx'
