/** What remains to be done: each frame names a step and carries what it needs. */
import type { Frame as KernelFrame, Steps as KernelSteps, Seat } from '@vigil/kernel'
import type { Effect, Gainable, ItemDeck, Track } from './effects/vocabulary.ts'
import type { ES, Option } from './kind.ts'
import type { Colour, DieId, Face } from './nouns/die.ts'
import type { Asked } from './procedures/consent.ts'
import type { Part } from './procedures/share.ts'
import type { DeckName, Exhibit, State } from './state.ts'
import type { World } from './world.ts'

export type DraftOf = 'investigator' | 'ancientOne'

/** Where a drawn card goes. */
export type DrawTo =
  | { readonly to: 'hand'; readonly seat: Seat }
  | { readonly to: 'ally'; readonly seat: Seat }
  | { readonly to: 'slot'; readonly slot: number }
  | { readonly to: 'extra' }
  | { readonly to: 'world' }
  | { readonly to: 'mythos' }
  | { readonly to: 'exhibit'; readonly what: Exclude<Exhibit, 'investigator'> }

export type Frame =
  | { readonly at: 'setup.ancientOne'; readonly id: string }
  | { readonly at: 'setup.drawAncientOne' }
  | { readonly at: 'setup.cup' }
  | { readonly at: 'setup.investigator'; readonly seat: Seat; readonly id: string }
  | { readonly at: 'setup.drawInvestigator'; readonly seat: Seat }
  | { readonly at: 'setup.starts'; readonly seat: Seat }
  | { readonly at: 'setup.choose'; readonly seat: Seat }
  | { readonly at: 'setup.hall' }
  | { readonly at: 'setup.draft'; readonly seat: Seat; readonly of: DraftOf; readonly cards: readonly string[] }
  | { readonly at: 'setup.pick'; readonly seat: Seat; readonly of: DraftOf; readonly cards: readonly string[] }
  | { readonly at: 'setup.drawDraft'; readonly seat: Seat; readonly of: DraftOf; readonly cards: readonly string[] }
  | { readonly at: 'setup.firstPlayer'; readonly seat: Seat | 'random' }
  | { readonly at: 'setup.drawFirst' }
  | { readonly at: 'draw'; readonly deck: DeckName; readonly goal: DrawTo }
  | { readonly at: 'draw.chance'; readonly deck: DeckName; readonly goal: DrawTo }
  | { readonly at: 'turn.begin' }
  | { readonly at: 'turn.mend'; readonly seat: Seat; readonly source: string; readonly what: Track }
  | { readonly at: 'turn.move' }
  | { readonly at: 'turn.resolve' }
  | { readonly at: 'turn.action' }
  | { readonly at: 'turn.recruit' }
  | { readonly at: 'turn.tidy' }
  | { readonly at: 'turn.clock' }
  | { readonly at: 'turn.end' }
  | { readonly at: 'turn.next' }
  | { readonly at: 'entrance' }
  | { readonly at: 'entrance.found' }
  | { readonly at: 'found.roll' }
  | { readonly at: 'found.keep'; readonly faces: readonly Face[] }
  | { readonly at: 'found.card'; readonly seat: Seat; readonly deck: 'common' | 'unique' }
  | { readonly at: 'found.signs'; readonly seat: Seat; readonly n: number }
  | { readonly at: 'exhibit.shop' }
  | { readonly at: 'exhibit.restock' }
  | { readonly at: 'exhibit.investigator' }
  | { readonly at: 'exhibit.draw' }
  | {
      readonly at: 'spell.consent'
      readonly asked: readonly Asked[]
      readonly pick: Option
      readonly from: 'expedition.prepare' | 'expedition.judge'
    }
  | { readonly at: 'trophy.pay'; readonly seat: Seat; readonly price: number; readonly source: string }
  | { readonly at: 'expedition.begin' }
  | { readonly at: 'expedition.next' }
  | { readonly at: 'expedition.again'; readonly ask: 'expedition.prepare' | 'expedition.judge' }
  | { readonly at: 'expedition.prepare' }
  | { readonly at: 'expedition.roll' }
  | { readonly at: 'expedition.judge' }
  | { readonly at: 'expedition.reroll'; readonly seat: Seat; readonly source: string; readonly dice: number }
  | { readonly at: 'expedition.rerolled'; readonly dice: readonly DieId[] }
  | { readonly at: 'expedition.assist'; readonly seat: Seat; readonly die: DieId }
  | { readonly at: 'expedition.failRoll'; readonly givingUp: boolean }
  | { readonly at: 'expedition.discard' }
  | { readonly at: 'expedition.terror'; readonly terror: boolean }
  | { readonly at: 'expedition.settle' }
  | {
      readonly at: 'expedition.share'
      readonly parts: readonly Part[]
      readonly given: readonly Seat[]
      readonly source: string
    }
  | { readonly at: 'expedition.shed'; readonly which: 'terror' | 'one' }
  | { readonly at: 'expedition.shedOne' }
  | { readonly at: 'expedition.home' }
  | { readonly at: 'expedition.take' }
  | { readonly at: 'expedition.rewards'; readonly card: string }
  | { readonly at: 'expedition.rewardMonsters'; readonly card: string }
  | { readonly at: 'expedition.collect' }
  | { readonly at: 'expedition.fail' }
  | { readonly at: 'expedition.aftermath' }
  | { readonly at: 'expedition.helpers' }
  | { readonly at: 'expedition.end' }
  | { readonly at: 'battle.begin' }
  | { readonly at: 'battle.attack' }
  | { readonly at: 'monster.appear'; readonly n: number }
  | { readonly at: 'monster.draw' }
  | { readonly at: 'monster.cultist' }
  | { readonly at: 'monster.place'; readonly marker: string }
  | { readonly at: 'monster.collect'; readonly marker: string; readonly seat: Seat }
  | { readonly at: 'lock.add'; readonly colour: Colour; readonly source: string }
  | { readonly at: 'lock.take'; readonly lock: number }
  | { readonly at: 'doom.add'; readonly n: number; readonly devoured: Seat }
  | { readonly at: 'awaken.check' }
  | { readonly at: 'awaken.begin' }
  | { readonly at: 'devour'; readonly seat: Seat; readonly broken: boolean }
  | { readonly at: 'devour.unwind' }
  | { readonly at: 'devour.replace'; readonly seat: Seat }
  | { readonly at: 'midnight.strike' }
  | { readonly at: 'midnight.list'; readonly step: 'effects' | 'locations' | 'lingering' }
  | { readonly at: 'midnight.attack'; readonly before: boolean }
  | { readonly at: 'midnight.effects'; readonly sources: readonly string[] }
  | { readonly at: 'midnight.rest'; readonly sources: readonly string[] }
  | { readonly at: 'midnight.recharge' }
  | { readonly at: 'mythos.draw' }
  | { readonly at: 'effects'; readonly list: readonly Effect[]; readonly who: Seat; readonly source: string }
  | { readonly at: 'set'; readonly list: readonly Effect[]; readonly who: Seat; readonly source: string }
  | { readonly at: 'set.end' }
  | {
      readonly at: 'choose'
      readonly options: readonly (readonly Effect[])[]
      readonly who: Seat
      readonly source: string
    }
  | {
      readonly at: 'pay'
      readonly cost: readonly Effect[]
      readonly otherwise: readonly Effect[]
      readonly who: Seat
      readonly source: string
    }
  | { readonly at: 'target'; readonly effect: Effect; readonly who: Seat; readonly source: string }
  | { readonly at: 'slay'; readonly worth: number; readonly source: string }
  | { readonly at: 'breakLock'; readonly source: string }
  | { readonly at: 'lose'; readonly seat: Seat; readonly what: Track; readonly n: number; readonly source: string }
  | { readonly at: 'shield'; readonly seat: Seat; readonly what: Track; readonly n: number; readonly source: string }
  | { readonly at: 'gain'; readonly seat: Seat; readonly what: Gainable; readonly n: number; readonly source: string }
  | { readonly at: 'scrounge'; readonly seat: Seat; readonly deck: ItemDeck }
  | { readonly at: 'loseCard'; readonly seat: Seat; readonly deck: ItemDeck; readonly source: string }
  | { readonly at: 'losePiece'; readonly seat: Seat; readonly of: 'any' | 'monster'; readonly source: string }
  | {
      readonly at: 'rollForCards'
      readonly seat: Seat
      readonly cards: readonly string[]
      readonly loseOn: readonly string[]
    }

/** Keyed by the union of frames: a frame without a step does not compile. */
export type Steps = KernelSteps<ES, World, Frame>
export type StepsOf<P extends Frame['at']> = Pick<Steps, P>

/** What the kernel's frames know of ours. */
export type _FrameFits = Frame extends KernelFrame ? true : never

/** Puts frames on the stack so that the first of the list is done first. */
export const push = (s: State, frames: readonly Frame[]): void => {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i]
    if (frame) s.stack.push(frame)
  }
}

/** Drops frames until `at` is on top; false where there is none. */
export const unwindTo = (s: State, at: Frame['at']): boolean => {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    if (s.stack[i]?.at === at) {
      s.stack.length = i + 1
      return true
    }
  }
  return false
}

export const pendingAt = (s: Readonly<State>, at: Frame['at']): boolean => s.stack.some((frame) => frame.at === at)
