/** ES-LOCK: lock icons and the dice they hold. */
import { scenario } from '@vigil/scenario-kit/vitest'

const torch = { id: 'torch', deck: 'common', when: 'adventure', effects: 'add yellow' } as const
const idol = { id: 'idol', deck: 'unique', when: 'adventure', effects: 'add red' } as const

scenario('[ES-LOCK-01] [ES-RESOLVE-06] a card locks its die as it comes into play', ({ table }) => {
  const t = table({
    seats: [{ items: [torch] }, { items: [idol] }],
    cards: [{ tasks: ['L'] }],
    deckTops: { adventure: [{ id: 'vault', tasks: ['T T T'], lock: 'yellow' }] },
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'dealt', card: 'vault', slot: 0 }, { is: 'locked', die: 6, source: 'card:vault' })
  t.expect({ places: ['vault', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'], locks: ['card:vault holds yellow'] })
  t.expect({ dice: { lock: ['Y'], supply: 7 } })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-LOCK-01] a monster takes the yellow die even out of the roll on the table', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', items: [torch] }],
    cards: [{ tasks: ['L L L L'], terror: 'monster' }, null, null, null, null, null],
    cup: [{ id: 'gaoler', lock: 'yellow' }],
  })
  t.stays()
  t.uses('torch')
  t.rolls('T', 'I1', 'I1', 'I1', 'I1', 'P', 'Y:I4')
  t.fails()
  t.draws('gaoler')
  t.happened(
    { is: 'monster', marker: 'gaoler', card: 'x', box: -1 },
    { is: 'locked', die: 6, source: 'monster:gaoler' },
  )
  t.expect({ dice: { pool: 6, lock: ['Y'] } })
  t.discards('P')
  t.expect({ dice: { pool: 5, discarded: ['P'], lock: ['Y'] } })
  t.waitsFor('prepare', { dice: 5 })
})

scenario('[ES-LOCK-02] [ES-RULING-30] the active player picks the green die, wherever it lies', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L', 'T T T'], terror: 'monster' }, null, null, null, null, null],
    cup: [{ id: 'gaoler', lock: 'green' }],
    spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['P'] }],
    attempt: { done: ['t0'], helping: { b: 'I3' }, shows: ['T', 'I1', 'I2'] },
  })
  // One green lies on the completed task.
  t.expect({ dice: { task: 1, help: ['I3'], spell: ['P'], pool: 3 } })
  t.fails()
  t.draws('gaoler')
  t.waitsFor('lock', { seat: 'a', source: 'monster:gaoler' })
  const offers = t.options().length
  if (offers !== 6) throw new Error(`six dice that differ, not ${offers}`)
  t.picks('task')
  t.happened({ is: 'locked', source: 'monster:gaoler' })
  // The task stays completed though its die is gone.
  t.expect({ attempt: { rows: { t0: 'done', t1: 'T T T' } }, dice: { task: [], lock: ['G'], pool: 3 } })
  t.discards('I1')
  t.waitsFor('prepare', { dice: 2 })
})

scenario('[ES-RULING-30] a marker that loses its die is empty, and its owner no helper', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L L L'], terror: 'monster' }, null, null, null, null, null],
    cup: [{ id: 'gaoler', lock: 'green' }],
    attempt: { helping: { b: 'I3' }, shows: ['T', 'I1', 'I2'] },
  })
  t.fails()
  t.draws('gaoler')
  t.picks('help:I3')
  t.expect({ dice: { help: [], lock: ['G'] } })
  t.discards('T')
  t.givesUp()
  t.expect({ seats: [{}, { sanity: 5, stamina: 5 }] })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[EC-ES-43] [ES-RULING-30] a lock in mid-adventure may take the discarded die', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L L L'], terror: 'monster' }, null, null, null, null, null],
    cup: [{ id: 'gaoler', lock: 'green' }],
  })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'P', 'P')
  t.fails()
  t.discards('P')
  t.rolls('I1', 'I1', 'T', 'T', 'L')
  t.fails()
  t.draws('gaoler')
  t.picks('discarded:P')
  t.expect({ dice: { pool: 5, discarded: [], lock: ['G'] } })
  t.waitsFor('discard', { seat: 0 })
  t.discards('L')
  t.waitsFor('prepare', { dice: 4 })
})

scenario('[ES-RULING-30] ruled the other way, a lock takes idle dice first, then the pool', ({ table }) => {
  const t = table({
    rulings: { lockTakesAnyDie: false },
    cards: [{ tasks: ['L L L'], terror: 'monster' }, null, null, null, null, null],
    cup: [{ id: 'gaoler', lock: 'green' }],
    attempt: { shows: ['T', 'I1', 'I1'] },
    seats: [{ at: 'x' }],
  })
  t.fails()
  t.draws('gaoler')
  t.waitsFor('lock', { seat: 0 })
  const offers = t.options().length
  if (offers !== 2) throw new Error(`a T or an I1 of the pool, not ${offers} dice`)
  t.picks('T')
  t.discards('I1')
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-RULING-30] ruled the other way, a spell keeps its die while others lie idle', ({ table }) => {
  const t = table({
    rulings: { lockTakesAnyDie: false },
    begin: 'clock',
    clock: 9,
    cards: [{ tasks: ['T T T'], midnight: 'monster' }, null, null, null, null, null],
    cup: [{ id: 'gaoler', lock: 'green' }],
    spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['P'] }],
  })
  t.draws('gaoler')
  t.expect({ dice: { spell: ['P'], lock: ['G'], supply: 6 } })
  t.waitsFor('move', { seat: 0 })
})

scenario('[ES-LOCK-03] [ES-DICE-01] a locked die is neither rolled nor added', ({ table }) => {
  const t = table({
    seats: [{ items: [torch, idol] }],
    cards: [
      { tasks: ['L'], lock: 'green' },
      { tasks: ['T T T'], lock: 'yellow' },
      { tasks: ['T T T'], lock: 'red' },
    ],
  })
  t.goes('x')
  t.refused({ do: 'use', item: 'torch' }, 'ES-LOCK-03')
  t.refused({ do: 'use', item: 'idol' }, 'ES-LOCK-03')
  t.refused({ do: 'unlock', die: 'lock:G' }, 'ES-LOCK-09')
  t.expect({ dice: { pool: 5, lock: ['G', 'R', 'Y'] } })
  t.waitsFor('prepare', { dice: 5, mayNot: ['use', 'unlock'] })
})

scenario('[ES-LOCK-04] [ES-RESOLVE-08] the card resolved, its die is free before the rewards', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L'], lock: 'green', rewards: '+1 clue' }],
    deckTops: { adventure: [{ id: 'vault', tasks: ['T T T'] }] },
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened(
    { is: 'completed', row: 't0' },
    { is: 'moved', seat: 0, to: 'entrance' },
    { is: 'freed', source: 'card:x' },
    { is: 'resolved', card: 'x' },
    { is: 'dealt', card: 'vault', slot: 0 },
    { is: 'gained', what: 'clue' },
  )
  t.expect({ locks: [], dice: { supply: 8 } })
  t.waitsFor('move')
})

scenario('[ES-LOCK-04] [ES-MONSTER-16] [ES-RULING-50] a monster’s die comes free after the rewards', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L'], rewards: '+1 clue', monsters: [{ id: 'gaoler', needs: 'P', lock: 'green' }] }],
    attempt: { done: ['t0'], shows: ['P'] },
    seats: [{ at: 'x' }],
  })
  t.completes('gaoler', 'P')
  t.happened(
    { is: 'beaten', marker: 'gaoler' },
    { is: 'resolved', card: 'x' },
    { is: 'gained', what: 'clue' },
    { is: 'freed', source: 'monster:gaoler' },
    { is: 'collected', marker: 'gaoler' },
  )
  t.expect({ locks: [], dice: { supply: 8 } })
  t.waitsFor('move')
})

scenario('[ES-LOCK-04] [EC-ES-45] a beaten monster still holds its die for the rest of the adventure', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', items: [idol] }],
    cards: [{ tasks: ['L', 'T'], monsters: [{ id: 'gaoler', needs: 'P', lock: 'red' }] }],
  })
  t.stays()
  t.rolls('P', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('gaoler', 'P')
  t.refused({ do: 'use', item: 'idol' }, 'ES-LOCK-03')
  t.expect({ dice: { lock: ['R'], pool: 5 }, locks: ['monster:gaoler holds red'] })
  t.givesUp()
  // Failed, but the monster was beaten: it is collected and its die is free.
  t.happened({ is: 'failed' }, { is: 'freed', die: 7, source: 'monster:gaoler' }, { is: 'collected', marker: 'gaoler' })
  t.stays()
  t.uses('idol')
  t.expect({ dice: { pool: 7, lock: [] } })
  t.waitsFor('prepare', { dice: 7 })
})

scenario('[ES-LOCK-04] [ES-MYTHOS-08] a Mythos lock ends with the next Mythos card', ({ table }) => {
  const t = table({
    begin: 'clock',
    clock: 9,
    mythos: { id: 'iron-night', lock: 'green' },
    deckTops: { mythos: [{ id: 'glass-night', lock: 'yellow' }] },
  })
  t.expect({ locks: ['mythos holds yellow'], mythos: 'glass-night', dice: { lock: ['Y'], supply: 7 } })
  t.waitsFor('move')
})

scenario('[ES-LOCK-04] [ES-AWAKEN-02] or with the awakening, which takes the other locked dice away', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: 2 },
    doom: 1,
    mythos: { id: 'iron-night', lock: 'green' },
    cards: [
      { tasks: ['T T T'], lock: 'yellow' },
      { tasks: ['L'], penalties: 'doom' },
    ],
  })
  t.goes('y')
  t.givesUp()
  t.expect({ awake: true, locks: [], dice: { gone: ['Y'], lock: [] } })
  t.waitsFor('prepare', { dice: 6 })
})

scenario('[ES-LOCK-08] [EC-ES-46] failing frees nothing', ({ table }) => {
  const t = table({ seats: [{}, {}], cards: [{ tasks: ['L L L'], lock: 'green' }] })
  t.goes('x')
  t.waitsFor('prepare', { dice: 5 })
  t.givesUp()
  t.expect({ locks: ['card:x holds green'], dice: { lock: ['G'], supply: 7 } })
  t.goes('dull-2')
  t.waitsFor('prepare', { seat: 'b', dice: 5 })
})
