/** The fan rules: a turn of two actions. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'

scenario(
  '[ES-FANTURN-01] [ES-FANTURN-07] [ES-TURN-02] two actions, the same twice if one likes, then the clock',
  ({ table }) => {
    const t = table({ rules, seats: [{}, {}], cards: ['gala-in-the-great-hall'], clock: 6 })
    t.waitsFor('action', {
      seat: 0,
      left: 2,
      may: ['move', 'firstAid', 'lostAndFound', 'nothing'],
      mayNot: ['attempt', 'stay'],
    })
    t.goes('gala-in-the-great-hall')
    t.waitsFor('action', { seat: 0, left: 1, may: ['move', 'attempt', 'nothing'] })
    t.goes('dull-2')
    t.happened({ is: 'clock', hours: 9 })
    t.expect({ clock: 9, active: 1 })
    t.waitsFor('action', { seat: 1, left: 2 })
  },
)
