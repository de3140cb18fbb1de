/**
 * The closed vocabulary of card effects (P7). One interpreter gives these words meaning; the same data drives card text,
 * the content schema and bots. A new word needs a scenario.
 */
import type { Colour, Face } from '../nouns/die.ts'

export type Track = 'sanity' | 'stamina'
export type ItemDeck = 'common' | 'unique' | 'spell'
export type Gainable = Track | 'clue' | ItemDeck | 'ally' | 'sign'

/** `self`: the investigator the effect concerns (the default) · `each`: all, clockwise · `any`: one of the player's choice. */
export type Who = 'self' | 'each' | 'any'

export type Amount = number | { readonly per: 'otherWorlds'; readonly n: number }

export type Test =
  | { readonly count: 'monsters' | 'otherWorlds' | 'allies' | 'monstersHere' | 'worldsLeft'; readonly atLeast: number }
  | { readonly count: 'monsters' | 'otherWorlds' | 'allies' | 'monstersHere' | 'worldsLeft'; readonly atMost: number }
  | { readonly marker: string }

export type Effect =
  // the tracks, tokens and decks
  | { readonly do: 'lose'; readonly what: Track | 'clue'; readonly n: number; readonly who?: Who }
  | { readonly do: 'gain'; readonly what: Gainable; readonly n: number; readonly who?: Who }
  | { readonly do: 'maximum'; readonly what: Track; readonly n: number; readonly who?: Who }
  | { readonly do: 'devour'; readonly who?: Who }
  | { readonly do: 'loseTrophies'; readonly n: number; readonly who?: Who }
  | { readonly do: 'losePiece'; readonly of: 'any' | 'monster'; readonly n: number; readonly who?: Who }
  | { readonly do: 'loseCard'; readonly deck: ItemDeck; readonly n: number; readonly who?: Who }
  | { readonly do: 'loseSign'; readonly n: number }
  | { readonly do: 'leave' } // this ally leaves its owner
  // the museum
  | { readonly do: 'doom'; readonly n: Amount }
  | { readonly do: 'liftDoom'; readonly n: number }
  | { readonly do: 'monster'; readonly n: number }
  | { readonly do: 'gate'; readonly n: number }
  | { readonly do: 'clock'; readonly n: number }
  | { readonly do: 'extraAdventure' }
  | { readonly do: 'banishWorld' } // the failed Other World leaves the game
  | { readonly do: 'closeGate' } // the oldest Other World goes under its deck, and devours whoever is there
  | { readonly do: 'awaken' }
  | { readonly do: 'defeat' } // the investigators lose
  | {
      readonly do: 'rollForCards'
      readonly decks: readonly ItemDeck[]
      readonly loseOn: readonly Face[]
      readonly who?: Who
    }
  // the adventure under way
  | { readonly do: 'shed'; readonly which: 'terror' | 'one' } // dice leave the pool
  | { readonly do: 'fail' }
  | { readonly do: 'addDice'; readonly dice: readonly Colour[] }
  | { readonly do: 'recoverDice'; readonly colour: Colour }
  | { readonly do: 'reroll'; readonly dice: number }
  | { readonly do: 'turnDie'; readonly to: Face } // one rolled die is set to a face
  | { readonly do: 'secure'; readonly dice: number }
  | { readonly do: 'slay'; readonly worth?: number } // defeat a monster worth at most this
  | { readonly do: 'ignoreOrder' }
  | { readonly do: 'ignoreTerror' }
  | { readonly do: 'holdClock' }
  | { readonly do: 'breakLock' }
  // combinators
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[]; readonly who?: Who }
  | { readonly do: 'pay'; readonly cost: readonly Effect[]; readonly otherwise: readonly Effect[]; readonly who?: Who }
  | { readonly do: 'if'; readonly test: Test; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }

export type EffectWord = Effect['do']
export type EffectOf<W extends EffectWord> = Extract<Effect, { do: W }>

/** P10: a closed list. The trigger acts on the investigator whose deed set it off. */
export const MOMENTS = [
  'gained', // this ally was gained
  'entered.world', // moved onto an Other World, not stayed
  'unique.used',
  'spell.used',
  'monster.task', // a monster's row was completed with dice
  'monster.collected',
  'adventure.failed', // an Adventure or Other World was failed
  'world.failed',
  'world.resolved',
  'broken', // sanity or stamina fell to 0
  'devoured',
  'midnight',
] as const
export type Moment = (typeof MOMENTS)[number]

export interface Trigger {
  readonly on: Moment
  readonly if?: Test
  readonly limit?: 'turn'
  readonly effects: readonly Effect[]
}

export const QUANTITIES = [
  'max.sanity',
  'max.stamina',
  'price.souvenir',
  'price.firstAid.sanity', // every first-aid option that restores sanity
  'firstAid.free', // points regained by the free option
] as const
export type Quantity = (typeof QUANTITIES)[number]

export interface Modifier {
  readonly of: Quantity
  readonly add: number
}

/** What holds as long as its source is in play. */
export type Trait =
  | { readonly has: 'manyTasks' } // several tasks with one roll
  | { readonly has: 'scrounge' } // may gain something else instead of a card
  | { readonly has: 'extraGain'; readonly what: ItemDeck | 'clue' } // one more for each gain
  /** Once a day, as any turn begins, an investigator regains 1; `ownTurn`: every own turn instead. */
  | { readonly has: 'mend'; readonly what: Track; readonly ownTurn?: true }
  | { readonly has: 'research'; readonly dice: number } // once a day, reroll dice of any player's roll
  | { readonly has: 'raise' } // once per roll an investigation result is raised by 1
  | { readonly has: 'convert'; readonly from: Face; readonly to: Face } // once per roll
  | { readonly has: 'dice'; readonly dice: readonly Colour[]; readonly on: 'otherWorld' | 'monsterCard' } // added free
  | { readonly has: 'trustFund'; readonly dice: readonly Colour[]; readonly price: readonly (ItemDeck | 'clue')[] }
  | { readonly has: 'secondReroll' } // a clue rerolls twice
  | { readonly has: 'reroll'; readonly dice: number } // once per turn
  | { readonly has: 'steady' } // once a day a failed roll costs no die
  | { readonly has: 'shield' } // may be discarded to ignore one loss of sanity or stamina
  | { readonly has: 'noMonsters' } // none appear in the own turn
  | { readonly has: 'ignoreTerror' }
  | { readonly has: 'ignoreOrder' }
  | { readonly has: 'ignoreLingering' }
  | { readonly has: 'useLocked' }
  | { readonly has: 'forbid'; readonly what: Forbidden }
  | { readonly has: 'harder'; readonly n: number } // investigation symbols of cards, not of markers
  | { readonly has: 'monsterCost'; readonly what: Track; readonly n: number }
  | { readonly has: 'monsterTask'; readonly needs: readonly Need[] } // a further row on every marker
  | { readonly has: 'masks' } // the mask markers join the cup

export type TraitName = Trait['has']
export type TraitOf<N extends TraitName> = Extract<Trait, { has: N }>

export const FORBIDDEN = ['focus', 'assist', 'castSpell', 'souvenir'] as const
export type Forbidden = (typeof FORBIDDEN)[number]

export interface Standing {
  readonly traits?: readonly Trait[]
  readonly triggers?: readonly Trigger[]
  readonly modifiers?: readonly Modifier[]
}

/** One symbol of a row: `I3` investigation 3, `L`, `P`, `T`, or a split symbol such as `P|T`. */
export type Need = string
