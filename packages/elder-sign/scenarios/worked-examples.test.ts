/** The examples of the rulebooks, first half: tasks, terror, securing dice, monsters on cards. */
import { scenario } from '@vigil/scenario-kit/vitest'

const ALL_DICE = ['G', 'G', 'G', 'G', 'G', 'G', 'Y', 'R']

scenario(
  '[WE-ES-01] [ES-TASK-02] [ES-TASK-07] [ES-TASK-10] [ES-DICE-07] a task is completed and the rest is rolled on',
  ({ table }) => {
    const t = table({ cards: [{ tasks: ['P T', 'I3 L'] }] })
    t.goes('x')
    t.rolls('I2', 'I2', 'L', 'P', 'T', 'T')
    t.refused({ do: 'complete', row: 't1', dice: ['I2', 'L'] }, 'ES-TASK-02')
    t.completes('t1', 'I2', 'I2', 'L')
    t.notHappened({ is: 'failedRoll' }, { is: 'dieOut' })
    t.expect({
      attempt: { rows: { t0: 'P T', t1: 'done' } },
      dice: { pool: 3, task: ['I2', 'I2', 'L'], discarded: [] },
    })
    t.refused({ do: 'complete', row: 't0', dice: ['P', 'T'] }, 'ES-TASK-10')
    t.rolls('P', 'T', 'I1')
    t.completes('t0', 'P', 'T')
    t.happened({ is: 'completed', row: 't0', faces: ['P', 'T'] }, { is: 'resolved', seat: 0, card: 'x' })
    t.waitsFor('move', { seat: 0 })
  },
)

scenario('[WE-ES-02] [ES-TASK-08] [ES-FAIL-01] [ES-FAIL-03] a dear task is declined', ({ table }) => {
  const t = table({ cards: [{ tasks: ['I6', 'L'], terror: '-1 sanity' }] })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I2', 'P')
  t.waitsFor('judge', { may: ['complete', 'fail'] })
  t.fails()
  t.happened({ is: 'failedRoll', seat: 0 })
  t.notHappened({ is: 'terror' }, { is: 'completed' })
  t.waitsFor('discard', { seat: 0, dice: 6 })
  t.discards('I2')
  t.expect({ seats: [{ sanity: 5 }], dice: { discarded: ['I2'] }, attempt: { rows: { t0: 'I6', t1: 'L' } } })
  t.waitsFor('prepare', { seat: 0, dice: 5 })
})

scenario(
  '[WE-ES-03] [ES-TERROR-01] [ES-TERROR-03] [ES-TERROR-04] [ES-FAIL-02] terror comes before the discard',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x', sanity: 4 }],
      cards: [{ tasks: ['P P', 'L L'], terror: '-1 sanity' }],
      attempt: { done: ['t0'], pool: 4 },
    })
    t.rolls('I1', 'P', 'L', 'T')
    t.fails()
    t.happened({ is: 'failedRoll' }, { is: 'terror', source: 'x' }, { is: 'lost', what: 'sanity', n: 1 })
    t.expect({ seats: [{ sanity: 3 }], dice: { pool: 4, discarded: [] } })
    t.waitsFor('discard')
    t.discards('T')
    t.expect({ seats: [{ sanity: 3 }], dice: { task: 2, discarded: ['T'] } })
    t.waitsFor('prepare', { dice: 3 })
  },
)

scenario(
  '[WE-ES-04] [ES-FOCUS-01] [ES-FOCUS-02] [ES-TASK-13] a focused die is used with the next roll',
  ({ table }) => {
    const t = table({ cards: [{ tasks: ['I4 L P'] }] })
    t.goes('x')
    t.rolls('L', 'I1', 'I1', 'I2', 'I3', 'I1')
    t.fails()
    t.discards('I1')
    t.focuses('L')
    t.happened({ is: 'secured', face: 'L', by: 'focus' })
    t.expect({ dice: { focus: ['L'], discarded: ['I1'], pool: 4 } })
    t.rolls('P', 'I3', 'I2', 'I1')
    t.refused({ do: 'complete', row: 't0', dice: ['focus:L', 'P', 'I3', 'I2', 'I1'] }, 'ES-RULING-34')
    t.completes('t0', 'focus:L', 'P', 'I3', 'I1')
    t.happened({ is: 'completed', row: 't0' }, { is: 'resolved', card: 'x' })
    t.expect({ dice: { supply: ALL_DICE }, seats: [{ trophies: ['x'] }] })
    t.waitsFor('move')
  },
)

scenario(
  '[WE-ES-05] [ES-ASSIST-01] [ES-ASSIST-02] [ES-ASSIST-07] [ES-ASSIST-08] [ES-RESOLVE-03] focus, then assistance',
  ({ table }) => {
    const t = table({
      seats: [
        { id: 'bob-jenkins', at: 'x' },
        { id: 'mandy-thompson', at: 'x' },
      ],
      cards: [{ tasks: ['P', 'I9'] }],
      attempt: { done: ['t0'], pool: 5 },
    })
    t.rolls('I3', 'I1', 'L', 'L', 'P')
    t.fails()
    t.discards('L')
    t.focuses('I3')
    t.rolls('I3', 'L', 'P')
    t.fails()
    t.discards('L')
    t.asks('mandy').for('I3')
    t.waitsFor('assist', { seat: 'mandy', asker: 0, face: 'I3' })
    t.seat('mandy').agrees()
    t.expect({ dice: { focus: ['I3'], help: ['I3'], discarded: ['L', 'L'], pool: 1 } })
    t.rolls('I3')
    t.completes('t1', 'focus:I3', 'help:I3', 'I3')
    t.happened({ is: 'resolved', seat: 0, card: 'x' })
    t.notHappened({ is: 'lost' })
    t.expect({
      seats: [
        { at: 'entrance', trophies: ['x'] },
        { at: 'entrance', sanity: 5, stamina: 5, trophies: [] },
      ],
      dice: { supply: ALL_DICE },
    })
    t.waitsFor('move', { seat: 'mandy' })
  },
)

scenario(
  '[WE-ES-06] [ES-SPELL-02] [ES-SPELL-05] [ES-SPELL-07] [ES-SPELL-08] [ES-DICE-01] a spell keeps a die for another',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x', items: ['whispered-ward'] }, {}],
      cards: [{ tasks: ['P P', 'I3 L'] }, { tasks: ['P T', 'L L L'] }],
      attempt: { done: ['t0'], pool: 4 },
    })
    t.rolls('I3', 'T', 'L', 'P')
    t.casts('whispered-ward', 'T')
    t.happened({ is: 'secured', face: 'T', on: 'whispered-ward', by: 'spell' })
    t.expect({ dice: { spell: ['T'], pool: ['I3', 'L', 'P'] }, seats: [{ items: [], cast: ['whispered-ward'] }] })
    t.completes('t1', 'I3', 'L')
    t.happened({ is: 'resolved', seat: 0, card: 'x' })
    t.expect({ active: 1, dice: { spell: ['T'], supply: 7 }, decks: { spell: 11 } })
    t.goes('y')
    t.waitsFor('prepare', { seat: 1, dice: 5 })
    t.rolls('P', 'I1', 'I2', 'L', 'I1')
    t.completes('t0', 'P', 'spell:T')
    t.happened({ is: 'completed', seat: 1, row: 't0' }, { is: 'returned', seat: 0, card: 'whispered-ward' })
    t.expect({ seats: [{ items: [], cast: [] }], decks: { spell: 12 }, dice: { spell: [], task: ['P', 'T'] } })
    t.waitsFor('prepare', { seat: 1, dice: 4 })
  },
)

scenario(
  '[WE-ES-07] [ES-MONSTER-05] [ES-MONSTER-12] [ES-MONSTER-15] [ES-FAIL-04] [ES-FAIL-09] beaten on a lost adventure',
  ({ table }) => {
    const t = table({
      worlds: [
        {
          id: 'beyond',
          tasks: ['L [I3]', 'T T'],
          penalties: '-1 stamina',
          monsters: [{ id: 'm', needs: 'P P I2', reverse: '+1 clue', box: 0 }],
        },
      ],
    })
    t.goes('beyond')
    t.expect({ attempt: { rows: { 'm:m': 'L P P I2', t1: 'T T' } } })
    t.rolls('L', 'P', 'P', 'I2', 'T', 'I1')
    t.completes('m', 'L', 'P', 'P', 'I2')
    t.happened({ is: 'beaten', marker: 'm', seat: 0 })
    t.expect({ seats: [{ trophies: [], clues: 0 }], cards: { beyond: { monsters: ['m'] } } })
    t.rolls('I1', 'L')
    t.fails()
    t.discards('I1')
    t.waitsFor('prepare', { dice: 1 })
    t.rolls('I2')
    t.fails()
    t.happened(
      { is: 'dieOut', face: 'I2' },
      { is: 'failed', seat: 0, card: 'beyond' },
      { is: 'collected', marker: 'm', seat: 0 },
      { is: 'gained', what: 'clue', n: 1 },
      { is: 'lost', what: 'stamina', n: 1, source: 'beyond' },
    )
    t.expect({
      seats: [{ at: 'beyond', stamina: 4, clues: 1, trophies: ['m'] }],
      worlds: ['beyond'],
      cards: { beyond: { monsters: [], rows: { t0: 'L I3', t1: 'T T' } } },
    })
    t.waitsFor('move')
  },
)

scenario('[WE-ES-08] [ES-MONSTER-03] an empty frame is a task only with a marker in it', ({ table }) => {
  const bare = table({ cards: [{ tasks: ['I4', '[]'] }] })
  bare.goes('x')
  bare.rolls('I3', 'I1', 'P', 'P', 'P', 'P')
  bare.completes('t0', 'I3', 'I1')
  bare.happened({ is: 'resolved', card: 'x' })
  bare.waitsFor('move')

  const t = table({ cards: [{ tasks: ['I4', '[]'], monsters: [{ id: 'm', needs: 'P T', box: 1 }] }] })
  t.goes('x')
  t.expect({ attempt: { rows: { t0: 'I4', 'm:m': 'P T' } } })
  t.rolls('I3', 'I1', 'P', 'P', 'P', 'P')
  t.completes('t0', 'I3', 'I1')
  t.notHappened({ is: 'resolved' })
  t.rolls('P', 'T', 'I1', 'I1')
  t.completes('m', 'P', 'T')
  t.happened({ is: 'resolved', card: 'x' }, { is: 'collected', marker: 'm', seat: 0 })
  t.waitsFor('move')
})

scenario('[WE-ES-09] [ES-MONSTER-04] a marker on a framed row takes its place', ({ table }) => {
  const t = table({ cards: [{ tasks: ['[L L]', 'I5'], monsters: [{ id: 'm', needs: 'T', box: 0 }] }] })
  t.goes('x')
  t.expect({ attempt: { rows: { 'm:m': 'T', t1: 'I5' } } })
  t.rolls('L', 'L', 'T', 'I1', 'I1', 'I1')
  t.refused({ do: 'complete', row: 't0', dice: ['L', 'L'] }, 'ES-TASK-01')
  t.completes('m', 'T')
  t.rolls('I3', 'I2', 'L', 'L', 'L')
  t.completes('t1', 'I3', 'I2')
  t.happened({ is: 'resolved', card: 'x' })
  t.expect({ seats: [{ trophies: ['m', 'x'] }] })
  t.waitsFor('move')
})
