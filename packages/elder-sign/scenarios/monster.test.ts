/** ES-MONSTER: markers are beaten, flipped and collected. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-MONSTER-11] a monster’s row is the one task of its roll, and its costs are paid', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 2 }],
    cards: [{ tasks: ['L'], monsters: [{ id: 'imp', needs: 'P T -1san' }] }],
    attempt: { shows: ['P', 'T', 'L'] },
  })
  t.refused({ do: 'complete', row: 'm:imp', dice: ['P'] }, 'ES-TASK-03')
  t.completes('imp', 'P', 'T')
  t.happened({ is: 'completed', row: 'm:imp' }, { is: 'lost', what: 'sanity', n: 1 }, { is: 'beaten', marker: 'imp' })
  t.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-10')
  t.expect({ seats: [{ sanity: 1 }], dice: { task: ['P', 'T'] } })
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-MONSTER-11] a cost that would reach 0 bars a monster’s row as well', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1 }],
    cards: [{ tasks: ['L'], monsters: [{ id: 'imp', needs: 'P -1san' }] }],
    attempt: { shows: ['P', 'I1'] },
  })
  t.refused({ do: 'complete', row: 'm:imp', dice: ['P'] }, 'ES-TASK-11')
  t.waitsFor('judge', { mayNot: ['complete'] })
})

scenario('[ES-MONSTER-12] [EC-ES-66] half of a partial row beats nobody', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L [I2]'], monsters: [{ id: 'imp', needs: 'T', box: 0 }], terror: '-1 sanity' }],
    attempt: { shows: ['T', 'I1', 'I1', 'I2', 'P', 'P'] },
  })
  t.refused({ do: 'complete', row: 'm:imp', dice: ['T'] }, 'ES-TASK-03')
  t.fails()
  t.discards('I1')
  t.expect({ seats: [{ sanity: 4 }], attempt: { rows: { 'm:imp': 'L T' } } })
  t.rolls('T', 'L', 'I1', 'I1', 'I1')
  t.completes('imp', 'T', 'L')
  t.happened({ is: 'beaten', marker: 'imp' }, { is: 'resolved', card: 'x' })
  t.waitsFor('move')
})

scenario(
  '[ES-MONSTER-14] [ES-RULING-50] [ES-RESOLVE-02] [EC-ES-108] on success the marker is taken after the rewards',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }, { at: 'x' }],
      cards: [
        {
          tasks: ['L'],
          rewards: '+1 spell',
          monsters: [{ id: 'imp', needs: 'P', reverse: '+1 clue', lock: 'green', trophies: 2 }],
        },
      ],
      attempt: { done: ['m:imp'], shows: ['L'] },
      deckTops: { spell: ['circle-of-chalk'], adventure: [{ id: 'fresh', tasks: ['L'] }] },
    })
    t.completes('t0', 'L')
    t.happened(
      { is: 'moved', seat: 0, to: 'entrance' },
      { is: 'moved', seat: 1, to: 'entrance' },
      { is: 'resolved', seat: 0, card: 'x' },
      { is: 'dealt', card: 'fresh', slot: 0 },
      { is: 'drew', card: 'circle-of-chalk' },
      { is: 'freed', source: 'monster:imp' },
      { is: 'collected', marker: 'imp', seat: 0 },
      { is: 'gained', what: 'clue', n: 1, source: 'imp' },
      { is: 'clock', hours: 3 },
    )
    t.expect({ seats: [{ trophies: ['imp', 'x'], wealth: 3, clues: 1 }], locks: [], dice: { supply: 8 } })
    t.waitsFor('move', { seat: 1 })
  },
)

scenario('[ES-RULING-50] a die locked by the beaten marker is not free for the rewards', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L'], rewards: 'gate', monsters: [{ id: 'imp', needs: 'P', lock: 'yellow' }] }],
    attempt: { done: ['m:imp'], shows: ['L'] },
    deckTops: { otherWorld: [{ id: 'abyss', tasks: ['L'], lock: 'yellow' }] },
  })
  t.completes('t0', 'L')
  t.happened(
    { is: 'gate', card: 'abyss' },
    { is: 'lockWaits', source: 'card:abyss' },
    { is: 'locked', die: 6, source: 'card:abyss' },
    { is: 'collected', marker: 'imp' },
  )
  t.expect({ locks: ['card:abyss holds yellow'] })
  t.waitsFor('move')
})

scenario(
  '[ES-MONSTER-15] [ES-MONSTER-16] on failure a beaten marker is taken before the penalties, its die freed',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }],
      cards: [
        {
          tasks: ['L'],
          penalties: '-1 stamina',
          monsters: [
            { id: 'imp', needs: 'P', reverse: '-1 sanity', lock: 'red' },
            { id: 'rat', needs: 'T' },
          ],
        },
      ],
      attempt: { done: ['m:imp'], shows: ['I1', 'I1'] },
    })
    t.givesUp()
    t.happened(
      { is: 'failed', card: 'x' },
      { is: 'freed', die: 7, source: 'monster:imp' },
      { is: 'collected', marker: 'imp', seat: 0 },
      { is: 'lost', what: 'sanity', n: 1, source: 'imp' },
      { is: 'lost', what: 'stamina', n: 1, source: 'x' },
    )
    t.expect({ seats: [{ trophies: ['imp'], at: 'x' }], cards: { x: { monsters: ['rat'] } }, locks: [] })
    t.waitsFor('move')
  },
)

scenario('[ES-MONSTER-16] [WE-ES-12] a freed die passes to the next lock that waits for it', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [
      { tasks: ['L'], monsters: [{ id: 'imp', needs: 'P', lock: 'yellow' }] },
      { tasks: ['L'], lock: 'yellow' },
    ],
    locks: ['imp', 'y'],
    attempt: { done: ['m:imp'], shows: ['I1'] },
  })
  t.expect({ locks: ['monster:imp holds yellow', 'card:y waits for yellow'] })
  t.givesUp()
  t.notHappened({ is: 'freed' })
  t.expect({ locks: ['card:y holds yellow'], seats: [{ trophies: ['imp'] }] })
  t.waitsFor('move')
})

scenario(
  '[ES-MONSTER-17] [ES-MONSTER-18] [ES-RULING-55] [EC-ES-68] a monster elsewhere is flipped now and holds its die to the end of the phase',
  ({ table }) => {
    const t = table({
      seats: [{ items: ['shotgun'] }],
      cards: [
        { tasks: ['L'], rewards: '+1 clue' },
        { tasks: ['P'], monsters: [{ id: 'imp', needs: 'T T -1sta', lock: 'green', reverse: '+1 clue' }] },
      ],
    })
    t.goes('x')
    t.uses('shotgun')
    t.happened({ is: 'beaten', marker: 'imp', seat: 0 })
    t.expect({
      cards: { y: { flipped: ['imp'], rows: { t0: 'P', 'm:imp': 'done' } } },
      locks: ['monster:imp holds green'],
    })
    t.waitsFor('prepare', { dice: 5 })
    t.rolls('L', 'I1', 'I1', 'I1', 'I1')
    t.completes('t0', 'L')
    t.happened(
      { is: 'resolved', card: 'x' },
      { is: 'gained', source: 'x' },
      { is: 'freed', source: 'monster:imp' },
      { is: 'collected', marker: 'imp' },
      { is: 'gained', source: 'imp' },
    )
    t.expect({
      seats: [{ stamina: 5, trophies: ['imp', 'x'], clues: 2, items: [] }],
      cards: { y: { monsters: [] } },
      dice: { supply: 8 },
    })
    t.waitsFor('move')
  },
)

scenario(
  '[ES-MONSTER-18] [ES-RULING-55] [WE-ES-18] own adventure failed: collected with the beaten ones, before the penalties',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x', items: ['shotgun'] }],
      cards: [
        { tasks: ['L'], penalties: '-1 stamina', monsters: [{ id: 'rat', needs: 'P' }] },
        { tasks: ['P'], monsters: [{ id: 'imp', needs: 'T T -1sta' }] },
      ],
      attempt: { done: ['m:rat'], shows: ['I1'] },
    })
    t.uses('shotgun')
    t.happened({ is: 'beaten', marker: 'imp' }) // the rat is beaten already: nothing to choose
    t.givesUp()
    t.happened(
      { is: 'failed' },
      { is: 'collected', marker: 'rat' },
      { is: 'collected', marker: 'imp' },
      { is: 'lost', what: 'stamina', n: 1, source: 'x' },
    )
    t.expect({ seats: [{ trophies: ['imp', 'rat'], stamina: 4 }] })
    t.waitsFor('move')
  },
)

scenario('[ES-MONSTER-18] flipped on the way to the Entrance: collected when that visit is over', ({ table }) => {
  const t = table({
    seats: [{ items: ['shotgun'], sanity: 3 }],
    cards: [{ tasks: ['P'], monsters: [{ id: 'imp', needs: 'T T' }] }],
  })
  t.uses('shotgun')
  t.stays()
  t.notHappened({ is: 'collected' })
  t.firstAid('sanity')
  t.happened({ is: 'gained', what: 'sanity' }, { is: 'collected', marker: 'imp', seat: 0 }, { is: 'clock', hours: 3 })
  t.waitsFor('move')
})

scenario('[ES-MONSTER-17] only what is in play, within the card’s limit, and not twice', ({ table }) => {
  const t = table({
    seats: [{ items: ['shotgun', 'banish-the-lesser'] }],
    cards: [
      {
        tasks: ['P'],
        monsters: [
          { id: 'imp', trophies: 2 },
          { id: 'titan', trophies: 3 },
        ],
      },
    ],
  })
  t.uses('shotgun')
  t.expect({ cards: { x: { flipped: ['imp'] } } })
  t.refused({ do: 'use', item: 'banish-the-lesser' }, 'ES-MONSTER-17')
  t.waitsFor('move', { mayNot: ['use'] })
})

scenario(
  '[ES-MONSTER-19] [EC-ES-69] flipped on a partial row: the uncovered part remains, without the marker’s cost',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x', items: ['shotgun'] }],
      cards: [{ tasks: ['I2 [L]', 'T T T'], monsters: [{ id: 'imp', needs: 'P P -1san', box: 0 }] }],
    })
    t.stays()
    t.expect({ attempt: { rows: { 'm:imp': 'I2 P P -1san', t1: 'T T T' } } })
    t.uses('shotgun')
    t.expect({ attempt: { rows: { t0: 'I2', t1: 'T T T' } } })
    t.rolls('I2', 'I1', 'I1', 'I1', 'P', 'P')
    t.completes('t0', 'I2')
    t.expect({ seats: [{ sanity: 5 }], attempt: { rows: { t0: 'done' } } })
    t.waitsFor('prepare', { dice: 5 })
  },
)

scenario(
  '[ES-MONSTER-20] [ES-RULING-52] [ES-MONSTER-15] [EC-ES-67] covered for this attempt, back for the next',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }, { at: 'x' }],
      cards: [{ tasks: ['[L L]', 'T T T'], penalties: '-1 sanity', monsters: [{ id: 'imp', needs: 'P', box: 0 }] }],
      attempt: { shows: ['P', 'L', 'L'] },
    })
    t.completes('imp', 'P')
    t.expect({ attempt: { rows: { 'm:imp': 'done', t1: 'T T T' } } })
    t.givesUp()
    t.happened({ is: 'collected', marker: 'imp', seat: 0 }, { is: 'lost', what: 'sanity' })
    t.stays()
    t.expect({ attempt: { rows: { t0: 'L L', t1: 'T T T' } } })
    t.waitsFor('prepare', { seat: 1, dice: 6 })
  },
)

scenario(
  '[ES-ABILITY-13] [ES-RULING-53] [EC-ES-71] Shub-Niggurath: a further terror row, and no trophy before both are done',
  ({ table }) => {
    const setup = {
      ancientOne: 'shub-niggurath',
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['L'], monsters: [{ id: 'imp', needs: 'P' }] }],
      attempt: { shows: ['P', 'T', 'I1'] },
    }
    const t = table(setup)
    t.expect({ attempt: { rows: { t0: 'L', 'm:imp': 'P', 'x:imp': 'T' } } })
    t.completes('imp', 'P')
    t.refused({ do: 'complete', row: 'x:imp', dice: ['T'] }, 'ES-TASK-10')
    t.givesUp()
    t.notHappened({ is: 'collected' })
    t.expect({
      seats: [{ trophies: [] }],
      cards: { x: { monsters: ['imp'], rows: { t0: 'L', 'm:imp': 'P', 'x:imp': 'T' } } },
    })
    t.waitsFor('move')

    const both = table(setup)
    both.completes('x:imp', 'T')
    both.rolls('P', 'I1')
    both.completes('imp', 'P')
    both.givesUp()
    both.happened({ is: 'collected', marker: 'imp' })
    both.waitsFor('move')
  },
)

scenario('[ES-RULING-53] a card that defeats the monster does both its rows', ({ table }) => {
  const t = table({
    ancientOne: 'shub-niggurath',
    seats: [{ at: 'x', items: ['shotgun'] }],
    cards: [{ tasks: ['L'], monsters: [{ id: 'imp', needs: 'P' }] }],
  })
  t.stays()
  t.uses('shotgun')
  t.expect({ attempt: { rows: { t0: 'L', 'm:imp': 'done', 'x:imp': 'done' } } })
  t.waitsFor('prepare')
})

scenario(
  '[ES-RULING-53] on a partial row the further row stands apart; a card that defeats the monster does both',
  ({ table }) => {
    const t = table({
      ancientOne: 'shub-niggurath',
      seats: [{ at: 'x', items: ['shotgun'] }],
      cards: [{ tasks: ['L [I2]'], monsters: [{ id: 'imp', needs: 'P', box: 0 }] }],
    })
    t.stays()
    t.expect({ attempt: { rows: { 'm:imp': 'L P', 'x:imp': 'T' } } })
    t.uses('shotgun')
    t.expect({ attempt: { rows: { t0: 'L' } } })
    t.waitsFor('prepare')
  },
)

scenario('[ES-RULING-24] a marker’s reverse that devours: the others beaten with it go to the cup', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1 }, {}],
    cards: [
      {
        tasks: ['L'],
        monsters: [
          { id: 'imp', needs: 'P', reverse: '-1 sanity' },
          { id: 'rat', needs: 'P', lock: 'green' },
        ],
      },
    ],
    attempt: { done: ['m:imp', 'm:rat'], shows: ['L'] },
    cup: [],
  })
  t.completes('t0', 'L')
  t.happened({ is: 'collected', marker: 'imp' }, { is: 'devoured', seat: 0 })
  t.expect({ cup: 2, locks: [], dice: { supply: 8 }, doom: 1 })
  t.waitsFor('investigator', { seat: 0 })
})
