/** ES-CLUE: a clue rerolls dice. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-CLUE-01] [ES-CLUE-02] one, some or all dice of the roll, a clue each time', ({ table }) => {
  const t = table({ seats: [{ clues: 3 }], cards: [{ tasks: ['L L', 'T T T'] }] })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'P')
  t.spendsClue('T')
  t.rolls('I2')
  t.expect({ seats: [{ clues: 2 }], dice: { pool: ['I1', 'I1', 'I2', 'L', 'P', 'T'] } })
  t.spendsClue('T', 'I1')
  t.rolls('I3', 'I3')
  t.expect({ seats: [{ clues: 1 }], dice: { pool: ['I1', 'I2', 'I3', 'I3', 'L', 'P'] } })
  t.spendsClue('I1', 'I2', 'I3', 'I3', 'L', 'P')
  t.rolls('L', 'L', 'P', 'P', 'P', 'P')
  t.expect({ seats: [{ clues: 0 }] })
  t.refused({ do: 'clue' }, 'ES-CLUE-02')
  t.completes('t0', 'L', 'L')
  t.waitsFor('prepare', { dice: 4 })
})

scenario('[ES-CLUE-01] at least one die, and none but those on the table', ({ table }) => {
  const t = table({ seats: [{ clues: 1 }], cards: [{ tasks: ['L L'] }] })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'P')
  t.spendsClue()
  t.happened({ is: 'lost', seat: 0, what: 'clue', n: 1 })
  t.refused({ do: 'dice', dice: [] }, '')
  t.waitsFor('reroll', { seat: 0, source: 'clue', dice: 8 })
})

scenario('[ES-CLUE-01] before a roll there is nothing to reroll', ({ table }) => {
  const t = table({ seats: [{ clues: 1 }], cards: [{ tasks: ['L L'] }] })
  t.goes('x')
  t.refused({ do: 'clue' }, 'ES-CLUE-01')
  t.waitsFor('prepare', { mayNot: ['clue'] })
})

scenario('[ES-CLUE-01] nor after a task was completed with the roll', ({ table }) => {
  const t = table({ seats: [{ id: 'amanda-sharpe', clues: 1 }], cards: [{ tasks: ['L', 'P', 'T T T'] }] })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I2', 'T')
  t.waitsFor('judge', { may: ['clue'] })
  t.completes('t0', 'L')
  t.refused({ do: 'clue' }, 'ES-CLUE-01')
  t.waitsFor('judge', { mayNot: ['clue'], may: ['complete'] })
})

scenario('[ES-CLUE-01] nor once the roll has failed', ({ table }) => {
  const t = table({ seats: [{ clues: 1 }], cards: [{ tasks: ['L L'] }] })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'P')
  t.fails()
  t.discards('T')
  t.refused({ do: 'clue' }, 'ES-CLUE-01')
  t.waitsFor('prepare', { mayNot: ['clue'] })
})

scenario('[ES-CLUE-03] [EC-ES-102] one’s own clues, in one’s own turn', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, { at: 'x', clues: 2 }], cards: [{ tasks: ['L L'] }] })
  t.stays()
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'P')
  t.refused({ do: 'clue', by: 'b' }, 'ES-CLUE-03')
  t.refused({ do: 'clue' }, 'ES-CLUE-02')
  t.expect({ seats: [{ clues: 0 }, { clues: 2 }] })
  t.waitsFor('judge', { seat: 'a', mayNot: ['clue'] })
})

scenario('[ES-CLUE-03] clues work in the final battle', ({ table }) => {
  const t = table({ awake: true, ancientOne: { battle: 'L L', doomTrack: 3 }, seats: [{ clues: 1 }] })
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'P')
  t.spendsClue('T')
  t.rolls('L')
  t.completes('battle', 'L', 'L')
  t.expect({ doom: 2, seats: [{ clues: 0 }] })
  t.waitsFor('prepare', { dice: 4 })
})

scenario('[ES-CLUE-04] [ES-RULING-44] dice on markers, spells, tasks and locks are not rerolled', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', clues: 1 }, { at: 'x' }],
    cards: [{ tasks: ['L', 'T T T'] }, { tasks: ['T T T'], lock: 'yellow' }],
    spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['P'] }],
    attempt: { done: ['t0'], focused: 'L', helping: { b: 'I3' }, shows: ['T', 'I1'] },
  })
  t.spendsClue()
  t.refused({ do: 'dice', dice: ['focus:L'] }, 'ES-CLUE-04')
  t.refused({ do: 'dice', dice: ['help:I3'] }, 'ES-CLUE-04')
  t.refused({ do: 'dice', dice: ['spell:P'] }, 'ES-CLUE-04')
  t.refused({ do: 'dice', dice: ['task'] }, 'ES-CLUE-04')
  t.refused({ do: 'dice', dice: ['lock:Y'] }, 'ES-CLUE-04')
  t.picks('I1')
  t.rolls('T')
  t.expect({ dice: { pool: ['T', 'T'], focus: ['L'], help: ['I3'], spell: ['P'], lock: ['Y'] } })
  t.waitsFor('judge')
})

scenario('[ES-CLUE-04] a discarded die stays out', ({ table }) => {
  const t = table({ seats: [{ clues: 1 }], cards: [{ tasks: ['L L'] }] })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'P')
  t.fails()
  t.discards('P')
  t.rolls('T', 'T', 'I1', 'I1', 'L')
  t.spendsClue()
  t.refused({ do: 'dice', dice: ['discarded:P'] }, 'ES-CLUE-04')
  t.picks('T', 'T')
  t.rolls('I1', 'I1')
  t.waitsFor('judge', { dice: 5 })
})

scenario('[EC-ES-50] [ES-RULING-44] [ES-ABILITY-08] Joe Diamond’s second reroll may take other dice', ({ table }) => {
  const t = table({ seats: [{ id: 'joe-diamond', clues: 1 }], cards: [{ tasks: ['T T T'] }] })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'L')
  t.refused({ do: 'reroll', with: 'free' }, 'ES-RULING-44')
  t.spendsClue('T', 'T')
  t.rolls('I2', 'T')
  t.expect({ seats: [{ clues: 0 }] })
  t.rerolls('free', 'T', 'I1')
  t.rolls('P', 'P')
  t.expect({ dice: { pool: ['I1', 'I2', 'L', 'L', 'P', 'P'] }, seats: [{ clues: 0 }] })
  t.refused({ do: 'reroll', with: 'free' }, 'ES-RULING-44')
  t.refused({ do: 'clue' }, 'ES-CLUE-02')
  t.waitsFor('judge', { mayNot: ['reroll', 'clue'] })
})

scenario('[EC-ES-50] [ES-RULING-44] completing a task first loses the free reroll', ({ table }) => {
  const t = table({ seats: [{ id: 'joe-diamond', clues: 2 }], cards: [{ tasks: ['L', 'T T T'] }] })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'P')
  t.spendsClue('T')
  t.rolls('I2')
  t.waitsFor('judge', { may: ['reroll'], mayNot: ['clue'] })
  t.completes('t0', 'L')
  t.rolls('T', 'I1', 'I1', 'P', 'P')
  t.refused({ do: 'reroll', with: 'free' }, 'ES-RULING-44')
  // A new clue opens a new free reroll.
  t.spendsClue('I1')
  t.rolls('T')
  t.waitsFor('judge', { may: ['reroll'] })
})

scenario('[ES-RULING-44] accepting failure loses it too', ({ table }) => {
  const t = table({ seats: [{ id: 'joe-diamond', clues: 1 }], cards: [{ tasks: ['L L', 'T T T'] }] })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'P')
  t.spendsClue('T')
  t.rolls('I2')
  t.fails()
  t.discards('T')
  t.rolls('T', 'I1', 'I1', 'P', 'P')
  t.refused({ do: 'reroll', with: 'free' }, 'ES-RULING-44')
  t.waitsFor('judge', { mayNot: ['reroll'] })
})

scenario('[ES-ABILITY-08] nobody else has a second reroll', ({ table }) => {
  const t = table({ seats: [{ clues: 1 }], cards: [{ tasks: ['T T T'] }] })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'L')
  t.spendsClue('L')
  t.rolls('P')
  t.refused({ do: 'reroll', with: 'free' }, 'ES-ABILITY-08')
  t.waitsFor('judge', { mayNot: ['reroll'] })
})

scenario(
  '[EC-ES-51] [ES-ABILITY-06] [ES-ABILITY-03] Mandy rerolls two dice of anybody’s roll, once a day',
  ({ table }) => {
    const t = table({ seats: [{}, { id: 'mandy-thompson' }], cards: [{ tasks: ['L L L'] }] })
    t.goes('x')
    t.rolls('T', 'T', 'I1', 'I1', 'L', 'L')
    t.asksResearch('mandy')
    t.waitsFor('reroll', { seat: 'mandy', dice: 2 })
    t.picks('T', 'I1')
    t.rolls('P', 'P')
    t.expect({ seats: { mandy: { spent: ['mandy-thompson'], at: 'entrance' } } })
    t.fails()
    t.discards('P')
    t.rolls('T', 'T', 'I1', 'I1', 'L')
    t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-03')
    t.waitsFor('judge', { mayNot: ['research'] })
  },
)

scenario('[EC-ES-51] [ES-ABILITY-03] after midnight she may again', ({ table }) => {
  const t = table({
    begin: 'clock',
    clock: 9,
    seats: [{ id: 'mandy-thompson', spent: true }, {}],
    cards: [{ tasks: ['L L L'] }],
  })
  t.seat('b').goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'L')
  t.asksResearch('mandy')
  t.picks('T')
  t.rolls('L')
  t.waitsFor('judge', { seat: 'b', may: ['complete'] })
})

scenario('[EC-ES-52] [ES-ABILITY-02] [ES-DICE-09] once per roll; a reroll is no new roll', ({ table }) => {
  const t = table({ seats: [{ id: 'darrell-simmons', clues: 1 }], cards: [{ tasks: ['I12'] }] })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I2', 'L', 'P')
  t.turns('darrell-simmons', 'I2', 'I3')
  t.spendsClue('I1', 'I1', 'I1', 'I3', 'L', 'P')
  t.rolls('I1', 'I1', 'I1', 'I2', 'L', 'P')
  t.refused({ do: 'turnDie', with: 'darrell-simmons', die: 'I2', to: 'I3' }, 'ES-ABILITY-02')
  t.fails()
  t.discards('P')
  t.rolls('I1', 'I1', 'I1', 'I2', 'L')
  t.turns('darrell-simmons', 'I1', 'I2')
  t.expect({ dice: { pool: ['I1', 'I1', 'I2', 'I2', 'L'] } })
  t.waitsFor('judge', { mayNot: ['turnDie'] })
})
