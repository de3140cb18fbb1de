/** ES-DEVOUR, ES-ASSIST: a helper is devoured while his marker holds a die. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario(
  '[ES-DEVOUR-03] [ES-RULING-96] a devoured helper’s die goes back to the supply, and his successor owes nothing',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }, { at: 'x', sanity: 1 }],
      cards: [{ tasks: ['L L'], terror: 'each -1 sanity' }],
      attempt: { shows: ['T', 'I1', 'I2'], helping: { b: 'L' } },
    })
    t.fails()
    t.seat(1).becomes('ashcan-pete')
    t.expect({ dice: { help: [], supply: ['G', 'R', 'Y'], pool: 3 } })
    t.discards('I1')
    t.rolls('L', 'I1')
    t.refused({ do: 'complete', row: 't0', dice: ['pool:L', 'supply:G'] }, 'ES-DICE-01')
    t.givesUp()
    t.notHappened({ is: 'lost', seat: 1 })
    t.expect({ seats: [{ sanity: 4 }, { id: 'ashcan-pete', sanity: 4, stamina: 6 }], dice: { supply: 8 } })
    t.waitsFor('move', { seat: 1 })
  },
)

scenario('[ES-RULING-96] [ES-RULING-32] a die lent by a lock goes home', ({ table }) => {
  const t = table({
    seats: [
      { id: 'sister-mary', at: 'x' },
      { at: 'x', sanity: 1 },
    ],
    cards: [{ tasks: ['L L'], terror: 'each -1 sanity' }],
    mythos: { lock: 'yellow' },
  })
  t.stays()
  t.unlocks('Y')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:L')
  t.fails()
  t.discards('I1')
  t.asks('b').for('Y:L')
  t.agrees()
  t.rolls('T', 'I1', 'I1', 'I1', 'I1')
  t.fails()
  t.expect({ dice: { help: [], lock: ['Y'] }, locks: ['mythos holds yellow'] })
  t.waitsFor('investigator', { seat: 1 })
})

scenario(
  '[ES-RULING-24] a marker flipped elsewhere in the turn of the devoured goes to the cup, its die free',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x', sanity: 1, items: ['shotgun'] }, {}],
      cards: [
        { tasks: ['L'], terror: '-1 sanity' },
        { tasks: ['L'], monsters: [{ id: 'imp', lock: 'green' }] },
      ],
      cup: [],
    })
    t.stays()
    t.uses('shotgun')
    t.rolls('T', 'I1', 'I1', 'I1', 'I1')
    t.fails()
    t.notHappened({ is: 'collected' })
    t.expect({ cup: 1, cards: { y: { monsters: [] } }, locks: [], dice: { supply: 8 } })
    t.waitsFor('investigator', { seat: 0 })
  },
)
