/** ES-TURN, ES-MOVE: movement, resolution, clock, and where one may go. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-TURN-01] one after another, clockwise, without rounds', ({ table }) => {
  const t = table({ seats: [{}, {}, {}], active: 2 })
  for (const seat of ['c', 'a', 'b', 'c', 'a']) {
    t.waitsFor('move', { seat })
    t.stays()
    t.firstAid('stamina')
  }
  t.expect({ turn: 6, active: 1 })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-TURN-01] nobody else acts in a player’s turn', ({ table }) => {
  const t = table({ seats: [{}, {}], cards: [{ tasks: ['L'] }] })
  t.refused({ do: 'move', to: 'x', by: 'b' }, 'ES-CORE-05')
  t.refused({ do: 'stay', by: 'b' }, 'ES-CORE-05')
  t.waitsFor('move', { seat: 'a' })
})

scenario('[ES-TURN-01] a seat whose player is out is passed over', ({ table }) => {
  const t = table({ seats: [{}, { out: true }, {}] })
  t.stays()
  t.firstAid('stamina')
  t.expect({ clock: 3, turn: 2 })
  t.waitsFor('move', { seat: 2 })
})

scenario('[ES-TURN-02] movement, resolution, clock, and then midnight', ({ table }) => {
  const t = table({ seats: [{}, {}], clock: 9, cards: [{ tasks: ['L'], penalties: 'doom' }] })
  t.waitsFor('move', { seat: 'a', mayNot: ['roll', 'lostAndFound', 'firstAid'] })
  t.refused({ do: 'roll' }, 'ES-TURN-02')
  t.refused({ do: 'complete', row: 't0', dice: [] }, 'ES-TURN-02')
  t.goes('x')
  t.happened({ is: 'moved', seat: 0, to: 'x' })
  t.expect({ clock: 9, phase: 'turn' })
  t.refused({ do: 'move', to: 'entrance' }, 'ES-TURN-02')
  t.refused({ do: 'stay' }, 'ES-TURN-02')
  t.givesUp()
  t.happened(
    { is: 'failed' },
    { is: 'doom', total: 1 },
    { is: 'clock', hours: 0 },
    { is: 'midnight' },
    { is: 'mythos' },
    { is: 'turn', seat: 1, turn: 2 },
  )
  t.expect({ phase: 'turn', midnightDue: false })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-TURN-02] short of XII there is no midnight', ({ table }) => {
  const t = table({ seats: [{}, {}], clock: 6 })
  t.stays()
  t.firstAid('stamina')
  t.happened({ is: 'clock', hours: 9 }, { is: 'turn', seat: 1 })
  t.notHappened({ is: 'midnight' }, { is: 'mythos' })
  t.expect({ clock: 9, mythos: null })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-TURN-03] the phase ends with the adventure resolved', ({ table }) => {
  const t = table({ seats: [{}, {}], cards: [{ tasks: ['L'] }] })
  t.goes('x')
  t.rolls('L', 'L', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'resolved' }, { is: 'clock', hours: 3 }, { is: 'turn', seat: 1 })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-TURN-03] the phase ends with the adventure failed', ({ table }) => {
  const t = table({ seats: [{}, {}], cards: [{ tasks: ['L'] }] })
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'failed' }, { is: 'clock', hours: 3 }, { is: 'turn', seat: 1 })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-TURN-03] the phase ends with one activity at the Entrance', ({ table }) => {
  const t = table({ seats: [{ sanity: 3 }, {}] })
  t.stays()
  t.waitsFor('entrance', { seat: 'a', may: ['firstAid', 'lostAndFound'], mayNot: ['roll', 'stay'] })
  t.firstAid('sanity')
  t.happened({ is: 'gained', what: 'sanity', n: 1 }, { is: 'clock', hours: 3 }, { is: 'turn', seat: 1 })
  t.expect({ seats: [{ sanity: 4 }] })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-TURN-04] [EC-ES-94] [ES-MOVE-02] who stays on a card must attempt it again', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['L'], penalties: '-1 sanity' }] })
  t.stays()
  t.expect({ seats: [{ at: 'x' }], attempt: { card: 'x', rows: { t0: 'L' } }, clock: 0 })
  t.refused({ do: 'lostAndFound' }, 'ES-ENTRANCE-01')
  t.waitsFor('prepare', { dice: 6, may: ['roll', 'giveUp'], mayNot: ['lostAndFound', 'firstAid'] })
  t.givesUp()
  t.expect({ seats: [{ sanity: 4, at: 'x' }], clock: 3 })
  t.waitsFor('move')
})

scenario('[ES-TURN-04] who is at the Entrance must do something there', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['L'] }] })
  t.goes('entrance')
  t.expect({ seats: [{ at: 'entrance' }], attempt: null, clock: 0 })
  t.refused({ do: 'giveUp' }, 'ES-TURN-04')
  t.refused({ do: 'roll' }, 'ES-TURN-02')
  t.waitsFor('entrance', { may: ['firstAid', 'lostAndFound'] })
})

scenario('[ES-TURN-05] at the end of the phase dice go back, but for locks and spells', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L', 'T T T'] }, { tasks: ['P'], lock: 'green' }],
    spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['P'] }],
    attempt: { done: ['t0'], shows: ['I1', 'Y:I4'], focused: 'R:L' },
  })
  t.fails()
  t.discards('Y:I4')
  t.expect({ dice: { pool: ['I1'], discarded: ['Y:I4'], focus: ['R:L'], task: 3, lock: ['G'], spell: ['P'] } })
  t.givesUp()
  t.expect({
    dice: {
      pool: [],
      discarded: [],
      focus: [],
      task: [],
      lock: ['G'],
      spell: ['P'],
      supply: ['G', 'G', 'G', 'G', 'Y', 'R'],
    },
  })
  t.goes('y')
  t.waitsFor('prepare', { seat: 'b', dice: 4 })
})

scenario('[ES-MOVE-01] any card in play and the Entrance, however far', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L'] }],
    extras: [{ id: 'annex', tasks: ['P'] }],
    worlds: [{ id: 'beyond', tasks: ['P'] }],
    deckTops: {},
  })
  for (const to of ['entrance', 'dull-2', 'dull-6', 'annex', 'beyond']) {
    t.goes(to)
    t.expect({ seats: [{ at: to }] })
    if (to === 'entrance') t.firstAid('stamina')
    else t.givesUp()
  }
  t.refused({ do: 'move', to: 'the-archives' }, 'ES-MOVE-01')
  t.refused({ do: 'move', to: 'yuggoth' }, 'ES-MOVE-01')
  t.refused({ do: 'move', to: 'nowhere' }, 'ES-MOVE-01')
  t.waitsFor('move')
})

scenario('[ES-MOVE-01] a resolved card is gone, its successor can be reached', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L'] }], deckTops: { adventure: [{ id: 'next', tasks: ['P'] }] } })
  t.refused({ do: 'move', to: 'next' }, 'ES-MOVE-01')
  t.goes('x')
  t.rolls('L', 'L', 'L', 'L', 'L', 'L')
  t.completes('t0', 'L')
  t.refused({ do: 'move', to: 'x' }, 'ES-MOVE-01')
  t.goes('next')
  t.waitsFor('prepare', { card: 'next' })
})

scenario('[ES-MOVE-02] to remain is to stay, not to move', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }, {}], cards: [{ tasks: ['L'] }] })
  t.refused({ do: 'move', to: 'x' }, 'ES-MOVE-02')
  t.stays()
  t.notHappened({ is: 'moved' })
  t.givesUp()
  t.refused({ do: 'move', to: 'entrance' }, 'ES-MOVE-02')
  t.stays()
  t.expect({ seats: [{ at: 'x' }, { at: 'entrance' }] })
  t.waitsFor('entrance', { seat: 'b' })
})

scenario('[ES-MOVE-03] any number may share a location', ({ table }) => {
  const t = table({ seats: [{}, {}, {}, {}], cards: [{ tasks: ['L'] }] })
  for (let turn = 0; turn < 4; turn++) {
    t.goes('x')
    t.givesUp()
  }
  t.expect({ cards: { x: { visitors: [0, 1, 2, 3] } } })
  t.waitsFor('move', { seat: 'a' })
})

scenario('[ES-MOVE-04] a marker stays on a failed card until its owner moves it', ({ table }) => {
  const t = table({ seats: [{}, {}], cards: [{ tasks: ['L'] }] })
  t.goes('x')
  t.givesUp()
  t.expect({ seats: [{ at: 'x' }, { at: 'entrance' }] })
  t.stays()
  t.firstAid('stamina')
  t.expect({ seats: [{ at: 'x' }], cards: { x: { visitors: [0] } } })
  t.goes('dull-2')
  t.expect({ seats: [{ at: 'dull-2' }], cards: { x: { visitors: [] } } })
  t.waitsFor('prepare', { seat: 'a' })
})
