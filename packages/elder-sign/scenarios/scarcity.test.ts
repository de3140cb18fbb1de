/** What runs out and what does not: decks, the cup, tokens; and what the devoured leave behind. */
import { scenario } from '@vigil/scenario-kit/vitest'

const roll = ['L', 'I1', 'I1', 'I1', 'I1', 'I1'] as const

scenario(
  '[ES-RULING-57] [EC-ES-61] an empty Adventure deck leaves a place empty until a card comes back',
  ({ table }) => {
    const t = table({
      seats: [{}, { trophies: [1] }],
      cards: [{ tasks: ['L'] }],
      decks: { adventure: [] },
    })
    t.goes('x')
    t.rolls(...roll)
    t.completes('t0', 'L')
    t.happened({ is: 'resolved', card: 'x' }, { is: 'nothing', what: 'adventure' })
    t.expect({ places: [null, 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'] })
    t.stays()
    t.buys('clue')
    t.happened({ is: 'spentTrophies', seat: 1 }, { is: 'dealt', slot: 0 }, { is: 'gained', what: 'clue' })
    t.expect({
      places: ['trophy-worth-1-1', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
      decks: { adventure: 0 },
    })
    t.waitsFor('move', { seat: 'a' })
  },
)

scenario('[ES-RULING-57] one card fills one place; the second stays empty', ({ table }) => {
  const t = table({
    seats: [{ trophies: [1] }],
    cards: [null, { tasks: ['L'] }, null],
    decks: { adventure: [] },
  })
  t.stays()
  t.buys('clue')
  t.expect({ places: ['trophy-worth-1-1', 'x', null, 'dull-4', 'dull-5', 'dull-6'] })
  t.waitsFor('move')
})

scenario('[ES-RULING-57] two cards at once fill two places in order', ({ table }) => {
  const t = table({
    seats: [{ trophies: [1, 1] }],
    cards: [null, { tasks: ['L'], penalties: '-2 trophies' }, null],
    decks: { adventure: [] },
  })
  t.goes('x')
  t.givesUp()
  t.expect({ places: ['trophy-worth-1-1', 'x', 'trophy-worth-1-2', 'dull-4', 'dull-5', 'dull-6'] })
  t.waitsFor('move')
})

scenario('[ES-RULING-57] the trophies of the devoured come back into play the same way', ({ table }) => {
  const t = table({
    seats: [{ sanity: 1, trophies: [1] }, {}],
    cards: [{ tasks: ['L'], penalties: '-1 sanity' }, null],
    decks: { adventure: [], common: ['food'] },
  })
  t.goes('x')
  t.givesUp()
  t.expect({ places: ['x', 'trophy-worth-1-1', 'dull-3', 'dull-4', 'dull-5', 'dull-6'] })
  t.becomes('joe-diamond')
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-RULING-57] ruled the other way, the place stays empty', ({ table }) => {
  const t = table({
    rulings: { refillEmptyPlaces: false },
    seats: [{ trophies: [1] }],
    cards: [null, { tasks: ['L'] }],
    decks: { adventure: [] },
  })
  t.stays()
  t.buys('clue')
  t.notHappened({ is: 'dealt' })
  t.expect({ places: [null, 'x', 'dull-3', 'dull-4', 'dull-5', 'dull-6'], decks: { adventure: 1 } })
  t.waitsFor('move')
})

scenario('[ES-RULING-57] items and spells: an empty deck gives nothing, the rest of the set comes', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L'], rewards: '+2 common, +1 unique, +1 spell, +1 clue' }],
    decks: { common: ['food'], unique: [], spell: [] },
  })
  t.goes('x')
  t.rolls(...roll)
  t.completes('t0', 'L')
  t.happened(
    { is: 'drew', card: 'food' },
    { is: 'nothing', what: 'common' },
    { is: 'nothing', what: 'unique' },
    { is: 'nothing', what: 'spell' },
    { is: 'gained', what: 'clue' },
  )
  t.expect({ seats: [{ items: ['food'], clues: 1 }] })
  t.waitsFor('move')
})

scenario(
  '[ES-RULING-56] [ES-TROPHY-05] [EC-ES-62] an empty cup: no monster, until a marker comes back',
  ({ table }) => {
    const t = table({
      ancientOne: { doomTrack: ['monster', 'monster', 'doom', 'doom'] },
      seats: [{}, { trophies: ['cultist'] }],
      cards: [{ tasks: ['L'], penalties: 'doom' }],
      cup: [],
    })
    t.goes('x')
    t.givesUp()
    t.happened({ is: 'doom', total: 1 }, { is: 'nothing', what: 'cup' }, { is: 'clock', hours: 3 })
    t.stays()
    t.buys('clue')
    t.expect({ cup: 1, seats: [{}, { clues: 1, trophies: [] }] })
    t.seat('a').stays()
    t.givesUp()
    t.happened({ is: 'doom', total: 2 })
    t.draws('cultist')
    t.places('x')
    t.expect({ cup: 0, cards: { x: { monsters: 1 } } })
    t.waitsFor('move', { seat: 'b' })
  },
)

scenario('[ES-RULING-58] clue tokens are not limited', ({ table }) => {
  const t = table({ seats: [{ clues: 10 }, { clues: 5 }], cards: [{ tasks: ['L'], penalties: '+3 clues' }] })
  t.goes('x')
  t.givesUp()
  t.expect({ seats: [{ clues: 13 }, { clues: 5 }] })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-RULING-58] ruled the other way, the fifteen of the box are all there are', ({ table }) => {
  const t = table({
    rulings: { limitedClues: true },
    seats: [{ clues: 8 }, { clues: 5 }],
    cards: [{ tasks: ['L'], penalties: '+3 clues' }],
  })
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'gained', seat: 0, what: 'clue', n: 2 })
  t.expect({ seats: [{ clues: 10 }, { clues: 5 }] })
  t.goes('x')
  t.givesUp()
  t.notHappened({ is: 'gained' })
  t.expect({ seats: [{ clues: 10 }, { clues: 5 }] })
  t.waitsFor('move', { seat: 'a' })
})

scenario('[ES-RULING-29] [EC-ES-106] the spells of the devoured go back too, and the dice on them', ({ table }) => {
  const t = table({
    seats: [
      { sanity: 1, items: ['undo-the-clasp', 'food'], allies: ['ada-thorne'], clues: 2, trophies: ['cultist', 1] },
      {},
    ],
    cards: [
      { tasks: ['L'], penalties: '-1 sanity' },
      { tasks: ['T'], lock: 'red' },
    ],
    spells: [
      { owner: 'a', spell: 'whispered-ward', dice: ['L'] },
      { owner: 'b', spell: 'circle-of-chalk', dice: ['Y:P'] },
    ],
    deckTops: { common: ['whiskey'] },
  })
  t.expect({ decks: { spell: 9, common: 11, ally: 7 }, cup: 21, dice: { spell: ['L', 'Y:P'], lock: ['R'] } })
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'devoured', seat: 0 }, { is: 'returned', card: 'whispered-ward' })
  // 12 spells less the one that still lies on the table.
  t.expect({ decks: { spell: 11, common: 12, ally: 8 }, cup: 22, dice: { spell: ['Y:P'], lock: ['R'], supply: 6 } })
  t.becomes('joe-diamond')
  t.expect({ seats: [{ id: 'joe-diamond', clues: 1, items: ['whiskey'], cast: [], allies: [], trophies: [] }, {}] })
  t.expect({ doom: 1 })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-RULING-25] [ES-DEVOUR-04] the new investigator starts on the Entrance', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x', stamina: 1 }],
    cards: [{ tasks: ['L'], penalties: 'each -1 stamina' }],
    deckTops: { common: ['food'] },
  })
  t.stays()
  t.givesUp()
  t.happened({ is: 'lost', seat: 0, n: 1 }, { is: 'lost', seat: 1, n: 1 }, { is: 'devoured', seat: 1 })
  t.becomes('joe-diamond')
  t.expect({
    seats: [
      { at: 'x', stamina: 4 },
      { id: 'joe-diamond', at: 'entrance', sanity: 4, stamina: 6 },
    ],
  })
  t.waitsFor('move', { seat: 'joe' })
})
