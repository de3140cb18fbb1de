/** The fan rules: a die on somebody else's spell needs the approval of its owner. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'
const ward = (owner: number, ...dice: string[]) => ({ owner, spell: 'whispered-ward', dice })

scenario('[ES-SPELL-05] [ES-RULING-85] its owner is asked, wherever he is, each time a die is used', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L', 'T', 'P P P'] }],
    spells: [{ owner: 1, spell: 'dread-curse-of-azathoth', dice: ['L', 'T'] }],
    attempt: { shows: ['I1', 'I2'] },
  })
  t.completes('t0', 'spell:L')
  t.waitsFor('lend', { seat: 1, asker: 0, spell: 'dread-curse-of-azathoth', may: ['yes', 'no'] })
  t.expect({ attempt: { rows: { t0: 'L' } }, dice: { spell: ['L', 'T'] } })
  t.seat(1).agrees()
  t.happened({ is: 'completed', row: 't0', faces: ['L'] })
  t.rolls('I1', 'I2')
  t.completes('t1', 'spell:T')
  t.waitsFor('lend', { seat: 1 })
  t.seat(1).agrees()
  t.expect({ attempt: { rows: { t1: 'done' } }, seats: { 1: { cast: [] } } })
  t.waitsFor('prepare', { seat: 0, dice: 2 })
})

scenario('[ES-SPELL-05] nobody asks himself, and rolled dice need nobody', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L', 'P', 'T T T'] }],
    spells: [ward(0, 'L'), { owner: 1, spell: 'circle-of-chalk', dice: ['P'] }],
    attempt: { shows: ['P', 'I2'] },
  })
  t.completes('t0', 'spell:L')
  t.happened({ is: 'completed', row: 't0' })
  t.rolls('P', 'I2')
  t.completes('t1', 'pool:P')
  t.happened({ is: 'completed', row: 't1' })
  t.expect({ seats: [{ cast: [] }, { cast: ['circle-of-chalk'] }] })
  t.waitsFor('prepare', { seat: 0, dice: 1 })
})

scenario(
  '[ES-SPELL-05] [ES-RULING-85] refused, the die is not there for this roll, and asked for again with the next',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, {}],
      cards: [{ tasks: ['L P'] }],
      spells: [ward(1, 'L')],
      attempt: { shows: ['P', 'I2', 'I2'] },
    })
    t.completes('t0', 'spell:L', 'P')
    t.seat(1).declines()
    t.happened({ is: 'declined', seat: 1 })
    t.notHappened({ is: 'completed' })
    t.expect({ dice: { spell: ['L'] }, seats: { 1: { cast: ['whispered-ward'] } } })
    t.refused({ do: 'complete', row: 't0', dice: ['spell:L', 'P'] }, 'ES-RULING-85')
    t.waitsFor('judge', { seat: 0, mayNot: ['complete'] })
    t.fails()
    t.discards('I2')
    t.refused({ do: 'takeOff', die: 'spell:L' }, 'ES-RULING-85')
    t.rolls('P', 'I2')
    t.completes('t0', 'spell:L', 'P')
    t.seat(1).agrees()
    t.happened({ is: 'completed', row: 't0' }, { is: 'resolved', card: 'x' })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario('[ES-SPELL-06] [ES-RULING-85] freed to be rolled, with approval too', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L L'] }],
    spells: [ward(1, 'I1')],
    attempt: { pool: 2 },
  })
  t.takesOff('spell:I1')
  t.waitsFor('lend', { seat: 1, spell: 'whispered-ward' })
  t.seat(1).agrees()
  t.happened({ is: 'dieIn', by: 'whispered-ward' })
  t.expect({ seats: { 1: { cast: [] } }, dice: { spell: [], pool: 3 } })
  t.rolls('L', 'I1', 'L')
  t.refused({ do: 'takeOff', die: 'L' }, 'ES-SPELL-06')
  t.completes('t0', 'L', 'L')
  t.waitsFor('action', { seat: 1 })
})

scenario(
  '[ES-SPELL-05] [ES-FAIL-07] [ES-RULING-85] [EC-ES-55] nothing but a die that is refused: failed',
  ({ table }) => {
    const setup = {
      rules,
      seats: [{ at: 'x' }, {}],
      cards: [{ tasks: ['T'], penalties: 'doom' }],
      spells: [ward(1, 'T')],
      attempt: { pool: 0 },
    }
    const t = table(setup)
    t.waitsFor('prepare', { dice: 0, may: ['complete', 'takeOff', 'giveUp'] })
    t.completes('t0', 'spell:T')
    t.seat(1).declines()
    t.happened({ is: 'declined', seat: 1 }, { is: 'failed', card: 'x' }, { is: 'doom', total: 1 })
    t.expect({ dice: { spell: ['T'] } })
    t.waitsFor('action', { seat: 1 })

    const lent = table(setup)
    lent.completes('t0', 'spell:T')
    lent.seat(1).agrees()
    lent.happened({ is: 'resolved', card: 'x' })
    lent.waitsFor('action', { seat: 1 })
  },
)

scenario(
  '[ES-SPELL-05] [ES-CLUE-03] [ES-ITEM-07] [ES-ALLY-02] [EC-ES-102] another’s turn: only the die on his spell',
  ({ table }) => {
    const t = table({
      rules,
      active: 1,
      seats: [{ at: 'x', clues: 1, items: ['lucky-coin', 'circle-of-chalk'], allies: ['ada-thorne'] }, { at: 'x' }],
      cards: [{ tasks: ['L'] }],
      spells: [ward(0, 'L')],
      attempt: { shows: ['I1', 'I1'] },
    })
    t.refused({ do: 'clue', by: 0 }, 'ES-CLUE-03')
    t.refused({ do: 'use', item: 'lucky-coin', by: 0 }, 'ES-ITEM-07')
    t.refused({ do: 'cast', spell: 'circle-of-chalk', dice: ['I1'], by: 0 }, 'ES-ITEM-07')
    t.refused({ do: 'reroll', with: 'ada-thorne', by: 0 }, 'ES-ALLY-02')
    t.completes('t0', 'spell:L')
    t.seat(0).agrees()
    t.happened({ is: 'resolved', seat: 1, card: 'x' })
    t.waitsFor('action', { seat: 0 })
  },
)

scenario('[ES-SPELL-02] [ES-SPELL-06] [ES-TURN-05] a spell keeps its die over the attempts of a turn', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x', items: ['whispered-ward'] }],
    cards: [{ tasks: ['L P T'] }],
    actions: 1,
    attempt: { shows: ['L', 'I1', 'I1'] },
  })
  t.casts('whispered-ward', 'L')
  t.fails()
  t.discards('I1')
  t.focuses('I1')
  t.givesUp()
  t.expect({ dice: { spell: ['L'], supply: ['G', 'G', 'G', 'G', 'G', 'R', 'Y'] } })
  t.attempts()
  t.rolls('P', 'T', 'I1', 'I1', 'I1')
  t.completes('t0', 'spell:L', 'P', 'T')
  t.happened({ is: 'resolved', card: 'x' })
  t.waitsFor('action')
})
