/** ES-FANADV-08, ES-RULING-74: whoever resolved the adventure may pass one of its rewards to each other one there. */
import { decision, type Seat } from '@vigil/kernel'
import type { Effect } from '../effects/vocabulary.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Option } from '../kind.ts'
import { clockwise, someone } from '../nouns/person.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'

/** A reward icon and who receives it. */
export interface Part {
  readonly effect: Effect
  readonly seat: Seat
}

/** Cards, clues and Elder Signs; doom, monsters, gates and losses are nobody's to give. */
export const isShareable = (effect: Effect): boolean =>
  effect.do === 'gain' && (effect.who ?? 'self') === 'self' && effect.what !== 'sanity' && effect.what !== 'stamina'

const companions = (s: Readonly<State>): Seat[] => {
  const { at } = someone(s, s.active)
  return clockwise(s).filter((seat) => seat !== s.active && someone(s, seat).at === at)
}

/** The set of rewards, or the question who gets what of it. */
export const rewardFrames = (w: World, s: Readonly<State>, list: readonly Effect[], source: string): Frame[] =>
  w.rules.shareRewards && list.some(isShareable) && companions(s).length > 0
    ? [{ at: 'expedition.share', parts: list.map((effect) => ({ effect, seat: s.active })), given: [], source }]
    : [{ at: 'set', list, who: s.active, source }]

/** One icon of several goes, the others stay. */
const passed = (parts: readonly Part[], n: number, seat: Seat): Part[] =>
  parts.flatMap((part, i) => {
    const { effect } = part
    if (i !== n || effect.do !== 'gain') return [part]
    const kept = effect.n > 1 ? [{ ...part, effect: { ...effect, n: effect.n - 1 } }] : []
    return [...kept, { effect: { ...effect, n: 1 }, seat }]
  })

export const shareSteps: StepsOf<'expedition.share'> = {
  'expedition.share': {
    forced: true,
    ask(_w, s, { parts, given }) {
      const options: Option[] = [{ do: 'no' }]
      parts.forEach(({ effect, seat }, n) => {
        if (seat !== s.active || !isShareable(effect)) return
        for (const other of companions(s))
          if (!given.includes(other)) options.push({ do: 'share', reward: n, seat: other })
      })
      return decision(s.active, { is: 'share', rewards: parts.map(({ effect }) => effect) }, options)
    },
    answer(_w, s, { parts, given, source }, [pick]) {
      if (pick?.do === 'share') {
        const next = passed(parts, pick.reward, pick.seat)
        return push(s, [{ at: 'expedition.share', parts: next, given: [...given, pick.seat], source }])
      }
      push(s, [
        ...parts.map(({ effect, seat }) => ({ at: 'effects', list: [effect], who: seat, source }) as const),
        { at: 'set.end' },
      ])
    },
  },
}
