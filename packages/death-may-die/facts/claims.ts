/** Facts of these files as claims about single fields of single records. */
import { readFileSync } from 'node:fs'

export type Confidence = 'high' | 'medium' | 'low' | 'unknown'

export interface Claim {
  readonly card: string
  /** A path in the content's record. */
  readonly field: string
  readonly says: unknown
  readonly confidence: Confidence
}

interface Fact {
  readonly id: string
  readonly name: string
  readonly confidence?: Confidence
}

export const factsIn = <F>(file: string): F =>
  JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')) as F

const recordsIn = <F>(file: string): readonly F[] => factsIn<{ records: readonly F[] }>(file).records

/** What is not known is no claim. */
const claims = (card: string, confidence: Confidence, fields: readonly (readonly [string, unknown])[]): Claim[] =>
  fields.flatMap(([field, says]) => (says === undefined || says === null ? [] : [{ card, field, says, confidence }]))

interface InvestigatorFact extends Fact {
  readonly signatureSkill: string
  readonly commonSkills: readonly string[]
}

const ofInvestigator = ({ id, name, signatureSkill, commonSkills }: InvestigatorFact): Claim[] =>
  claims(id, 'high', [
    ['name', name],
    ['skills', [signatureSkill, ...commonSkills]],
  ])

interface SkillFact extends Fact {
  readonly kind: string
  readonly levels: readonly object[]
}

const ofSkill = ({ id, name, kind, levels }: SkillFact): Claim[] =>
  claims(id, 'high', [
    ['name', name],
    ['kind', kind],
    ['levels.length', levels.length],
  ])

interface EnemyFact extends Fact {
  readonly category: string
  readonly figures: number
  readonly health?: number
  readonly attackDice?: object
}

const ofEnemy = ({ id, name, category, figures, health, attackDice }: EnemyFact): Claim[] =>
  claims(id, 'high', [
    ['name', name],
    ['category', category],
    ['figures', figures],
    ['health', health],
    ['dice', attackDice],
  ])

interface MythosFact extends Fact {
  readonly summoningSymbol: boolean
  readonly summon: readonly object[]
}

const ofMythos = ({ id, name, summoningSymbol, summon, confidence }: MythosFact): Claim[] =>
  claims(id, confidence ?? 'medium', [
    ['name', name],
    ['symbol', summoningSymbol],
    ['summon', summon],
  ])

interface SideFact {
  readonly kind: string
  readonly name: string
  readonly cost?: object
  readonly health?: number
  readonly skillLevel?: string
}

const price = (cost: object | undefined): object | undefined => (cost && Object.keys(cost).length ? cost : undefined)

const ofSide = (side: 'left' | 'right', fact: SideFact | undefined): (readonly [string, unknown])[] =>
  fact
    ? [
        [`${side}.kind`, fact.kind],
        [`${side}.name`, fact.name],
        [`${side}.cost`, price(fact.cost)],
        [`${side}.health`, fact.health],
        [`${side}.skill`, fact.skillLevel],
      ]
    : []

interface DiscoveryFact extends Fact {
  readonly left?: SideFact
  readonly right?: SideFact
}

const ofDiscovery = ({ id, name, left, right, confidence }: DiscoveryFact): Claim[] =>
  claims(id, confidence ?? 'medium', [['name', name], ...ofSide('left', left), ...ofSide('right', right)])

interface StageFact {
  readonly label: string
  readonly health?: number | null
  readonly dice?: object
}

interface ElderOneFact extends Fact {
  readonly stages: readonly StageFact[]
  readonly mythos: readonly MythosFact[]
  readonly tokens: readonly { readonly token: string; readonly count: number }[]
  readonly minions: readonly string[]
}

const ofElderOne = ({ id, name, stages, mythos, tokens, minions }: ElderOneFact): Claim[] => [
  ...claims(id, 'high', [
    ['name', name],
    ['tokens.token', tokens.map(({ token }) => token)],
    ['tokens.count', tokens.map(({ count }) => count)],
    ['minions.enemy', minions],
    ['stages.label', stages.map(({ label }) => label)],
    ...stages.flatMap(({ health, dice }, i): [string, unknown][] => [
      [`stages.${i}.health`, health],
      [`stages.${i}.dice`, dice],
    ]),
  ]),
  ...mythos.flatMap(ofMythos),
]

interface EpisodeFact extends Fact {
  readonly number: number
  readonly setting: string
  readonly mythos: readonly MythosFact[]
  readonly discovery: readonly DiscoveryFact[]
  readonly actions: readonly { readonly id: string; readonly name: string | null }[]
}

const ofEpisode = ({ id, name, number, setting, mythos, discovery, actions }: EpisodeFact): Claim[] => [
  ...claims(id, 'high', [
    ['name', name],
    ['number', number],
    ['setting', setting],
    ...(actions.length === 2 ? ([['actions.name', actions.map((action) => action.name)]] as const) : []),
  ]),
  ...mythos.flatMap(ofMythos),
  ...discovery.flatMap(ofDiscovery),
]

export const claimsOf: Readonly<Record<string, readonly Claim[]>> = {
  investigators: recordsIn<InvestigatorFact>('investigators').flatMap(ofInvestigator),
  skills: recordsIn<SkillFact>('skills').flatMap(ofSkill),
  insanities: recordsIn<Fact>('insanities').flatMap(({ id, name }) => claims(id, 'medium', [['name', name]])),
  enemies: recordsIn<EnemyFact>('enemies').flatMap(ofEnemy),
  elderOnes: recordsIn<ElderOneFact>('elder-ones').flatMap(ofElderOne),
  episodes: recordsIn<EpisodeFact>('episodes').flatMap(ofEpisode),
}
