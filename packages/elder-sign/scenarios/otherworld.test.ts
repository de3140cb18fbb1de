/** ES-OTHERWORLD: Other World cards. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-OTHERWORLD-01] an Other World is attempted and failed like an Adventure', ({ table }) => {
  const t = table({
    worlds: [{ id: 'far-shore', tasks: ['L', 'P'], ordered: true, terror: '-1 sanity', penalties: '-1 stamina' }],
  })
  t.goes('far-shore')
  t.rolls('P', 'T', 'I1', 'I1', 'I1', 'I1')
  t.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-09')
  t.fails()
  t.expect({ seats: [{ sanity: 4 }] })
  t.discards('T')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.givesUp()
  t.expect({ seats: [{ sanity: 4, stamina: 4, at: 'far-shore', trophies: [] }], worlds: ['far-shore'] })
  t.waitsFor('move')
})

scenario(
  '[ES-OTHERWORLD-02] [ES-REWARD-05] a gate brings the top card, below the six; any number may lie there',
  ({ table }) => {
    const t = table({
      worlds: [{ id: 'far-shore', tasks: ['L'] }],
      cards: [{ tasks: ['L'], rewards: '2 gate' }],
      deckTops: { otherWorld: ['yuggoth', 'the-abyss'] },
    })
    t.goes('x')
    t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.completes('t0', 'L')
    t.happened({ is: 'gate', card: 'yuggoth' }, { is: 'gate', card: 'the-abyss' })
    t.expect({
      worlds: ['far-shore', 'yuggoth', 'the-abyss'],
      places: ['dull-7', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
      extras: [],
    })
    t.goes('the-abyss')
    t.waitsFor('prepare', { card: 'the-abyss' })
  },
)

scenario(
  '[EC-ES-60] [ES-OTHERWORLD-03] [ES-OTHERWORLD-04] [ES-RESOLVE-03] resolved: a trophy, and nothing in its place',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'far-shore' }, { at: 'far-shore' }],
      worlds: [{ id: 'far-shore', tasks: ['L'], trophies: 2 }],
      decks: { otherWorld: ['the-abyss'], common: ['food'] },
      cards: [{ tasks: ['T'], penalties: '2 gate' }],
      attempt: { shows: ['L', 'I1'] },
    })
    t.completes('t0', 'L')
    t.happened(
      { is: 'moved', seat: 0, to: 'entrance' },
      { is: 'moved', seat: 1, to: 'entrance' },
      { is: 'resolved', seat: 0, card: 'far-shore' },
    )
    t.notHappened({ is: 'dealt' }, { is: 'gate' })
    t.expect({
      seats: [
        { at: 'entrance', trophies: ['far-shore'] },
        { at: 'entrance', trophies: [] },
      ],
      worlds: [],
      decks: { otherWorld: 1, adventure: 6 + 48 },
    })
    t.seat('b').stays()
    t.firstAid('stamina')
    t.seat('a').stays()
    t.buys('common')
    t.expect({ decks: { otherWorld: 2 }, seats: [{ trophies: [] }] })
    t.seat('b').goes('x')
    t.givesUp()
    t.happened({ is: 'gate', card: 'the-abyss' }, { is: 'gate', card: 'far-shore' })
    t.waitsFor('move', { seat: 'a' })
  },
)

scenario('[ES-OTHERWORLD-05] monsters lie in its boxes and below it', ({ table }) => {
  const t = table({
    begin: 'clock',
    clock: 9,
    cards: [{ tasks: ['T T T'], midnight: '2 monster', monsters: [{ id: 'imp' }] }, null, null, null, null, null],
    worlds: [{ id: 'far-shore', tasks: ['[]', 'L'] }],
    cup: ['cultist#1', 'cultist#2'],
  })
  t.draws('cultist#1')
  t.happened({ is: 'monster', marker: 'cultist#1', card: 'far-shore', box: 0 })
  t.draws('cultist#2')
  // The box is taken; x has one below already, the Other World none.
  t.happened({ is: 'monster', marker: 'cultist#2', card: 'far-shore', box: -1 })
  t.expect({ cards: { 'far-shore': { monsters: ['cultist#1', 'cultist#2'] }, x: { monsters: ['imp'] } } })
  t.waitsFor('move')
})

scenario(
  '[ES-OTHERWORLD-05] [ES-LOCK-04] its lock takes a die through the gate and keeps it until resolved',
  ({ table }) => {
    const t = table({
      seats: [{}, {}],
      cards: [{ tasks: ['L'], penalties: 'gate' }],
      deckTops: { otherWorld: [{ id: 'far-shore', tasks: ['L'], lock: 'red', midnight: 'doom' }] },
      clock: 6,
    })
    t.goes('x')
    t.givesUp()
    t.happened({ is: 'gate', card: 'far-shore' }, { is: 'locked', die: 7, source: 'card:far-shore' })
    t.expect({ dice: { lock: ['R'] }, locks: ['card:far-shore holds red'], clock: 9 })
    t.goes('far-shore')
    t.givesUp()
    // Its "At Midnight" effect counts like any other.
    t.happened({ is: 'midnight' }, { is: 'midnightEffect', source: 'far-shore' }, { is: 'doom', total: 1 })
    t.expect({ dice: { lock: ['R'] } })
    t.goes('far-shore')
    t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.completes('t0', 'L')
    t.happened({ is: 'freed', die: 7, source: 'card:far-shore' })
    t.expect({ dice: { lock: [], supply: 8 }, locks: [] })
    t.waitsFor('move', { seat: 'b' })
  },
)

scenario('[ES-RULING-57] no Other World is left: the gate brings nothing', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L'], penalties: 'gate, doom' }], decks: { otherWorld: [] } })
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'nothing', what: 'otherWorld' }, { is: 'doom', total: 1 })
  t.expect({ worlds: [] })
  t.waitsFor('move')
})
