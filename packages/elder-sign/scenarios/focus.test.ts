/** ES-FOCUS: a die kept on one's own marker. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-FOCUS-01] [ES-FOCUS-02] [WE-ES-04] a focused die is used with a later roll', ({ table }) => {
  const t = table({ cards: [{ tasks: ['I4 L P', 'T T T'] }] })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I2', 'I3', 'I1')
  t.fails()
  t.discards('I1')
  t.focuses('L')
  t.happened({ is: 'secured', face: 'L', on: '0', by: 'focus' })
  t.expect({ dice: { focus: ['L'], pool: 4, discarded: ['I1'] } })
  t.rolls('P', 'I3', 'I2', 'I1')
  t.expect({ dice: { focus: ['L'], pool: ['I1', 'I2', 'I3', 'P'] } })
  t.completes('t0', 'focus:L', 'P', 'I3', 'I1')
  t.expect({ dice: { focus: [], task: ['I1', 'I3', 'L', 'P'], pool: 1, discarded: ['I1'] } })
  t.waitsFor('prepare', { seat: 0, dice: 1 })
})

scenario('[ES-FOCUS-01] [EC-ES-99] one focuses after the discard, not before it', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L L L L'] }] })
  t.goes('x')
  t.refused({ do: 'focus', die: 'pool:G' }, 'ES-FOCUS-05')
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.refused({ do: 'focus', die: 'L' }, 'ES-FOCUS-01')
  t.fails()
  t.waitsFor('discard', { seat: 0, mayNot: ['focus', 'assist'] })
  t.discards('T')
  t.waitsFor('prepare', { dice: 5, may: ['focus', 'roll'] })
  t.focuses('P')
  t.expect({ dice: { focus: ['P'], pool: 4 } })
  t.waitsFor('prepare', { dice: 4, mayNot: ['focus'] })
})

scenario('[ES-FOCUS-01] the discarded die and one a card has added unrolled cannot be focused', ({ table }) => {
  const t = table({
    seats: [{ items: [{ id: 'torch', deck: 'common', when: 'adventure', effects: 'add yellow' }] }],
    cards: [{ tasks: ['L L L L'] }],
  })
  t.goes('x')
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('P')
  t.uses('torch')
  t.expect({ dice: { pool: 6, discarded: ['P'] } })
  const faces = t.options().flatMap((option) => (option.do === 'focus' ? [option.die] : []))
  t.expect({ dice: { pool: ['I1', 'I1', 'L', 'L', 'T', 'Y'] } })
  // One offer for each kind of green die that shows something: L, I1, T.
  if (faces.length !== 3 || faces.some((die) => die > 5)) throw new Error(`offered: ${faces.join()}`)
  t.waitsFor('prepare', { dice: 6 })
})

scenario('[ES-FOCUS-03] [EC-ES-34] once a turn, even when the focused die was used', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L', 'T T T'] }] })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I2', 'P', 'P')
  t.fails()
  t.discards('I1')
  t.focuses('L')
  t.rolls('I1', 'I1', 'I2', 'P')
  t.completes('t0', 'focus:L')
  t.expect({ dice: { focus: [], task: ['L'], pool: 4 } })
  t.rolls('T', 'T', 'I1', 'P')
  t.fails()
  t.discards('I1')
  t.refused({ do: 'focus', die: 'T' }, 'ES-FOCUS-03')
  t.waitsFor('prepare', { dice: 3, mayNot: ['focus'] })
})

scenario('[ES-FOCUS-03] a new turn, a new focus', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L L L L'] }] })
  t.goes('x')
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('T')
  t.focuses('L')
  t.givesUp()
  t.waitsFor('move', { seat: 0 })
  t.stays()
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('T')
  t.focuses('L')
  t.expect({ dice: { focus: ['L'] } })
  t.waitsFor('prepare', { dice: 4 })
})

scenario('[ES-FOCUS-04] [EC-ES-35] one die a failed roll: focused, hence not lent', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L L L L'] }] })
  t.stays()
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('T')
  t.waitsFor('prepare', { may: ['focus', 'assist'] })
  t.focuses('L')
  t.refused({ do: 'assist', seat: 'b', die: 'L' }, 'ES-FOCUS-04')
  t.refused({ do: 'focus', die: 'L' }, 'ES-FOCUS-03')
  t.waitsFor('prepare', { dice: 4, mayNot: ['focus', 'assist'] })
})

scenario('[ES-FOCUS-04] [ES-ASSIST-03] [EC-ES-35] one die a failed roll: lent, hence not focused', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, { at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L L L L'] }] })
  t.stays()
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('T')
  t.asks('b').for('L')
  t.agrees()
  t.refused({ do: 'focus', die: 'L' }, 'ES-FOCUS-04')
  t.refused({ do: 'assist', seat: 'c', die: 'L' }, 'ES-FOCUS-04')
  t.expect({ dice: { help: ['L'], focus: [], pool: 4 } })
  t.waitsFor('prepare', { dice: 4, mayNot: ['focus', 'assist'] })
})

scenario('[ES-FOCUS-05] [EC-ES-99] never after completing a task', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L', 'T T T'] }] })
  t.stays()
  t.rolls('L', 'T', 'I1', 'I1', 'P', 'T')
  t.completes('t0', 'L')
  t.refused({ do: 'focus', die: 'T' }, 'ES-FOCUS-05')
  t.refused({ do: 'assist', seat: 'b', die: 'T' }, 'ES-FOCUS-05')
  t.waitsFor('prepare', { dice: 5, mayNot: ['focus', 'assist'] })
})

scenario('[ES-FOCUS-05] nor while a roll with a completed task still lies there', ({ table }) => {
  const t = table({ seats: [{ id: 'amanda-sharpe' }], cards: [{ tasks: ['L', 'P', 'T T T'] }] })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I2', 'T')
  t.completes('t0', 'L')
  t.refused({ do: 'focus', die: 'T' }, 'ES-FOCUS-05')
  t.waitsFor('judge', { may: ['complete', 'rollOn'], mayNot: ['focus'] })
})

scenario('[ES-FOCUS-06] an unused focused die goes back when the Resolution phase ends', ({ table }) => {
  const t = table({ seats: [{}, {}], cards: [{ tasks: ['L L L L'], penalties: '-1 sanity' }] })
  t.goes('x')
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('T')
  t.focuses('L')
  t.givesUp()
  t.expect({ active: 1, dice: { focus: [], help: [], supply: 8 }, seats: [{ sanity: 4 }, {}] })
  t.goes('x')
  t.waitsFor('prepare', { seat: 1, dice: 6 })
})

scenario('[ES-FOCUS-07] [EC-ES-100] a focused die is not taken back to be rolled', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['I9'] }],
    attempt: { focused: 'L', helping: { b: 'I3' }, pool: 4 },
  })
  t.refused({ do: 'takeOff', die: 'focus:L' }, 'ES-FOCUS-07')
  t.refused({ do: 'takeOff', die: 'help:I3' }, 'ES-FOCUS-07')
  t.rolls('I1', 'I1', 'I1', 'P')
  t.expect({ dice: { focus: ['L'], help: ['I3'], pool: 4 } })
  t.waitsFor('judge', { mayNot: ['takeOff', 'complete'] })
})
