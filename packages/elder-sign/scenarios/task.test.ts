/** ES-TASK: rows of symbols, what they cost, and in which order they are done. */
import { scenario } from '@vigil/scenario-kit/vitest'

/** In the middle of card x with these dice on the table. */
const facing = (tasks: string[], shows: string[], seat: { sanity?: number; stamina?: number } = {}) => ({
  seats: [{ at: 'x', ...seat }],
  cards: [{ tasks: [...tasks, 'T T T T T T'] }],
  attempt: { shows },
})

scenario('[ES-TASK-01] every row is a task, and a monster’s is one of them', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L', 'P'], monsters: [{ id: 'm', needs: 'I1' }] }] })
  t.goes('x')
  t.expect({ attempt: { card: 'x', rows: { t0: 'L', t1: 'P', 'm:m': 'I1' } } })
  t.rolls('L', 'P', 'I1', 'T', 'T', 'T')
  t.completes('t0', 'L')
  t.rolls('P', 'I1', 'T', 'T', 'T')
  t.completes('t1', 'P')
  t.notHappened({ is: 'resolved' })
  t.rolls('I1', 'T', 'T', 'T')
  t.refused({ do: 'complete', row: 't2', dice: ['T'] }, 'ES-TASK-01')
  t.completes('m', 'I1')
  t.happened({ is: 'resolved', seat: 0, card: 'x' })
  t.waitsFor('move')
})

for (const [dice, enough] of [
  [['I2', 'I2'], false],
  [['I3', 'I1'], false],
  [['I3', 'I2'], true],
  [['I3', 'I3'], true],
  [['I2', 'I2', 'I2'], true],
  [['I1', 'I1', 'I1', 'I2'], true],
] as const)
  scenario(`[ES-TASK-02] ${dice.join('+')} is ${enough ? '' : 'not '}enough for I5`, ({ table }) => {
    const t = table(facing(['I5'], [...dice, 'P']))
    if (enough) {
      t.completes('t0', ...dice)
      t.waitsFor('prepare', { dice: 1 })
    } else {
      t.refused({ do: 'complete', row: 't0', dice: [...dice] }, 'ES-TASK-02')
      t.waitsFor('judge', { mayNot: ['complete'] })
    }
  })

scenario('[ES-TASK-02] lore, peril and terror are no investigation', ({ table }) => {
  const t = table(facing(['I1'], ['L', 'P', 'T']))
  for (const die of ['L', 'P', 'T']) t.refused({ do: 'complete', row: 't0', dice: [die] }, 'ES-TASK-02')
  t.waitsFor('judge', { mayNot: ['complete'] })
})

scenario('[EC-ES-97] [ES-TASK-03] [ES-TASK-12] one symbol, one die of that result', ({ table }) => {
  const t = table(facing(['L L'], ['L', 'P', 'P']))
  t.refused({ do: 'complete', row: 't0', dice: ['L', 'L'] }, 'ES-TASK-12')
  t.refused({ do: 'complete', row: 't0', dice: ['L', 'P'] }, 'ES-TASK-03')
  t.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-03')
  t.waitsFor('judge', { mayNot: ['complete'] })

  const both = table(facing(['L L'], ['L', 'L', 'L', 'P']))
  both.refused({ do: 'complete', row: 't0', dice: ['L', 'L', 'L'] }, 'ES-RULING-34')
  both.completes('t0', 'L', 'L')
  both.waitsFor('prepare', { dice: 2 })
})

for (const symbol of ['L', 'P', 'T'])
  scenario(`[ES-TASK-03] ${symbol} is met by ${symbol} alone`, ({ table }) => {
    const t = table(facing([symbol], ['I1', 'I2', 'I3', 'L', 'P', 'T']))
    for (const die of ['I1', 'I2', 'I3', 'L', 'P', 'T'])
      if (die !== symbol) t.refused({ do: 'complete', row: 't0', dice: [die] }, 'ES-TASK-03')
    t.completes('t0', symbol)
    t.waitsFor('prepare', { dice: 5 })
  })

for (const die of ['P', 'T'])
  scenario(`[ES-TASK-04] a split symbol P|T takes ${die}, one die`, ({ table }) => {
    const t = table(facing(['P|T'], ['P', 'T', 'L']))
    t.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-03')
    t.refused({ do: 'complete', row: 't0', dice: ['P', 'T'] }, 'ES-RULING-34')
    t.completes('t0', die)
    t.waitsFor('prepare', { dice: 2 })
  })

for (const [task, dice] of [
  ['P|T P', ['P', 'T']],
  ['L|P P|T L', ['L', 'L', 'P']],
  ['L|P L|P', ['P', 'P']],
] as const)
  scenario(`[ES-TASK-04] [ES-TASK-12] ${dice.join(' ')} can be dealt out among ${task}`, ({ table }) => {
    const t = table(facing([task], [...dice, 'I1']))
    t.completes('t0', ...dice)
    t.waitsFor('prepare', { dice: 1 })
  })

scenario('[ES-TASK-02] two fours make an eight, and a nine needs more', ({ table }) => {
  const t = table(facing(['I8'], ['R:W', 'Y:I4', 'P']))
  t.completes('t0', 'R:W', 'Y:I4')
  t.waitsFor('prepare', { dice: 1 })

  const more = table(facing(['I9'], ['R:W', 'Y:I4', 'P']))
  more.refused({ do: 'complete', row: 't0', dice: ['R:W', 'Y:I4'] }, 'ES-TASK-02')
  more.waitsFor('judge', { mayNot: ['complete'] })
})

scenario('[ES-TASK-05] a cost is paid, not suffered: no ally takes it off', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', allies: ['duke'] }],
    cards: [{ tasks: ['P -1san', 'T T'] }],
    attempt: { shows: ['P', 'I1'] },
  })
  t.completes('t0', 'P')
  t.expect({ seats: [{ sanity: 4, allies: ['duke'] }] })
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-TASK-05] costs are paid with the completion, after the dice', ({ table }) => {
  const t = table(facing(['P -1san -2sta'], ['P', 'I1']))
  t.completes('t0', 'P')
  t.happened(
    { is: 'completed', row: 't0' },
    { is: 'lost', seat: 0, what: 'sanity', n: 1, source: 't0' },
    { is: 'lost', seat: 0, what: 'stamina', n: 2, source: 't0' },
  )
  t.expect({ seats: [{ sanity: 4, stamina: 3 }] })
  t.waitsFor('prepare', { dice: 1 })

  const unpaid = table(facing(['P -1san -2sta'], ['L', 'I1']))
  unpaid.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-03')
  unpaid.fails()
  unpaid.expect({ seats: [{ sanity: 5, stamina: 5 }] })
  unpaid.waitsFor('discard')
})

scenario('[ES-TASK-06] each clock symbol moves the hand by one increment', ({ table }) => {
  const t = table(facing(['L clk', 'P clk clk'], ['L', 'P', 'I1']))
  t.expect({ clock: 0 })
  t.completes('t0', 'L')
  t.happened({ is: 'completed', row: 't0' }, { is: 'clock', hours: 3 })
  t.expect({ clock: 3, midnightDue: false })
  t.rolls('P', 'I1')
  t.completes('t1', 'P')
  t.happened({ is: 'clock', hours: 6 }, { is: 'clock', hours: 9 })
  t.expect({ clock: 9, midnightDue: false })
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[EC-ES-20] [ES-TASK-07] a focused die does not make a second task', ({ table }) => {
  const card = { seats: [{ at: 'x' }], cards: [{ tasks: ['L', 'P'] }], attempt: { pool: 5, focused: 'L' } }
  const t = table(card)
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t1', 'P')
  t.refused({ do: 'complete', row: 't0', dice: ['focus:L'] }, 'ES-TASK-10')
  t.waitsFor('prepare', { dice: 4 })
  t.rolls('I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'focus:L')
  t.happened({ is: 'resolved' })
  t.waitsFor('move')

  const amanda = table({ ...card, seats: [{ id: 'amanda-sharpe', at: 'x' }] })
  amanda.rolls('P', 'I1', 'I1', 'I1', 'I1')
  amanda.completes('t1', 'P')
  amanda.waitsFor('judge', { may: ['complete', 'rollOn'], mayNot: ['fail'] })
  amanda.completes('t0', 'focus:L')
  amanda.happened({ is: 'resolved' })
  amanda.waitsFor('move')
})

scenario('[EC-ES-19] [ES-ABILITY-10] [ES-RULING-46] [ES-TASK-11] Amanda and several tasks', ({ table }) => {
  const t = table({
    seats: [{ id: 'amanda-sharpe', sanity: 2 }],
    cards: [{ tasks: ['L', 'P -1san', 'T -1san'], ordered: true, terror: '-1 stamina' }],
  })
  t.goes('x')
  t.rolls('L', 'P', 'T', 'I1', 'I2', 'I3')
  t.completes('t0', 'L')
  t.refused({ do: 'complete', row: 't2', dice: ['T'] }, 'ES-TASK-09')
  t.completes('t1', 'P')
  t.notHappened({ is: 'terror' }, { is: 'dieOut' })
  t.expect({ seats: [{ sanity: 1, stamina: 5 }], attempt: { rows: { t0: 'done', t1: 'done', t2: 'T -1san' } } })
  t.waitsFor('prepare', { dice: 4 })
  t.rolls('T', 'I1', 'I1', 'I1')
  t.refused({ do: 'complete', row: 't2', dice: ['T'] }, 'ES-TASK-11')
  t.waitsFor('judge', { mayNot: ['complete'] })
})

scenario('[ES-TASK-08] completing is never compulsory', ({ table }) => {
  const t = table(facing(['L'], ['L', 'L', 'P']))
  t.waitsFor('judge', { may: ['complete', 'fail'] })
  t.fails()
  t.discards('L')
  t.expect({ attempt: { rows: { t0: 'L' } }, dice: { pool: ['L', 'P'] } })
  t.waitsFor('prepare', { dice: 2 })
})

scenario('[ES-TASK-09] without an arrow tasks go in any order', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['L', 'P', 'I1'] }], attempt: { shows: ['I1', 'P', 'L'] } })
  t.completes('t2', 'I1')
  t.rolls('P', 'L')
  t.completes('t1', 'P')
  t.rolls('L')
  t.completes('t0', 'L')
  t.happened({ is: 'resolved' })
  t.waitsFor('move')
})

scenario('[ES-TASK-09] with an arrow strictly from top to bottom', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L', 'P', 'I1'], ordered: true }],
    attempt: { shows: ['I1', 'P', 'L'] },
  })
  t.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-09')
  t.refused({ do: 'complete', row: 't2', dice: ['I1'] }, 'ES-TASK-09')
  t.completes('t0', 'L')
  t.rolls('I1', 'P')
  t.refused({ do: 'complete', row: 't2', dice: ['I1'] }, 'ES-TASK-09')
  t.completes('t1', 'P')
  t.rolls('I1')
  t.completes('t2', 'I1')
  t.happened({ is: 'resolved' })
  t.waitsFor('move')
})

scenario('[EC-ES-18] [ES-TASK-09] [ES-MONSTER-08] a monster below an ordered card is its last task', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L', 'P P'], ordered: true, monsters: [{ id: 'm', needs: 'T' }] }],
  })
  t.goes('x')
  t.rolls('T', 'P', 'P', 'I1', 'I1', 'I1')
  t.refused({ do: 'complete', row: 'm', dice: ['T'] }, 'ES-MONSTER-08')
  t.refused({ do: 'complete', row: 't1', dice: ['P', 'P'] }, 'ES-TASK-09')
  t.waitsFor('judge', { mayNot: ['complete'] })
})

scenario('[ES-TASK-10] after a task the remaining pool is rolled again, without a discard', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L', 'P P'] }] })
  t.goes('x')
  t.refused({ do: 'complete', row: 't0', dice: [] }, 'ES-TASK-10')
  t.rolls('L', 'I1', 'I2', 'I3', 'T', 'T')
  t.completes('t0', 'L')
  t.notHappened({ is: 'dieOut' })
  t.expect({ dice: { discarded: [] } })
  t.rolls('P', 'P', 'I1', 'I1', 'I1')
  t.happened({ is: 'rolled', dice: 5, why: 'task' })
  t.waitsFor('judge', { dice: 5 })
})

for (const [track, symbol] of [
  ['stamina', 'sta'],
  ['sanity', 'san'],
] as const)
  scenario(`[EC-ES-14] [ES-TASK-11] no task may cost the last ${track}`, ({ table }) => {
    const poor = table(facing([`P -2${symbol}`, 'L'], ['P', 'L'], { [track]: 2 }))
    poor.refused({ do: 'complete', row: 't0', dice: ['P'] }, 'ES-TASK-11')
    poor.completes('t1', 'L')
    poor.expect({ seats: [{ [track]: 2 }] })
    poor.waitsFor('prepare', { dice: 1 })

    const able = table(facing([`P -2${symbol}`], ['P', 'L'], { [track]: 3 }))
    able.completes('t0', 'P')
    able.expect({ seats: [{ [track]: 1 }] })
    able.waitsFor('prepare', { dice: 1 })
  })

scenario('[EC-ES-98] [ES-RULING-37] [ES-TASK-05] costs are added up per track', ({ table }) => {
  const poor = table(facing(['L -1san -1san -1sta'], ['L', 'P'], { sanity: 2 }))
  poor.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-11')
  poor.waitsFor('judge', { mayNot: ['complete'] })

  const able = table(facing(['L -1san -1san -1sta'], ['L', 'P'], { sanity: 3, stamina: 2 }))
  able.completes('t0', 'L')
  able.expect({ seats: [{ sanity: 1, stamina: 1 }] })
  able.waitsFor('prepare', { dice: 1 })

  const weak = table(facing(['L -1san -1san -1sta'], ['L', 'P'], { sanity: 3, stamina: 1 }))
  weak.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-11')
  weak.waitsFor('judge', { mayNot: ['complete'] })
})

scenario('[EC-ES-15] [ES-RULING-36] [ES-ITEM-09] Whiskey pays for a task', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1, maxSanity: 4, items: ['whiskey'] }],
    cards: [{ tasks: ['T -1san', 'L'] }],
    attempt: { shows: ['T', 'I1'] },
  })
  t.refused({ do: 'complete', row: 't0', dice: ['T'] }, 'ES-TASK-11')
  t.uses('whiskey')
  t.happened({ is: 'used', card: 'whiskey' }, { is: 'gained', what: 'sanity', n: 1 })
  t.expect({ seats: [{ sanity: 2, items: [] }] })
  t.completes('t0', 'T')
  t.expect({ seats: [{ sanity: 1 }] })
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-RULING-36] what Food regains stops at the maximum, and then the cost is taken', ({ table }) => {
  const meal = (stamina: number) => ({
    seats: [{ at: 'x', stamina, maxStamina: 3, items: ['food'] }],
    cards: [{ tasks: ['T -2sta', 'L'] }, { tasks: ['P'] }],
    attempt: { shows: ['T', 'I1'] },
  })
  const hungry = table(meal(2))
  hungry.refused({ do: 'complete', row: 't0', dice: ['T'] }, 'ES-TASK-11')
  hungry.uses('food')
  hungry.completes('t0', 'T')
  hungry.expect({ seats: [{ stamina: 1 }] })
  hungry.waitsFor('prepare')

  const full = table({ ...meal(3), cards: [{ tasks: ['T -3sta'] }] })
  full.refused({ do: 'use', item: 'food' }, 'ES-ITEM-08')
  full.refused({ do: 'complete', row: 't0', dice: ['T'] }, 'ES-TASK-11')
  full.waitsFor('judge', { mayNot: ['complete', 'use'] })
})

scenario('[EC-ES-16] [ES-RULING-34] no superfluous dice', ({ table }) => {
  const t = table(facing(['I3'], ['I3', 'I1', 'L']))
  t.refused({ do: 'complete', row: 't0', dice: ['I3', 'I1'] }, 'ES-RULING-34')
  t.refused({ do: 'complete', row: 't0', dice: ['I3', 'L'] }, 'ES-RULING-34')
  t.completes('t0', 'I3')
  t.expect({ dice: { pool: ['I1', 'L'] } })
  t.waitsFor('prepare', { dice: 2 })
})

scenario('[ES-RULING-34] a die too many is refused even where the big one could be kept', ({ table }) => {
  const t = table(facing(['I3'], ['I1', 'I2', 'I3']))
  t.refused({ do: 'complete', row: 't0', dice: ['I2', 'I3'] }, 'ES-RULING-34')
  t.completes('t0', 'I1', 'I2')
  t.expect({ dice: { pool: ['I3'] } })
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[EC-ES-17] [ES-TASK-12] investigation does not spill from one symbol to another', ({ table }) => {
  const t = table(facing(['I2 I2'], ['I3', 'I1', 'L']))
  t.refused({ do: 'complete', row: 't0', dice: ['I3', 'I1'] }, 'ES-TASK-12')
  t.refused({ do: 'complete', row: 't0', dice: ['I3', 'I3'] }, 'ES-TASK-12')
  t.waitsFor('judge', { mayNot: ['complete'] })

  const enough = table(facing(['I2 I2'], ['I3', 'I1', 'I1', 'L']))
  enough.completes('t0', 'I3', 'I1', 'I1')
  enough.waitsFor('prepare', { dice: 1 })
})

scenario('[EC-ES-21] [ES-TASK-13] [ES-TASK-10] a task with a secured die alone', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L', 'T T'] }],
    attempt: { pool: 5, focused: 'L' },
  })
  t.refused({ do: 'complete', row: 't0', dice: ['focus:L'] }, 'ES-TASK-10')
  t.rolls('P', 'P', 'P', 'I1', 'I1')
  t.completes('t0', 'focus:L')
  t.notHappened({ is: 'dieOut' }, { is: 'failedRoll' })
  t.expect({ dice: { task: ['L'], focus: [], discarded: [] } })
  t.waitsFor('prepare', { dice: 5 })
})

scenario('[ES-TASK-13] rolled, focused, helping and spell dice mix in one task', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L P T I3', 'T T'] }],
    spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['T'] }],
    attempt: { shows: ['I3', 'I1'], focused: 'L', helping: { b: 'P' } },
  })
  t.completes('t0', 'focus:L', 'help:P', 'spell:T', 'I3')
  t.expect({ dice: { focus: [], help: [], spell: [] }, attempt: { rows: { t0: 'done' } } })
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-TASK-14] what was completed is completed for this attempt only', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L', 'P', 'T'], monsters: [{ id: 'm', needs: 'I1' }] }] })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'L', 'L', 'L')
  t.completes('t0', 'L')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1')
  t.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-14')
  t.completes('m', 'I1')
  t.expect({ attempt: { rows: { t0: 'done', t1: 'P', t2: 'T', 'm:m': 'done' } } })
  t.givesUp()
  t.expect({ seats: [{ trophies: ['m'] }], cards: { x: { monsters: [], rows: { t0: 'L', t1: 'P', t2: 'T' } } } })
  t.stays()
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.waitsFor('prepare', { dice: 5 })
})
