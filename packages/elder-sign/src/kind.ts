/** What Elder Sign asks, offers, leaves to chance and reports. */
import type { Decision as KernelDecision, Emit as KernelEmit, Node as KernelNode, Kind, Seat } from '@vigil/kernel'
import type { ItemDeck, Track } from './effects/vocabulary.ts'
import type { DieId, Face } from './nouns/die.ts'
import type { Choice } from './rulesets/choice.ts'
import type { DeckName, Ending, Exhibit, State } from './state.ts'
import type { View } from './view.ts'

export interface Setup extends Choice {
  /** One entry per seat: an investigator's id, `random`, or `draft` (one of three drawn, ES-RULING-105). */
  readonly investigators: readonly string[]
  /** An Ancient One's id, `random` or `draft`. */
  readonly ancientOne: string
  /** Who begins; `random` unless a table agreed otherwise. */
  readonly first?: Seat | 'random'
}

export type Prompt =
  | { readonly is: 'move' }
  | { readonly is: 'entrance' }
  | { readonly is: 'prepare'; readonly card: string } // before a roll
  | { readonly is: 'judge'; readonly card: string } // a roll lies on the table
  | { readonly is: 'reroll'; readonly source: string; readonly dice: number }
  | { readonly is: 'discard' }
  | { readonly is: 'shed' }
  | { readonly is: 'assist'; readonly asker: Seat; readonly face: Face }
  | { readonly is: 'mend'; readonly what: Track }
  | { readonly is: 'place'; readonly marker: string }
  | { readonly is: 'lock'; readonly source: string }
  | { readonly is: 'choose'; readonly source: string; readonly options: readonly (readonly object[])[] }
  | { readonly is: 'pay'; readonly source: string; readonly cost: readonly object[] }
  | { readonly is: 'target'; readonly source: string }
  | { readonly is: 'slay'; readonly source: string }
  | { readonly is: 'breakLock'; readonly source: string }
  | { readonly is: 'shield'; readonly what: Track; readonly n: number }
  | { readonly is: 'trophies'; readonly price: number; readonly source: string }
  | { readonly is: 'loseCard'; readonly deck: ItemDeck; readonly source: string }
  | { readonly is: 'scrounge'; readonly deck: ItemDeck }
  | { readonly is: 'startingCard' }
  | { readonly is: 'investigator' }
  | { readonly is: 'midnightOrder' }
  | { readonly is: 'action'; readonly left: number }
  | { readonly is: 'share'; readonly rewards: readonly object[] }
  | { readonly is: 'lend'; readonly spell: string; readonly asker: Seat }
  | { readonly is: 'shop' }
  | { readonly is: 'keep'; readonly faces: readonly Face[] }
  | { readonly is: 'found'; readonly deck: ItemDeck }
  | { readonly is: 'draft'; readonly of: 'investigator' | 'ancientOne' }

export type Option =
  | { readonly do: 'stay' }
  | { readonly do: 'move'; readonly to: string }
  | { readonly do: 'roll' }
  | { readonly do: 'giveUp' }
  | { readonly do: 'complete'; readonly row: string; readonly dice: readonly DieId[] }
  | { readonly do: 'fail' } // let the roll count as failed
  | { readonly do: 'rollOn' } // done with this roll after completing a task
  | { readonly do: 'clue' }
  | { readonly do: 'reroll'; readonly by: string } // a reroll that costs no clue
  | { readonly do: 'research'; readonly seat: Seat } // ask for the once-a-day reroll
  | { readonly do: 'use'; readonly item: string }
  | { readonly do: 'layOut'; readonly spell: string } // before the roll it is to take a die of
  | { readonly do: 'cast'; readonly spell: string; readonly dice: readonly DieId[] }
  | { readonly do: 'turnDie'; readonly by: string; readonly die: DieId; readonly to: Face }
  | { readonly do: 'takeOff'; readonly die: DieId } // a die off a spell, to roll it
  | { readonly do: 'unlock'; readonly die: DieId }
  | { readonly do: 'trustFund'; readonly pay: string }
  | { readonly do: 'focus'; readonly die: DieId }
  | { readonly do: 'assist'; readonly seat: Seat; readonly die: DieId }
  | { readonly do: 'die'; readonly die: DieId } // one of a subset, or the one die asked for
  | { readonly do: 'spare' } // no die is lost, by an ally
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'option'; readonly n: number }
  | { readonly do: 'target'; readonly seat: Seat }
  | { readonly do: 'place'; readonly card: string; readonly box: number }
  | { readonly do: 'slay'; readonly marker: string }
  | { readonly do: 'breakLock'; readonly lock: number }
  | { readonly do: 'firstAid'; readonly what: Track | 'both'; readonly all: boolean }
  | { readonly do: 'lostAndFound' }
  | { readonly do: 'souvenir'; readonly what: string }
  | { readonly do: 'hand'; readonly pieces: readonly string[] } // trophies handed in
  | { readonly do: 'card'; readonly card: string }
  | { readonly do: 'deck'; readonly deck: ItemDeck | 'clue' }
  | { readonly do: 'investigator'; readonly id: string }
  | { readonly do: 'effect'; readonly source: string }
  | { readonly do: 'inOrder' }
  | { readonly do: 'pick'; readonly id: string } // one of those drawn for a draft
  | { readonly do: 'attempt' }
  | { readonly do: 'nothing' }
  | { readonly do: 'give'; readonly card: string; readonly seat: Seat }
  | { readonly do: 'share'; readonly reward: number; readonly seat: Seat } // one reward icon, by its place
  | { readonly do: 'keep'; readonly face: Face } // of several dice rolled at the lost and found

export type Chance =
  | { readonly is: 'roll'; readonly dice: readonly DieId[]; readonly why: 'task' | 'reroll' | 'found' | 'card' }
  | {
      readonly is: 'draw'
      readonly from: DeckName | 'cup' | 'ancientOnes' | 'investigators' | 'seats'
      readonly cards: readonly string[]
    }

export type Outcome = { readonly faces: readonly Face[] } | { readonly card: string }

/** Past-tense facts: ids and numbers, copies only. */
export type Event =
  | { readonly is: 'ancientOne'; readonly id: string }
  | { readonly is: 'investigator'; readonly seat: Seat; readonly id: string }
  | { readonly is: 'firstPlayer'; readonly seat: Seat }
  | { readonly is: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly is: 'moved'; readonly seat: Seat; readonly to: string }
  | { readonly is: 'dealt'; readonly card: string; readonly slot: number }
  | { readonly is: 'gate'; readonly card: string }
  | {
      readonly is: 'rolled'
      readonly seat: Seat
      readonly dice: readonly DieId[]
      readonly faces: readonly Face[]
      readonly why: string
    }
  | {
      readonly is: 'completed'
      readonly seat: Seat
      readonly row: string
      readonly dice: readonly DieId[]
      readonly faces: readonly Face[]
    }
  | { readonly is: 'failedRoll'; readonly seat: Seat }
  | { readonly is: 'terror'; readonly seat: Seat; readonly source: string }
  | { readonly is: 'dieOut'; readonly die: DieId; readonly face: Face | '' }
  | {
      readonly is: 'secured'
      readonly die: DieId
      readonly face: Face
      readonly on: string
      readonly by: 'focus' | 'assist' | 'spell'
    }
  | { readonly is: 'turned'; readonly die: DieId; readonly from: Face; readonly to: Face }
  | { readonly is: 'dieIn'; readonly die: DieId; readonly by: string }
  | { readonly is: 'laidOut'; readonly seat: Seat; readonly card: string }
  | { readonly is: 'declined'; readonly seat: Seat }
  | { readonly is: 'resolved'; readonly seat: Seat; readonly card: string }
  | { readonly is: 'failed'; readonly seat: Seat; readonly card: string }
  | { readonly is: 'used'; readonly seat: Seat; readonly card: string }
  | {
      readonly is: 'lost'
      readonly seat: Seat
      readonly what: Track | 'clue'
      readonly n: number
      readonly source: string
    }
  | {
      readonly is: 'gained'
      readonly seat: Seat
      readonly what: Track | 'clue'
      readonly n: number
      readonly source: string
    }
  | { readonly is: 'prevented'; readonly seat: Seat; readonly what: string; readonly by: string }
  | { readonly is: 'maximum'; readonly seat: Seat; readonly what: Track; readonly n: number }
  | { readonly is: 'drew'; readonly seat: Seat; readonly card: string; readonly deck: DeckName }
  | { readonly is: 'nothing'; readonly what: string } // an empty deck or cup
  | { readonly is: 'returned'; readonly seat: Seat; readonly card: string }
  | { readonly is: 'spentTrophies'; readonly seat: Seat; readonly pieces: readonly string[] }
  | { readonly is: 'sign'; readonly n: number; readonly total: number }
  | { readonly is: 'signFound'; readonly seat: Seat; readonly n: number; readonly held: number }
  | { readonly is: 'opened'; readonly id: string } // the Ancient One's location
  | { readonly is: 'doom'; readonly n: number; readonly total: number }
  | { readonly is: 'clock'; readonly hours: number }
  | { readonly is: 'clockHeld' }
  | { readonly is: 'monster'; readonly marker: string; readonly card: string; readonly box: number }
  | { readonly is: 'noMonster'; readonly seat: Seat }
  | { readonly is: 'beaten'; readonly marker: string; readonly seat: Seat }
  | { readonly is: 'collected'; readonly marker: string; readonly seat: Seat }
  | { readonly is: 'locked'; readonly die: DieId; readonly source: string }
  | { readonly is: 'lockWaits'; readonly source: string }
  | { readonly is: 'freed'; readonly die: DieId; readonly source: string }
  | { readonly is: 'midnight' }
  | { readonly is: 'midnightEffect'; readonly source: string }
  | { readonly is: 'mythos'; readonly card: string }
  | { readonly is: 'banished'; readonly card: string }
  | { readonly is: 'closed'; readonly card: string } // a gate
  | { readonly is: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: string }
  | { readonly is: 'waited'; readonly seat: Seat }
  | { readonly is: 'bought'; readonly seat: Seat; readonly what: Exhibit; readonly card: string }
  | { readonly is: 'exhibited'; readonly what: Exhibit; readonly card: string }
  | { readonly is: 'leftBehind'; readonly cards: readonly string[]; readonly signs: number }
  | { readonly is: 'pickedUp'; readonly seat: Seat; readonly card: string }
  | { readonly is: 'devoured'; readonly seat: Seat; readonly id: string }
  | { readonly is: 'eliminated'; readonly seat: Seat }
  | { readonly is: 'awoke'; readonly id: string }
  | { readonly is: 'attack'; readonly id: string }
  | { readonly is: 'wounded'; readonly doom: number } // a doom token removed in battle
  | { readonly is: 'corrected'; readonly change: Correction }
  | { readonly is: 'over'; readonly won: boolean; readonly how: Ending['how'] }

export type HeldDeck = ItemDeck | 'ally'

/** How a referee puts the position right. Nothing is triggered by it. */
export type Correction =
  | { readonly do: 'set'; readonly what: Track | 'clues'; readonly seat: Seat; readonly to: number }
  | { readonly do: 'set'; readonly what: 'doom' | 'signs' | 'clock'; readonly to: number }
  | { readonly do: 'give' | 'take'; readonly deck: HeldDeck; readonly card: string; readonly seat: Seat }

export interface ES extends Kind {
  setup: Setup
  state: State
  prompt: Prompt
  option: Option
  chance: Chance
  outcome: Outcome
  event: Event
  view: View
  ending: Ending
  correction: Correction
}

export type Emit = KernelEmit<ES>
export type Decision = KernelDecision<ES>
export type Node = KernelNode<ES>
