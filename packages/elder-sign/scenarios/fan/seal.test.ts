/** The fan rules: Elder Signs are found, carried and brought to the Ancient One's own location. */
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { dice } from '../cards/change.ts'

const rules = 'fan'
const six = { signs: 6, battle: 'L' } as const
const shrine = { tasks: ['L'], rewards: '+1 sign' }

scenario('[ES-FANSEAL-01] [ES-REWARD-04] a sign belongs to whoever found it, and seals nothing yet', ({ table }) => {
  const t = table({ rules, ancientOne: { signs: 1 }, seats: [{ at: 'x' }, {}], cards: [shrine] })
  t.expect({ hall: { supply: 1, open: false } })
  t.attempts()
  t.rolls(...dice('L'))
  t.completes('t0', 'L')
  t.happened({ is: 'signFound', seat: 0, n: 1, held: 1 }, { is: 'opened', id: 'sleeper' })
  t.notHappened({ is: 'sign' }, { is: 'over' })
  t.expect({ signs: 0, hall: { supply: 0, open: true }, seats: [{ signs: 1 }, { signs: 0 }] })
  t.waitsFor('action', { seat: 0, left: 1 })
})

scenario(
  '[EC-ES-81] [ES-FANSEAL-03] [ES-FANDEV-02] [ES-MOVE-01] [ES-RULING-70] access is a latch: signs lost later do not close it',
  ({ table }) => {
    const t = table({
      rules,
      ancientOne: six,
      clock: 3,
      seats: [
        { signs: 3, at: 'x' },
        { signs: 2, sanity: 1, at: 'y' },
      ],
      cards: [shrine, { tasks: ['L'], penalties: '-1 sanity' }],
    })
    t.refused({ do: 'move', to: 'sleeper' }, 'ES-FANSEAL-03')
    t.attempts()
    t.rolls(...dice('L'))
    t.completes('t0', 'L')
    t.happened({ is: 'opened', id: 'sleeper' })
    t.waits()
    t.attempts()
    t.givesUp()
    t.happened({ is: 'devoured', seat: 1 }, { is: 'clock', hours: 9 })
    t.expect({ hall: { open: true, supply: 0, left: { signs: 2 }, found: { signs: 0 } } })
    t.goes('sleeper')
    t.expect({ seats: [{ at: 'sleeper' }] })
    t.attempts()
    t.givesUp()
    t.happened({ is: 'midnight' }, { is: 'leftBehind', signs: 2 }, { is: 'doom', n: 1 })
    t.expect({ hall: { open: true, left: { signs: 0 }, found: { signs: 2 } } })
    t.waitsFor('action', { seat: 0 })
  },
)

scenario(
  '[ES-RULING-70] signs held, lying about and brought open it together; those of the newly dead do not',
  ({ table }) => {
    const setup: Setup = { rules, ancientOne: six, cards: [shrine], signs: 2, attempt: { shows: ['L'] }, actions: 1 }
    const seats = [{ signs: 1, at: 'x' }]
    const t = table({ ...setup, seats, hall: { found: { signs: 2 } } })
    t.completes('t0', 'L')
    t.happened({ is: 'opened' })
    t.expect({ hall: { open: true } })
    t.waitsFor('action')
    const u = table({ ...setup, seats, hall: { left: { signs: 2 } } })
    u.completes('t0', 'L')
    u.notHappened({ is: 'opened' })
    u.expect({ hall: { open: false } })
    u.waitsFor('action')
  },
)

scenario('[ES-RULING-70] with the supply empty, a reward of signs gives what is there, then nothing', ({ table }) => {
  const cards = [{ tasks: ['L'], rewards: '+2 sign' }]
  const setup: Setup = { rules, ancientOne: { signs: 3 }, cards, attempt: { shows: ['L'] }, actions: 1 }
  const t = table({ ...setup, seats: [{ signs: 2, at: 'x' }] })
  t.completes('t0', 'L')
  t.happened({ is: 'signFound', n: 1, held: 3 })
  t.expect({ seats: [{ signs: 3 }], hall: { supply: 0 } })
  t.waitsFor('action')
  const u = table({ ...setup, seats: [{ signs: 3, at: 'x' }], hall: { open: true } })
  u.completes('t0', 'L')
  u.happened({ is: 'nothing', what: 'sign' })
  u.expect({ seats: [{ signs: 3 }] })
  u.waitsFor('action')
})

scenario(
  '[EC-ES-82] [ES-FANSEAL-02] [ES-FANSEAL-04] [ES-FANSEAL-07] [ES-WIN-05] brought in parts, always all one has',
  ({ table }) => {
    const t = table({
      rules,
      ancientOne: { ...six, battle: 'L P' },
      clock: 0,
      seats: [{ signs: 4 }, { signs: 2 }],
      hall: { open: true },
    })
    t.expect({ hall: { lair: { rows: { t0: 'L P' } } } })
    t.goes('sleeper')
    t.attempts()
    t.rolls(...dice('L P'))
    t.completes('t0', 'L', 'P')
    t.happened({ is: 'sign', n: 4, total: 4 }, { is: 'moved', seat: 0, to: 'sheet' })
    t.expect({ signs: 4, seats: [{ signs: 0, at: 'sheet', trophies: [] }, { signs: 2 }], hall: { supply: 0 } })
    t.waitsFor('action', { seat: 1 })
    t.goes('sleeper')
    t.attempts()
    t.rolls(...dice('L P'))
    t.completes('t0', 'L', 'P')
    t.happened({ is: 'sign', n: 2, total: 6 }, { is: 'over', won: true, how: 'sealed' })
    t.over({ won: true, how: 'sealed' })
  },
)

scenario('[ES-FANSEAL-04] [ES-MONSTER-11] monsters there have to be beaten as well', ({ table }) => {
  const t = table({
    rules,
    ancientOne: six,
    seats: [{ signs: 6, at: 'sleeper' }],
    hall: { open: true, lair: ['ghoul'] },
    attempt: { shows: ['L', 'I1', 'I1'] },
    actions: 1,
  })
  t.completes('t0', 'L')
  t.expect({ signs: 0, attempt: { card: 'sleeper', rows: { t0: 'done', 'm:ghoul#1': 'P' } } })
  t.rolls('P', 'I1')
  t.completes('ghoul', 'P')
  t.happened({ is: 'collected', marker: 'ghoul#1' }, { is: 'sign', n: 6 })
  t.over({ won: true, how: 'sealed' })
})

scenario(
  '[EC-ES-112] [ES-FANSEAL-10] [ES-RULING-71] empty-handed: nothing moves, the place stays, all there go home',
  ({ table }) => {
    const t = table({
      rules,
      ancientOne: six,
      seats: [{ at: 'sleeper' }, { at: 'sleeper', signs: 6 }],
      hall: { open: true },
      attempt: { shows: ['L'] },
      actions: 1,
    })
    t.completes('t0', 'L')
    t.happened({ is: 'moved', seat: 0, to: 'sheet' }, { is: 'moved', seat: 1, to: 'sheet' }, { is: 'resolved' })
    t.notHappened({ is: 'sign' }, { is: 'dealt' })
    t.expect({
      signs: 0,
      seats: [
        { at: 'sheet', trophies: [] },
        { at: 'sheet', signs: 6 },
      ],
    })
    t.expect({ hall: { lair: { rows: { t0: 'L' }, visitors: [] } } })
    t.goes('sleeper')
    t.waits()
    t.waitsFor('action', { seat: 1 })
  },
)

scenario(
  '[ES-FANSEAL-05] [ES-FANSEAL-06] [ES-AO-03] [ES-FANADV-09] asleep: its attack is the terror, and there is no penalty',
  ({ table }) => {
    const t = table({
      rules,
      ancientOne: { ...six, attack: 'each -1 sanity' },
      seats: [{ at: 'sleeper' }, {}, { at: 'sleeper' }],
      hall: { open: true },
    })
    t.attempts()
    t.rolls(...dice('T'))
    t.fails()
    t.discards('T')
    t.happened({ is: 'dieOut', face: 'T' }, { is: 'terror', source: 'sleeper' }, { is: 'lost', seat: 2, n: 1 })
    t.expect({ seats: [{ sanity: 4 }, { sanity: 4 }, { sanity: 4 }] })
    t.givesUp()
    t.notHappened({ is: 'attack' })
    t.waitsFor('choose', { seat: 2, source: 'assist' })
    t.seat('c').chooses(1)
    t.expect({ seats: [{ sanity: 4, stamina: 5, at: 'sleeper' }, { sanity: 4 }, { sanity: 4, stamina: 4 }] })
    t.waitsFor('action', { seat: 0, left: 1 })
  },
)

scenario('[ES-FOCUS-01] [ES-ASSIST-01] it is an ordinary location: dice may be saved there', ({ table }) => {
  const t = table({
    rules,
    ancientOne: { ...six, battle: 'L L L' },
    seats: [{ at: 'sleeper' }, { at: 'sleeper' }],
    hall: { open: true },
  })
  t.attempts()
  t.rolls(...dice('L L'))
  t.fails()
  t.discards('I1')
  t.focuses('L')
  t.asks('b').for('L')
  t.rolls('L', 'I1', 'I1')
  t.completes('t0', 'L', 'focus:L', 'help:L')
  t.waitsFor('action', { left: 1 })
})

scenario(
  '[ES-RULING-102] Yig takes signs from whoever beat the Cultist, then from its location; they go back to the supply',
  ({ table }) => {
    const lay = (held: number, brought: number) =>
      table({
        rules,
        ancientOne: 'yig',
        signs: brought,
        seats: [{ at: 'x', signs: held }, { signs: 3 }],
        cards: [{ tasks: ['[]', 'T T'], monsters: [{ marker: 'cultist', box: 0 }] }],
        hall: { open: true, supply: 1 },
        attempt: { shows: ['P', 'I1'] },
      })
    for (const [held, brought, seats, signs, supply] of [
      [2, 4, [{ signs: 1 }, { signs: 3 }], 4, 2],
      [0, 4, [{ signs: 0 }, { signs: 3 }], 3, 2],
      [0, 0, [{ signs: 0 }, { signs: 3 }], 0, 1],
    ] as const) {
      const t = lay(held, brought)
      t.completes('cultist', 'P')
      t.expect({ seats, signs, hall: { supply, open: true } })
      t.waitsFor('prepare')
    }
  },
)

scenario('[ES-RULING-102] the devoured hold nothing any more: Yig takes from its location', ({ table }) => {
  const t = table({
    rules,
    ancientOne: 'yig',
    doom: 1,
    signs: 4,
    seats: [{ at: 'x', signs: 2, sanity: 1 }, {}],
    cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
    hall: { supply: 1 },
    attempt: { shows: ['I1'] },
  })
  t.fails()
  t.happened({ is: 'devoured', seat: 0 }, { is: 'sign', n: -1, total: 3 })
  t.expect({ signs: 3, hall: { supply: 2, left: { signs: 2 } } })
  t.waitsFor('action', { seat: 1 })
})
