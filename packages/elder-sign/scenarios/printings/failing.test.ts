/** The first printing, as printed and with errata and FAQ: giving up, hopeless rolls, focusing, helping. */
import { scenario } from '@vigil/scenario-kit/vitest'

const dread = { tasks: ['L L L L'], terror: '-1 sanity', penalties: '-1 stamina' }

for (const rules of ['first', 'first+faq']) {
  scenario(`[ES-FAIL-05] [ES-RULING-15] [EC-ES-29] ${rules}: given up only instead of trying again`, ({ table }) => {
    const t = table({ rules, cards: [dread] })
    t.goes('x')
    t.refused({ do: 'giveUp' }, 'ES-FAIL-05')
    t.waitsFor('prepare', { mayNot: ['giveUp'] })
    t.rolls('T', 'L', 'I1', 'I1', 'I1', 'I1')
    t.refused({ do: 'giveUp' }, 'ES-FAIL-05')
    t.fails()
    t.happened({ is: 'failedRoll' }, { is: 'terror', source: 'x' }, { is: 'lost', what: 'sanity', n: 1 })
    t.expect({ seats: [{ sanity: 4, stamina: 5 }], dice: { pool: 6, discarded: [] } })
    t.waitsFor('discard', { may: ['die', 'giveUp'] })
    t.givesUp()
    t.happened({ is: 'failed', card: 'x' }, { is: 'lost', what: 'stamina', n: 1, source: 'x' }, { is: 'clock' })
    t.notHappened({ is: 'dieOut' }, { is: 'terror' })
    t.expect({ seats: [{ sanity: 4, stamina: 4 }] })
    t.waitsFor('move')
  })

  scenario(`[ES-FAIL-02] [ES-FAIL-05] [EC-ES-29] ${rules}: who has discarded to try again must roll`, ({ table }) => {
    const t = table({ rules, cards: [dread] })
    t.goes('x')
    t.rolls('P', 'L', 'I1', 'I1', 'I1', 'I1')
    t.fails()
    t.discards('P')
    t.refused({ do: 'giveUp' }, 'ES-FAIL-05')
    t.waitsFor('prepare', { dice: 5, may: ['roll', 'focus'], mayNot: ['giveUp'] })
  })

  scenario(`[ES-FAIL-04] [ES-FAIL-05] ${rules}: the last die too is discarded, or the card given up`, ({ table }) => {
    const last = { rules, seats: [{ at: 'x' }], cards: [{ ...dread, tasks: ['L'] }], attempt: { shows: ['P'] } }
    for (const stop of [false, true]) {
      const t = table(last)
      t.fails()
      t.waitsFor('discard', { may: ['die', 'giveUp'] })
      if (stop) t.givesUp()
      else t.discards('P')
      t.happened({ is: 'failed', card: 'x' }, { is: 'lost', what: 'stamina', n: 1 })
      t.waitsFor('move')
    }
  })

  scenario(`[ES-FAIL-06] [ES-RULING-16] [EC-ES-30] ${rules}: what cannot be done is not rolled`, ({ table }) => {
    const setup = { rules, seats: [{ at: 'x' }], cards: [{ ...dread, tasks: ['I4'] }] }
    const t = table({ ...setup, attempt: { pool: 1 } })
    t.waitsFor('prepare', { dice: 1, may: ['roll'], mayNot: ['giveUp'] })
    t.does({ do: 'roll' })
    t.happened({ is: 'failed', card: 'x' }, { is: 'lost', what: 'stamina', n: 1, source: 'x' })
    t.notHappened({ is: 'rolled' }, { is: 'terror' }, { is: 'dieOut' })
    t.expect({ seats: [{ sanity: 5, stamina: 4, at: 'x' }] })
    t.waitsFor('move')

    const u = table({ ...setup, attempt: { pool: 1, focused: 'I3' } })
    u.rolls('I1')
    u.completes('t0', 'focus:I3', 'I1')
    u.waitsFor('move')
  })

  scenario(`[ES-RULING-16] ${rules}: dice of helpers and on spells count, a yellow die may show 4`, ({ table }) => {
    const setup = { rules, seats: [{ at: 'x' }, { at: 'x' }], cards: [{ tasks: ['I4'] }] }
    const helped = table({ ...setup, attempt: { pool: 1, helping: { b: 'I1' } } })
    helped.rolls('I3')
    helped.completes('t0', 'help:I1', 'I3')
    helped.waitsFor('move')

    const spells = [{ owner: 'b', spell: 'whispered-ward', dice: ['I2'] }]
    const secured = table({ ...setup, spells, attempt: { pool: 1 } })
    secured.rolls('I2')
    secured.completes('t0', 'spell:I2', 'I2')
    secured.waitsFor('move')

    const yellow = table({ ...setup, attempt: { pool: ['yellow'] } })
    yellow.rolls('Y:I4')
    yellow.completes('t0', 'Y:I4')
    yellow.waitsFor('move')
  })

  scenario(`[ES-RULING-16] ${rules}: one row that can be done is enough`, ({ table }) => {
    const t = table({ rules, seats: [{ at: 'x' }], cards: [{ tasks: ['T T T', 'L P'] }], attempt: { pool: 2 } })
    t.rolls('L', 'P')
    t.completes('t1', 'L', 'P')
    // Nothing is left to roll.
    t.happened({ is: 'completed', row: 't1' }, { is: 'failed', card: 'x' })
    t.waitsFor('move')
  })

  scenario(`[ES-RULING-16] [ES-TASK-09] [EC-ES-31] ${rules}: only the row that comes next`, ({ table }) => {
    const cards = [{ tasks: ['P P P', 'L'], ordered: true }]
    const t = table({ rules, seats: [{ at: 'x' }], cards, attempt: { pool: 2 } })
    t.does({ do: 'roll' })
    t.happened({ is: 'failed', card: 'x' })
    t.notHappened({ is: 'rolled' })
    t.waitsFor('move')

    const u = table({ rules, seats: [{ at: 'x' }], cards, attempt: { pool: 3 } })
    u.rolls('P', 'P', 'P')
    u.waitsFor('judge', { may: ['complete'] })
  })

  scenario(
    `[ES-RULING-16] [ES-TASK-11] ${rules}: a cost that cannot be paid, before the first roll too`,
    ({ table }) => {
      const cards = [{ tasks: ['L -2san'], penalties: 'doom' }]
      const t = table({ rules, seats: [{ sanity: 2 }], cards })
      t.goes('x')
      t.does({ do: 'roll' })
      t.happened({ is: 'failed', card: 'x' }, { is: 'doom', total: 1 })
      t.notHappened({ is: 'rolled' })
      t.waitsFor('move')

      const u = table({ rules, seats: [{ sanity: 3 }], cards })
      u.goes('x')
      u.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
      u.completes('t0', 'L')
      u.expect({ seats: [{ sanity: 1 }] })
      u.waitsFor('move')
    },
  )

  scenario(`[ES-FAIL-06] [WE-ES-07] ${rules}: beaten on the way, the rest hopeless`, ({ table }) => {
    const t = table({
      rules,
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
    t.rolls('L', 'P', 'P', 'I2', 'T', 'I1')
    t.completes('m', 'L', 'P', 'P', 'I2')
    t.rolls('I1', 'L')
    t.fails()
    t.discards('I1')
    t.does({ do: 'roll' })
    t.happened(
      { is: 'failed', card: 'beyond' },
      { is: 'collected', marker: 'm', seat: 0 },
      { is: 'gained', what: 'clue', n: 1 },
      { is: 'lost', what: 'stamina', n: 1, source: 'beyond' },
    )
    t.notHappened({ is: 'rolled' })
    t.expect({ worlds: ['beyond'], seats: [{ trophies: ['m'], clues: 1, stamina: 4 }] })
    t.waitsFor('move')
  })

  scenario(`[ES-ASSIST-02] [EC-ES-37] ${rules}: nobody asks the helper`, ({ table }) => {
    const t = table({ rules, seats: [{ at: 'x' }, { at: 'x' }, {}], cards: [{ tasks: ['L L L L'] }] })
    t.stays()
    t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
    t.fails()
    t.discards('T')
    t.refused({ do: 'assist', seat: 'c', die: 'L' }, 'ES-ASSIST-01')
    t.asks('b').for('L')
    t.happened({ is: 'secured', face: 'L', on: '1' })
    t.expect({ dice: { help: ['L'], pool: 4 } })
    // ES-FOCUS-04: one die in all after one failed roll.
    t.refused({ do: 'focus', die: 'L' }, 'ES-FOCUS-04')
    t.waitsFor('prepare', { seat: 0, dice: 4, mayNot: ['focus', 'assist'] })
  })

  scenario(`[ES-ASSIST-04] [EC-ES-36] ${rules}: the same helper again once his marker is empty`, ({ table }) => {
    const t = table({ rules, seats: [{ at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L', 'T T T'] }] })
    t.stays()
    t.rolls('L', 'I1', 'I1', 'I2', 'P', 'P')
    t.fails()
    t.discards('I1')
    t.asks('b').for('L')
    t.rolls('T', 'I1', 'I2', 'P')
    t.fails()
    t.discards('I1')
    t.refused({ do: 'assist', seat: 'b', die: 'T' }, 'ES-ASSIST-04')
    t.rolls('T', 'T', 'P')
    t.completes('t0', 'help:L')
    t.rolls('T', 'I1', 'P')
    t.fails()
    t.discards('P')
    t.asks('b').for('T')
    t.expect({ dice: { help: ['T'], pool: 1 } })
    t.waitsFor('prepare', { dice: 1 })
  })

  scenario(`[ES-ASSIST-05] ${rules}: a helper who holds a die loses a point of his choice`, ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, { at: 'x' }, { at: 'x' }],
      cards: [{ tasks: ['L L'], penalties: '-1 stamina' }],
      attempt: { helping: { b: 'T' }, shows: ['I1'] },
    })
    t.fails()
    t.givesUp()
    t.happened({ is: 'failed' }, { is: 'lost', seat: 0, what: 'stamina' })
    t.seat('b').chooses(0)
    t.expect({ seats: [{ stamina: 4 }, { sanity: 4, stamina: 5 }, { sanity: 5, stamina: 5 }] })
    t.waitsFor('move', { seat: 'b' })
  })

  scenario(`[WE-ES-05] [ES-ASSIST-07] [ES-ASSIST-08] ${rules}: focus, then assistance`, ({ table }) => {
    const t = table({
      rules,
      seats: [
        { id: 'bob-jenkins', at: 'x' },
        { id: 'mandy-thompson', at: 'x' },
      ],
      cards: [{ tasks: ['L', 'I9'] }],
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
    t.rolls('I3')
    t.completes('t1', 'focus:I3', 'help:I3', 'I3')
    t.happened({ is: 'resolved', card: 'x' })
    t.expect({ seats: [{ at: 'entrance' }, { at: 'entrance' }], dice: { supply: 8 } })
    t.waitsFor('move', { seat: 'mandy' })
  })

  scenario(`[ES-RULING-86] [ES-LOCK-04] [ES-MONSTER-15] [EC-ES-124] ${rules}: a beaten monster’s die`, ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['L L'], penalties: '-1 sanity', monsters: [{ id: 'k', needs: 'P', lock: 'green' }] }],
    })
    t.stays()
    t.waitsFor('prepare', { dice: 5 })
    t.rolls('P', 'I1', 'I1', 'I1', 'I1')
    t.completes('k', 'P')
    t.expect({ locks: ['monster:k holds green'] })
    t.waitsFor('prepare', { dice: 4 })
    t.rolls('I1', 'I1', 'I1', 'I1')
    t.fails()
    t.givesUp()
    t.happened(
      { is: 'failed', card: 'x' },
      { is: 'freed', source: 'monster:k' },
      { is: 'collected', marker: 'k' },
      { is: 'lost', what: 'sanity', n: 1, source: 'x' },
    )
    t.expect({ locks: [], seats: [{ trophies: ['k'], sanity: 4 }], dice: { supply: 8 } })
    t.waitsFor('move')
  })
}

scenario('[ES-RULING-16] [ES-RULING-36] [EC-ES-15] first+faq: what may pay later counts, first: not', ({ table }) => {
  const setup = { seats: [{ sanity: 1, maxSanity: 4, items: ['whiskey'] }], cards: [{ tasks: ['T -1san'] }] }
  const t = table({ ...setup, rules: 'first+faq' })
  t.goes('x')
  t.rolls('T', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.uses('whiskey')
  t.completes('t0', 'T')
  t.expect({ seats: [{ sanity: 1, trophies: ['x'] }] })
  t.waitsFor('move')

  const dear = table({ ...setup, rules: 'first+faq', cards: [{ tasks: ['T -2san'] }] })
  dear.goes('x')
  dear.does({ do: 'roll' })
  dear.happened({ is: 'failed', card: 'x' })
  dear.notHappened({ is: 'rolled' })
  dear.waitsFor('move')

  const u = table({ ...setup, rules: 'first' })
  u.goes('x')
  u.does({ do: 'roll' })
  u.happened({ is: 'failed', card: 'x' })
  u.notHappened({ is: 'rolled' })
  u.expect({ seats: [{ items: ['whiskey'], sanity: 1 }] })
  u.waitsFor('move')
})

for (const rules of ['first', 'first+faq']) {
  scenario(`[ES-FOCUS-03] [EC-ES-34] ${rules}: focusing again after the die was used`, ({ table }) => {
    const t = table({ rules, cards: [{ tasks: ['L', 'T T T'] }] })
    t.goes('x')
    t.rolls('L', 'I1', 'I1', 'I2', 'P', 'P')
    t.fails()
    t.discards('I1')
    t.focuses('L')
    t.rolls('I1', 'I1', 'I2', 'P')
    t.fails()
    t.discards('I1')
    t.refused({ do: 'focus', die: 'P' }, 'ES-FOCUS-03')
    t.rolls('I1', 'I2', 'P')
    t.completes('t0', 'focus:L')
    t.rolls('T', 'T', 'I1')
    t.fails()
    t.discards('I1')
    if (rules === 'first') {
      t.focuses('T')
      t.expect({ dice: { focus: ['T'], pool: ['T'] } })
    } else t.refused({ do: 'focus', die: 'T' }, 'ES-FOCUS-03')
    t.waitsFor('prepare', { dice: rules === 'first' ? 1 : 2 })
  })
}

scenario('[ES-FAIL-07] [ES-RULING-17] [EC-ES-110] the last die on a spell: saved by the FAQ alone', ({ table }) => {
  const setup = {
    seats: [{ at: 'x', items: ['whispered-ward'] }],
    cards: [{ tasks: ['L'], terror: '-1 sanity', penalties: '-1 stamina' }],
  }
  const t = table({ ...setup, rules: 'first+faq', attempt: { shows: ['T'] } })
  t.casts('whispered-ward', 'T')
  t.fails()
  t.notHappened({ is: 'terror' })
  t.waitsFor('prepare', { dice: 0, may: ['takeOff', 'giveUp'], mayNot: ['roll'] })
  t.takesOff('spell:T')
  t.rolls('L')
  t.completes('t0', 'L')
  t.expect({ seats: [{ sanity: 5, stamina: 5, trophies: ['x'] }] })
  t.waitsFor('move')

  const u = table({ ...setup, rules: 'first', attempt: { pool: 1 } })
  u.laysOut('whispered-ward')
  u.rolls('T')
  u.casts('whispered-ward', 'T')
  u.fails()
  u.happened({ is: 'failedRoll' }, { is: 'failed', card: 'x' }, { is: 'lost', what: 'stamina', n: 1 })
  u.notHappened({ is: 'terror' })
  u.expect({ dice: { spell: ['T'] }, seats: [{ sanity: 5, cast: ['whispered-ward'] }] })
  u.waitsFor('move')
})
