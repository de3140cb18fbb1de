/** The first printing, as printed and with errata and FAQ: wildcards, items and spells. */
import { scenario } from '@vigil/scenario-kit/vitest'

const torch = { id: 'torch', deck: 'common', when: 'adventure', effects: 'add yellow' } as const
const tonic = { id: 'tonic', deck: 'common', when: 'turn', effects: '+1 sanity' } as const

scenario('[ES-DICE-05] [EC-ES-12] first: a wildcard is worth 1, first+faq: 4', ({ table }) => {
  const setup = {
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['I4'], terror: '-1 sanity' }],
    attempt: { shows: ['R:W'] },
  }
  const t = table({ ...setup, rules: 'first' })
  t.refused({ do: 'complete', row: 't0', dice: ['R:W'] }, 'ES-TASK-02')
  t.waitsFor('judge', { dice: 1, may: ['fail'], mayNot: ['complete'] })

  const u = table({ ...setup, rules: 'first+faq' })
  u.completes('t0', 'R:W')
  u.happened({ is: 'completed', faces: ['W'] }, { is: 'resolved', card: 'x' })
  u.waitsFor('move')
})

scenario('[ES-DICE-05] first: a wildcard still stands for lore, peril or terror, and for 1', ({ table }) => {
  for (const need of ['L', 'P', 'T', 'I1']) {
    const t = table({ rules: 'first', seats: [{ at: 'x' }], cards: [{ tasks: [need] }], attempt: { shows: ['R:W'] } })
    t.completes('t0', 'R:W')
    t.expect({ seats: [{ trophies: ['x'] }] })
    t.waitsFor('move')
  }
})

scenario('[ES-DICE-05] [ES-TASK-02] [EC-ES-13] a wildcard joined with others', ({ table }) => {
  const setup = {
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['I5'] }],
    attempt: { shows: ['I1', 'I1', 'I2', 'R:W'] },
  }
  const t = table({ ...setup, rules: 'first' })
  t.refused({ do: 'complete', row: 't0', dice: ['R:W', 'I1'] }, 'ES-TASK-02')
  t.refused({ do: 'complete', row: 't0', dice: ['R:W', 'I1', 'I2'] }, 'ES-TASK-02')
  t.completes('t0', 'R:W', 'I1', 'I1', 'I2')
  t.waitsFor('move')

  const u = table({ ...setup, rules: 'first+faq' })
  u.completes('t0', 'R:W', 'I1')
  u.waitsFor('move')
})

for (const rules of ['first', 'first+faq']) {
  scenario(`[ES-ITEM-01] [EC-ES-49] ${rules}: items are used before a roll, on an adventure`, ({ table }) => {
    const t = table({ rules, seats: [{ sanity: 3, items: [torch, tonic] }], cards: [{ tasks: ['L L L'] }] })
    t.refused({ do: 'use', item: 'tonic' }, 'ES-ITEM-01')
    t.refused({ do: 'use', item: 'torch' }, 'ES-ITEM-01')
    t.waitsFor('move', { mayNot: ['use'] })
    t.goes('x')
    t.uses('tonic')
    t.expect({ seats: [{ sanity: 4 }] })
    t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.refused({ do: 'use', item: 'torch' }, 'ES-ITEM-01')
    t.waitsFor('judge', { dice: 6, mayNot: ['use'] })
    t.fails()
    t.discards('I1')
    t.uses('torch')
    t.expect({ dice: { pool: 6, discarded: ['I1'] }, seats: [{ items: [] }] })
    t.waitsFor('prepare', { dice: 6 })
  })

  scenario(`[ES-ITEM-01] ${rules}: nor at the Entrance`, ({ table }) => {
    const t = table({ rules, seats: [{ sanity: 3, items: [tonic] }] })
    t.stays()
    t.refused({ do: 'use', item: 'tonic' }, 'ES-ITEM-01')
    t.waitsFor('entrance', { mayNot: ['use'] })
  })

  scenario(`[ES-ITEM-06] ${rules}: a discarded die is not added again in this turn`, ({ table }) => {
    const t = table({
      rules,
      seats: [{ items: [torch, { ...torch, id: 'lamp' }] }],
      cards: [{ tasks: ['L L L'] }],
    })
    t.goes('x')
    t.uses('torch')
    t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:I4')
    t.fails()
    t.discards('Y:I4')
    t.refused({ do: 'use', item: 'lamp' }, 'ES-ITEM-06')
    t.waitsFor('prepare', { dice: 6, mayNot: ['use'] })
  })
}

const whiskey = {
  seats: [{ at: 'x', sanity: 1, maxSanity: 4, items: ['whiskey'] }],
  cards: [{ tasks: ['T -1san', 'L L'] }],
}

scenario(
  '[ES-ITEM-09] [ES-ITEM-01] [ES-RULING-36] [EC-ES-15] Whiskey while paying, or before the roll',
  ({ table }) => {
    const t = table({ ...whiskey, rules: 'first', attempt: { shows: ['T', 'I1', 'I1'] } })
    t.refused({ do: 'use', item: 'whiskey' }, 'ES-ITEM-01')
    t.refused({ do: 'complete', row: 't0', dice: ['T'] }, 'ES-TASK-11')
    t.waitsFor('judge', { mayNot: ['use', 'complete'] })

    const early = table({ ...whiskey, rules: 'first', attempt: { pool: 3 } })
    early.uses('whiskey')
    early.expect({ seats: [{ sanity: 2, items: [] }] })
    early.rolls('T', 'I1', 'I1')
    early.completes('t0', 'T')
    early.expect({ seats: [{ sanity: 1 }], attempt: { rows: { t0: 'done' } } })
    early.waitsFor('prepare', { dice: 2 })

    const u = table({ ...whiskey, rules: 'first+faq', attempt: { shows: ['T', 'I1', 'I1'] } })
    u.refused({ do: 'complete', row: 't0', dice: ['T'] }, 'ES-TASK-11')
    u.uses('whiskey')
    u.expect({ seats: [{ sanity: 2, items: [] }] })
    u.completes('t0', 'T')
    u.happened({ is: 'completed', row: 't0' }, { is: 'lost', what: 'sanity', n: 1 })
    u.expect({ seats: [{ sanity: 1 }] })
    u.waitsFor('prepare', { dice: 2 })
  },
)

scenario(
  '[ES-ITEM-09] [EC-ES-15] first+faq: only what pays a cost may be used with a roll on the table',
  ({ table }) => {
    const t = table({
      rules: 'first+faq',
      seats: [{ at: 'x', sanity: 2, stamina: 3, items: ['food', tonic] }],
      cards: [{ tasks: ['T -1san'] }],
      attempt: { shows: ['T', 'I1'] },
    })
    t.refused({ do: 'use', item: 'tonic' }, 'ES-ITEM-01')
    t.uses('food')
    t.expect({ seats: [{ stamina: 4, items: ['tonic'] }] })
    t.waitsFor('judge', { may: ['complete'], mayNot: ['use'] })
  },
)

scenario(
  '[ES-SPELL-02] [ES-RULING-41] [EC-ES-53] first: a spell not laid out takes no die of this roll',
  ({ table }) => {
    const t = table({ rules: 'first', seats: [{ items: ['whispered-ward'] }], cards: [{ tasks: ['L L', 'T T'] }] })
    t.refused({ do: 'layOut', spell: 'whispered-ward' }, 'ES-SPELL-02')
    t.goes('x')
    t.waitsFor('prepare', { may: ['layOut', 'roll'], mayNot: ['cast'] })
    t.rolls('L', 'T', 'I1', 'I1', 'I1', 'I1')
    t.refused({ do: 'cast', spell: 'whispered-ward', dice: ['T'] }, 'ES-SPELL-02')
    t.refused({ do: 'layOut', spell: 'whispered-ward' }, 'ES-SPELL-02')
    t.expect({ seats: [{ items: ['whispered-ward'], cast: [] }] })
    t.waitsFor('judge', { dice: 6, may: ['fail'], mayNot: ['cast', 'layOut'] })
  },
)

scenario('[ES-SPELL-02] [ES-RULING-41] [EC-ES-53] first: laid out, it must take a die, any die', ({ table }) => {
  const t = table({ rules: 'first', seats: [{ items: ['whispered-ward'] }], cards: [{ tasks: ['L', 'T T'] }] })
  t.goes('x')
  t.laysOut('whispered-ward')
  t.happened({ is: 'laidOut', seat: 0, card: 'whispered-ward' }, { is: 'used', card: 'whispered-ward' })
  t.expect({ seats: [{ items: ['whispered-ward'], cast: [] }], dice: { pool: 6, spell: [] } })
  t.refused({ do: 'layOut', spell: 'whispered-ward' }, 'ES-SPELL-02')
  t.rolls('L', 'T', 'I1', 'I1', 'I1', 'P')
  t.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-RULING-41')
  t.refused({ do: 'fail' }, 'ES-RULING-41')
  t.waitsFor('judge', { dice: 6, may: ['cast'], mayNot: ['complete', 'fail'] })
  const casts = t.options().filter((option) => option.do === 'cast').length
  if (casts !== 4) throw new Error(`L, T, I1 or P, not ${casts}`)
  t.casts('whispered-ward', 'T')
  t.happened({ is: 'secured', face: 'T', on: 'whispered-ward', by: 'spell' })
  t.notHappened({ is: 'used' })
  t.expect({ seats: [{ items: [], cast: ['whispered-ward'] }], dice: { pool: 5, spell: ['T'] } })
  t.completes('t0', 'L')
  t.rolls('T', 'I1', 'I1', 'I1')
  t.completes('t1', 'T', 'spell:T')
  t.expect({ seats: [{ trophies: ['x'], cast: [] }] })
  t.waitsFor('move')
})

scenario('[ES-RULING-41] [ES-SPELL-03] first: the roll may be bettered before the die is placed', ({ table }) => {
  const t = table({
    rules: 'first',
    seats: [{ id: 'harvey-walters', clues: 1, items: ['whispered-ward'] }],
    cards: [{ tasks: ['L L', 'T T'] }],
  })
  t.goes('x')
  t.laysOut('whispered-ward')
  t.rolls('I1', 'T', 'I1', 'I1', 'I1', 'P')
  t.turns('harvey-walters', 'T', 'L')
  t.spendsClue('P')
  t.rolls('I2')
  t.waitsFor('judge', { may: ['cast'], mayNot: ['complete', 'fail'] })
  t.casts('whispered-ward', 'L')
  t.expect({ dice: { spell: ['L'], pool: ['I1', 'I1', 'I1', 'I1', 'I2'] }, seats: [{ clues: 0 }] })
  t.waitsFor('judge', { may: ['fail'], mayNot: ['cast'] })
})

scenario('[ES-RULING-41] first: laid out for one roll only; two spells take two dice', ({ table }) => {
  const t = table({
    rules: 'first',
    seats: [{ at: 'x', items: ['whispered-ward', 'dread-curse-of-azathoth'] }],
    cards: [{ tasks: ['L L', 'T T'] }],
    attempt: { pool: 4 },
  })
  t.laysOut('whispered-ward')
  t.laysOut('dread-curse-of-azathoth')
  t.rolls('I1', 'P', 'I2', 'L')
  t.casts('dread-curse-of-azathoth', 'I1')
  t.waitsFor('judge', { dice: 3, mayNot: ['fail'] })
  t.casts('whispered-ward', 'L')
  t.expect({ dice: { pool: ['I2', 'P'], spell: ['I1', 'L'] } })
  t.fails()
  t.discards('P')
  t.rolls('L')
  t.completes('t0', 'L', 'spell:L')
  t.happened({ is: 'returned', card: 'whispered-ward' }, { is: 'failed', card: 'x' })
  t.expect({ dice: { spell: ['I1'] } })
  t.waitsFor('move')
})

scenario('[ES-SPELL-02] [ES-TASK-11] first: a spell is paid for as it is laid out', ({ table }) => {
  const curse = 'twofold-binding'
  const cards = [{ tasks: ['L L'] }]
  const t = table({ rules: 'first', seats: [{ at: 'x', sanity: 2, items: [curse] }], cards, attempt: { pool: 3 } })
  t.laysOut(curse)
  t.expect({ seats: [{ sanity: 1 }] })
  t.rolls('I1', 'I1', 'L')
  t.casts(curse, 'L')
  t.expect({ seats: [{ sanity: 1, cast: [curse] }] })
  t.waitsFor('judge', { dice: 2 })

  const poor = table({ rules: 'first', seats: [{ at: 'x', sanity: 1, items: [curse] }], cards, attempt: { pool: 3 } })
  poor.refused({ do: 'layOut', spell: curse }, 'ES-TASK-11')
  poor.waitsFor('prepare', { mayNot: ['layOut'] })
})

scenario('[ES-SPELL-02] [EC-ES-27] [ES-RULING-14] first+faq: cast on the roll that lies there', ({ table }) => {
  const t = table({
    rules: 'first+faq',
    seats: [{ items: ['whispered-ward'] }],
    cards: [{ tasks: ['L L'], terror: '-1 sanity' }],
  })
  t.goes('x')
  t.refused({ do: 'layOut', spell: 'whispered-ward' }, 'ES-SPELL-02')
  t.waitsFor('prepare', { mayNot: ['layOut'] })
  t.rolls('T', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.casts('whispered-ward', 'T')
  t.fails()
  t.notHappened({ is: 'terror' })
  t.refused({ do: 'discard', die: 'spell:T' }, 'ES-FAIL-03')
  t.expect({ seats: [{ sanity: 5 }], dice: { spell: ['T'], pool: 5 } })
  t.waitsFor('discard', { may: ['die', 'giveUp'] })
})

scenario('[ES-SPELL-06] [EC-ES-54] first: a die on a spell is used there, never rolled', ({ table }) => {
  const setup = {
    seats: [{}, {}],
    cards: [{ tasks: ['I1', 'L L'] }],
    spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['I1'] }],
  }
  const t = table({ ...setup, rules: 'first' })
  t.goes('x')
  t.refused({ do: 'takeOff', die: 'spell:I1' }, 'ES-SPELL-06')
  t.waitsFor('prepare', { dice: 5, mayNot: ['takeOff'] })
  t.rolls('P', 'P', 'L', 'L', 'T')
  t.completes('t0', 'spell:I1')
  t.happened({ is: 'completed', row: 't0' }, { is: 'returned', seat: 1, card: 'whispered-ward' })
  t.waitsFor('prepare', { dice: 5 })

  const u = table({ ...setup, rules: 'first+faq' })
  u.goes('x')
  u.takesOff('spell:I1')
  u.happened({ is: 'returned', seat: 1, card: 'whispered-ward' }, { is: 'dieIn', by: 'whispered-ward' })
  u.rolls('L', 'L', 'P', 'P', 'P', 'T')
  u.refused({ do: 'takeOff', die: 'L' }, 'ES-SPELL-06')
  u.waitsFor('judge', { dice: 6 })
})

scenario('[ES-SPELL-06] [ES-SPELL-09] [EC-ES-48] first+faq: a yellow die off another’s spell', ({ table }) => {
  const t = table({
    rules: 'first+faq',
    seats: [{}, { at: 'x' }],
    active: 1,
    cards: [{ tasks: ['L'] }],
    spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['Y:P'] }],
  })
  t.stays()
  t.takesOff('spell:Y:P')
  t.expect({ seats: [{ cast: [] }, {}], dice: { pool: 7, spell: [] } })
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:I4')
  t.completes('t0', 'L')
  t.expect({ dice: { supply: 8 } })
  t.waitsFor('move', { seat: 'a' })
})

for (const rules of ['first', 'first+faq']) {
  scenario(`[WE-ES-06] [ES-SPELL-05] [ES-SPELL-07] ${rules}: another uses the die on the spell`, ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', items: ['whispered-ward'] }, {}],
      cards: [{ tasks: ['L', 'I3 L'] }, { tasks: ['P T', 'L L L'] }],
      attempt: { done: ['t0'], pool: 4 },
    })
    if (rules === 'first') t.laysOut('whispered-ward')
    t.rolls('I3', 'T', 'L', 'P')
    t.casts('whispered-ward', 'T')
    t.completes('t1', 'I3', 'L')
    t.expect({ active: 1, dice: { spell: ['T'], supply: 7 }, seats: [{ trophies: ['x'], cast: ['whispered-ward'] }] })
    t.goes('y')
    t.rolls('P', 'I1', 'I2', 'L', 'I1')
    t.completes('t0', 'P', 'spell:T')
    t.happened({ is: 'completed', seat: 1 }, { is: 'returned', seat: 0, card: 'whispered-ward' })
    t.expect({ dice: { spell: [], task: ['P', 'T'] }, seats: [{ cast: [], items: [] }, {}] })
    t.waitsFor('prepare', { seat: 'b', dice: 4 })
  })
}
