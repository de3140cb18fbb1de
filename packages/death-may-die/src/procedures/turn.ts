/** DMD-TURN-01: actions, Mythos, investigate or fight, end of turn. */
import { push, type StepsOf } from '../frame.ts'
import { nextAlive } from '../nouns/person.ts'
import { traitsOf } from '../nouns/trait.ts'

const ACTIONS = 3

export const turnSteps: StepsOf<'turn.begin' | 'turn.next'> = {
  'turn.begin': {
    run(w, s, _f, emit) {
      s.turns++
      s.phase = 'act'
      let actions = ACTIONS
      for (const { value } of traitsOf(w, s, s.active, 'actions')) actions += value.n
      s.turn = { actions, used: [], fought: [], hasten: false, lit: [] }
      emit?.({ is: 'turn', seat: s.active, turn: s.turns })
      push(s, [
        { at: 'turn.act' },
        { at: 'mythos.draw' },
        { at: 'meet' },
        { at: 'end.begin' },
        { at: 'end.fire' },
        { at: 'end.check' },
        { at: 'end.summon' },
        { at: 'end.elder' },
        { at: 'turn.next' },
      ])
    },
  },
  /** DMD-TURN-04, DMD-DEATH-04: to the left, past the dead. */
  'turn.next': {
    run(_w, s) {
      s.active = nextAlive(s)
      push(s, [{ at: 'turn.begin' }])
    },
  },
}
