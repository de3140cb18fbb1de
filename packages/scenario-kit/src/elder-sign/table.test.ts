import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-TERROR-02] a failed roll with two terrors hurts once', ({ table }) => {
  const t = table({
    seats: [{ sanity: 3 }],
    cards: [{ tasks: ['L', 'I3 P -1san'], ordered: true, terror: '-1 sanity' }],
  })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'I2', 'I3')
  t.fails()
  t.discards('I1')
  t.expect({ seats: [{ sanity: 2 }], dice: { pool: 5, discarded: ['I1'] } })
  t.waitsFor('prepare', { seat: 0, dice: 5 })
})

scenario('[ES-TASK-02] WE-ES-01 completing a task', ({ table }) => {
  const t = table({ cards: [{ tasks: ['P T', 'I3 L'] }] })
  t.goes('x')
  t.rolls('I2', 'I2', 'L', 'P', 'T', 'T')
  t.completes('t1', 'I2', 'I2', 'L')
  t.expect({ attempt: { rows: { t1: 'done', t0: 'P T' } }, dice: { task: ['I2', 'I2', 'L'] } })
  t.waitsFor('prepare', { dice: 3 })
})
