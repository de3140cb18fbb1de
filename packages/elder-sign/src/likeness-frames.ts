/** What lies beneath a question: the frames that a state waiting for it must have. */
import type { Chance as KernelChance } from '@vigil/kernel'
import type { Frame } from './frame.ts'
import type { Decision, ES } from './kind.ts'
import { rolledOf } from './nouns/pool.ts'
import { isTerrible } from './procedures/failure.ts'
import type { State } from './state.ts'
import type { World } from './world.ts'

/** What a table waits for, as everybody there knows it. */
export type Waited = Decision | KernelChance<ES>

const JUDGE: Frame = { at: 'expedition.again', ask: 'expedition.judge' }

/** The helper is told what the die shows, not which it is: dice that show the same differ in colour at most. */
const dieShowing = (s: Readonly<State>, face: string): number =>
  rolledOf(s).find((id) => s.dice[id]?.face === face) ?? -1

const failing = (w: World, s: Readonly<State>, shedding: boolean): Frame[] => {
  if (w.rules.terror !== 'afterDiscard')
    return [{ at: 'expedition.discard' }, ...(shedding ? [{ at: 'expedition.shedOne' } as const] : [])]
  return shedding
    ? [{ at: 'expedition.settle' }, { at: 'expedition.shedOne' }]
    : [{ at: 'expedition.terror', terror: isTerrible(w, s) }, { at: 'expedition.discard' }]
}

const inAttempt = (w: World, s: Readonly<State>, waited: Waited): Frame[] | undefined => {
  if (waited.kind === 'chance') {
    const { about } = waited
    if (about.is !== 'roll') return undefined
    if (about.why === 'task') return [{ at: 'expedition.roll' }]
    return about.why === 'reroll' ? [JUDGE, { at: 'expedition.rerolled', dice: about.dice }] : undefined
  }
  const { about, seat } = waited
  switch (about.is) {
    case 'prepare':
      return [{ at: 'expedition.prepare' }]
    case 'judge':
      return [{ at: 'expedition.judge' }]
    case 'reroll':
      return [JUDGE, { at: 'expedition.reroll', seat, source: about.source, dice: about.dice }]
    case 'discard':
      return failing(w, s, false)
    case 'shed':
      return failing(w, s, true)
    case 'assist':
      return [
        { at: 'expedition.again', ask: 'expedition.prepare' },
        { at: 'expedition.assist', seat, die: dieShowing(s, about.face) },
      ]
    default:
      return undefined
  }
}

/** The first to be done last. */
export const framesFor = (w: World, s: Readonly<State>, waited: Waited): Frame[] | undefined => {
  const ends: Frame[] = [{ at: 'turn.end' }, { at: 'turn.clock' }]
  const asked = waited.kind === 'decision' ? waited.about.is : undefined
  if (asked === 'action') return [...ends, { at: 'turn.action' }]
  if (asked === 'move') return [...ends, { at: 'turn.tidy' }, { at: 'turn.resolve' }, { at: 'turn.move' }]
  if (asked === 'entrance') return [...ends, { at: 'turn.tidy' }, { at: 'entrance' }]
  const top = s.expedition && inAttempt(w, s, waited)
  if (!top) return undefined
  const more: Frame[] = s.turn.actions ? [{ at: 'turn.action' }] : []
  return [...ends, ...more, ...(s.awake ? [] : [{ at: 'turn.tidy' } as const]), ...top]
}
