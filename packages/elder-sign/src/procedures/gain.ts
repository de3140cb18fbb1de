/** Gaining tokens and cards, and the abilities that change a gain (ES-ABILITY-07, ES-RULING-47). */

import { decision } from '@vigil/kernel'
import type { ItemDeck } from '../effects/vocabulary.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import { living, personAt, regain, someone } from '../nouns/person.ts'
import { has, traits } from '../nouns/standing.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { checkSealed } from './ending.ts'
import { findSigns } from './seal.ts'

/** ES-CORE-04: the box holds fifteen; only the switch of ES-RULING-58 makes that a limit. */
export const CLUES_IN_BOX = 15

export const cluesLeft = (w: World, s: Readonly<State>): number =>
  w.rules.rulings.limitedClues
    ? CLUES_IN_BOX - living(s).reduce((n, seat) => n + someone(s, seat).clues, 0)
    : Number.POSITIVE_INFINITY

const isDeck = (what: string): what is ItemDeck => what === 'common' || what === 'unique' || what === 'spell'

export const gainSteps: StepsOf<'gain' | 'scrounge'> = {
  gain: {
    run(w, s, { seat, what, n, source }, emit) {
      if (what === 'sign' && w.rules.signs === 'held') return findSigns(w, s, seat, n, emit)
      if (what === 'sign') {
        s.signs += n
        emit?.({ is: 'sign', n, total: s.signs })
        return checkSealed(w, s, emit)
      }
      const person = personAt(s, seat)
      if (!person) return
      if (what === 'sanity' || what === 'stamina') {
        const gained = regain(w, s, seat, what, n)
        if (gained) emit?.({ is: 'gained', seat, what, n: gained, source })
        return
      }
      // ES-RULING-47: one more for each gain, however large; the extra is no new gain.
      const extra = traits(w, s, seat, 'extraGain').filter(({ value }) => value.what === what).length
      if (what === 'clue') {
        const clues = Math.min(n + extra, cluesLeft(w, s))
        person.clues += clues
        if (clues) emit?.({ is: 'gained', seat, what, n: clues, source })
        return
      }
      const frames: Frame[] = []
      const scrounges = isDeck(what) && has(w, s, seat, 'scrounge')
      for (let i = 0; i < n + extra; i++) {
        if (what === 'ally') frames.push({ at: 'draw', deck: 'ally', goal: { to: 'ally', seat } })
        else
          frames.push(
            scrounges ? { at: 'scrounge', seat, deck: what } : { at: 'draw', deck: what, goal: { to: 'hand', seat } },
          )
      }
      push(s, frames)
    },
  },
  /** Ashcan Pete may take something else for each card. */
  scrounge: {
    ask: (_w, _s, { seat, deck }) =>
      decision(
        seat,
        { is: 'scrounge', deck },
        (['common', 'unique', 'spell', 'clue'] as const).map((choice) => ({ do: 'deck', deck: choice })),
      ),
    answer(_w, s, { seat }, [pick]) {
      if (pick?.do !== 'deck') return
      if (pick.deck === 'clue') push(s, [{ at: 'gain', seat, what: 'clue', n: 1, source: 'scrounge' }])
      else push(s, [{ at: 'draw', deck: pick.deck, goal: { to: 'hand', seat } }])
    },
  },
}
