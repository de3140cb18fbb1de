/** ES-TROPHY: what trophies are worth and how they are spent. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario(
  '[ES-TROPHY-01] cards, Other Worlds and monsters lie with their printed worth before the owner',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'far-shore' }],
      worlds: [{ id: 'far-shore', tasks: ['L'], trophies: 3, monsters: [{ id: 'imp', needs: 'P', trophies: 2 }] }],
      attempt: { done: ['t0'], shows: ['P', 'I1'] },
    })
    t.completes('imp', 'P')
    t.expect({ seats: [{ trophies: ['far-shore', 'imp'], wealth: 5 }] })
    t.waitsFor('move')
  },
)

scenario('[ES-TROPHY-02] they are spent at the Entrance, in a later turn', ({ table }) => {
  const t = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['L'], trophies: 1 }], attempt: { shows: ['L'] } })
  t.completes('t0', 'L')
  t.expect({ seats: [{ at: 'entrance', trophies: ['x'], clues: 0 }] })
  t.waitsFor('move')
  t.refused({ do: 'souvenir', what: 'clue' }, 'ES-ENTRANCE-01')
  t.refused({ do: 'hand', pieces: ['x'] }, 'ES-TROPHY-02')
  t.stays()
  t.buys('clue')
  t.expect({ seats: [{ trophies: [], clues: 1 }] })
  t.waitsFor('move')
})

scenario('[ES-TROPHY-02] or lost by effects', ({ table }) => {
  const t = table({ seats: [{ trophies: [1, 2] }], cards: [{ tasks: ['L'], penalties: '-2 trophies' }] })
  t.goes('x')
  t.givesUp()
  // 2 alone, or 1 and 2? The 1 would be unnecessary: only the 2 goes.
  t.happened({ is: 'spentTrophies', seat: 0 })
  t.expect({ seats: [{ trophies: 1, wealth: 1 }] })
  t.waitsFor('move')
})

scenario('[ES-TROPHY-03] cards and markers pay together', ({ table }) => {
  const t = table({ seats: [{ trophies: [2, 'cultist'] }], deckTops: { unique: ['alien-statue'] } })
  t.stays()
  t.expect({ seats: [{ wealth: 3 }], cup: 21 })
  t.buys('unique')
  t.expect({ seats: [{ trophies: [], items: ['alien-statue'] }], cup: 22 })
  t.waitsFor('move')
})

scenario(
  '[EC-ES-63] [ES-TROPHY-04] [ES-RULING-61] no change is given, and no piece more than needed taken',
  ({ table }) => {
    const t = table({ seats: [{ trophies: [1, 2, 2] }], deckTops: { unique: ['alien-statue'] } })
    t.stays()
    t.buys('unique')
    t.waitsFor('trophies', { seat: 0, price: 3, source: 'souvenir' })
    t.refused({ do: 'hand', pieces: ['1', '2', '2'] }, 'ES-RULING-61')
    t.refused({ do: 'hand', pieces: ['1'] }, 'ES-TROPHY-04')
    t.refused({ do: 'hand', pieces: ['2'] }, 'ES-TROPHY-04')
    t.pays('1', '2')
    t.expect({ seats: [{ wealth: 2, trophies: 1, items: ['alien-statue'] }] })
    t.waitsFor('move')
  },
)

scenario('[EC-ES-63] [ES-TROPHY-04] 2 and 2 for a price of 3: the excess is lost', ({ table }) => {
  const t = table({ seats: [{ trophies: [1, 2, 2] }], deckTops: { unique: ['alien-statue'] } })
  t.stays()
  t.buys('unique')
  t.pays('2', '2')
  t.expect({ seats: [{ wealth: 1, trophies: 1, items: ['alien-statue'] }] })
  t.waitsFor('move')
})

scenario('[ES-TROPHY-04] [WE-ES-13] a single card worth 3 pays a price of 2', ({ table }) => {
  const t = table({ seats: [{ trophies: [3] }], deckTops: { common: ['food'] } })
  t.stays()
  t.buys('common')
  t.expect({ seats: [{ wealth: 0, trophies: [], items: ['food'] }] })
  t.waitsFor('move')
})

scenario('[ES-TROPHY-04] [ES-RULING-61] excess is lost when losing, too', ({ table }) => {
  const t = table({ seats: [{ trophies: [3, 3] }], cards: [{ tasks: ['L'], penalties: '-4 trophies' }] })
  t.goes('x')
  t.givesUp()
  t.expect({ seats: [{ trophies: [], wealth: 0 }] })
  t.waitsFor('move')
})

scenario('[ES-RULING-61] having to lose more than one owns means losing all', ({ table }) => {
  const t = table({ seats: [{ trophies: [1, 2] }], cards: [{ tasks: ['L'], penalties: '-5 trophies, +1 clue' }] })
  t.goes('x')
  t.givesUp()
  t.expect({ seats: [{ trophies: [], wealth: 0, clues: 1 }] })
  t.waitsFor('move')
})

scenario('[ES-RULING-61] with nothing to lose nothing is lost', ({ table }) => {
  const t = table({ seats: [{}, { trophies: [1] }], cards: [{ tasks: ['L'], penalties: '-5 trophies' }] })
  t.goes('x')
  t.givesUp()
  t.notHappened({ is: 'spentTrophies' })
  t.expect({ seats: [{}, { wealth: 1 }] })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-TROPHY-05] spent or lost cards go under their decks, markers into the cup', ({ table }) => {
  const t = table({
    seats: [{ trophies: ['plateau-of-leng', 'cultist', 1] }],
    cards: [{ tasks: ['L'], penalties: '-9 trophies, 2 gate, monster, extraAdventure, extraAdventure' }],
    decks: { adventure: [{ id: 'hall', tasks: ['T T T'] }], otherWorld: ['the-dreamlands'] },
    cup: [],
  })
  t.goes('x')
  t.expect({ decks: { adventure: 1, otherWorld: 1 }, cup: 0 })
  t.givesUp()
  t.happened(
    { is: 'spentTrophies', seat: 0 },
    { is: 'gate', card: 'the-dreamlands' },
    { is: 'gate', card: 'plateau-of-leng' },
  )
  t.draws('cultist')
  t.waitsFor('place', { seat: 0 })
  t.places('x')
  t.happened({ is: 'monster', card: 'x' }, { is: 'dealt', card: 'hall' }, { is: 'dealt', card: 'trophy-worth-1-1' })
  t.expect({ extras: ['hall', 'trophy-worth-1-1'], worlds: ['the-dreamlands', 'plateau-of-leng'], cup: 0 })
  t.waitsFor('move')
})

scenario('[ES-TROPHY-06] trophies are not pooled', ({ table }) => {
  const t = table({ seats: [{ trophies: [1] }, { trophies: [2] }] })
  t.stays()
  t.refused({ do: 'souvenir', what: 'common' }, 'ES-ENTRANCE-05')
  t.refused({ do: 'firstAid', what: 'sanity', all: true }, 'ES-ENTRANCE-03')
  t.buys('clue')
  t.expect({ seats: [{ trophies: [], clues: 1 }, { wealth: 2 }] })
  t.waitsFor('move', { seat: 'b' })
})
