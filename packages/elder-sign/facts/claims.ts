/** Every fact of these files as a claim about one field of one card. */
import { readFileSync } from 'node:fs'
import { ancientAbility, effects, type FactEffect, type FactSymbol, gameName, symbol, trait } from './translation.ts'

export type Confidence = 'high' | 'medium' | 'low' | 'unknown'

export interface Claim {
  readonly card: string
  /** As in the content; `tasks.needs` is the needs of every task, `doomTrack.length` a length. */
  readonly field: string
  readonly confidence: Confidence
  /** In the game's vocabulary; undefined when the fact is that there is none. */
  readonly says: unknown
}

type Confidences = Readonly<Record<string, Confidence>>

interface Fact {
  readonly id: string
  readonly name: string
  readonly confidence: Confidences
}

const factsIn = <F>(file: string): F => JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')) as F

/** What nobody knows is no claim. */
const claims = (
  card: string,
  confidence: Confidences,
  fields: [field: string, known: string, says: unknown][],
): Claim[] =>
  fields
    .map(([field, known, says]) => ({ card, field, says, confidence: confidence[known] ?? confidence.other ?? 'high' }))
    .filter((claim) => claim.confidence !== 'unknown')

const optional = (block: readonly FactEffect[] | null): unknown => (block ? effects(block) : undefined)

interface FactCost {
  readonly type: string
  readonly value: number
}

const costs = (list: readonly FactCost[]): unknown =>
  list.length === 0 ? undefined : Object.fromEntries(list.map(({ type, value }) => [type, value]))

interface FactSlot {
  readonly kind: string
  readonly coveredRequirementIndexes?: readonly number[]
}

const box = (slot: FactSlot | null): unknown =>
  !slot ? undefined : slot.kind === 'partial' ? { kind: 'partial', covers: slot.coveredRequirementIndexes } : slot

interface AdventureFact extends Fact {
  readonly ordered: boolean
  readonly trophies: number
  readonly lockedDie: string | null
  readonly tasks: readonly {
    readonly requirements: readonly FactSymbol[]
    readonly costs: readonly FactCost[]
    readonly monsterSlot: FactSlot | null
  }[]
  readonly terrorEffect: readonly FactEffect[] | null
  readonly midnightEffect: readonly FactEffect[] | null
  readonly penalties: readonly FactEffect[]
  readonly rewards: readonly FactEffect[]
}

const ofAdventure = ({ id, confidence, tasks, ...fact }: AdventureFact): Claim[] =>
  claims(id, confidence, [
    ['name', 'name', fact.name],
    ['ordered', 'order', fact.ordered],
    ['trophies', 'trophies', fact.trophies],
    ['lock', 'lockedDie', fact.lockedDie ?? undefined],
    ['tasks.needs', 'tasks', tasks.map(({ requirements }) => requirements.map(symbol))],
    ['tasks.costs', 'monsterSlots', tasks.map((task) => costs(task.costs))],
    ['tasks.box', 'monsterSlots', tasks.map(({ monsterSlot }) => box(monsterSlot))],
    ['terror', 'terrorEffect', optional(fact.terrorEffect)],
    ['midnight', 'midnightEffect', optional(fact.midnightEffect)],
    ['penalties', 'penalties', effects(fact.penalties)],
    ['rewards', 'rewards', effects(fact.rewards)],
  ])

interface InvestigatorFact extends Fact {
  readonly title: string
  readonly sanity: number
  readonly stamina: number
  readonly ability: {
    readonly name: string
    readonly effects: readonly FactEffect[]
    /** In what the effects were otherwise on the first printing's card. */
    readonly firstPrinting?: Pick<FactEffect, 'limit' | 'timing'>
  }
  readonly startingItems: Readonly<Record<string, number | string | { readonly count: number }>>
}

const start = ([what, value]: [string, number | string | { readonly count: number }]): [string, unknown] => {
  if (typeof value === 'object') return ['choose', value.count]
  return [gameName(what), typeof value === 'string' ? value.toLowerCase() : value]
}

const firstPrinted = ({
  effects: list,
  firstPrinting,
}: InvestigatorFact['ability']): [field: string, known: string, says: unknown][] =>
  firstPrinting
    ? [['firstPrinted', 'firstPrinting', { traits: list.map((fact) => trait({ ...fact, ...firstPrinting })) }]]
    : []

const ofInvestigator = ({ id, confidence, ability, startingItems, ...fact }: InvestigatorFact): Claim[] =>
  claims(id, confidence, [
    ['name', 'name', fact.name],
    ['title', 'title', fact.title],
    ['sanity', 'stats', fact.sanity],
    ['stamina', 'stats', fact.stamina],
    ['ability.name', 'ability', ability.name],
    ['ability.standing', 'ability', { traits: ability.effects.map(trait) }],
    ['starts', 'startingItems', Object.fromEntries(Object.entries(startingItems).map(start))],
    ...firstPrinted(ability),
  ])

interface AncientOneFact extends Fact {
  readonly elderSignLimit: number | null
  readonly doomTrackLength: number | null
  readonly doomTrack: readonly string[] | null
  readonly battleTask: readonly FactSymbol[] | null
  readonly specialAbility: { readonly name: string | null; readonly effects: readonly FactEffect[] } | null
  readonly onAwaken: readonly FactEffect[] | null
  readonly attack: readonly FactEffect[] | null
}

const ofAncientOne = ({ id, confidence, specialAbility, ...fact }: AncientOneFact): Claim[] => [
  ...claims(id, confidence, [
    ['name', 'name', fact.name],
    ['signs', 'elderSignLimit', fact.elderSignLimit],
    ['doomTrack.length', 'doomTrackLength', fact.doomTrackLength],
    ['doomTrack', 'doomTrack', fact.doomTrack],
    ['battle', 'battleTask', fact.battleTask?.map(symbol)],
    ['ability.standing', 'specialAbility', specialAbility && ancientAbility(specialAbility.effects)],
    ['awakens', 'onAwaken', optional(fact.onAwaken)],
    ['attack', 'attack', effects(fact.attack ?? [])],
  ]),
  ...(specialAbility?.name ? claims(id, confidence, [['ability.name', 'specialAbility', specialAbility.name]]) : []),
]

interface ItemFact extends Fact {
  readonly deck?: string
  readonly effects?: readonly FactEffect[] | null
  readonly mayPayTaskCost?: boolean
  readonly when?: string
}

const ofItem = ({ id, confidence, ...fact }: ItemFact): Claim[] => [
  ...claims(id, confidence, [['name', 'name', fact.name]]),
  ...(fact.deck ? claims(id, confidence, [['deck', 'deck', gameName(fact.deck)]]) : []),
  ...(fact.effects ? claims(id, confidence, [['effects', 'effect', effects(fact.effects)]]) : []),
  ...(fact.mayPayTaskCost ? claims(id, confidence, [['paysCosts', 'mayPayTaskCost', true]]) : []),
  ...(fact.when ? claims(id, confidence, [['when', 'when', fact.when === 'after a roll' ? 'rolled' : fact.when]]) : []),
]

interface MonsterFact extends Fact {
  readonly costs?: readonly FactCost[]
}

const ofMonster = ({ id, name, confidence, costs: list }: MonsterFact): Claim[] => [
  ...claims(id, confidence, [['name', 'name', name]]),
  ...(list ? claims(id, confidence, [['costs', 'costs', costs(list)]]) : []),
]

interface MythosFact {
  readonly id: string
  readonly confidence: Confidences
  readonly immediateTitle: string | null
  readonly lingeringTitle: string | null
  readonly immediate: readonly FactEffect[] | null
  readonly addsDoomImmediately: string | null
  readonly lingering: readonly FactEffect[] | null
}

const lingering = (facts: readonly FactEffect[]): unknown => {
  const [fact] = facts
  if (fact?.op === 'raiseInvestigationRequirements') return { traits: facts.map(trait) }
  return fact?.timing === 'next midnight' ? { midnight: effects(facts) } : { arrival: effects(facts) }
}

const ofMythos = ({ id, confidence, immediateTitle, lingeringTitle, ...fact }: MythosFact): Claim[] =>
  claims(id, confidence, [
    ['name', 'name', `${immediateTitle}… ${lingeringTitle}`],
    ['titles', 'name', [immediateTitle, lingeringTitle]],
    ['immediate', 'immediate', optional(fact.immediate)],
    ['doom', 'addsDoomImmediately', fact.addsDoomImmediately === 'no' ? 'none' : fact.addsDoomImmediately],
    ['lingering', 'lingering', fact.lingering && lingering(fact.lingering)],
  ])

interface EntranceFact {
  readonly souvenirs: readonly { readonly item: string; readonly price: number; readonly confidence: Confidence }[]
}

const ofEntrance = ({ souvenirs }: EntranceFact): Claim[] =>
  souvenirs.map(({ item, price, confidence }) => ({
    card: 'museum-entrance',
    field: `souvenirs.${item === 'elderSign' ? 'sign' : gameName(item)}`,
    confidence,
    says: price,
  }))

export const claimsOf = {
  adventures: factsIn<AdventureFact[]>('adventures').flatMap(ofAdventure),
  otherWorlds: factsIn<AdventureFact[]>('other-worlds').flatMap(ofAdventure),
  mythos: factsIn<MythosFact[]>('mythos').flatMap(ofMythos),
  monsters: factsIn<MonsterFact[]>('monsters').flatMap(ofMonster),
  items: factsIn<ItemFact[]>('items').flatMap(ofItem),
  allies: factsIn<ItemFact[]>('allies').flatMap(ofItem),
  investigators: factsIn<InvestigatorFact[]>('investigators').flatMap(ofInvestigator),
  ancientOnes: factsIn<AncientOneFact[]>('ancient-ones').flatMap(ofAncientOne),
  entrance: ofEntrance(factsIn<EntranceFact>('entrance')),
}

export interface DieFact {
  readonly id: 'green' | 'yellow' | 'red'
  readonly count: number
  readonly faces: readonly FactSymbol[]
}

export const diceFacts = factsIn<DieFact[]>('dice')
