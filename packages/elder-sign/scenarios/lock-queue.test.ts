/** ES-LOCK: several locks on one die, spells that lose dice, and Sister Mary. */
import { scenario } from '@vigil/scenario-kit/vitest'

const torch = { id: 'torch', deck: 'common', when: 'adventure', effects: 'add yellow' } as const

scenario(
  '[ES-LOCK-05] [ES-LOCK-06] [WE-ES-12] the die of a beaten monster passes to the lock that waits',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x', items: [torch] }],
      cards: [
        { tasks: ['L', 'T'], monsters: [{ id: 'gaoler', needs: 'P', lock: 'yellow' }] },
        { tasks: ['L'], lock: 'yellow' },
      ],
      locks: ['gaoler', 'y'],
      attempt: { done: ['m:gaoler'], pool: 3 },
    })
    t.expect({ locks: ['monster:gaoler holds yellow', 'card:y waits for yellow'] })
    t.givesUp()
    t.happened({ is: 'locked', die: 6, source: 'card:y' })
    t.notHappened({ is: 'freed' })
    t.expect({ locks: ['card:y holds yellow'], dice: { lock: ['Y'] } })
    t.goes('y')
    t.refused({ do: 'use', item: 'torch' }, 'ES-LOCK-03')
    t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.completes('t0', 'L')
    t.happened({ is: 'freed', die: 6, source: 'card:y' })
    t.goes('x')
    t.uses('torch')
    t.waitsFor('prepare', { dice: 7 })
  },
)

scenario('[ES-LOCK-05] [EC-ES-42] three locks: a lock that waits may vanish from the queue', ({ table }) => {
  const t = table({
    begin: 'clock',
    clock: 9,
    mythos: { id: 'iron-night', lock: 'yellow' },
    cards: [
      { tasks: ['L'], lock: 'yellow' },
      { tasks: ['T T T'], monsters: [{ id: 'gaoler', lock: 'yellow' }] },
    ],
    locks: ['x', 'mythos', 'gaoler'],
  })
  t.expect({ locks: ['card:x holds yellow', 'monster:gaoler waits for yellow'], dice: { lock: ['Y'] } })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'locked', die: 6, source: 'monster:gaoler' })
  t.expect({ locks: ['monster:gaoler holds yellow'], dice: { lock: ['Y'] } })
  t.waitsFor('move')
})

scenario('[ES-LOCK-05] [ES-RULING-31] the oldest of the waiting locks is served first', ({ table }) => {
  const t = table({
    cards: [
      { tasks: ['L'], lock: 'red' },
      { tasks: ['L'], lock: 'red' },
      { tasks: ['L'], lock: 'red' },
      { tasks: ['L'], lock: 'yellow' },
    ],
    locks: ['x', 'z', 'y', 'u'],
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.expect({ locks: ['card:z holds red', 'card:y waits for red', 'card:u holds yellow'] })
  t.waitsFor('move')
})

scenario('[ES-LOCK-05] a new lock never takes a die from another', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L'] }, { tasks: ['T'], lock: 'red' }],
    deckTops: { adventure: [{ id: 'vault', tasks: ['T T T'], lock: 'red' }] },
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'dealt', card: 'vault' }, { is: 'lockWaits', source: 'card:vault' })
  t.expect({ locks: ['card:y holds red', 'card:vault waits for red'], dice: { lock: ['R'] } })
  t.waitsFor('move')
})

scenario('[ES-RULING-31] a seventh green lock waits; with all six locked there is nothing to roll', ({ table }) => {
  const lock = 'green' as const
  const t = table({
    cards: [
      { tasks: ['L'], lock },
      { tasks: ['L'], lock },
      { tasks: ['L'], lock },
      { tasks: ['L'], lock },
      { tasks: ['L'], lock },
      { tasks: ['L'], penalties: '-1 sanity' },
    ],
    extras: [{ id: 'attic', tasks: ['L'], lock }],
    worlds: [{ id: 'far-shore', tasks: ['L'], lock }],
  })
  t.expect({ dice: { lock: ['G', 'G', 'G', 'G', 'G', 'G'] } })
  t.expect({
    locks: [
      'card:x holds green',
      'card:y holds green',
      'card:z holds green',
      'card:u holds green',
      'card:v holds green',
      'card:attic holds green',
      'card:far-shore waits for green',
    ],
  })
  t.goes('w')
  t.happened({ is: 'failed', seat: 0, card: 'w' }, { is: 'lost', what: 'sanity', n: 1 })
  t.waitsFor('move')
})

scenario('[ES-LOCK-01] [ES-LOCK-07] [ES-SPELL-08] [EC-ES-41] dice are locked off spells', ({ table }) => {
  const t = table({
    begin: 'clock',
    clock: 9,
    seats: [{}, {}],
    cards: [{ tasks: ['T T T'], midnight: '2 monster' }, null, null, null, null, null],
    cup: [
      { id: 'gaoler', lock: 'yellow' },
      { id: 'turnkey', lock: 'green' },
    ],
    spells: [
      { owner: 'b', spell: 'whispered-ward', dice: ['Y:P'] },
      { owner: 'b', spell: 'dread-curse-of-azathoth', dice: ['L', 'T'] },
    ],
  })
  t.draws('gaoler')
  t.happened({ is: 'returned', seat: 1, card: 'whispered-ward' }, { is: 'locked', die: 6, source: 'monster:gaoler' })
  t.expect({ seats: { b: { cast: ['dread-curse-of-azathoth'], items: [] } }, dice: { spell: ['L', 'T'], lock: ['Y'] } })
  t.draws('turnkey')
  t.waitsFor('lock', { seat: 'a', source: 'monster:turnkey' })
  t.picks('spell:T')
  t.expect({ seats: { b: { cast: ['dread-curse-of-azathoth'] } }, dice: { spell: ['L'], lock: ['G', 'Y'] } })
  t.goes('x')
  t.waitsFor('prepare', { seat: 'b', dice: 4 })
  t.rolls('I1', 'I1', 'P', 'P')
  t.refused({ do: 'cast', spell: 'dread-curse-of-azathoth', dice: ['P'] }, 'ES-SPELL-08')
  t.waitsFor('judge', { mayNot: ['cast'] })
})

scenario('[ES-LOCK-07] a spell that lost its last die to a lock goes under its deck', ({ table }) => {
  const t = table({
    begin: 'clock',
    clock: 9,
    cards: [{ tasks: ['T T T'], midnight: 'monster' }, null, null, null, null, null],
    cup: [{ id: 'turnkey', lock: 'green' }],
    spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['L'] }],
    decks: { spell: ['circle-of-chalk'] },
  })
  t.draws('turnkey')
  t.picks('spell:L')
  t.happened({ is: 'returned', seat: 0, card: 'whispered-ward' }, { is: 'locked', source: 'monster:turnkey' })
  t.expect({ seats: [{ cast: [] }], decks: { spell: 2 }, dice: { spell: [], lock: ['G'], supply: 7 } })
  t.waitsFor('move')
})
