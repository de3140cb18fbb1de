/** ES-RULING-105: three are drawn, the player picks one, the others go back. */
import { decision } from '@vigil/kernel'
import { push, type StepsOf } from '../frame.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { unclaimed } from './setup.ts'

const DRAWN = 3

const candidates = (w: World, s: Readonly<State>, of: 'investigator' | 'ancientOne'): string[] =>
  of === 'investigator' ? unclaimed(s) : w.pack.ancientOnes.map(({ id }) => id)

export const draftSteps: StepsOf<'setup.draft' | 'setup.drawDraft' | 'setup.pick'> = {
  'setup.draft': {
    run(w, s, f) {
      const left = candidates(w, s, f.of).filter((id) => !f.cards.includes(id))
      const full = f.cards.length >= DRAWN || left.length === 0
      push(s, [{ ...f, at: full ? 'setup.pick' : 'setup.drawDraft' }])
    },
  },
  'setup.drawDraft': {
    chance: (w, s, { of, cards }) => ({
      is: 'draw',
      from: of === 'investigator' ? 'investigators' : 'ancientOnes',
      cards: candidates(w, s, of).filter((id) => !cards.includes(id)),
    }),
    outcome(_w, s, f, outcome) {
      if (!('card' in outcome)) throw new Error('a draw gives a card')
      push(s, [{ ...f, at: 'setup.draft', cards: [...f.cards, outcome.card] }])
    },
  },
  'setup.pick': {
    forced: true,
    ask: (_w, _s, { seat, of, cards }) =>
      decision(
        seat,
        { is: 'draft', of },
        cards.map((id) => ({ do: 'pick', id })),
      ),
    answer(_w, s, { seat, of }, [pick]) {
      if (pick?.do !== 'pick') return
      push(s, [
        of === 'investigator'
          ? { at: 'setup.investigator', seat, id: pick.id }
          : { at: 'setup.ancientOne', id: pick.id },
      ])
    },
  },
}
