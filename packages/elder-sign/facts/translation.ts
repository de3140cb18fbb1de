/** The vocabulary of the facts, put into that of the game. Shares no code with whatever wrote the content. */
import type { Effect, Moment, Standing, Trait } from '../src/effects/vocabulary.ts'

export interface FactSymbol {
  readonly type: 'investigation' | 'lore' | 'peril' | 'terror' | 'wild'
  readonly value?: number
}

export interface FactEffect {
  readonly op: string
  readonly amount?: number
  readonly amountPer?: string
  readonly target?: string
  readonly what?: string
  readonly which?: string
  readonly stat?: 'sanity' | 'stamina'
  readonly condition?: string
  readonly trigger?: string
  readonly timing?: string
  readonly limit?: string | null
  readonly max?: number
  readonly from?: string
  readonly to?: string
  readonly dice?: readonly ('yellow' | 'red')[] | number
  readonly requirements?: readonly FactSymbol[]
  readonly options?: readonly (readonly FactEffect[])[]
  readonly cost?: readonly FactEffect[] | { readonly discardOneOf: readonly string[] } | null
  readonly otherwise?: readonly FactEffect[]
}

const LETTERS = { lore: 'L', peril: 'P', terror: 'T', wild: 'W' } as const

export const symbol = ({ type, value }: FactSymbol): string => (type === 'investigation' ? `I${value}` : LETTERS[type])

const GAME_NAMES = { commonItem: 'common', uniqueItem: 'unique', spell: 'spell', clue: 'clue', ally: 'ally' } as const
type FactName = keyof typeof GAME_NAMES

const isFactName = (name: string): name is FactName => name in GAME_NAMES

export const gameName = (name = ''): (typeof GAME_NAMES)[FactName] => {
  if (!isFactName(name)) throw new Error(`the facts know no ${name}`)
  return GAME_NAMES[name]
}

/** Decks and clues, without allies. */
const cardName = (name?: string): 'common' | 'unique' | 'spell' | 'clue' => {
  const known = gameName(name)
  if (known === 'ally') throw new Error('no ally expected here')
  return known
}

const face = (type = ''): 'L' | 'P' | 'T' => {
  if (type !== 'lore' && type !== 'peril' && type !== 'terror') throw new Error(`no face ${type}`)
  return LETTERS[type]
}

const PEOPLE = {
  eachInvestigator: 'each',
  'any investigator': 'any',
  activeInvestigator: 'self',
  user: 'self',
} as const

/** Nobody named, or the one whose turn it is: the default, which the content leaves out. */
const aim = ({ target }: FactEffect): { who?: 'each' | 'any' } => {
  const who = Object.entries(PEOPLE).find(([name]) => name === target)?.[1]
  if (target !== undefined && who === undefined) throw new Error(`the facts know no ${target}`)
  return who === 'each' || who === 'any' ? { who } : {}
}

const listed = (cost: FactEffect['cost']): readonly FactEffect[] => {
  if (!cost || 'discardOneOf' in cost) throw new Error('a list of costs expected')
  return cost
}

const number = ({ op, amount }: FactEffect): number => {
  if (amount === undefined) throw new Error(`${op} without an amount`)
  return amount
}

const WORDS: Readonly<Record<string, (fact: FactEffect) => Effect>> = {
  loseSanity: (fact) => ({ do: 'lose', what: 'sanity', n: number(fact), ...aim(fact) }),
  loseStamina: (fact) => ({ do: 'lose', what: 'stamina', n: number(fact), ...aim(fact) }),
  gainSanity: (fact) => ({ do: 'gain', what: 'sanity', n: number(fact), ...aim(fact) }),
  gainStamina: (fact) => ({ do: 'gain', what: 'stamina', n: number(fact), ...aim(fact) }),
  gain: (fact) => ({ do: 'gain', what: gameName(fact.what), n: number(fact), ...aim(fact) }),
  lose: (fact) => {
    const what = cardName(fact.what)
    const n = number(fact)
    return what === 'clue' ? { do: 'lose', what, n, ...aim(fact) } : { do: 'loseCard', deck: what, n, ...aim(fact) }
  },
  gainElderSign: (fact) => ({ do: 'gain', what: 'sign', n: number(fact) }),
  loseElderSign: (fact) => ({ do: 'loseSign', n: number(fact) }),
  loseTrophies: (fact) => ({ do: 'loseTrophies', n: number(fact), ...aim(fact) }),
  discard: (fact) => ({ do: 'losePiece', of: 'any', n: number(fact) }),
  addDoom: (fact) => ({ do: 'doom', n: fact.amountPer ? { per: 'otherWorlds', n: number(fact) } : number(fact) }),
  removeDoom: (fact) => ({ do: 'liftDoom', n: number(fact) }),
  monsterAppears: (fact) => ({ do: 'monster', n: number(fact) }),
  openGate: (fact) => ({ do: 'gate', n: number(fact) }),
  discardDice: () => ({ do: 'shed', which: 'terror' }),
  failAdventure: () => ({ do: 'fail' }),
  placeExtraAdventure: () => ({ do: 'extraAdventure' }),
  investigatorsLose: () => ({ do: 'defeat' }),
  secureDice: ({ max = 0 }) => ({ do: 'secure', dice: max }),
  modifyMaximum: (fact) => ({ do: 'maximum', what: fact.stat ?? 'sanity', n: number(fact), ...aim(fact) }),
  // Not what the content says: see departures.ts.
  devour: (fact) => {
    if (fact.condition === undefined) return { do: 'devour', ...aim(fact) }
    return { do: 'if', test: { marker: fact.condition }, then: [{ do: 'devour', ...aim(fact) }] }
  },
  rollGreenPer: () => ({
    do: 'rollForCards',
    decks: ['common', 'unique', 'spell'],
    loseOn: ['I1', 'I2', 'I3'],
    who: 'each',
  }),
  choose: (fact) => ({ do: 'choose', options: (fact.options ?? []).map(effects), ...aim(fact) }),
  pay: (fact) => ({
    do: 'pay',
    cost: effects(listed(fact.cost)),
    otherwise: effects(fact.otherwise ?? []),
    ...aim(fact),
  }),
}

const effect = (fact: FactEffect): Effect => {
  const word = WORDS[fact.op]
  if (!word) throw new Error(`no translation for the effect ${fact.op}`)
  return word(fact)
}

export const effects = (facts: readonly FactEffect[]): Effect[] => facts.map(effect)

const manyDice = (dice: FactEffect['dice']): readonly ('yellow' | 'red')[] => (typeof dice === 'object' ? dice : [])

const everyOwnTurn = ({ limit, timing }: FactEffect): { ownTurn?: true } =>
  limit === null && timing === 'start of own turn' ? { ownTurn: true } : {}

const TRAITS: Readonly<Record<string, (fact: FactEffect) => Trait>> = {
  allowMultipleTasksPerRoll: () => ({ has: 'manyTasks' }),
  mayReplaceGain: () => ({ has: 'scrounge' }),
  extraGain: ({ what }) => ({ has: 'extraGain', what: cardName(what) }),
  gainSanity: (fact) => ({ has: 'mend', what: 'sanity', ...everyOwnTurn(fact) }),
  gainStamina: (fact) => ({ has: 'mend', what: 'stamina', ...everyOwnTurn(fact) }),
  raiseInvestigationDie: () => ({ has: 'raise' }),
  convertDie: ({ from, to }) => ({ has: 'convert', from: face(from), to: face(to) }),
  addDice: ({ dice, cost }) =>
    cost && 'discardOneOf' in cost
      ? { has: 'trustFund', dice: manyDice(dice), price: cost.discardOneOf.map(cardName) }
      : { has: 'dice', dice: manyDice(dice), on: 'otherWorld' },
  extraReroll: () => ({ has: 'secondReroll' }),
  preventMonsters: () => ({ has: 'noMonsters' }),
  ignoreTerrorEffects: () => ({ has: 'ignoreTerror' }),
  reroll: ({ dice }) => ({ has: 'research', dice: Number(dice) }),
  mayIgnore: () => ({ has: 'ignoreLingering' }),
  mayUseLockedDice: () => ({ has: 'useLocked' }),
  addToMonsterCup: () => ({ has: 'masks' }),
  addTask: ({ requirements = [] }) => ({ has: 'monsterTask', needs: requirements.map(symbol) }),
  raiseInvestigationRequirements: (fact) => ({ has: 'harder', n: number(fact) }),
}

export const trait = (fact: FactEffect): Trait => {
  const known = TRAITS[fact.op]
  if (!known) throw new Error(`no translation for the ability ${fact.op}`)
  return known(fact)
}

/** What sets an Ancient One's ability off, in the words of the facts. */
const MOMENTS: Readonly<Record<string, readonly Moment[]>> = {
  'an investigator uses a unique item or a spell': ['unique.used', 'spell.used'],
  'an investigator completes the task of a Cultist marker': ['monster.task'],
  'an investigator is reduced to 0 sanity or 0 stamina': ['broken'],
  'an Other World adventure is failed': ['world.failed'],
  'no Other World cards are left': ['world.failed'],
}

const triggered = (fact: FactEffect): Effect => {
  if (fact.op === 'removeFromGame') return { do: 'banishWorld' }
  if (fact.op === 'awaken') return { do: 'if', test: { count: 'worldsLeft', atMost: 0 }, then: [{ do: 'awaken' }] }
  return effect(fact)
}

export const ancientAbility = (facts: readonly FactEffect[]): Standing => {
  const modifiers = facts.filter(({ op }) => op === 'modifyMaximum')
  const withTrigger = facts.filter(({ trigger }) => trigger !== undefined)
  const traits = facts.filter((fact) => !modifiers.includes(fact) && !withTrigger.includes(fact))
  const byMoment = new Map<Moment, Effect[]>()
  for (const fact of withTrigger) {
    const moments = MOMENTS[fact.trigger ?? '']
    if (!moments) throw new Error(`no moment for "${fact.trigger}"`)
    for (const on of moments) byMoment.set(on, [...(byMoment.get(on) ?? []), triggered(fact)])
  }
  const triggers = [...byMoment].map(([on, done]) => ({
    on,
    ...(on === 'monster.task' ? { if: { marker: 'cultist' } } : {}),
    effects: done,
  }))
  return {
    ...(traits.length > 0 ? { traits: traits.map(trait) } : {}),
    ...(triggers.length > 0 ? { triggers } : {}),
    ...(modifiers.length > 0
      ? { modifiers: modifiers.map((fact) => ({ of: `max.${fact.stat ?? 'sanity'}` as const, add: number(fact) })) }
      : {}),
  }
}
