/** ES-LOCK-09: Sister Mary gets at locked dice. */
import { scenario } from '@vigil/scenario-kit/vitest'

const green = 'green' as const

scenario('[ES-LOCK-09] [EC-ES-44] [ES-RULING-32] Sister Mary rolls locked dice, and they go back', ({ table }) => {
  const t = table({
    seats: [{ id: 'sister-mary' }, {}],
    cards: [
      { tasks: ['T T T'], lock: green },
      { tasks: ['T'], monsters: [{ id: 'gaoler', lock: green }] },
      { tasks: ['L', 'T T T'] },
    ],
  })
  t.goes('z')
  t.waitsFor('prepare', { dice: 4, may: ['unlock'] })
  t.unlocks('lock:G')
  t.happened({ is: 'dieIn', by: 'sister-mary' })
  t.unlocks('lock:G')
  t.expect({ dice: { lock: [], pool: 6 }, locks: ['card:x holds green', 'monster:gaoler holds green'] })
  t.waitsFor('prepare', { dice: 6, mayNot: ['unlock'] })
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.givesUp()
  t.happened({ is: 'locked', source: 'card:x' }, { is: 'locked', source: 'monster:gaoler' })
  t.expect({ dice: { lock: ['G', 'G'], supply: 6 } })
  t.goes('z')
  t.refused({ do: 'unlock', die: 'lock:G' }, 'ES-LOCK-09')
  t.waitsFor('prepare', { seat: 'b', dice: 4, mayNot: ['unlock'] })
})

scenario('[EC-ES-44] resolving the very card that locked it frees the die for good', ({ table }) => {
  const t = table({
    seats: [{ id: 'sister-mary' }, {}],
    cards: [
      { tasks: ['L'], lock: green },
      { tasks: ['T T T'], lock: green },
    ],
  })
  t.goes('x')
  t.unlocks('lock:G')
  t.unlocks('lock:G')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.expect({ dice: { lock: ['G'], supply: 7 }, locks: ['card:y holds green'] })
  t.goes('dull-3')
  t.waitsFor('prepare', { seat: 'b', dice: 5 })
})

scenario(
  '[ES-RULING-32] [ES-LOCK-05] a lent die whose lock is gone goes to the next lock in the queue',
  ({ table }) => {
    const t = table({
      seats: [{ id: 'sister-mary' }],
      cards: [
        { tasks: ['L'], lock: 'yellow' },
        { tasks: ['T T T'], lock: 'yellow' },
      ],
      locks: ['x', 'y'],
    })
    t.goes('x')
    t.unlocks('lock:Y')
    t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:I4')
    t.completes('t0', 'L')
    t.notHappened({ is: 'freed' })
    t.happened({ is: 'locked', die: 6, source: 'card:y' })
    t.expect({ dice: { lock: ['Y'], supply: 7 }, locks: ['card:y holds yellow'] })
    t.waitsFor('move')
  },
)

scenario('[ES-RULING-32] even a lent die she put on a spell goes back to its lock', ({ table }) => {
  const t = table({
    seats: [{ id: 'sister-mary', items: ['whispered-ward', 'circle-of-chalk'] }],
    cards: [{ tasks: ['L L L'] }, { tasks: ['T T T'], lock: 'yellow' }],
  })
  t.goes('x')
  t.unlocks('lock:Y')
  t.rolls('P', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:I4')
  t.casts('whispered-ward', 'Y:I4')
  t.casts('circle-of-chalk', 'P')
  t.expect({ dice: { spell: ['P', 'Y:I4'] } })
  t.givesUp()
  t.happened({ is: 'returned', card: 'whispered-ward' }, { is: 'locked', die: 6, source: 'card:y' })
  t.expect({ dice: { lock: ['Y'], spell: ['P'] }, seats: [{ cast: ['circle-of-chalk'] }] })
  t.waitsFor('move')
})

scenario('[ES-RULING-32] a lent die that was discarded is not unlocked twice, and goes back too', ({ table }) => {
  const t = table({
    seats: [{ id: 'sister-mary' }],
    cards: [{ tasks: ['L L L'] }, { tasks: ['T T T'], lock: 'red' }],
  })
  t.goes('x')
  t.unlocks('lock:R')
  t.rolls('P', 'I1', 'I1', 'I1', 'I1', 'I1', 'R:I4')
  t.fails()
  t.discards('R:I4')
  t.waitsFor('prepare', { dice: 6, mayNot: ['unlock'] })
  t.givesUp()
  t.expect({ dice: { lock: ['R'], supply: 7 } })
  t.waitsFor('move')
})

scenario('[ES-RULING-32] ruled the other way, she breaks the lock for good', ({ table }) => {
  const t = table({
    rulings: { maryBorrows: false },
    seats: [{ id: 'sister-mary' }, {}],
    cards: [{ tasks: ['L L L'] }, { tasks: ['T T T'], lock: green }],
  })
  t.goes('x')
  t.unlocks('lock:G')
  t.happened({ is: 'freed' }, { is: 'dieIn', by: 'sister-mary' })
  t.expect({ locks: [], dice: { pool: 6 } })
  t.givesUp()
  t.expect({ dice: { supply: 8, lock: [] } })
  t.goes('x')
  t.waitsFor('prepare', { seat: 'b', dice: 6 })
})

scenario('[ES-RULING-32] ruled the other way, a lock that waits takes the die first', ({ table }) => {
  const t = table({
    rulings: { maryBorrows: false },
    seats: [{ id: 'sister-mary' }],
    cards: [{ tasks: ['L L L'] }, { tasks: ['T T T'], lock: 'red' }, { tasks: ['T T T'], lock: 'red' }],
    locks: ['y', 'z'],
  })
  t.goes('x')
  t.unlocks('lock:R')
  t.notHappened({ is: 'dieIn' })
  t.expect({ locks: ['card:z holds red'], dice: { lock: ['R'], pool: 6 } })
  t.unlocks('lock:R')
  t.expect({ locks: [], dice: { lock: [], pool: 7 } })
  t.waitsFor('prepare', { dice: 7 })
})
