/** Using a card or a token: pay, discard, act. */
import { pushEffects, type StepsOf } from '../frame.ts'
import { isAlive, someone } from '../nouns/person.ts'
import { pay } from './cost.ts'
import { discardCard } from './discards.ts'
import { taggedCard, useOf } from './usable.ts'
import { contextOf } from './wounds.ts'

export const useSteps: StepsOf<'use'> = {
  use: {
    run(w, s, { seat, source }, emit) {
      const use = isAlive(s, seat) ? useOf(w, s, seat, source) : undefined
      if (!use) return
      emit?.({ is: 'used', seat, source })
      if (use.per === 'turn') s.turn.used.push(`use:${source}`)
      pushEffects(s, use.effects, contextOf(s, seat, source))
      if (use.cost) pay(s, seat, use.cost, source, emit)
      for (const tag of use.with ?? []) {
        const card = taggedCard(w, someone(s, seat), tag)
        if (card !== undefined) discardCard(s, seat, card, emit)
      }
      if (use.discard) discardCard(s, seat, source, emit)
    },
  },
}
