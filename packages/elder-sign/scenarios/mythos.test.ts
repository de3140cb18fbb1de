/** ES-MYTHOS: an immediate half, and one that lingers until the next midnight. */
import { scenario } from '@vigil/scenario-kit/vitest'

const night = { begin: 'clock', clock: 9 } as const

scenario(
  '[ES-MYTHOS-01] [ES-MYTHOS-02] one card a midnight; its upper half happens on drawing, its lower half does not',
  ({ table }) => {
    const t = table({
      ...night,
      seats: [{}, {}],
      deckTops: { mythos: [{ id: 'new', immediate: 'each -1 sanity', midnight: 'each -2 stamina' }] },
    })
    t.expect({
      mythos: 'new',
      seats: [
        { sanity: 4, stamina: 5 },
        { sanity: 4, stamina: 5 },
      ],
    })
    t.waitsFor('move', { seat: 1 })
  },
)

scenario(
  '[ES-MYTHOS-03] [WE-ES-11] a lingering effect timed for midnight happens once, at the next midnight',
  ({ table }) => {
    const t = table({ ...night, seats: [{ at: 'dull-1' }], mythos: { id: 'old', midnight: 'each -2 stamina' } })
    t.expect({ seats: [{ stamina: 3 }], mythos: 'quiet-night-1', clock: 0 })
    for (let turn = 0; turn < 4; turn++) {
      t.stays()
      t.givesUp()
    }
    t.expect({ seats: [{ stamina: 3 }], mythos: 'quiet-night-2', clock: 0 })
    t.waitsFor('move')
  },
)

scenario('[ES-MYTHOS-03] a lingering effect of the other kind holds while the card is face up', ({ table }) => {
  const t = table({
    clock: 6,
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L'] }],
    mythos: { traits: [{ has: 'forbid', what: 'focus' }] },
    attempt: { shows: ['I1', 'I2', 'I3'] },
  })
  t.fails()
  t.discards('I1')
  t.refused({ do: 'focus', die: 'I2' }, 'ES-MYTHOS-03')
  t.givesUp()
  t.stays()
  t.givesUp()
  // ES-MYTHOS-04: midnight has passed.
  t.stays()
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I2')
  t.fails()
  t.discards('I1')
  t.focuses('I2')
  t.waitsFor('prepare', { dice: 4 })
})

scenario(
  '[ES-MYTHOS-04] [ES-RULING-12] the old effect and lock end on drawing, before the new immediate effect',
  ({ table }) => {
    const t = table({
      ...night,
      seats: [{}],
      mythos: { id: 'old', lock: 'green', modifiers: [{ of: 'max.sanity', add: -1 }] },
      deckTops: { mythos: [{ id: 'new', lock: 'green', immediate: 'each +1 sanity' }] },
    })
    t.expect({ mythos: 'new', seats: [{ sanity: 5 }], locks: ['mythos holds green'], dice: { lock: ['G'], supply: 7 } })
    t.waitsFor('move')
  },
)

scenario('[ES-MYTHOS-05] the old card goes under its deck and comes round again', ({ table }) => {
  const t = table({
    ...night,
    seats: [{ at: 'dull-1' }],
    mythos: { id: 'old', immediate: 'doom' },
    decks: { mythos: [{ id: 'second' }, { id: 'third' }] },
  })
  t.expect({ mythos: 'second', decks: { mythos: 2 }, doom: 0 })
  const day = () => {
    for (let turn = 0; turn < 4; turn++) {
      t.stays()
      t.givesUp()
    }
  }
  day()
  t.expect({ mythos: 'third', decks: { mythos: 2 }, doom: 0 })
  day()
  t.expect({ mythos: 'old', decks: { mythos: 2 }, doom: 1 })
  day()
  t.expect({ mythos: 'second' })
  t.waitsFor('move')
})

scenario(
  '[ES-MYTHOS-06] [ES-RULING-62] the extra Adventure outlasts the card and is not replaced when resolved',
  ({ table }) => {
    const t = table({
      ...night,
      seats: [{}],
      deckTops: {
        mythos: ['stars-align-above-an-open-door', { id: 'next' }],
        adventure: [{ id: 'wing', tasks: ['L'], trophies: 2 }],
      },
    })
    t.expect({
      mythos: 'stars-align-above-an-open-door',
      extras: ['wing'],
      doom: 1,
      places: ['dull-1', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
    })
    for (let turn = 0; turn < 4; turn++) {
      t.goes(turn % 2 ? 'dull-1' : 'dull-2')
      t.givesUp()
    }
    t.expect({ mythos: 'next', extras: ['wing'] })
    t.goes('wing')
    t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.completes('t0', 'L')
    t.notHappened({ is: 'dealt' })
    t.expect({
      extras: [],
      seats: [{ trophies: ['wing'] }],
      places: ['dull-1', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
    })
    t.waitsFor('move')
  },
)

scenario(
  '[ES-MYTHOS-07] [ES-RULING-62] Conspiracy: every investigation symbol of a card is 1 higher, not a marker’s',
  ({ table }) => {
    const cards = [
      {
        tasks: ['I3 I1', 'L', 'I2 [P]'],
        monsters: [
          { id: 'imp', needs: 'I4' },
          { id: 'rat', needs: 'I2', box: 2 },
        ],
      },
    ]
    const worlds = [{ id: 'abyss', tasks: ['I5 T'] }]
    const t = table({ ...night, seats: [{}], cards, worlds, deckTops: { mythos: ['warning-of-a-conspiracy'] } })
    t.expect({
      seats: [{ clues: 1 }],
      cards: {
        x: { rows: { t0: 'I4 I2', t1: 'L', 'm:rat': 'I3 I2', 'm:imp': 'I4' } },
        abyss: { rows: { t0: 'I6 T' } },
      },
    })
    t.goes('abyss')
    t.rolls('I3', 'I2', 'T', 'L', 'L', 'L')
    t.refused({ do: 'complete', row: 't0', dice: ['I3', 'I2', 'T'] }, 'ES-TASK-02')
    t.fails()
    t.discards('L')
    t.rolls('I3', 'I3', 'T', 'L', 'L')
    t.completes('t0', 'I3', 'I3', 'T')
    t.waitsFor('move')
  },
)

scenario('[ES-MYTHOS-07] until midnight, and no longer', ({ table }) => {
  const t = table({ ...night, seats: [{}], cards: [{ tasks: ['I3'] }], mythos: 'warning-of-a-conspiracy' })
  t.expect({ cards: { x: { rows: { t0: 'I3' } } }, mythos: 'quiet-night-1' })
  t.waitsFor('move')
})

scenario('[ES-RULING-62] the battle task is not raised: the card is gone by then', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: 3, battle: 'I3' },
    doom: 2,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['I3'], penalties: 'doom' }],
    mythos: 'warning-of-a-conspiracy',
  })
  t.expect({ cards: { x: { rows: { t0: 'I4' } } } })
  t.stays()
  t.givesUp()
  t.rolls('I3', 'L', 'L', 'L', 'L', 'L')
  t.completes('battle', 'I3')
  t.expect({ doom: 2, mythos: null })
  t.waitsFor('prepare', { seat: 1 })
})

scenario('[ES-MYTHOS-08] terror effects and locks of the Mythos card', ({ table }) => {
  const t = table({
    ...night,
    seats: [{}],
    cards: [{ tasks: ['L'], terror: '-1 stamina' }],
    deckTops: { mythos: [{ id: 'new', lock: 'green', terror: '-1 sanity' }] },
  })
  t.goes('x')
  t.rolls('T', 'I1', 'I1', 'I1', 'I1')
  t.fails()
  t.happened(
    { is: 'terror', source: 'x' },
    { is: 'terror', source: 'lingering:new' },
    { is: 'lost', what: 'stamina' },
    { is: 'lost', what: 'sanity' },
  )
  t.expect({ seats: [{ sanity: 4, stamina: 4 }], locks: ['mythos holds green'] })
  t.discards('T')
  t.waitsFor('prepare', { dice: 4 })
})

scenario('[ES-MYTHOS-05] [ES-CORE-06] a deck of one card comes round to itself', ({ table }) => {
  const t = table({
    ...night,
    seats: [{}],
    mythos: { id: 'only', immediate: 'doom', lock: 'green' },
    decks: { mythos: [] },
  })
  t.expect({ mythos: 'only', doom: 1, decks: { mythos: 0 }, locks: ['mythos holds green'] })
  t.waitsFor('move')
})
