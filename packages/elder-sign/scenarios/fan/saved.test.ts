/** The fan rules: dice saved on investigators and spells are part of the pool. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'
const torch = { id: 'torch', deck: 'common', when: 'adventure', effects: 'add yellow' } as const

scenario(
  '[ES-FANADV-06] [ES-FOCUS-04] [ES-ASSIST-02] [EC-ES-35] [EC-ES-37] one die on each investigator there, and nobody is asked',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, { at: 'x' }, { at: 'x' }, {}],
      cards: [{ tasks: ['T T T'] }],
      attempt: {},
    })
    t.rolls('L', 'P', 'I3', 'I2', 'I1', 'I1')
    t.fails()
    t.discards('I1')
    t.focuses('L')
    t.asks(1).for('P')
    t.happened({ is: 'secured', face: 'P', on: '1', by: 'assist' })
    t.asks(2).for('I3')
    t.refused({ do: 'assist', seat: 3, die: 'I2' }, 'ES-ASSIST-01')
    t.expect({ dice: { focus: ['L'], help: ['I3', 'P'], pool: ['I1', 'I2'] } })
    t.waitsFor('prepare', { seat: 0, dice: 2, mayNot: ['focus', 'assist'] })
  },
)

scenario('[ES-RULING-20] [ES-FOCUS-03] [ES-ASSIST-04] [EC-ES-101] a marker holds one die at a time', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['T T T'] }],
    attempt: { focused: 'L', helping: { b: 'P' }, shows: ['I1', 'I2', 'I3'] },
  })
  t.fails()
  t.discards('I1')
  t.refused({ do: 'focus', die: 'I2' }, 'ES-FOCUS-03')
  t.refused({ do: 'assist', seat: 1, die: 'I2' }, 'ES-ASSIST-04')
  t.waitsFor('prepare', { mayNot: ['focus', 'assist'] })
  // Released, the marker is free for another die of the failed roll; the one released shows nothing any more.
  t.takesOff('focus:L')
  t.focuses('I3')
  t.expect({ dice: { focus: ['I3'], help: ['P'], pool: ['G', 'I2'] } })
  t.waitsFor('prepare', { dice: 2, mayNot: ['focus'] })
})

scenario(
  '[ES-FOCUS-03] [ES-ASSIST-04] [EC-ES-34] [EC-ES-36] once used, the marker may hold another in the same turn',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, { at: 'x' }],
      cards: [{ tasks: ['L P I1', 'T T T'] }],
      attempt: { focused: 'L', helping: { b: 'P' }, shows: ['I1', 'I1', 'I2', 'I3'] },
    })
    t.completes('t0', 'focus:L', 'help:P', 'I1')
    t.refused({ do: 'focus', die: 'I2' }, 'ES-FOCUS-05')
    t.refused({ do: 'assist', seat: 1, die: 'I2' }, 'ES-FOCUS-05')
    t.rolls('I1', 'I2', 'I3')
    t.fails()
    t.discards('I1')
    t.focuses('I2')
    t.asks(1).for('I3')
    t.expect({ dice: { focus: ['I2'], help: ['I3'], pool: [] } })
    t.waitsFor('prepare', { dice: 0 })
  },
)

scenario('[ES-FOCUS-04] [ES-FOCUS-05] only after a failed roll', ({ table }) => {
  const t = table({ rules, seats: [{ at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L', 'T T T'] }] })
  t.attempts()
  t.refused({ do: 'focus', die: 'G' }, 'ES-FOCUS-05')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.refused({ do: 'focus', die: 'I1' }, 'ES-FOCUS-01')
  t.refused({ do: 'assist', seat: 1, die: 'I1' }, 'ES-ASSIST-01')
  t.completes('t0', 'L')
  t.refused({ do: 'focus', die: 'I1' }, 'ES-FOCUS-05')
  t.waitsFor('prepare', { dice: 5, mayNot: ['focus', 'assist'] })
})

scenario(
  '[ES-FAIL-07] [ES-RULING-18] [EC-ES-32] with a die saved the adventure goes on: roll it again, or give up',
  ({ table }) => {
    const setup = {
      rules,
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['P P'], penalties: 'doom' }],
      attempt: { shows: ['P', 'L'] },
    }
    const again = table(setup)
    again.fails()
    again.discards('L')
    again.focuses('P')
    again.notHappened({ is: 'failed' })
    again.refused({ do: 'roll' }, 'ES-TURN-02')
    again.refused({ do: 'complete', row: 't0', dice: ['focus:P'] }, 'ES-TASK-03')
    again.waitsFor('prepare', { dice: 0, may: ['takeOff', 'giveUp'], mayNot: ['roll', 'complete'] })
    again.takesOff('focus:P')
    again.happened({ is: 'dieIn', by: 'marker' })
    again.rolls('T')
    again.fails()
    again.happened({ is: 'dieOut', face: 'T' }, { is: 'failed', card: 'x' }, { is: 'doom', total: 1 })
    again.waitsFor('action', { left: 2 })

    const over = table(setup)
    over.fails()
    over.discards('L')
    over.focuses('P')
    over.givesUp()
    over.happened({ is: 'failed', card: 'x' }, { is: 'doom', total: 1 })
    over.waitsFor('action', { left: 2 })
  },
)

scenario('[ES-FAIL-04] [ES-FAIL-07] the last die lost and none saved: failed', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }, { at: 'x', sanity: 3 }],
    cards: [{ tasks: ['L'], penalties: 'doom' }],
    attempt: { shows: ['P'] },
  })
  t.fails()
  t.happened({ is: 'dieOut', face: 'P' }, { is: 'failed', card: 'x' }, { is: 'doom', total: 1 })
  t.waitsFor('choose', { seat: 1 })
})

scenario(
  '[ES-FANADV-06] [ES-FANADV-02] [ES-RULING-18] [EC-ES-33] a group is completed with saved dice only',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, { at: 'x' }],
      cards: [{ tasks: ['P T'], rewards: 'doom' }],
      attempt: { focused: 'P', helping: { b: 'T' }, pool: 0 },
    })
    t.waitsFor('prepare', { dice: 0, may: ['complete', 'takeOff', 'giveUp'], mayNot: ['roll'] })
    t.completes('t0', 'focus:P', 'help:T')
    t.happened(
      { is: 'completed', row: 't0', faces: ['P', 'T'] },
      { is: 'doom', total: 1 },
      { is: 'resolved', card: 'x' },
    )
    t.notHappened({ is: 'rolled' })
    t.expect({ seats: [{ at: 'sheet' }, { at: 'sheet', sanity: 5, stamina: 5 }] })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario('[ES-RULING-18] group after group with saved dice, but not while there is something to roll', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['P', 'T', 'L L L'] }],
    attempt: { focused: 'P', helping: { b: 'T' }, pool: 1 },
  })
  t.refused({ do: 'complete', row: 't0', dice: ['focus:P'] }, 'ES-TASK-10')
  t.rolls('I1')
  t.fails()
  t.completes('t0', 'focus:P')
  t.waitsFor('prepare', { dice: 0, may: ['complete'] })
  t.completes('t1', 'help:T')
  // Nothing saved is left and nothing can be rolled.
  t.happened({ is: 'completed', row: 't1' }, { is: 'failed', card: 'x' })
  t.waitsFor('choose', { seat: 1 })
})

scenario(
  '[ES-RULING-19] [ES-FOCUS-07] [EC-ES-100] a saved die is taken back before a roll, not after it',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, { at: 'x' }],
      cards: [{ tasks: ['T T T'] }],
      attempt: { focused: 'L', helping: { b: 'P' }, pool: 2 },
    })
    t.takesOff('focus:L')
    t.expect({ dice: { focus: [], pool: 3 } })
    t.rolls('I1', 'I1', 'I2')
    t.refused({ do: 'takeOff', die: 'help:P' }, 'ES-RULING-19')
    t.fails()
    t.discards('I1')
    t.takesOff('help:P')
    t.expect({ dice: { help: [], pool: 3 } })
    t.waitsFor('prepare', { dice: 3 })
  },
)

scenario('[ES-RULING-107] while a die is saved a card may still add one to an empty pool', ({ table }) => {
  const setup = { rules, seats: [{ at: 'x', items: [torch] }, { at: 'x' }], cards: [{ tasks: ['L P'] }] }
  const t = table({ ...setup, attempt: { focused: 'L', pool: 0 } })
  t.waitsFor('prepare', { dice: 0, may: ['use', 'takeOff', 'giveUp'] })
  t.uses('torch')
  t.expect({ dice: { pool: ['Y'], focus: ['L'] } })
  t.rolls('Y:P')
  t.completes('t0', 'focus:L', 'Y:P')
  t.happened({ is: 'resolved', card: 'x' })
  t.waitsFor('action', { seat: 1 })

  // With nothing saved it is too late: the adventure failed with its last die.
  const late = table({ ...setup, attempt: { shows: ['I1'] } })
  late.fails()
  late.happened({ is: 'failed', card: 'x' })
  late.expect({ seats: [{ items: ['torch'] }] })
  late.waitsFor('choose', { seat: 1 })
})

scenario(
  '[ES-ITEM-01] [ES-RULING-38] [EC-ES-49] an item after the roll: the die waits for the next one',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', clues: 1, items: [torch] }],
      cards: [{ tasks: ['L L L'] }],
      attempt: {},
    })
    t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I2')
    t.uses('torch')
    t.does({ do: 'clue' })
    t.refused({ do: 'dice', dice: ['pool:Y'] }, 'ES-RULING-38')
    t.picks('I2')
    t.rolls('I3')
    t.fails()
    t.refused({ do: 'discard', die: 'pool:Y' }, 'ES-RULING-38')
    t.discards('I1')
    t.waitsFor('prepare', { dice: 6 })
  },
)
