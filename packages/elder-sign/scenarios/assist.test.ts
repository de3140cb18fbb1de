/** ES-ASSIST: a die kept on the marker of another investigator on the same card. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario(
  '[ES-ASSIST-01] [ES-ASSIST-07] [ES-ASSIST-08] [WE-ES-05] focus, then assistance, then success',
  ({ table }) => {
    const t = table({
      seats: [
        { id: 'bob-jenkins', at: 'x' },
        { id: 'mandy-thompson', at: 'x', spent: true },
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
    t.waitsFor('assist', { seat: 'mandy', asker: 0, face: 'I3' })
    t.agrees()
    t.happened({ is: 'secured', face: 'I3', on: '1', by: 'assist' })
    t.expect({ dice: { focus: ['I3'], help: ['I3'], pool: 1 } })
    t.rolls('I3')
    t.completes('t1', 'I3', 'focus:I3', 'help:I3')
    t.expect({
      active: 1,
      dice: { supply: 8 },
      seats: {
        bob: { at: 'entrance', trophies: ['x'] },
        mandy: { at: 'entrance', sanity: 5, stamina: 5, trophies: [] },
      },
    })
    t.waitsFor('move', { seat: 'mandy' })
  },
)

scenario('[ES-ASSIST-01] only somebody else on the same card, and only after the discard', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, { at: 'x' }, { at: 'dull-2' }], cards: [{ tasks: ['L L L L'] }] })
  t.stays()
  t.refused({ do: 'assist', seat: 'b', die: 'pool:G' }, 'ES-FOCUS-05')
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.refused({ do: 'assist', seat: 'b', die: 'L' }, 'ES-ASSIST-01')
  t.fails()
  t.discards('T')
  t.refused({ do: 'assist', seat: 'c', die: 'L' }, 'ES-ASSIST-01')
  t.refused({ do: 'assist', seat: 'a', die: 'L' }, 'ES-ASSIST-01')
  t.asks('b').for('P')
  t.agrees()
  t.expect({ dice: { help: ['P'], pool: 4 } })
  t.waitsFor('prepare', { seat: 'a', dice: 4 })
})

scenario('[ES-ASSIST-01] nobody on the card, nobody to ask', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, {}], cards: [{ tasks: ['L L L L'] }] })
  t.stays()
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('T')
  t.refused({ do: 'assist', seat: 'b', die: 'L' }, 'ES-ASSIST-01')
  t.waitsFor('prepare', { mayNot: ['assist'], may: ['focus'] })
})

scenario(
  '[ES-ASSIST-02] [EC-ES-37] whoever is asked may decline; the asker may then do something else',
  ({ table }) => {
    const t = table({ seats: [{ at: 'x' }, { at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L L L L'] }] })
    t.stays()
    t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
    t.fails()
    t.discards('T')
    t.asks('b').for('L')
    t.refused({ do: 'yes', by: 'a' }, 'ES-CORE-05')
    t.declines()
    t.happened({ is: 'declined', seat: 1 })
    t.notHappened({ is: 'secured' })
    t.expect({ dice: { help: [], pool: 5 } })
    t.refused({ do: 'assist', seat: 'b', die: 'P' }, 'ES-ASSIST-02')
    t.waitsFor('prepare', { seat: 'a', may: ['focus', 'assist', 'roll'] })
    t.asks('c').for('L')
    t.agrees()
    t.expect({ dice: { help: ['L'], pool: 4 } })
    t.waitsFor('prepare', { seat: 'a', dice: 4 })
  },
)

scenario(
  '[ES-ASSIST-02] [ES-ASSIST-04] a refusal is no assistance: the next failed roll may ask again',
  ({ table }) => {
    const t = table({ seats: [{ at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L L L L'] }] })
    t.stays()
    t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
    t.fails()
    t.discards('T')
    t.asks('b').for('L')
    t.declines()
    t.rolls('L', 'L', 'I1', 'I1', 'P')
    t.fails()
    t.discards('P')
    t.asks('b').for('L')
    t.agrees()
    t.expect({ dice: { help: ['L'], pool: 3 } })
    t.waitsFor('prepare', { seat: 'a', dice: 3 })
  },
)

scenario('[ES-ASSIST-04] [EC-ES-36] a helper helps once a turn, even with an empty marker', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, { at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L', 'T T T'] }] })
  t.stays()
  t.rolls('L', 'I1', 'I1', 'I2', 'P', 'P')
  t.fails()
  t.discards('I1')
  t.asks('b').for('L')
  t.agrees()
  t.rolls('I1', 'I1', 'I2', 'P')
  t.completes('t0', 'help:L')
  t.expect({ dice: { help: [], task: ['L'], pool: 4 } })
  t.rolls('T', 'T', 'I1', 'P')
  t.fails()
  t.discards('I1')
  t.refused({ do: 'assist', seat: 'b', die: 'T' }, 'ES-ASSIST-04')
  t.asks('c').for('T')
  t.agrees()
  t.expect({ dice: { help: ['T'], pool: 2 } })
  t.waitsFor('prepare', { seat: 'a', dice: 2 })
})

scenario('[ES-ASSIST-04] in the next turn the same helper may help again', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L L L L'] }] })
  t.stays()
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('T')
  t.asks('b').for('L')
  t.agrees()
  t.givesUp()
  t.chooses(0)
  t.seat('b').stays()
  t.givesUp()
  t.seat('a').stays()
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('T')
  t.asks('b').for('L')
  t.agrees()
  t.expect({ dice: { help: ['L'] } })
  t.waitsFor('prepare', { seat: 'a', dice: 4 })
})

scenario(
  '[ES-ASSIST-05] [ES-ASSIST-06] [ES-RULING-22] helpers pay one point each, of their own choice',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }, { at: 'x' }, { at: 'x' }, { at: 'x' }],
      active: 'b',
      cards: [{ tasks: ['I9'], penalties: '-2 stamina' }],
      attempt: { helping: { a: 'L', d: 'P' }, pool: 2 },
    })
    t.givesUp()
    // Penalties first, then clockwise from the active player: d, then a. c holds no die.
    t.happened({ is: 'failed', seat: 1 }, { is: 'lost', seat: 1, what: 'stamina', n: 2 })
    t.expect({ dice: { help: ['L', 'P'] } })
    t.waitsFor('choose', { seat: 'd', source: 'assist' })
    t.refused({ do: 'option', n: 0, by: 'b' }, 'ES-CORE-05')
    t.chooses(0)
    t.happened({ is: 'lost', seat: 3, what: 'sanity', n: 1 })
    t.waitsFor('choose', { seat: 'a' })
    t.chooses(1)
    t.happened({ is: 'lost', seat: 0, what: 'stamina', n: 1 }, { is: 'clock', hours: 3 })
    t.expect({
      active: 2,
      dice: { supply: 8 },
      seats: [
        { sanity: 5, stamina: 4 },
        { sanity: 5, stamina: 3 },
        { sanity: 5, stamina: 5 },
        { sanity: 4, stamina: 5 },
      ],
    })
    t.waitsFor('move', { seat: 'c' })
  },
)

scenario(
  '[ES-RULING-100] [ES-DEVOUR-05] helpers pay nothing once the penalties have devoured the player',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x', sanity: 1 }, { at: 'x' }],
      cards: [{ tasks: ['I9'], penalties: '-1 sanity' }],
      attempt: { helping: { b: 'L' }, pool: 2 },
    })
    t.givesUp()
    t.happened({ is: 'lost', seat: 0, what: 'sanity', n: 1 }, { is: 'devoured', seat: 0 }, { is: 'clock', hours: 3 })
    t.expect({ dice: { supply: 8 }, seats: [{}, { sanity: 5, stamina: 5 }] })
    t.waitsFor('investigator', { seat: 0 })
  },
)

scenario('[ES-RULING-22] beaten monsters are taken before the penalties, helpers pay after them', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [
      { tasks: ['I9'], penalties: '-1 sanity, doom', monsters: [{ id: 'ghoul-king', needs: 'P', reverse: '+1 clue' }] },
    ],
    attempt: { done: ['m:ghoul-king'], helping: { b: 'L' }, pool: 2 },
  })
  t.givesUp()
  t.happened(
    { is: 'failed', seat: 0, card: 'x' },
    { is: 'collected', marker: 'ghoul-king', seat: 0 },
    { is: 'gained', seat: 0, what: 'clue', n: 1 },
    { is: 'lost', seat: 0, what: 'sanity', n: 1 },
    { is: 'doom', total: 1 },
  )
  t.expect({ dice: { help: ['L'] }, seats: [{ trophies: ['ghoul-king'] }, { sanity: 5, stamina: 5 }] })
  t.chooses(1)
  t.expect({
    active: 1,
    dice: { supply: 8 },
    seats: [
      { sanity: 4, clues: 1 },
      { sanity: 5, stamina: 4 },
    ],
  })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[EC-ES-38] [ES-ASSIST-06] [ES-RULING-25] a helper is devoured, and loses no turn', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x', sanity: 1, stamina: 1 }, { at: 'x', sanity: 3, stamina: 3 }],
    cards: [{ tasks: ['I9'], penalties: '-1 sanity' }],
    attempt: { helping: { b: 'L', c: 'P' }, pool: 1 },
    deckTops: { common: ['whiskey'], spell: ['whispered-ward'] },
  })
  t.givesUp()
  t.expect({ seats: [{ sanity: 4 }], doom: 0 })
  t.waitsFor('choose', { seat: 'b' })
  t.chooses(1)
  t.happened({ is: 'lost', seat: 1, what: 'stamina', n: 1 }, { is: 'devoured', seat: 1 }, { is: 'doom', total: 1 })
  t.waitsFor('investigator', { seat: 1 })
  t.becomes('vincent-lee')
  t.expect({
    doom: 1,
    seats: { vincent: { at: 'entrance', sanity: 5, stamina: 5, items: ['whiskey', 'whispered-ward'], clues: 0 } },
  })
  t.waitsFor('choose', { seat: 'c' })
  t.chooses(0)
  t.happened({ is: 'lost', seat: 2, what: 'sanity', n: 1 }, { is: 'clock' }, { is: 'turn', seat: 1 })
  t.expect({ seats: [{ at: 'x' }, { id: 'vincent-lee' }, { sanity: 2, stamina: 3, at: 'x' }] })
  t.declines()
  t.waitsFor('move', { seat: 'vincent' })
})

scenario('[EC-ES-39] [ES-RULING-21] a helper whose die was used is no longer helping', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L', 'T T T'], penalties: '-1 sanity' }] })
  t.stays()
  t.rolls('L', 'I1', 'I1', 'I2', 'P', 'P')
  t.fails()
  t.discards('I1')
  t.asks('b').for('L')
  t.agrees()
  t.rolls('I1', 'I1', 'I2', 'P')
  t.completes('t0', 'help:L')
  t.givesUp()
  t.expect({ seats: [{ sanity: 4 }, { sanity: 5, stamina: 5 }] })
  t.notHappened({ is: 'lost', seat: 1 })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-ASSIST-05] the active player’s own focused die costs him nothing', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['I9'] }],
    attempt: { focused: 'L', pool: 2 },
  })
  t.givesUp()
  t.notHappened({ is: 'lost' })
  t.expect({
    seats: [
      { sanity: 5, stamina: 5 },
      { sanity: 5, stamina: 5 },
    ],
  })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-ASSIST-07] the adventure resolved, helpers lose nothing and get their markers back', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L', 'P'] }],
    attempt: { done: ['t0'], helping: { b: 'T' }, pool: 2 },
  })
  t.rolls('P', 'I1')
  t.completes('t1', 'P')
  t.notHappened({ is: 'lost' })
  t.expect({
    dice: { help: [], supply: 8 },
    seats: [{ at: 'entrance' }, { at: 'entrance', sanity: 5, stamina: 5 }],
  })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-ASSIST-08] assistance first, focusing after a later failed roll', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, { at: 'x' }], cards: [{ tasks: ['L L L L'] }] })
  t.stays()
  t.rolls('L', 'L', 'I1', 'I1', 'P', 'T')
  t.fails()
  t.discards('T')
  t.asks('b').for('L')
  t.agrees()
  t.rolls('L', 'I1', 'I1', 'P')
  t.fails()
  t.discards('P')
  t.focuses('L')
  t.expect({ dice: { focus: ['L'], help: ['L'], pool: 2 } })
  t.waitsFor('prepare', { dice: 2 })
})
