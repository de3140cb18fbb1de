/** Test-made components: what a scenario says of a card, filled up with dull values to a card of a pack. */
import type {
  Adventure,
  Ally,
  AncientOne,
  Cultists,
  Effect,
  Investigator,
  Item,
  Monster,
  Mythos,
  Standing,
} from '@vigil/elder-sign'
import { parseEffects, parseRow } from './notation.ts'
import type {
  AllySetup,
  AncientOneSetup,
  CardSetup,
  ItemSetup,
  MonsterSetup,
  MythosSetup,
  SeatSetup,
} from './setup-shape.ts'

const component = (id: string) => ({ id, name: id, origin: 'vigil' }) as const

const given = <K extends string>(key: K, effects: string | readonly (string | Effect)[] | undefined) =>
  effects === undefined ? {} : ({ [key]: parseEffects(effects) } as { [P in K]: Effect[] })

const standingOf = ({ traits, triggers, modifiers }: AllySetup | SeatSetup): Standing => ({
  ...(traits ? { traits } : {}),
  ...(triggers ? { triggers } : {}),
  ...(modifiers ? { modifiers } : {}),
})

/** Nobody would go there: three terrors, and nothing to gain or lose. */
const DULL = ['T T T']

export const madeAdventure = (id: string, kind: Adventure['kind'], card: CardSetup): Adventure => ({
  ...component(id),
  kind,
  ordered: card.ordered ?? false,
  tasks: (card.tasks ?? DULL).map(parseRow),
  ...(card.lock ? { lock: card.lock } : {}),
  ...given('terror', card.terror),
  ...given('midnight', card.midnight),
  trophies: card.trophies ?? 1,
  penalties: parseEffects(card.penalties),
  rewards: parseEffects(card.rewards),
})

export const madeMonster = (id: string, monster: MonsterSetup): Monster => {
  const { needs, costs } = parseRow(monster.needs ?? 'T T T')
  return {
    ...component(id),
    type: monster.type ?? id,
    count: 1,
    needs,
    ...(costs ? { costs } : {}),
    ...(monster.lock ? { lock: monster.lock } : {}),
    trophies: monster.trophies ?? 1,
    ...given('midnight', monster.midnight),
    ...given('reverse', monster.reverse),
  }
}

/** ES-DIFF-02, going by the immediate half. */
const doomIn = (immediate: readonly Effect[]): Mythos['doom'] => {
  if (immediate.some((effect) => effect.do === 'doom')) return 'unconditional'
  return JSON.stringify(immediate).includes('"do":"doom"') ? 'conditional' : 'none'
}

export const madeMythos = (id: string, card: MythosSetup): Mythos => ({
  ...component(id),
  titles: [id, id],
  immediate: parseEffects(card.immediate),
  doom: doomIn(parseEffects(card.immediate)),
  lingering: {
    tone: card.tone ?? 'harm',
    ...given('terror', card.terror),
    ...given('midnight', card.midnight),
    ...given('arrival', card.arrival),
    ...standingOf({ id, ...card }),
  },
  ...(card.lock ? { lock: card.lock } : {}),
})

export const madeItem = (item: ItemSetup): Item => ({
  ...component(item.id),
  deck: item.deck,
  when: item.when ?? 'turn',
  ...given('price', item.price),
  ...(item.paysCosts ? { paysCosts: true } : {}),
  effects: parseEffects(item.effects),
})

export const madeAlly = (ally: AllySetup): Ally => ({ ...component(ally.id), standing: standingOf(ally) })

/** Five of each, and no ability. */
export const madeInvestigator = (id: string, seat: SeatSetup): Investigator => ({
  ...component(id),
  title: id,
  sanity: seat.maxSanity ?? 5,
  stamina: seat.maxStamina ?? 5,
  ability: { name: id, standing: standingOf(seat) },
  starts: seat.starts ?? {},
})

/** Twelve spaces, all doom; fifteen signs; no ability. */
export const madeAncientOne = (id: string, one: AncientOneSetup): AncientOne => {
  const track = one.doomTrack ?? 12
  return {
    ...component(id),
    signs: one.signs ?? 15,
    doomTrack: typeof track === 'number' ? Array.from({ length: track }, () => 'doom') : track,
    battle: parseRow(one.battle ?? 'T T T').needs,
    ability: { name: id, standing: standingOf({ id, ...one }) },
    ...given('awakens', one.awakens),
    attack: parseEffects(one.attack),
    ...(one.cultists && { cultists: one.cultists as Cultists }),
  }
}
