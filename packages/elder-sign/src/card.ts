/** The components of the box as data. A pack of them is plain JSON; the rules read it and never write to it. */
import type { Effect, ItemDeck, Need, Standing } from './effects/vocabulary.ts'
import type { Colour, Face } from './nouns/die.ts'

/** `box`: as attested · `mixed`: some fields are ours (listed) · `vigil`: all ours. */
export type Origin = 'box' | 'mixed' | 'vigil'

export interface Component {
  readonly id: string
  readonly name: string
  readonly origin: Origin
  /** Fields of ours in a mixed record. */
  readonly invented?: readonly string[]
  readonly flavour?: string
}

export interface Costs {
  readonly sanity?: number
  readonly stamina?: number
  readonly clock?: number
}

/** ES-MONSTER-02: a white border round none, all or some of a row. `covers` lists the needs inside it. */
export type Box =
  | { readonly kind: 'empty' }
  | { readonly kind: 'total' }
  | { readonly kind: 'partial'; readonly covers: readonly number[] }

export interface Task {
  readonly needs: readonly Need[]
  readonly costs?: Costs
  readonly box?: Box
}

export interface Adventure extends Component {
  readonly kind: 'adventure' | 'otherWorld'
  readonly ordered: boolean
  readonly tasks: readonly Task[]
  readonly lock?: Colour
  readonly terror?: readonly Effect[]
  readonly midnight?: readonly Effect[]
  readonly trophies: number
  readonly penalties: readonly Effect[]
  readonly rewards: readonly Effect[]
}

export interface Monster extends Component {
  /** What effects call it: `cultist`. Markers of one type are interchangeable. */
  readonly type: string
  readonly count: number
  readonly mask?: true
  readonly needs: readonly Need[]
  readonly costs?: Costs
  readonly lock?: Colour
  readonly trophies: number
  readonly midnight?: readonly Effect[]
  /** Done when the marker is collected. */
  readonly reverse?: readonly Effect[]
}

export interface Lingering extends Standing {
  /** Whether an investigator who may ignore lingering effects would. */
  readonly tone: 'harm' | 'help'
  readonly terror?: readonly Effect[]
  /** Once, at the next midnight. */
  readonly midnight?: readonly Effect[]
  /** Once, when turned up, after the immediate half. */
  readonly arrival?: readonly Effect[]
}

export interface Mythos extends Component {
  /** `The Stars Align` … `to bring madness`; `name` joins both. */
  readonly titles: readonly [string, string]
  readonly immediate: readonly Effect[]
  /** ES-DIFF-02: whether the immediate half adds doom. */
  readonly doom: 'unconditional' | 'conditional' | 'none'
  readonly lingering: Lingering
  readonly lock?: Colour
}

/**
 * When an item or spell may be used (ES-ITEM-01, ES-SPELL-02), always in the owner's turn:
 * turn: whenever nothing else is pending · adventure: while on a card or in battle · rolled: own roll, before it is judged
 * failed: after a failed roll, when the discard has been made
 */
export const USE_MOMENTS = ['turn', 'adventure', 'rolled', 'failed'] as const
export type UseMoment = (typeof USE_MOMENTS)[number]

export interface Item extends Component {
  readonly deck: ItemDeck
  readonly when: UseMoment
  /** Paid first; like a task cost it may not bring sanity or stamina to 0. */
  readonly price?: readonly Effect[]
  /** ES-ITEM-09: may be used while paying a task. */
  readonly paysCosts?: true
  readonly effects: readonly Effect[]
}

export interface Ally extends Component {
  readonly standing: Standing
}

export interface Investigator extends Component {
  readonly title: string
  readonly sanity: number
  readonly stamina: number
  readonly ability: { readonly name: string; readonly standing: Standing }
  /** As the first printing had it, where that differs (ES-RULING-87). */
  readonly firstPrinted?: Standing
  readonly starts: {
    readonly common?: number
    readonly unique?: number
    readonly spell?: number
    readonly clue?: number
    readonly ally?: string
    /** Cards of the player's choice of deck. */
    readonly choose?: number
  }
}

export interface AncientOne extends Component {
  /** ES-AO-01: Elder Signs that seal it. */
  readonly signs: number
  readonly doomTrack: readonly ('doom' | 'monster')[]
  readonly battle: readonly Need[]
  readonly ability: { readonly name: string; readonly standing: Standing }
  readonly awakens?: readonly Effect[]
  readonly attack: readonly Effect[]
  /** ES-FANSEAL-02, -05: task and attack of its location, where the card has no battle to take them from. */
  readonly location?: { readonly needs: readonly Need[]; readonly attack: readonly Effect[] }
  /** ES-ORDER-04..11 */
  readonly cultists?: Cultists
}

/** What the module of the Esoteric Orders says of an Ancient One's Cultists. */
export interface Cultists {
  /** Where they appear, if not like other monsters. */
  readonly place?: 'lair' | 'entrance'
  readonly appears?: readonly Effect[]
  /** Once a Cultist has been collected. */
  readonly beaten?: readonly Effect[]
  readonly costs?: Costs
  readonly lock?: Colour
  /** Elder Signs needed besides, for each in play. */
  readonly signs?: number
  /** Each in play lowers a maximum by one: sanity first, then stamina, and so on. */
  readonly maxima?: true
}

export interface Souvenir {
  readonly what: 'clue' | ItemDeck | 'ally' | 'sign'
  readonly price: number
}

export interface Entrance extends Component {
  /** What each face of the green die finds. */
  readonly lostAndFound: { readonly [F in Exclude<Face, 'I4' | 'W'>]: readonly Effect[] }
  readonly souvenirs: readonly Souvenir[]
}

/** A complete set of components. */
export interface Pack {
  readonly id: string
  readonly name: string
  readonly adventures: readonly Adventure[]
  readonly otherWorlds: readonly Adventure[]
  readonly mythos: readonly Mythos[]
  readonly monsters: readonly Monster[]
  readonly items: readonly Item[]
  readonly allies: readonly Ally[]
  readonly investigators: readonly Investigator[]
  readonly ancientOnes: readonly AncientOne[]
  readonly entrance: Entrance
}
