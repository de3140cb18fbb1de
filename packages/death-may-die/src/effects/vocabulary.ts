/**
 * The closed vocabulary of cards, tokens, stages and episodes. One interpreter gives these words meaning; the same data
 * drives card text and the content schema. Effects act on "you": the investigator they concern, the active one unless a
 * word says otherwise (DMD-MYTHOS-04).
 */

export const GATES = ['red', 'yellow', 'blue'] as const
export type Gate = (typeof GATES)[number]

/** Lying or held tokens: a kind, or some of a kind. */
export interface TokenPick {
  readonly token: string | readonly string[]
  readonly face?: string
  /** Face up, or face down. */
  readonly up?: boolean
  /** Carrying wounds. */
  readonly hurt?: true
}
export type TokenSel = string | TokenPick

/** `cultist`, `monster`, `elderOne`, `enemy`, `investigator`, `figure`, `fire`, an enemy's id, or tokens. */
export type Thing = string | TokenPick

/** A set of spaces. */
export type Place =
  | 'here' // where you are
  | 'active' // where the active investigator is, or died
  | 'there' // the space just spoken of
  | 'its' // where the enemy spoken of is
  | 'start'
  | 'elderOne'
  | 'gates'
  | 'map'
  | { readonly gate: Gate }
  | { readonly area: string }
  | { readonly space: number }
  | { readonly with: Thing | readonly Thing[]; readonly n?: number }
  | { readonly state: string }
  | { readonly within: number; readonly of: Place }
  | { readonly both: readonly Place[] }
  | { readonly either: readonly Place[] }
  | { readonly except: Place }
  | { readonly nearest: Place; readonly to: Place }
  | { readonly of: Who }

/** Investigators. */
export type Who =
  | 'you'
  | 'active'
  | { readonly each: Test | 'all' } // clockwise from the active player
  | { readonly others: Test | 'all' } // the same without you
  | { readonly most: string } // of these tokens; tie: active player
  | { readonly nearest: Place } // tie: active player

/** Enemies. */
export type Which =
  | 'it'
  | { readonly kind: Thing | readonly Thing[]; readonly at?: Place }
  | { readonly nearest: Thing | readonly Thing[] } // to the active investigator; tie: active player

export type Amount =
  | number
  | 'n' // the number just found: successes, mostly
  | { readonly held: string }
  | { readonly spare: string } // tokens in the reserve
  | { readonly count: 'othersHere' | 'fireThere' | 'wounds' | 'tally' }

export type Test =
  | { readonly in: Place }
  | { readonly has: string } // a claimed side, by its tag
  | { readonly trait: string | readonly string[] } // any claimed side with it
  | { readonly skill: string }
  | { readonly holds: string | readonly string[]; readonly atLeast?: number }
  | { readonly heldByAll: string; readonly atLeast: number }
  | { readonly wounds: number } // at least so many
  | { readonly stress: 'full' }
  | { readonly sanity: 'threshold' | 'nearThreshold' } // on one; on one or right before
  | { readonly elderOne: 'board' }
  | { readonly onBoard: Thing }
  | { readonly spare: string } // a figure in the reserve
  | { readonly place: Place; readonly atLeast?: number } // so many such spaces
  | { readonly tokens: TokenSel; readonly at?: Place; readonly atLeast: number }
  | { readonly turned: string; readonly atLeast: number } // destroyed, obtained
  | { readonly marker: string; readonly is?: number; readonly atLeast?: number }
  | { readonly match: readonly [held: string, lying: string] } // one you hold has the face of one lying here
  | { readonly touching: string } // two spaces with this token are adjacent
  | { readonly is: 'safe' | 'alone' | 'partnerAway' | 'able' | 'keeping' | 'tallied' }
  | { readonly state: string } // what the world thinks of you
  | { readonly not: Test }
  | { readonly all: readonly Test[] }
  | { readonly any: readonly Test[] }
  | { readonly anyone: Test }

export type CardSel = { readonly tag: string } | { readonly trait: string } | { readonly kinds: readonly CardKind[] }

export const CARD_KINDS = ['item', 'companion', 'condition'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export type Hit = 'enemy' | 'investigator' | 'token'

export type Effect =
  // investigators
  | { readonly do: 'stress'; readonly n: Amount; readonly who?: Who; readonly spill?: true } // or wounds instead
  | {
      readonly do: 'heal'
      readonly stress?: Amount | 'all'
      readonly wounds?: Amount | 'all'
      readonly points?: number // of either, as wanted
      readonly who?: Who
    }
  | { readonly do: 'wound'; readonly n: Amount; readonly who?: Who }
  | { readonly do: 'sanity'; readonly n: Amount; readonly who?: Who }
  | { readonly do: 'pay'; readonly cost: Cost } // in full, or the choice is not open
  | { readonly do: 'discard'; readonly what: CardSel; readonly n: number | 'all'; readonly who?: Who }
  | { readonly do: 'discardThis' } // the Discovery card being resolved
  | { readonly do: 'ransom' } // every Item and Companion is discarded unless a wound is taken for it
  | { readonly do: 'be'; readonly at: Place } // placed; nobody follows
  | { readonly do: 'drag'; readonly toward: Place; readonly spaces: number }
  | { readonly do: 'go'; readonly to: Place } // moved: leaving counts
  | {
      readonly do: 'run'
      readonly spaces: Amount
      readonly most?: number
      readonly with?: TokenSel
      readonly from?: string // every step must begin in a space of this state
    }
  | { readonly do: 'draw' } // a Discovery card
  | { readonly do: 'hand'; readonly within?: number; readonly n: 1 | 'any'; readonly tokens?: readonly string[] }
  // insanities
  | { readonly do: 'steal' }
  | { readonly do: 'lieDown' }
  | { readonly do: 'join' }
  | { readonly do: 'matchStress' }
  | { readonly do: 'evenOut' }
  | { readonly do: 'relive' }
  | { readonly do: 'clearTally' }
  // enemies
  | { readonly do: 'harm'; readonly n: Amount; readonly which: Which }
  | {
      readonly do: 'blast'
      readonly n: Amount
      readonly at: Place
      readonly hits: readonly Hit[]
      readonly spare?: true
    }
  | { readonly do: 'move'; readonly which: Which; readonly toward: Place; readonly spaces?: number }
  | { readonly do: 'summon'; readonly enemy: string; readonly at: Place }
  | { readonly do: 'mendEnemy'; readonly which: Which; readonly n: number }
  | { readonly do: 'elderOne'; readonly to: Place }
  // tokens
  | { readonly do: 'fire'; readonly at: Place }
  | { readonly do: 'quench'; readonly n: Amount }
  | { readonly do: 'put'; readonly token: string; readonly at: Place; readonly n?: Amount; readonly orNearest?: true }
  | { readonly do: 'clear'; readonly token: TokenSel; readonly at: Place; readonly n: number | 'all' } // to the reserve
  | {
      readonly do: 'take'
      readonly token: TokenSel
      readonly from: 'reserve' | 'here' | 'pool'
      readonly n?: number | 'any'
      readonly most?: number
      readonly who?: Who
      readonly face?: string
    }
  | { readonly do: 'exchange'; readonly give: string; readonly take: string } // for the one here with the same face
  | { readonly do: 'giveBack'; readonly token: string; readonly n: number | 'all' | 'n'; readonly who?: Who | 'anyone' }
  | { readonly do: 'drop'; readonly token: string | readonly string[]; readonly n: number | 'all' | 'any' }
  | {
      readonly do: 'shift'
      readonly token: TokenSel
      readonly from?: Place
      readonly pick: 'one' | 'each' | 'nearest'
      readonly to?: Place
      readonly toward?: Place
      readonly away?: Place
      readonly along?: string
      readonly spaces?: number
    }
  | { readonly do: 'flip'; readonly token: string; readonly n: Amount } // face-down ones in your space
  | { readonly do: 'damage'; readonly token: string; readonly n: Amount } // one in your space
  | { readonly do: 'mendToken'; readonly token: string; readonly at: Place; readonly n: number }
  | { readonly do: 'marker'; readonly marker: string; readonly by: number }
  | { readonly do: 'light'; readonly at: Place } // until the end of the turn
  // the story
  | { readonly do: 'hasten' } // an advance at the end of the turn, as if three symbols lay there
  | { readonly do: 'rule'; readonly rule: string; readonly then: readonly Effect[] } // unless something suspends it
  // dice
  | {
      readonly do: 'roll'
      readonly need?: number
      readonly then?: readonly Effect[]
      readonly else?: readonly Effect[]
    }
  | { readonly do: 'rollAgainst'; readonly standard: Amount; readonly then?: readonly Effect[] }
  // combinators
  | { readonly do: 'if'; readonly test: Test; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'may'; readonly then: readonly Effect[] }
  | { readonly do: 'eachSpace'; readonly of: Place; readonly then: readonly Effect[] }
  | { readonly do: 'eachToken'; readonly token: TokenSel; readonly at?: Place; readonly then: readonly Effect[] }
  | { readonly do: 'eachPerson'; readonly of: Test | 'all'; readonly then: readonly Effect[] }
  | { readonly do: 'pickSpace'; readonly of: Place; readonly then: readonly Effect[] }
  | { readonly do: 'pickPerson'; readonly of: Test | 'all'; readonly others?: true; readonly then: readonly Effect[] }
  | { readonly do: 'pickEnemy'; readonly of: Which; readonly then: readonly Effect[] }

export type EffectWord = Effect['do']
export type EffectOf<W extends EffectWord> = Extract<Effect, { do: W }>

/**
 * What a roll is about: `own`, `attack`, `attack.near`, `attack.afar`, `attack:<enemy or category>`, `attacked`, `redirected`,
 * `fire`, `against`, `action`, `action:<id>`.
 */
export type RollTag = string

export interface Cost {
  readonly stress?: number
  readonly wounds?: number
  readonly sanity?: number
}

/** What holds as long as its source is there: a level of a skill, a claimed side, a held token, a rule, an enemy's card. */
export type Trait =
  | {
      readonly has: 'dice' // bonus dice on your rolls
      readonly n: number
      readonly on?: readonly RollTag[]
      readonly if?: Test
      readonly withSkill?: { readonly skill: string; readonly n: number }
    }
  | {
      readonly has: 'count' // symbols may count as successes
      readonly what: 'elder' | 'tentacle'
      readonly most?: number
      readonly worth?: number
      readonly tentacle?: true // and as a tentacle
      readonly heals?: 'stress' | 'wounds'
      readonly on?: readonly RollTag[]
    }
  | { readonly has: 'frenzy'; readonly tentacles: number; readonly n: number } // more successes with so many tentacles
  | { readonly has: 'boost'; readonly n: number; readonly cost: Cost } // once per turn, successes for a price
  | { readonly has: 'reroll'; readonly n: number; readonly per: 'roll' | 'turn'; readonly on?: readonly RollTag[] }
  | { readonly has: 'reach'; readonly n: number }
  | { readonly has: 'sweep'; readonly at: 'own' | 'target'; readonly full?: true }
  | { readonly has: 'sneak'; readonly n?: number; readonly only?: string; readonly wounds?: number }
  | { readonly has: 'stride'; readonly n: number; readonly if?: Test; readonly action?: string }
  | { readonly has: 'free'; readonly action: string; readonly afar?: true; readonly if?: Test }
  | { readonly has: 'actions'; readonly n: number }
  | { readonly has: 'carry' }
  | {
      readonly has: 'cut'
      readonly wounds?: number
      readonly sanity?: number
      readonly from?: readonly RollTag[]
      readonly if?: Test
      readonly per?: 'turn'
      readonly spend?: true // by discarding the card
    }
  | { readonly has: 'savage'; readonly n: number; readonly heals?: true }
  | { readonly has: 'vengeance'; readonly n: number; readonly all?: true; readonly heals: number }
  | { readonly has: 'protect'; readonly range: number; readonly heals?: true }
  | { readonly has: 'revive'; readonly n: number; readonly heals?: true }
  | { readonly has: 'gatekeeper'; readonly range: number }
  | { readonly has: 'haven' } // within a space of a Gate every space is Safe to rest in
  | { readonly has: 'omens'; readonly two?: true; readonly heals: number | 'all' }
  | { readonly has: 'redraw'; readonly cost?: Cost; readonly spend?: true }
  | { readonly has: 'cancel'; readonly wounds: number }
  | { readonly has: 'deflectFire' }
  | { readonly has: 'seems'; readonly state: string }
  | { readonly has: 'suspend'; readonly rule: string; readonly if?: Test; readonly spend?: true }
  | { readonly has: 'forbid'; readonly what: readonly string[]; readonly if: Test }
  | { readonly has: 'halt'; readonly at: Place; readonly rule: string } // a Run ends on entering
  | { readonly has: 'restToken'; readonly token: string; readonly points: number } // a Rest may return one instead
  | { readonly has: 'missing'; readonly token: string; readonly then: readonly Effect[] } // one cannot be put or taken
  | { readonly has: 'excludes'; readonly tag: string }
  | { readonly has: 'on'; readonly moment: Moment; readonly what?: string; readonly then: readonly Effect[] }
  // enemies
  | { readonly has: 'before'; readonly then: readonly Effect[] } // its attack roll; "you" are the attacked
  | {
      readonly has: 'after' // its attack, in the effects step
      readonly if?: 'wounded' | 'elder'
      readonly then: readonly Effect[]
    }
  | { readonly has: 'fangs'; readonly standard?: number; readonly bonus?: number; readonly if: Test }
  | {
      readonly has: 'tentacles'
      readonly n: number
      readonly when: readonly ('attacks' | 'attacked')[]
      readonly if?: Test
    }
  | { readonly has: 'eldersHit' } // on its attacks elder signs are successes as well
  | { readonly has: 'frail'; readonly n: number; readonly if?: Test } // takes more from an attack that hits

export type TraitName = Trait['has']
export type TraitOf<N extends TraitName> = Extract<Trait, { has: N }>

/** `turnEnd`: of its owner's turn · `everyTurnEnd` · `action`: an episode action is taken · `gain`: a token · `dies`: an enemy. */
export const MOMENTS = ['turnEnd', 'everyTurnEnd', 'action', 'gain', 'dies', 'rule'] as const
export type Moment = (typeof MOMENTS)[number]
