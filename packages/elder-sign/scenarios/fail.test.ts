/** ES-FAIL: failed rolls, giving up, failed adventures. */
import { scenario } from '@vigil/scenario-kit/vitest'

const WARD = { id: 'ward', deck: 'spell', when: 'rolled', effects: 'secure 1' } as const

scenario('[ES-FAIL-01] a roll that meets no task is a failed roll', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['L L'] }], attempt: { shows: ['L', 'P', 'I1'] } })
  t.waitsFor('judge', { may: ['fail'], mayNot: ['complete', 'roll'] })
  t.refused({ do: 'roll' }, 'ES-FAIL-01')
  t.refused({ do: 'focus', die: 'L' }, 'ES-FOCUS-01')
  t.fails()
  t.happened({ is: 'failedRoll', seat: 0 })
  t.refused({ do: 'fail' }, 'ES-FAIL-01')
  t.waitsFor('discard', { seat: 0 })
})

scenario('[ES-FAIL-02] terror, then the discard, then focus or assistance, then the rest is rolled', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L L L'], terror: '-1 sanity' }],
    attempt: { shows: ['L', 'T', 'I1', 'I1'] },
  })
  t.fails()
  t.happened({ is: 'failedRoll' }, { is: 'terror', source: 'x' }, { is: 'lost', what: 'sanity', n: 1 })
  t.notHappened({ is: 'dieOut' })
  t.refused({ do: 'roll' }, 'ES-FAIL-01')
  t.waitsFor('discard', { dice: 4, mayNot: ['focus', 'assist', 'roll'] })
  t.discards('T')
  t.happened({ is: 'dieOut', face: 'T' })
  t.waitsFor('prepare', { dice: 3, may: ['focus', 'assist', 'roll'] })
  t.focuses('L')
  t.waitsFor('prepare', { dice: 2, may: ['roll'], mayNot: ['focus', 'assist'] })
  t.rolls('I1', 'I1')
  t.expect({ dice: { focus: ['L'], pool: ['I1', 'I1'] } })
  t.waitsFor('judge')
})

scenario('[ES-FAIL-03] any die of the pool may be discarded, and none that is secured or assigned', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['I1', 'L L L L'] }],
    spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['L'] }],
    attempt: { done: ['t0'], shows: ['P', 'I2'], focused: 'T', helping: { b: 'L' } },
  })
  t.fails()
  for (const die of ['focus:T', 'help:L', 'spell:L', 'task']) t.refused({ do: 'discard', die }, 'ES-FAIL-03')
  t.discards('I2')
  t.expect({ dice: { discarded: ['I2'], pool: ['P'], focus: ['T'], help: ['L'], spell: ['L'] } })
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-FAIL-04] with its last die the adventure is failed', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L L'], penalties: '-1 stamina' }],
    attempt: { shows: ['P', 'I1'] },
  })
  t.fails()
  t.discards('P')
  t.notHappened({ is: 'failed' })
  t.waitsFor('prepare', { dice: 1 })
  t.rolls('I1')
  t.fails()
  t.happened({ is: 'dieOut', face: 'I1' }, { is: 'failed', seat: 0, card: 'x' }, { is: 'clock', hours: 3 })
  t.expect({ seats: [{ stamina: 4, trophies: [] }], attempt: null })
  t.waitsFor('move')
})

const dread = { tasks: ['L L'], terror: '-1 sanity', penalties: '-1 stamina' }

scenario('[EC-ES-29] [ES-FAIL-05] [ES-RULING-15] giving up before the first roll sets off no terror', ({ table }) => {
  const t = table({ cards: [dread] })
  t.refused({ do: 'giveUp' }, 'ES-TURN-04')
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'failed', card: 'x' }, { is: 'lost', what: 'stamina' })
  t.notHappened({ is: 'terror' }, { is: 'failedRoll' }, { is: 'dieOut' })
  t.expect({ seats: [{ at: 'x', sanity: 5, stamina: 4 }] })
  t.waitsFor('move')
})

scenario('[EC-ES-29] [ES-FAIL-05] [ES-RULING-15] a roll given up is a failed roll first', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }], cards: [dread], attempt: { shows: ['T', 'P', 'P'] } })
  t.givesUp()
  t.happened(
    { is: 'failedRoll' },
    { is: 'terror', source: 'x' },
    { is: 'lost', what: 'sanity', source: 'x' },
    { is: 'failed', card: 'x' },
    { is: 'lost', what: 'stamina', source: 'x' },
  )
  t.notHappened({ is: 'dieOut' })
  t.expect({ seats: [{ sanity: 4, stamina: 4 }] })
  t.waitsFor('move')

  const calm = table({ seats: [{ at: 'x' }], cards: [dread], attempt: { shows: ['L', 'P', 'P'] } })
  calm.givesUp()
  calm.expect({ seats: [{ sanity: 5, stamina: 4 }] })
  calm.waitsFor('move')
})

scenario('[EC-ES-29] [ES-FAIL-05] giving up after the discard, before the next roll', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }], cards: [dread], attempt: { shows: ['T', 'P', 'P'] } })
  t.fails()
  t.discards('P')
  t.expect({ seats: [{ sanity: 4 }], dice: { pool: ['P', 'T'] } })
  t.givesUp()
  t.notHappened({ is: 'terror' })
  t.expect({ seats: [{ sanity: 4, stamina: 4 }] })
  t.waitsFor('move')
})

scenario('[ES-FAIL-05] with a task completed by this roll, giving up is no failed roll', ({ table }) => {
  const t = table({
    seats: [{ id: 'amanda-sharpe', at: 'x' }],
    cards: [{ tasks: ['L', 'P', 'T T'], terror: '-1 sanity', penalties: '-1 stamina' }],
    attempt: { shows: ['L', 'P', 'T'] },
  })
  t.completes('t0', 'L')
  t.givesUp()
  t.happened({ is: 'failed', card: 'x' })
  t.notHappened({ is: 'failedRoll' }, { is: 'terror' })
  t.expect({ seats: [{ sanity: 5, stamina: 4 }] })
  t.waitsFor('move')
})

scenario('[EC-ES-30] [ES-FAIL-06] a hopeless adventure does not fail by itself', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['I4'] }], attempt: { pool: 1 } })
  t.waitsFor('prepare', { dice: 1, may: ['roll', 'giveUp'] })
  t.rolls('I3')
  t.waitsFor('judge', { mayNot: ['complete'], may: ['fail'] })
  t.fails()
  t.happened({ is: 'failed', card: 'x' })
  t.waitsFor('move')

  for (const face of ['I1', 'I2', 'I3']) {
    const held = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['I4'] }], attempt: { pool: 1, focused: 'I3' } })
    held.rolls(face)
    held.completes('t0', 'focus:I3', face)
    held.happened({ is: 'resolved', card: 'x' })
    held.waitsFor('move')
  }
})

scenario('[EC-ES-32] [ES-FAIL-07] [ES-RULING-17] focusing the last die fails the adventure', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['P P'] }], attempt: { shows: ['P', 'L'] } })
  t.fails()
  t.discards('L')
  t.waitsFor('prepare', { dice: 1, may: ['focus', 'roll'] })
  t.focuses('P')
  t.happened({ is: 'secured', face: 'P' }, { is: 'failed', card: 'x' })
  t.expect({ dice: { supply: 8 } })
  t.waitsFor('move')
})

scenario('[ES-FAIL-07] [ES-RULING-17] lending the last die fails the adventure, and the helper pays', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['P P'] }],
    attempt: { shows: ['P', 'L'] },
  })
  t.fails()
  t.discards('L')
  t.asks('b').for('P')
  t.agrees()
  t.happened({ is: 'secured', face: 'P', by: 'assist' }, { is: 'failed', card: 'x' })
  t.waitsFor('choose', { seat: 'b', source: 'assist' })
  t.chooses(1)
  t.expect({ seats: [{ stamina: 5 }, { sanity: 5, stamina: 4 }] })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-FAIL-07] [ES-RULING-17] a die on a spell can be taken back to roll it', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['P'] }],
    spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['L'] }],
    attempt: { shows: ['I1'] },
  })
  t.fails()
  t.notHappened({ is: 'failed' })
  t.waitsFor('prepare', { dice: 0, may: ['takeOff', 'giveUp'], mayNot: ['roll'] })
  t.takesOff('spell:L')
  t.expect({ seats: [{}, { cast: [] }] })
  t.rolls('P')
  t.completes('t0', 'P')
  t.happened({ is: 'resolved', card: 'x' })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-RULING-19] [EC-ES-100] a focused or lent die is not taken back to be rolled', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['P P', 'T T'] }],
    attempt: { pool: 2, focused: 'L', helping: { b: 'I1' } },
  })
  t.refused({ do: 'takeOff', die: 'focus:L' }, 'ES-FOCUS-07')
  t.refused({ do: 'takeOff', die: 'help:I1' }, 'ES-FOCUS-07')
  t.waitsFor('prepare', { dice: 2, mayNot: ['takeOff'] })
  t.rolls('I1', 'I1')
  t.happened({ is: 'rolled', dice: 2 })
  t.expect({ dice: { focus: ['L'], help: ['I1'] } })
  t.givesUp()
  t.chooses(0)
  t.expect({ dice: { focus: [], help: [], supply: 8 }, seats: [{}, { sanity: 4 }] })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-FAIL-08] monsters, penalties, helpers, dice: the order of failure', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [
      {
        tasks: ['L', 'T T T'],
        lock: 'green',
        penalties: '-1 sanity, doom',
        monsters: [{ id: 'm', needs: 'P', reverse: '+1 clue' }, { id: 'n' }],
      },
    ],
    spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['I1'] }],
    attempt: { done: ['t0', 'm:m'], pool: 1, focused: 'T', helping: { b: 'T' } },
  })
  t.givesUp()
  t.happened(
    { is: 'failed', seat: 0, card: 'x' },
    { is: 'collected', marker: 'm', seat: 0 },
    { is: 'gained', what: 'clue' },
    { is: 'lost', what: 'sanity', source: 'x' },
    { is: 'doom', total: 1 },
  )
  t.waitsFor('choose', { seat: 'b', source: 'assist' })
  t.expect({ dice: { help: ['T'], focus: ['T'] }, doom: 1 })
  t.chooses(0)
  t.expect({
    dice: { lock: ['G'], spell: ['I1'], supply: 6, help: [], focus: [], task: [], discarded: [] },
    seats: [
      { sanity: 4, stamina: 5, clues: 1, trophies: ['m'] },
      { sanity: 4, stamina: 5 },
    ],
  })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-FAIL-09] a failed card stays, with its monsters, locks and markers', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L'], lock: 'yellow', monsters: [{ id: 'n' }] }],
    attempt: {},
  })
  t.givesUp()
  t.notHappened({ is: 'resolved' }, { is: 'moved' }, { is: 'freed' }, { is: 'dealt' })
  t.expect({
    places: ['x', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
    cards: { x: { monsters: ['n'], visitors: [0, 1], rows: { t0: 'L', 'm:n': 'T T T' } } },
    locks: ['card:x holds yellow'],
    seats: [{ trophies: [] }],
  })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[EC-ES-110] [ES-RULING-43] the last pool die goes on a spell', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', items: [WARD] }],
    cards: [{ tasks: ['L'], terror: '-1 sanity', penalties: '-1 stamina' }],
    attempt: { shows: ['T'] },
  })
  t.casts('ward', 'T')
  t.waitsFor('judge', { dice: 0, may: ['fail'], mayNot: ['complete'] })
  t.fails()
  t.happened({ is: 'failedRoll' })
  t.notHappened({ is: 'terror' }, { is: 'dieOut' }, { is: 'failed' })
  t.waitsFor('prepare', { dice: 0, may: ['takeOff', 'giveUp'], mayNot: ['roll', 'focus'] })
  t.givesUp()
  t.expect({ seats: [{ sanity: 5, stamina: 4, cast: ['ward'] }], dice: { spell: ['T'], supply: 7 } })
  t.waitsFor('move')
})

const shedding = (shows: string[]) => ({
  seats: [{ at: 'x' }],
  cards: [{ tasks: ['P', 'L L'], terror: 'shed terror' }],
  attempt: { done: ['t0'], shows },
})

scenario('[EC-ES-121] [ES-RULING-43] [ES-FAIL-04] dice taken by terror are not the discard', ({ table }) => {
  const t = table(shedding(['T', 'T', 'I1']))
  t.fails()
  t.happened(
    { is: 'terror' },
    { is: 'dieOut', face: 'T' },
    { is: 'dieOut', face: 'T' },
    { is: 'dieOut', face: 'I1' },
    { is: 'failed', card: 'x' },
  )
  t.waitsFor('move')

  const bare = table(shedding(['T', 'T']))
  bare.fails()
  bare.happened({ is: 'dieOut', face: 'T' }, { is: 'dieOut', face: 'T' }, { is: 'failed', card: 'x' })
  bare.waitsFor('move')

  const spare = table(shedding(['T', 'I1', 'I2']))
  spare.fails()
  spare.expect({ dice: { discarded: ['T'], pool: ['I1', 'I2'] } })
  spare.discards('I1')
  spare.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-RULING-43] one die taken by terror, and another discarded for the roll', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L L'], terror: 'shed one' }],
    attempt: { shows: ['T', 'I1', 'P'] },
  })
  t.fails()
  t.waitsFor('shed', { seat: 0 })
  t.discards('P')
  t.expect({ dice: { pool: ['I1', 'T'] } })
  t.waitsFor('discard')
  t.discards('T')
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-FAIL-04] [ES-FAIL-07] no item brings back an empty pool', ({ table }) => {
  const lamp = { id: 'lamp', deck: 'common', when: 'adventure', effects: 'add yellow' } as const
  const setup = { cards: [{ tasks: ['L'] }], attempt: { shows: ['P'] } }
  const t = table({ ...setup, seats: [{ at: 'x', items: [lamp] }] })
  t.fails()
  t.happened({ is: 'dieOut', face: 'P' }, { is: 'failed', card: 'x' })
  t.waitsFor('move')

  const spell = table({
    ...setup,
    seats: [{ at: 'x', items: [lamp] }],
    spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['T'] }],
  })
  spell.fails()
  spell.refused({ do: 'use', item: 'lamp' }, 'ES-FAIL-04')
  spell.takesOff('spell:T')
  spell.uses('lamp')
  spell.waitsFor('prepare', { dice: 2 })
})

scenario('[ES-FAIL-03] a daily ability saves the die once, if it is used', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', allies: ['silas-webb'] }],
    cards: [{ tasks: ['L'] }],
    attempt: { shows: ['P', 'I1', 'I2'] },
  })
  t.fails()
  t.waitsFor('discard', { may: ['spare', 'die'] })
  t.discards('P')
  t.expect({ dice: { pool: ['I1', 'I2'] }, seats: [{ spent: [] }] })
  t.rolls('I1', 'I2')
  t.fails()
  t.spares()
  t.expect({ dice: { pool: ['I1', 'I2'] }, seats: [{ spent: ['silas-webb'] }] })
  t.rolls('I1', 'I2')
  t.fails()
  t.waitsFor('discard', { mayNot: ['spare'] })
})

scenario('[ES-FAIL-02] [ES-FOCUS-05] with the next roll the chance to secure a die is gone', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L', 'T T'] }],
    attempt: { shows: ['P', 'I1', 'I2', 'I3'] },
  })
  t.fails()
  t.discards('P')
  t.waitsFor('prepare', { may: ['focus'] })
  t.rolls('L', 'I1', 'I2')
  t.completes('t0', 'L')
  t.refused({ do: 'focus', die: 'I1' }, 'ES-FOCUS-05')
  t.waitsFor('prepare', { dice: 2, mayNot: ['focus'] })
})
