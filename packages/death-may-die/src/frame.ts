/** What remains to be done: each frame names a step and carries what it needs. */
import type { Steps as KernelSteps, Seat } from '@vigil/kernel'
import type { Effect } from './effects/vocabulary.ts'
import type { DMD, RollWhy } from './kind.ts'
import type { Face } from './nouns/die.ts'
import type { State } from './state.ts'
import type { World } from './world.ts'

/** What effects speak of. */
export interface Context {
  /** "You". */
  readonly who: Seat
  readonly source: string
  /** A figure, or -1. */
  readonly it: number
  /** A space, or 0. */
  readonly there: number
  readonly n: number
}

/** What a roll is for, and what follows it. */
export interface Roll {
  readonly why: RollWhy
  /** Who rolls, pays for rerolls and suffers the tentacles (DMD-RULING-11). */
  readonly seat: Seat
  /** The enemy attacked or attacking, or -1. */
  readonly figure: number
  /** Attack on all enemies of the target's space. */
  readonly all: boolean
  readonly tags: readonly string[]
  readonly standard: number
  readonly bonus: number
  /** An episode action's id, or a card. */
  readonly source: string
  readonly need: number
  readonly then: readonly Effect[]
  readonly otherwise: readonly Effect[]
}

export interface Tally {
  readonly successes: number
  readonly elders: number
  /** Elder signs not yet counted as anything. */
  readonly free: number
  readonly tentacles: number
}

export interface Rolled {
  readonly roll: Roll
  readonly faces: readonly Face[]
  /** Free rerolls used on this roll, by source, once for each use. */
  readonly used: readonly string[]
  readonly boost: number
}

export type Frame =
  | { readonly at: 'setup.elderOne'; readonly id: string }
  | { readonly at: 'setup.drawElderOne' }
  | { readonly at: 'setup.episode'; readonly id: string }
  | { readonly at: 'setup.drawEpisode' }
  | { readonly at: 'setup.lay' }
  | { readonly at: 'setup.investigator'; readonly seat: Seat; readonly id: string }
  | { readonly at: 'setup.drawInvestigator'; readonly seat: Seat }
  | { readonly at: 'setup.insanity'; readonly seat: Seat }
  | { readonly at: 'setup.partner'; readonly seat: Seat }
  | { readonly at: 'setup.first'; readonly seat: Seat | 'random' }
  | { readonly at: 'setup.drawFirst' }
  | { readonly at: 'turn.begin' }
  | { readonly at: 'turn.act' }
  | { readonly at: 'turn.next' }
  | {
      readonly at: 'run'
      readonly seat: Seat
      readonly left: number
      /** Sneaks used in this action. */
      readonly sneaks: number
      /** A token taken along, or -1. */
      readonly token: number
      /** The state every step must begin in, or empty. */
      readonly from: string
    }
  | {
      readonly at: 'run.sneak'
      readonly run: Extract<Frame, { at: 'run' }>
      readonly to: number
      /** Enemies that will not follow. */
      readonly stay: readonly number[]
    }
  | { readonly at: 'run.carry'; readonly seat: Seat; readonly to: number }
  | { readonly at: 'attack'; readonly target: number; readonly all: boolean }
  | {
      readonly at: 'attack.split'
      readonly targets: readonly number[]
      readonly given: readonly number[]
      readonly left: number
    }
  | {
      readonly at: 'attack.hit'
      readonly targets: readonly number[]
      readonly wounds: readonly number[]
      readonly lone: boolean
    }
  | { readonly at: 'roll'; readonly roll: Roll }
  | ({ readonly at: 'roll.judge' } & Rolled)
  | ({ readonly at: 'roll.again'; readonly die: number; readonly by: string } & Rolled)
  | { readonly at: 'roll.count'; readonly roll: Roll; readonly tally: Tally; readonly i: number }
  | { readonly at: 'roll.apply'; readonly roll: Roll; readonly tally: Tally }
  /** Points of stress or wounds, as the one who is healed likes. */
  | { readonly at: 'heal'; readonly seat: Seat; readonly points: number; readonly source: string }
  | { readonly at: 'use'; readonly seat: Seat; readonly source: string }
  | { readonly at: 'trade'; readonly moved: readonly string[] }
  | { readonly at: 'mythos.draw' }
  | {
      readonly at: 'mythos.next'
      readonly cards: readonly string[]
      readonly n: number
      readonly redrawn: readonly string[]
    }
  | {
      readonly at: 'mythos.chance'
      readonly cards: readonly string[]
      readonly n: number
      readonly redrawn: readonly string[]
    }
  | { readonly at: 'mythos.omens' }
  | { readonly at: 'mythos.drawn'; readonly cards: readonly string[]; readonly redrawn: readonly string[] }
  | { readonly at: 'mythos.cancel'; readonly card: string; readonly seats: readonly Seat[] }
  | { readonly at: 'mythos.resolve'; readonly card: string }
  | { readonly at: 'mythos.summon'; readonly card: string }
  | { readonly at: 'mythos.discard'; readonly card: string }
  | { readonly at: 'meet' }
  | { readonly at: 'fight.next' }
  | { readonly at: 'fight.protect'; readonly figure: number; readonly victim: Seat; readonly seats: readonly Seat[] }
  | { readonly at: 'fight.attack'; readonly figure: number; readonly seat: Seat; readonly redirected: boolean }
  | { readonly at: 'fight.roll'; readonly figure: number; readonly seat: Seat; readonly redirected: boolean }
  | {
      readonly at: 'fight.after'
      readonly figure: number
      readonly seat: Seat
      readonly elders: number
      readonly redirected: boolean
    }
  | { readonly at: 'discovery.draw'; readonly seat: Seat }
  | { readonly at: 'discovery.chance'; readonly seat: Seat }
  | { readonly at: 'discovery.choose'; readonly card: string; readonly seat: Seat }
  | { readonly at: 'discovery.claim'; readonly card: string; readonly side: 'left' | 'right'; readonly seat: Seat }
  | { readonly at: 'exclude'; readonly seat: Seat }
  | { readonly at: 'end.effects'; readonly sources: readonly string[] }
  | { readonly at: 'end.begin' }
  | { readonly at: 'end.fire' }
  | { readonly at: 'end.quench'; readonly seat: Seat }
  | { readonly at: 'end.check' }
  | { readonly at: 'end.shuffle' }
  | { readonly at: 'end.summon' }
  | { readonly at: 'end.elder' }
  | { readonly at: 'reveal' }
  | {
      readonly at: 'wounds'
      readonly seat: Seat
      readonly n: number
      readonly from: string
      readonly source: string
      readonly i: number
    }
  | { readonly at: 'deflect'; readonly seat: Seat; readonly n: number; readonly source: string }
  | {
      readonly at: 'absorb'
      readonly seat: Seat
      readonly left: number
      readonly own: number
      readonly total: number
      readonly source: string
    }
  | {
      readonly at: 'sanity'
      readonly seat: Seat
      readonly n: number
      readonly from: string
      readonly source: string
      readonly i: number
    }
  | { readonly at: 'thresholds' }
  | { readonly at: 'insanity'; readonly seat: Seat }
  | { readonly at: 'insanity.level'; readonly seat: Seat }
  | { readonly at: 'deaths' }
  | { readonly at: 'effects'; readonly list: readonly Effect[]; readonly i: number; readonly cx: Context }
  | { readonly at: 'choose'; readonly options: readonly (readonly Effect[])[]; readonly cx: Context }
  | { readonly at: 'may'; readonly then: readonly Effect[]; readonly cx: Context }
  | {
      readonly at: 'pick.space'
      readonly spaces: readonly number[]
      readonly then: readonly Effect[]
      readonly cx: Context
    }
  | {
      readonly at: 'pick.person'
      readonly seats: readonly Seat[]
      readonly then: readonly Effect[]
      readonly cx: Context
    }
  | {
      readonly at: 'pick.enemy'
      readonly figures: readonly number[]
      readonly then: readonly Effect[]
      readonly cx: Context
    }
  | {
      readonly at: 'pick.token'
      readonly tokens: readonly number[]
      readonly then: 'take' | 'giveBack' | 'drop' | 'shift'
      readonly effect: Effect
      readonly cx: Context
      readonly left: number
      readonly optional: boolean
    }
  | { readonly at: 'pick.face'; readonly token: string; readonly faces: readonly string[]; readonly cx: Context }
  | { readonly at: 'move'; readonly figure: number; readonly to: readonly number[]; readonly left: number }
  | { readonly at: 'shift'; readonly token: number; readonly spaces: readonly number[]; readonly cx: Context }
  | { readonly at: 'flip'; readonly token: number; readonly cx: Context }
  | { readonly at: 'flip.some'; readonly token: string; readonly left: number; readonly cx: Context }
  | { readonly at: 'turned'; readonly token: number; readonly cx: Context }
  | { readonly at: 'discard'; readonly seat: Seat; readonly cards: readonly string[]; readonly source: string }
  | { readonly at: 'ransom'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly at: 'steal'; readonly seat: Seat; readonly taken: number }
  | {
      readonly at: 'hand'
      readonly seat: Seat
      readonly to: Seat
      readonly left: number
      readonly tokens: readonly string[]
      readonly within: number
    }
  | { readonly at: 'join'; readonly seat: Seat }
  | { readonly at: 'even'; readonly seat: Seat }

/** Keyed by the union of frames: a frame without a step does not compile. */
export type Steps = KernelSteps<DMD, World, Frame>
export type StepsOf<P extends Frame['at']> = Pick<Steps, P>

/** Puts frames on the stack so that the first of the list is done first. */
export const push = (s: State, frames: readonly Frame[]): void => {
  // A game that is over has nothing left to do.
  if (s.ending) return
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i]
    if (frame) s.stack.push(frame)
  }
}

export const pendingAt = (s: Readonly<State>, at: Frame['at']): boolean => {
  for (const frame of s.stack) if (frame.at === at) return true
  return false
}

export const pushOne = (s: State, frame: Frame): void => {
  if (!s.ending) s.stack.push(frame)
}

export const pushEffects = (s: State, list: readonly Effect[] | undefined, cx: Context): void => {
  if (list?.length && !s.ending) s.stack.push({ at: 'effects', list, i: 0, cx })
}
