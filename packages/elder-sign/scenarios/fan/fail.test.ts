/** The fan rules: what a failed adventure costs, and those who are there. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'

scenario(
  '[ES-FANADV-09] [ES-ASSIST-05] [ES-RULING-21] [EC-ES-40] a bystander pays though he held nothing',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, { at: 'x' }, { at: 'dull-2' }, {}],
      cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
    })
    t.attempts()
    t.givesUp()
    t.happened({ is: 'failed', card: 'x' }, { is: 'lost', seat: 0, what: 'sanity' })
    t.waitsFor('choose', { seat: 1, source: 'assist', may: ['option'] })
    t.seat(1).chooses(1)
    t.happened({ is: 'lost', seat: 1, what: 'stamina', n: 1 })
    t.expect({
      seats: [{ sanity: 4, at: 'x' }, { sanity: 5, stamina: 4, at: 'x' }, { sanity: 5, stamina: 5 }, { stamina: 5 }],
    })
    t.waitsFor('action', { seat: 0, left: 1 })
  },
)

scenario(
  '[ES-FANADV-09] [ES-FAIL-08] [ES-RULING-21] monsters, penalties, everybody else there clockwise, dice; markers stay',
  ({ table }) => {
    const t = table({
      rules,
      active: 1,
      seats: [{ at: 'x' }, { at: 'x' }, { at: 'x' }],
      cards: [{ tasks: ['T T T'], penalties: 'doom', monsters: [{ id: 'imp', needs: 'P' }] }],
      attempt: { focused: 'I3', helping: { c: 'I2' }, shows: ['P', 'I1'] },
    })
    t.completes('imp', 'P')
    t.rolls('I1')
    t.fails()
    t.waitsFor('prepare', { dice: 0 })
    t.givesUp()
    t.happened({ is: 'failed' }, { is: 'collected', marker: 'imp', seat: 1 }, { is: 'doom', total: 1 })
    t.waitsFor('choose', { seat: 2 })
    t.chooses(0)
    t.waitsFor('choose', { seat: 0 })
    t.chooses(0)
    t.expect({
      seats: [
        { sanity: 4, at: 'x' },
        { sanity: 5, at: 'x', trophies: ['imp'] },
        { sanity: 4, at: 'x' },
      ],
      dice: { supply: 8 },
      cards: { x: { monsters: [], visitors: [0, 1, 2] } },
    })
    t.waitsFor('action', { seat: 2 })
  },
)

scenario(
  '[ES-ASSIST-05] [ES-ASSIST-07] [ES-RULING-21] one whose die was used pays too; a success costs nobody',
  ({ table }) => {
    const setup = {
      rules,
      seats: [{ at: 'x' }, { at: 'x' }],
      cards: [{ tasks: ['L', 'T'] }],
      attempt: { helping: { b: 'L' }, shows: ['T', 'I1'] },
    }
    const t = table(setup)
    t.completes('t0', 'help:L')
    t.givesUp()
    t.waitsFor('choose', { seat: 1, source: 'assist' })

    const won = table(setup)
    won.completes('t1', 'T')
    won.rolls('I1')
    won.completes('t0', 'help:L')
    won.expect({ seats: [{ at: 'sheet' }, { sanity: 5, stamina: 5, at: 'sheet' }], dice: { supply: 8 } })
    won.waitsFor('action', { seat: 1 })
  },
)

scenario('[ES-ASSIST-06] [ES-FANDEV-03] a bystander may be devoured by it; nobody comes at once', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }, { at: 'x', sanity: 1 }, { at: 'x' }],
    cards: [{ tasks: ['L'] }],
    hall: { reserve: ['joe-diamond'] },
    attempt: {},
    actions: 1,
  })
  t.givesUp()
  t.seat(1).chooses(0)
  t.happened({ is: 'devoured', seat: 1 }, { is: 'doom', total: 1 })
  t.waitsFor('choose', { seat: 2 })
  t.seat(2).chooses(0)
  t.waitsFor('action', { seat: 0, left: 1 })
})

scenario('[ES-RULING-100] [ES-RULING-81] penalties that devour end the turn; the others do not pay', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x', sanity: 1 }, { at: 'x' }],
    cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
    attempt: {},
    actions: 1,
  })
  t.givesUp()
  t.happened({ is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'clock' }, { is: 'turn', seat: 1 })
  t.expect({ seats: { 1: { sanity: 5, stamina: 5, at: 'x' } } })
  t.waitsFor('action', { seat: 1, left: 2 })
})

scenario('[ES-FANADV-09] [ES-TASK-14] [ES-FAIL-09] a second attempt begins with every group open', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L', 'T T T'] }],
    actions: 1,
    attempt: { done: ['t0'], pool: 2 },
  })
  t.givesUp()
  t.attempts()
  t.expect({ attempt: { rows: { t0: 'L', t1: 'T T T' } }, dice: { pool: 6 } })
  t.waitsFor('prepare', { dice: 6 })
})
