/** The fan rules: the adventure loop, from giving up to discarding, terror and saving dice. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'
const dread = { tasks: ['L L L'], terror: '-1 sanity', penalties: '-1 stamina' }

scenario(
  '[ES-FANADV-01] [ES-FAIL-05] [ES-RULING-15] given up before each roll, never with a roll on the table',
  ({ table }) => {
    const t = table({ rules, seats: [{ at: 'x' }], cards: [dread] })
    t.attempts()
    t.waitsFor('prepare', { may: ['roll', 'giveUp'] })
    t.rolls('T', 'L', 'I1', 'I1', 'I1', 'I1')
    t.refused({ do: 'giveUp' }, 'ES-FAIL-05')
    t.waitsFor('judge', { may: ['fail'], mayNot: ['giveUp'] })
    t.fails()
    t.refused({ do: 'giveUp' }, 'ES-FAIL-05')
    t.waitsFor('discard', { mayNot: ['giveUp'] })
    t.discards('I1')
    t.expect({ seats: [{ sanity: 4, stamina: 5 }] })
    t.givesUp()
    t.happened({ is: 'failed', card: 'x' }, { is: 'lost', what: 'stamina', n: 1 })
    t.notHappened({ is: 'terror' })
    t.expect({ seats: [{ sanity: 4, stamina: 4 }] })
    t.waitsFor('action', { left: 1 })
  },
)

scenario(
  '[ES-FANADV-02] [ES-FANADV-03] [ES-TASK-07] one group for each roll, its costs paid, and back to the top',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, {}],
      cards: [{ tasks: ['L -1san clk', 'P -2sta'] }],
      clock: 3,
      actions: 1,
      attempt: {},
    })
    t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I1')
    t.completes('t0', 'L')
    t.happened({ is: 'completed', row: 't0' }, { is: 'lost', what: 'sanity', n: 1 }, { is: 'clock', hours: 6 })
    t.expect({ seats: [{ sanity: 4, stamina: 5 }], dice: { task: ['L'] } })
    t.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-10')
    t.waitsFor('prepare', { dice: 5, may: ['roll', 'giveUp'] })
    t.rolls('P', 'I1', 'I1', 'I1', 'I1')
    t.completes('t1', 'P')
    t.happened({ is: 'lost', what: 'stamina', n: 2 }, { is: 'resolved', card: 'x' })
    t.expect({ seats: [{ stamina: 3, at: 'sheet' }] })
    t.waitsFor('action', { seat: 0, left: 1 })
  },
)

scenario(
  '[ES-FANADV-04] [ES-FANADV-05] [ES-FANADV-06] [ES-FAIL-02] [ES-TERROR-03] [ES-TERROR-04] [EC-ES-25] discarding the T does not help',
  ({ table }) => {
    const t = table({ rules, seats: [{ at: 'x' }], cards: [dread], attempt: {} })
    t.rolls('T', 'L', 'I1', 'I1', 'I1', 'I1')
    t.fails()
    t.happened({ is: 'failedRoll' })
    t.notHappened({ is: 'terror' }, { is: 'lost' })
    t.expect({ seats: [{ sanity: 5 }] })
    t.waitsFor('discard', { dice: 6 })
    t.discards('T')
    t.happened({ is: 'dieOut', face: 'T' }, { is: 'terror', source: 'x' }, { is: 'lost', what: 'sanity', n: 1 })
    t.expect({ seats: [{ sanity: 4 }], dice: { discarded: ['T'] } })
    t.waitsFor('prepare', { dice: 5, may: ['focus', 'roll'] })
    t.focuses('L')
    t.waitsFor('prepare', { dice: 4 })
  },
)

scenario('[WE-ES-03] [ES-TERROR-03] [ES-FANADV-05] the discard comes first, whichever die it is', ({ table }) => {
  for (const die of ['T', 'I1']) {
    const t = table({
      rules,
      seats: [{ at: 'x', sanity: 4 }],
      cards: [{ tasks: ['P P', 'L L'], terror: '-1 sanity' }],
      attempt: { done: ['t0'], pool: 4 },
    })
    t.rolls('I1', 'P', 'L', 'T')
    t.fails()
    t.expect({ seats: [{ sanity: 4 }], dice: { pool: 4, discarded: [] } })
    t.discards(die)
    t.happened({ is: 'dieOut', face: die }, { is: 'terror', source: 'x' }, { is: 'lost', what: 'sanity', n: 1 })
    t.expect({ seats: [{ sanity: 3 }], dice: { task: 2, discarded: [die] } })
    t.waitsFor('prepare', { dice: 3 })
  }
})

scenario(
  '[ES-TERROR-03] [ES-FAIL-02] [ES-FAIL-04] [ES-RULING-43] [EC-ES-121] a terror effect that takes dice, after the discard',
  ({ table }) => {
    const setup = { rules, seats: [{ at: 'x' }], cards: [{ tasks: ['L L'], terror: 'shed', penalties: 'doom' }] }
    const kept = table({ ...setup, attempt: { shows: ['T', 'T', 'I1'] } })
    kept.fails()
    kept.discards('T')
    kept.happened({ is: 'dieOut', face: 'T' }, { is: 'terror' }, { is: 'dieOut', face: 'T' })
    kept.expect({ dice: { pool: ['I1'] }, doom: 0 })
    kept.waitsFor('prepare', { dice: 1 })

    const lost = table({ ...setup, attempt: { shows: ['T', 'T', 'I1'] } })
    lost.fails()
    lost.discards('I1')
    lost.happened({ is: 'dieOut', face: 'I1' }, { is: 'terror' }, { is: 'failed', card: 'x' }, { is: 'doom', total: 1 })
    lost.waitsFor('action', { left: 2 })

    const both = table({ ...setup, attempt: { shows: ['T', 'T'] } })
    both.fails()
    both.discards('T')
    both.happened({ is: 'terror' }, { is: 'dieOut', face: 'T' }, { is: 'failed', card: 'x' })
    both.waitsFor('action', { left: 2 })
  },
)

scenario('[ES-TERROR-03] [ES-RULING-94] a terror effect that ends the adventure, after the discard', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L L L'], terror: 'fail, -1 sanity', penalties: '-1 stamina' }],
    attempt: {},
  })
  t.rolls('T', 'T', 'I1', 'I1', 'I1', 'I1')
  t.fails()
  t.waitsFor('discard')
  t.discards('I1')
  t.happened(
    { is: 'dieOut', face: 'I1' },
    { is: 'terror' },
    { is: 'lost', what: 'sanity' },
    { is: 'failed', card: 'x' },
    { is: 'lost', what: 'stamina' },
  )
  t.waitsFor('action')
})

scenario(
  '[ES-RULING-14] [ES-TERROR-05] [ES-SPELL-02] [EC-ES-27] a T put on a spell out of the failed roll still counts',
  ({ table }) => {
    const setup = {
      rules,
      seats: [{ at: 'x', items: ['whispered-ward'] }],
      cards: [{ tasks: ['L', 'P'], terror: '-1 sanity' }],
    }
    const t = table({ ...setup, attempt: { shows: ['T', 'I1', 'I2'] } })
    t.casts('whispered-ward', 'T')
    t.fails()
    t.waitsFor('discard')
    t.refused({ do: 'discard', die: 'spell:T' }, 'ES-FAIL-03')
    t.discards('I1')
    t.happened({ is: 'dieOut', face: 'I1' }, { is: 'terror', source: 'x' }, { is: 'lost', what: 'sanity', n: 1 })
    t.expect({ seats: [{ sanity: 4, cast: ['whispered-ward'] }], dice: { spell: ['T'], pool: ['I2'] } })
    // The next failed roll shows none; what lies on the spell is an earlier one's.
    t.rolls('I2')
    t.fails()
    t.notHappened({ is: 'terror' })
    t.expect({ seats: [{ sanity: 4 }] })
    t.waitsFor('prepare', { dice: 0 })

    const done = table({ ...setup, attempt: { shows: ['T', 'L', 'I2'] } })
    done.casts('whispered-ward', 'T')
    done.completes('t0', 'L')
    done.notHappened({ is: 'terror' })
    done.expect({ seats: [{ sanity: 5 }] })
    done.waitsFor('prepare', { dice: 1 })
  },
)

scenario('[ES-RULING-14] [ES-TERROR-05] [EC-ES-26] [EC-ES-28] saved T and rolled W frighten nobody', ({ table }) => {
  const setup = { rules, seats: [{ at: 'x' }, { at: 'x' }], cards: [dread] }
  const saved = table({ ...setup, attempt: { focused: 'T', helping: { b: 'T' }, shows: ['I1', 'I2'] } })
  saved.fails()
  saved.discards('I1')
  saved.notHappened({ is: 'terror' })
  saved.expect({ seats: [{ sanity: 5 }], dice: { focus: ['T'], help: ['T'] } })
  saved.waitsFor('prepare', { dice: 1 })

  const wild = table({ ...setup, attempt: { shows: ['I1', 'I2', 'R:W'] } })
  wild.fails()
  wild.discards('I1')
  wild.notHappened({ is: 'terror' })
  wild.waitsFor('prepare', { dice: 2 })
})

scenario(
  '[ES-FAIL-03] [ES-RULING-20] [ES-CLUE-04] [ES-RULING-44] saved dice are neither discarded nor rerolled',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', clues: 1 }, { at: 'x' }],
      cards: [{ tasks: ['L L L'] }],
      attempt: { focused: 'P', helping: { b: 'L' }, shows: ['I1', 'I2', 'I3'] },
    })
    t.does({ do: 'clue' })
    t.refused({ do: 'dice', dice: ['focus:P'] }, 'ES-CLUE-04')
    t.refused({ do: 'dice', dice: ['help:L'] }, 'ES-CLUE-04')
    t.picks('I1')
    t.rolls('T')
    t.fails()
    t.refused({ do: 'discard', die: 'focus:P' }, 'ES-FAIL-03')
    t.refused({ do: 'discard', die: 'help:L' }, 'ES-FAIL-03')
    t.discards('I2')
    t.expect({ dice: { focus: ['P'], help: ['L'], pool: ['I3', 'T'], discarded: 2 } })
    t.waitsFor('prepare', { dice: 2 })
  },
)

scenario('[ES-FAIL-06] [EC-ES-30] he may roll in vain', ({ table }) => {
  const setup = { rules, seats: [{ at: 'x' }], cards: [{ ...dread, tasks: ['I4'] }] }
  const vain = table({ ...setup, attempt: { pool: 1 } })
  vain.rolls('I3')
  vain.refused({ do: 'complete', row: 't0', dice: ['I3'] }, 'ES-TASK-02')
  vain.fails()
  vain.happened({ is: 'dieOut', face: 'I3' }, { is: 'failed', card: 'x' })
  vain.waitsFor('action')

  const helped = table({ ...setup, attempt: { pool: 1, focused: 'I3' } })
  helped.rolls('I1')
  helped.completes('t0', 'focus:I3', 'I1')
  helped.happened({ is: 'resolved', card: 'x' })
  helped.waitsFor('action')
})

scenario(
  '[ES-RULING-02] [ES-DICE-05] [ES-TASK-02] [EC-ES-13] FAN gives a wildcard no value: it is worth four',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['I5'] }],
      attempt: { shows: ['I1', 'I1', 'I2', 'R:W'] },
    })
    t.refused({ do: 'complete', row: 't0', dice: ['I1', 'I1', 'I2'] }, 'ES-TASK-02')
    t.completes('t0', 'R:W', 'I1')
    t.happened({ is: 'resolved', card: 'x' })
    t.waitsFor('action')
  },
)

scenario(
  '[ES-TASK-05] [ES-TASK-11] [ES-ITEM-09] [EC-ES-14] [EC-ES-15] costs are lost, and Whiskey meets one',
  ({ table }) => {
    const setup = { rules, cards: [{ tasks: ['T -1san', 'P -2sta'] }], attempt: { shows: ['T', 'P'] } }
    const t = table({ ...setup, seats: [{ at: 'x', sanity: 1, maxSanity: 4, stamina: 2, items: ['whiskey'] }] })
    t.refused({ do: 'complete', row: 't0', dice: ['T'] }, 'ES-TASK-11')
    t.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-11')
    t.uses('whiskey')
    t.expect({ seats: [{ sanity: 2 }] })
    t.completes('t0', 'T')
    t.happened({ is: 'lost', what: 'sanity', n: 1 })
    t.expect({ seats: [{ sanity: 1, stamina: 2 }], attempt: { rows: { t0: 'done' } } })
    t.waitsFor('prepare', { dice: 1 })

    const strong = table({ ...setup, seats: [{ at: 'x', stamina: 3 }] })
    strong.completes('t1', 'P')
    strong.expect({ seats: [{ stamina: 1 }] })
    strong.waitsFor('prepare', { dice: 1 })
  },
)

scenario(
  '[ES-ABILITY-06] [ES-ABILITY-03] [EC-ES-51] Mandy from afar, once a day, in both attempts of a turn',
  ({ table }) => {
    const t = table({
      rules,
      clock: 0,
      seats: [{ at: 'x' }, { id: 'mandy-thompson' }],
      cards: [{ tasks: ['T T T'] }],
      actions: 1,
      attempt: {},
    })
    t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I2')
    t.asksResearch('mandy')
    t.seat('mandy').picks('L', 'P')
    t.rolls('I1', 'T')
    t.expect({ seats: { 1: { spent: ['mandy-thompson'] } } })
    t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-03')
    t.fails()
    t.discards('I2')
    t.givesUp()
    t.attempts()
    t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I2')
    t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-03')
    t.waitsFor('judge', { mayNot: ['research'] })
  },
)
