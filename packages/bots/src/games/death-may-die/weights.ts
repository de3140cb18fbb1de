/** What things are worth to a bot, in actions. Bots differ in these, not in what they look at. */
export interface Weights {
  /** What the n-th wound costs, and the n-th point of stress, which is a reroll less. */
  readonly wounds: readonly number[]
  readonly stress: readonly number[]
  /** A point of sanity, by how many are gone. */
  readonly sanity: readonly { readonly below: number; readonly price: number }[]
  /** A level gained on the way into madness (DMD-SANITY-05), where no stage drains sanity later on. */
  readonly threshold: number
  /** All of them once the Elder One is here, beside before; and being rid of its company, and rest. */
  readonly after: {
    readonly wounds: number
    readonly stress: number
    readonly sanity: number
    readonly rid: number
    readonly rest: number
  }
  /** A death ends the game before the Elder One is here, and weakens everybody afterwards. */
  readonly death: { readonly before: number; readonly after: number; readonly revived: number }
  /** What an action of this turn is worth to somebody without another. */
  readonly action: number
  /** The end of a turn: dice a blow takes from enemies, dice a Mythos card brings, dice a point of stress saves. */
  readonly doom: { readonly blow: number; readonly mythos: number; readonly stress: number; readonly after: number }
  /** Time: turns to an advance, what a symbol takes off, wounds dealt in a turn, turns of a ritual; then how it presses. */
  readonly haste: {
    readonly advance: number
    readonly symbol: number
    readonly wounds: number
    readonly ritual: number
    readonly base: number
    readonly press: number
    readonly crowd: number
    readonly most: number
    readonly least: number
  }
  /** The last step of a ritual waits until everybody is fit, or until it must not wait any longer. */
  readonly last: { readonly wait: number; readonly wounds: number; readonly stress: number; readonly haste: number }
  /** Whatever disrupts the ritual, beside anything else: places to go to, things done there; places the Elder One bars. */
  readonly ritual: {
    readonly aim: number
    readonly deed: number
    readonly stake: number
    readonly barred: number
  }
  readonly attack: {
    /** A wound on the Elder One, and its last. */
    readonly elder: number
    readonly fell: number
    /** The last enemy of a space, and one that is struck from afar. */
    readonly alone: number
    readonly afar: number
    /** Wounds that do not kill, as a share; dice on the table, and dice to come. */
    readonly share: number
    readonly rolled: number
    /** Those struck beside the target. */
    readonly beside: number
  }
  /** Being rid of an enemy: any, by each wound it would deal, by each it bears. */
  readonly rid: { readonly any: number; readonly bite: number; readonly health: number }
  /** Tentacles of a roll of one's own. */
  readonly peril: number
  readonly rest: { readonly heal: number; readonly relief: number; readonly sign: number }
  readonly run: {
    /** Each run on the way to something, and what counts more once one stands somewhere. */
    readonly decay: number
    readonly further: number
    readonly risk: number
    /** Where enemies must not be brought along; enemies in the way; company that is closer. */
    readonly tow: number
    readonly block: number
    readonly closer: number
    readonly help: number
  }
  /** Standing beside the Elder One, with and without a shot at it from afar. */
  readonly elder: { readonly beside: number; readonly near: number; readonly afar: number }
  readonly mythos: { readonly symbol: number; readonly summon: number; readonly middling: number }
  /** Discovery: a skill lent, a wound a Companion bears, a use, and how dear its price is. */
  readonly find: { readonly lent: number; readonly body: number; readonly use: number; readonly cost: number }
  /** What it takes to trade, and what it is worth to end a turn early. */
  readonly trade: number
  readonly end: number
  /** What is best to be good at, and how much less the next level of it is worth. */
  readonly skills: Readonly<Record<string, number>>
  readonly levelled: number
  readonly proof: number
}

export const STEADY: Weights = {
  wounds: [0.35, 0.55, 0.95, 1.8],
  stress: [0.16, 0.22, 0.3, 0.4],
  sanity: [
    { below: 8, price: 0.16 },
    { below: 12, price: 0.24 },
    { below: 15, price: 0.34 },
    { below: 18, price: 0.55 },
    { below: 99, price: 1.1 },
  ],
  threshold: 0,
  after: { wounds: 1, stress: 1, sanity: 1, rid: 1, rest: 1 },
  death: { before: 9, after: 7, revived: 0.4 },
  action: 0.6,
  doom: { blow: 1.4, mythos: 1.2, stress: 0.45, after: 0.8 },
  haste: {
    advance: 4.2,
    symbol: 1.4,
    wounds: 4.5,
    ritual: 8,
    base: 0.6,
    press: 0.65,
    crowd: 0.08,
    most: 2.2,
    least: 0.75,
  },
  last: { wait: 0.3, wounds: 1, stress: 2, haste: 1.15 },
  ritual: { aim: 1, deed: 1, stake: 1, barred: 0 },
  attack: { elder: 0.5, fell: 0.4, alone: 0.4, afar: 0.5, share: 0.6, rolled: 0.5, beside: 0.5 },
  rid: { any: 0.35, bite: 0.3, health: 0.04 },
  peril: 0.6,
  rest: { heal: 1, relief: 0.5, sign: 0.7 },
  run: { decay: 0.88, further: 0.12, risk: 1, tow: 0.55, block: 0.85, closer: 0.65, help: 0.6 },
  elder: { beside: 1.7, near: 1.2, afar: 1.9 },
  mythos: { symbol: 0.9, summon: 0.5, middling: 1.7 },
  find: { lent: 0.9, body: 0.35, use: 0.9, cost: 0.7 },
  trade: 0.3,
  end: 0.05,
  skills: {
    brawling: 9,
    'arcane-mastery': 8.5,
    toughness: 7.5,
    'high-strung': 8,
    savage: 9,
    lucky: 8,
    'vengeance-obsession': 5,
    'read-the-omens': 7,
    'healing-prayer': 7.5,
    unkillable: 7,
    'fueled-by-madness': 6,
    marksman: 9.5,
    swiftness: 6.5,
    stealth: 4,
    protector: 4,
    'gate-manipulation': 2,
  },
  levelled: 0.6,
  proof: 4,
}

/**
 * Fitted to 11,000 games with every weight of the steady bot put out by lot (docs/findings.md): madness makes strong where it
 * does not kill in the end, wounds on the Elder One come before anything else, and haste comes late, but then in earnest.
 */
export const EXPERT: Weights = {
  ...STEADY,
  sanity: [
    { below: 8, price: 0.1 },
    { below: 12, price: 0.2 },
    { below: 15, price: 0.34 },
    { below: 18, price: 0.58 },
    { below: 99, price: 1.4 },
  ],
  threshold: 0.6,
  after: { ...STEADY.after, sanity: 0.79 },
  doom: { ...STEADY.doom, after: 0.95 },
  haste: { ...STEADY.haste, base: 0.42, press: 0.78, crowd: 0.11, most: 2.4, least: 0.7 },
  ritual: { ...STEADY.ritual, aim: 0.95, barred: 5 },
  attack: { ...STEADY.attack, elder: 1.01, alone: 0.42, share: 0.83, rolled: 0.53 },
  rid: { ...STEADY.rid, any: 0.39 },
  run: { ...STEADY.run, risk: 1.18, block: 0.79, closer: 0.57, help: 0.52 },
  elder: { ...STEADY.elder, afar: 1.6 },
  mythos: { ...STEADY.mythos, middling: 1.5 },
  skills: {
    ...STEADY.skills,
    'arcane-mastery': 7.7,
    toughness: 8.05,
    'high-strung': 7.2,
    unkillable: 6.6,
    marksman: 10,
    swiftness: 6.25,
  },
}

/** Two have time, and little else: every turn at the Elder One's side must be survived. */
const TWO: Weights = {
  ...EXPERT,
  doom: { ...EXPERT.doom, after: 1.15 },
  haste: { ...EXPERT.haste, press: 0.65, crowd: 0.17 },
  elder: { ...EXPERT.elder, afar: 1.4 },
  proof: 3,
}

/** Three kill what they meet. */
const THREE: Weights = { ...EXPERT, rid: { ...EXPERT.rid, any: 0.46 }, run: { ...EXPERT.run, tow: 0.48 } }

/** What the same fit says of games of two and of three alone; of five it said nothing that held. */
export const expertAmong = (people: number): Weights => (people === 2 ? TWO : people === 3 ? THREE : EXPERT)
