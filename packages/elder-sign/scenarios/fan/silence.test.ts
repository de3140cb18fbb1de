/** The fan rules are silent here, so the revised printing speaks (ES-RULING-02). */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario(
  '[ES-RULING-02] [ES-DICE-05] a wildcard is worth 4 as investigation, as in the revised printing',
  ({ table }) => {
    const t = table({
      rules: 'fan',
      seats: [{ at: 'hall' }],
      cards: [{ id: 'hall', tasks: ['I4', 'T T T'] }],
      attempt: { shows: ['R:W', 'P'] },
    })
    t.completes('t0', 'R:W')
    t.expect({ attempt: { rows: { t0: 'done' } } })
    t.waitsFor('prepare', { may: ['roll', 'giveUp'] })
  },
)

scenario('[ES-RULING-02] [ES-CLUE-01] a clue rerolls any dice of the pool, and none that is saved', ({ table }) => {
  const t = table({
    rules: 'fan',
    seats: [{ at: 'hall', clues: 1 }],
    cards: [{ id: 'hall', tasks: ['L L'] }],
    attempt: { shows: ['P', 'I1'], focused: 'T' },
  })
  t.spendsClue('P', 'I1')
  t.rolls('L', 'L')
  t.expect({ seats: [{ clues: 0 }], dice: { focus: ['T'], pool: ['L', 'L'] } })
  t.waitsFor('judge', { may: ['complete'], mayNot: ['clue'] })
})
