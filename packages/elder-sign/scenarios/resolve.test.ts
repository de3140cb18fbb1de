/** ES-RESOLVE: the last task is completed. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-RESOLVE-01] resolved with the last task, not before', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L', 'P'], rewards: '+1 clue' }] })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.notHappened({ is: 'resolved' })
  t.expect({ seats: [{ clues: 0, trophies: [] }], attempt: { rows: { t0: 'done', t1: 'P' } } })
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t1', 'P')
  t.happened({ is: 'completed', row: 't1' }, { is: 'resolved', seat: 0, card: 'x' }, { is: 'clock', hours: 3 })
  t.expect({ seats: [{ clues: 1, trophies: ['x'] }], attempt: null })
  t.waitsFor('move')
})

scenario('[ES-RESOLVE-01] a monster on the card is a task too', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L'], monsters: [{ id: 'imp', needs: 'P' }] }] })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.notHappened({ is: 'resolved' })
  t.waitsFor('prepare', { dice: 5 })
})

scenario('[ES-RESOLVE-01] [ES-MONSTER-17] a card that defeats the last monster resolves it at once', ({ table }) => {
  const t = table({
    seats: [{ items: ['shotgun'] }],
    cards: [{ tasks: ['L'], rewards: '+1 clue', monsters: [{ id: 'imp', needs: 'T T T' }] }],
  })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.uses('shotgun')
  t.happened({ is: 'beaten', marker: 'imp' }, { is: 'resolved', card: 'x' }, { is: 'collected', marker: 'imp' })
  t.expect({ seats: [{ clues: 1, trophies: ['imp', 'x'] }] })
  t.waitsFor('move')
})

scenario(
  '[ES-RESOLVE-02] [ES-RESOLVE-04] [EC-ES-108] markers and dice, card, replacement, rewards, monsters',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }],
      cards: [
        { tasks: ['L'], rewards: '+1 spell', trophies: 2, monsters: [{ id: 'imp', needs: 'P', reverse: '+1 clue' }] },
      ],
      deckTops: { adventure: [{ id: 'hall', tasks: ['T T T'] }], spell: ['whispered-ward'] },
      attempt: { done: ['m:imp'], focused: 'T', shows: ['L', 'I1'] },
    })
    t.completes('t0', 'L')
    t.happened(
      { is: 'completed', row: 't0' },
      { is: 'moved', seat: 0, to: 'entrance' },
      { is: 'resolved', seat: 0, card: 'x' },
      { is: 'dealt', card: 'hall', slot: 0 },
      { is: 'drew', card: 'whispered-ward' },
      { is: 'collected', marker: 'imp', seat: 0 },
      { is: 'gained', what: 'clue', n: 1, source: 'imp' },
      { is: 'clock', hours: 3 },
    )
    t.expect({
      seats: [{ at: 'entrance', trophies: ['imp', 'x'], wealth: 3, items: ['whispered-ward'], clues: 1 }],
      places: ['hall', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
      dice: { supply: 8 },
    })
    t.waitsFor('move')
  },
)

scenario('[ES-RESOLVE-02] the replacement goes into the very place that came free', ({ table }) => {
  const t = table({
    seats: [{ at: 'dull-5' }],
    attempt: { shows: ['T', 'T', 'T'] },
    deckTops: { adventure: [{ id: 'hall', tasks: ['T T T'] }] },
  })
  t.completes('t0', 'T', 'T', 'T')
  t.happened({ is: 'dealt', card: 'hall', slot: 4 })
  t.expect({ places: ['dull-1', 'dull-2', 'dull-3', 'dull-4', 'hall', 'dull-6'] })
  t.waitsFor('move')
})

scenario('[ES-RESOLVE-03] all markers on the card go to the Entrance, others stay', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }, { at: 'dull-2' }],
    cards: [{ tasks: ['L'] }],
    attempt: { shows: ['L'] },
  })
  t.completes('t0', 'L')
  t.happened({ is: 'moved', seat: 0, to: 'entrance' }, { is: 'moved', seat: 1, to: 'entrance' }, { is: 'resolved' })
  t.expect({
    seats: [
      { at: 'entrance', trophies: ['x'] },
      { at: 'entrance', trophies: [] },
      { at: 'dull-2', trophies: [] },
    ],
  })
  t.waitsFor('move', { seat: 'b' })
})

scenario(
  '[ES-RESOLVE-05] [EC-ES-56] [ES-MONSTER-07] a reward monster must go into the incoming card’s box',
  ({ table }) => {
    const full = { tasks: ['T T T'], monsters: [{ marker: 'cultist' }] }
    const t = table({
      seats: [{ at: 'x' }],
      cards: [
        { tasks: ['L'], rewards: 'monster', monsters: [{ id: 'imp', needs: 'P' }] },
        full,
        full,
        full,
        full,
        full,
      ],
      deckTops: { adventure: [{ id: 'hall', tasks: ['T', '[L]'] }] },
      attempt: { done: ['m:imp'], shows: ['L'] },
    })
    t.completes('t0', 'L')
    t.draws('ghoul')
    t.happened({ is: 'monster', card: 'hall', box: 1 }, { is: 'collected', marker: 'imp' })
    t.expect({ cards: { hall: { monsters: 1 } } })
    t.waitsFor('move')
  },
)

scenario('[ES-RESOLVE-05] [ES-RULING-82] below the incoming card, where it alone has none', ({ table }) => {
  const full = { tasks: ['T T T'], monsters: [{ marker: 'cultist' }] }
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L'], rewards: 'monster' }, full, full, full, full, full],
    deckTops: { adventure: [{ id: 'hall', tasks: ['T'] }] },
    attempt: { shows: ['L'] },
  })
  t.completes('t0', 'L')
  t.draws('ghoul')
  t.happened({ is: 'monster', card: 'hall', box: -1 })
  t.waitsFor('move')
})

scenario('[ES-RESOLVE-06] a replacement with a lock icon locks before the rewards', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L'], rewards: '+1 clue' }],
    deckTops: { adventure: [{ id: 'vault', tasks: ['T T T'], lock: 'green' }] },
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'dealt', card: 'vault' }, { is: 'locked', source: 'card:vault' }, { is: 'gained', what: 'clue' })
  t.expect({ dice: { lock: ['G'], supply: 7 } })
  t.waitsFor('move')
})

scenario('[ES-RESOLVE-07] [EC-ES-05] the replacement’s midnight effect counts this very night', ({ table }) => {
  const t = table({
    clock: 9,
    cards: [{ tasks: ['L'], midnight: '2 doom' }],
    deckTops: { adventure: [{ id: 'hall', tasks: ['T T T'], midnight: 'doom' }] },
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'dealt', card: 'hall' }, { is: 'midnight' }, { is: 'midnightEffect', source: 'hall' })
  t.notHappened({ is: 'midnightEffect', source: 'x' })
  t.expect({ doom: 1 })
  t.waitsFor('move')
})

scenario('[ES-RESOLVE-08] the card’s own lock is open before its replacement comes', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L'], lock: 'yellow' }],
    deckTops: { adventure: [{ id: 'vault', tasks: ['T T T'], lock: 'yellow' }] },
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened(
    { is: 'moved', to: 'entrance' },
    { is: 'freed', die: 6, source: 'card:x' },
    { is: 'resolved', card: 'x' },
    { is: 'locked', die: 6, source: 'card:vault' },
  )
  t.expect({ locks: ['card:vault holds yellow'] })
  t.waitsFor('move')
})
