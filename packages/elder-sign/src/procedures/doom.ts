/** ES-DOOM: tokens are placed one at a time, and what each space brings happens before the next. */
import { type Frame, push, type StepsOf } from '../frame.ts'
import { ancientOneOf } from '../world.ts'

export const doomSteps: StepsOf<'doom.add'> = {
  'doom.add': {
    run(w, s, { n, devoured }, emit) {
      const track = ancientOneOf(w, s.ancientOne).doomTrack
      // ES-RULING-63: tokens beyond a full track are ignored.
      if (s.doom >= track.length) return
      const space = track[s.doom]
      s.doom++
      emit?.({ is: 'doom', n: 1, total: s.doom })
      const frames: Frame[] = []
      if (!s.awake) {
        // ES-DOOM-02, ES-ORDER-03
        if (space === 'monster') frames.push({ at: 'monster.appear', n: 1 })
        else if (w.rules.orders) frames.push({ at: 'monster.cultist' })
        if (s.doom === track.length) {
          frames.push({ at: 'awaken.check' })
          // ES-DEVOUR-07: the death that awakens leaves its player without an investigator.
          const seat = w.rules.ancientOne === 'battle' ? s.seats[devoured] : undefined
          if (seat) seat.out = true
        }
      }
      if (n > 1) frames.push({ at: 'doom.add', n: n - 1, devoured })
      push(s, frames)
    },
  },
}
