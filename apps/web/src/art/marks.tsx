/** A small picture for each card, so that it has a face without art. Unknown ids get one too: packs add cards. */
import { Icon, type IconName } from './icons/icon.tsx'
import { CARD_MARKS, MONSTER_MARKS, MYTHOS_MARKS, PLACE_MARKS } from './marks-data.ts'

export type CardKind = 'adventure' | 'world' | 'common' | 'unique' | 'spell' | 'ally' | 'mythos' | 'monster'

/** For places of other packs: nothing that names a rule. */
const NEUTRAL: readonly IconName[] = [
  'ancient-ruins',
  'window',
  'stairs',
  'bookshelf',
  'amphora',
  'round-table',
  'stone-bust',
  'portrait',
]

const BY_KIND: { readonly [K in Exclude<CardKind, 'adventure' | 'world'>]: IconName } = {
  common: 'knapsack',
  unique: 'gem-pendant',
  spell: 'spell-book',
  ally: 'person',
  mythos: 'evil-moon',
  monster: 'monster-grasp',
}

const hashed = (id: string, among: readonly IconName[]): IconName => {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return among[sum % among.length] ?? 'ancient-ruins'
}

const mythosMark = (id: string): IconName | undefined => {
  const family = Object.keys(MYTHOS_MARKS).find((start) => id === start || id.startsWith(`${start}-`))
  return family === undefined ? undefined : MYTHOS_MARKS[family]
}

export const placeMark = (id: string): IconName => PLACE_MARKS[id] ?? hashed(id, NEUTRAL)

export const monsterMark = (id: string): IconName => MONSTER_MARKS[id] ?? BY_KIND.monster

export const cardMark = (id: string, kind?: CardKind): IconName => {
  if (kind === 'adventure' || kind === 'world') return placeMark(id)
  const known = PLACE_MARKS[id] ?? CARD_MARKS[id] ?? MONSTER_MARKS[id] ?? mythosMark(id)
  return known ?? (kind === undefined ? hashed(id, NEUTRAL) : BY_KIND[kind])
}

export interface MarkProps {
  /** The id of the card. */
  readonly of: string
  readonly kind?: CardKind | undefined
  readonly title?: string | undefined
  readonly className?: string | undefined
}

/** The picture of any card, at the size and in the ink of the text around it. */
export const CardIcon = ({ of, kind, title, className }: MarkProps) => (
  <Icon name={cardMark(of, kind)} title={title} className={className} />
)

/** The low-ink mark in the corner of a place card; style: `.card-mark`. */
export const PlaceMark = ({ of, className = 'card-mark' }: { readonly of: string; readonly className?: string }) => (
  <Icon name={placeMark(of)} className={className} />
)

export const MonsterMark = ({ of, title, className }: Omit<MarkProps, 'kind'>) => (
  <Icon name={monsterMark(of)} title={title} className={className} />
)
