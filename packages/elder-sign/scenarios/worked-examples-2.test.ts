/** The examples of the rulebooks, second half: the battle, locks, trophies, abilities, items against monsters. */
import { scenario } from '@vigil/scenario-kit/vitest'

const LAMP = { id: 'lamp', deck: 'common', when: 'adventure', effects: 'add yellow' } as const
const BANE = { id: 'bane', deck: 'unique', when: 'turn', effects: 'slay' } as const

scenario(
  '[WE-ES-10] [ES-BATTLE-02] [ES-BATTLE-03] [ES-BATTLE-06] [ES-DEVOUR-08] [ES-DEVOUR-09] Mandy fights Cthulhu',
  ({ table }) => {
    const t = table({
      ancientOne: 'cthulhu',
      awake: true,
      doom: 5,
      clock: 9,
      seats: [
        { id: 'mandy-thompson', items: ['alien-statue'] },
        { id: 'harvey-walters', maxStamina: 1 },
      ],
    })
    t.uses('alien-statue')
    t.waitsFor('prepare', { dice: 7 })
    t.rolls('T', 'L', 'P', 'I2', 'I1', 'I1', 'R:I3')
    t.completes('battle', 'T', 'L', 'P')
    t.happened({ is: 'wounded', doom: 4 })
    t.waitsFor('prepare', { dice: 4 })
    t.rolls('I1', 'T', 'T', 'R:P')
    t.fails()
    t.discards('T')
    t.expect({ dice: { task: ['L', 'P', 'T'], discarded: ['T'] }, doom: 4 })
    t.rolls('T', 'L', 'R:P')
    t.completes('battle', 'T', 'L', 'R:P')
    t.happened({ is: 'wounded', doom: 3 }, { is: 'clock', hours: 0 }, { is: 'midnight' }, { is: 'attack' })
    t.notHappened({ is: 'mythos' }, { is: 'midnightEffect' })
    t.seat('mandy').chooses(0)
    t.expect({ seats: { mandy: { maxSanity: 3, maxStamina: 4 } } })
    t.waitsFor('choose', { seat: 'harvey', source: 'cthulhu' })
    t.chooses(1)
    t.happened(
      { is: 'maximum', seat: 1, what: 'stamina', n: 0 },
      { is: 'devoured', seat: 1, id: 'harvey-walters' },
      { is: 'doom', n: 1, total: 4 },
      { is: 'doom', n: 1, total: 5 },
      { is: 'turn', seat: 1 },
      { is: 'clock', hours: 3 },
      { is: 'turn', seat: 0 },
    )
    t.expect({ doom: 5, clock: 3, seats: [{ id: 'mandy-thompson' }, { seat: 1, out: true }] })
    t.waitsFor('prepare', { seat: 'mandy', dice: 6 })
  },
)

scenario('[WE-ES-12] [ES-LOCK-05] [ES-LOCK-06] [ES-MONSTER-16] two locks on the yellow die', ({ table }) => {
  const t = table({
    seats: [{ items: [LAMP] }],
    cards: [
      { tasks: ['P'], monsters: [{ id: 'm', needs: 'L', lock: 'yellow' }] },
      { tasks: ['I1'], lock: 'yellow' },
    ],
    locks: ['m', 'y'],
  })
  t.expect({ locks: ['monster:m holds yellow', 'card:y waits for yellow'] })
  t.goes('x')
  t.refused({ do: 'use', item: 'lamp' }, 'ES-LOCK-03')
  t.rolls('P', 'L', 'I1', 'I1', 'I1', 'I1')
  t.completes('m', 'L')
  t.expect({ locks: ['monster:m holds yellow', 'card:y waits for yellow'] })
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'P')
  t.happened({ is: 'resolved' }, { is: 'locked', source: 'card:y' }, { is: 'collected', marker: 'm' })
  t.notHappened({ is: 'freed' })
  t.expect({ locks: ['card:y holds yellow'] })
  t.goes('y')
  t.refused({ do: 'use', item: 'lamp' }, 'ES-LOCK-03')
  t.rolls('I1', 'P', 'P', 'P', 'P', 'P')
  t.completes('t0', 'I1')
  t.happened({ is: 'freed', source: 'card:y' })
  t.expect({ locks: [] })
  t.goes('dull-3')
  t.uses('lamp')
  t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'Y'] } })
  t.waitsFor('prepare', { dice: 7 })
})

scenario('[WE-ES-13] [ES-TROPHY-04] [ES-TROPHY-05] overpaying gives no change', ({ table }) => {
  const t = table({
    seats: [{ trophies: [3] }],
    decks: { adventure: ['the-archives'] },
    deckTops: { common: [LAMP] },
  })
  t.expect({ seats: [{ wealth: 3 }], decks: { adventure: 1 } })
  t.stays()
  t.refused({ do: 'souvenir', what: 'spell' }, 'ES-ENTRANCE-05')
  t.buys('common')
  t.happened({ is: 'spentTrophies', seat: 0 }, { is: 'drew', card: 'lamp' })
  t.expect({ seats: [{ wealth: 0, trophies: [], items: ['lamp'] }], decks: { adventure: 2 } })
  t.waitsFor('move')
})

for (const [first, rewards] of [
  ['doom', 'doom, +1 sign'],
  ['sign', '+1 sign, doom'],
] as const)
  scenario(`[WE-ES-14] [ES-DOOM-06] [ES-WIN-01] last doom and last sign together: ${first} first`, ({ table }) => {
    const t = table({
      ancientOne: { signs: 3, doomTrack: 4 },
      doom: 3,
      signs: 2,
      cards: [{ tasks: ['P'], rewards }],
    })
    t.goes('x')
    t.rolls('P', 'P', 'P', 'P', 'P', 'P')
    t.completes('t0', 'P')
    t.notHappened({ is: 'awoke' })
    t.expect({ signs: 3, awake: false })
    t.over({ won: true, how: 'sealed' })
  })

scenario('[WE-ES-15] [ES-ABILITY-11] [ES-LOCK-03] an ability adds no locked die', ({ table }) => {
  const t = table({
    seats: [{ id: 'jenny-barnes', clues: 2 }],
    mythos: { id: 'grip', lock: 'yellow' },
    cards: [{ tasks: ['P'] }],
  })
  t.goes('x')
  t.paysTrustFund('clue')
  t.expect({
    seats: [{ clues: 1 }],
    dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'R'], lock: ['Y'] },
    locks: ['mythos holds yellow'],
  })
  t.waitsFor('prepare', { dice: 7 })

  const only = table({
    seats: [{ id: 'heiress', clues: 1, traits: [{ has: 'trustFund', dice: ['yellow'], price: ['clue'] }] }],
    mythos: { id: 'grip', lock: 'yellow' },
    cards: [{ tasks: ['P'] }],
  })
  only.goes('x')
  only.refused({ do: 'trustFund', pay: 'clue' }, 'ES-LOCK-03')
  only.waitsFor('prepare', { dice: 6, mayNot: ['trustFund'] })

  const free = table({ seats: [{ id: 'jenny-barnes', clues: 1 }], cards: [{ tasks: ['P'] }] })
  free.goes('x')
  free.paysTrustFund('clue')
  free.waitsFor('prepare', { dice: 8 })
})

scenario("[WE-ES-16] [ES-ABILITY-07] Bob gains one more in another's turn", ({ table }) => {
  const item = (id: string) => ({ id, deck: 'common', effects: '+1 sanity' }) as const
  const t = table({
    seats: [{}, { id: 'bob-jenkins' }, {}],
    cards: [{ tasks: ['P'], rewards: 'each +1 common' }],
    deckTops: { common: [item('one'), item('two'), item('three'), item('four')] },
  })
  t.goes('x')
  t.rolls('P', 'P', 'P', 'P', 'P', 'P')
  t.completes('t0', 'P')
  t.expect({ seats: [{ items: ['one'] }, { items: ['two', 'three'] }, { items: ['four'] }] })
  t.waitsFor('move', { seat: 'bob' })
})

scenario('[WE-ES-17] [ES-LOCK-04] [ES-RULING-12] a new Mythos card frees the die of the old one', ({ table }) => {
  const t = table({ seats: [{}, {}], mythos: { id: 'grip', lock: 'green' }, clock: 9, cards: [{ tasks: ['P'] }] })
  t.goes('x')
  t.waitsFor('prepare', { dice: 5 })
  t.givesUp()
  t.happened({ is: 'midnight' }, { is: 'freed', source: 'mythos' }, { is: 'mythos', card: 'quiet-night-1' })
  t.expect({ locks: [], mythos: 'quiet-night-1' })
  t.goes('x')
  t.waitsFor('prepare', { seat: 1, dice: 6 })
})

scenario(
  '[WE-ES-18] [ES-MONSTER-15] [ES-MONSTER-17] [ES-MONSTER-18] [ES-RULING-03] a monster elsewhere falls to an item',
  ({ table }) => {
    const t = table({
      seats: [{ items: [BANE] }],
      cards: [
        { tasks: ['L L'], penalties: '-1 sanity' },
        { tasks: ['P'], monsters: [{ id: 'm', needs: 'T T -1sta', reverse: '+1 clue' }, { id: 'n' }] },
      ],
    })
    t.goes('x')
    t.uses('bane')
    t.slays('m')
    t.happened({ is: 'beaten', marker: 'm', seat: 0 })
    t.notHappened({ is: 'lost' }, { is: 'collected' })
    t.expect({
      seats: [{ stamina: 5, trophies: [], items: [] }],
      cards: { y: { flipped: ['m'], monsters: ['m', 'n'] } },
    })
    t.givesUp()
    t.happened(
      { is: 'failed', card: 'x' },
      { is: 'collected', marker: 'm', seat: 0 },
      { is: 'gained', what: 'clue' },
      { is: 'lost', what: 'sanity', source: 'x' },
      { is: 'clock', hours: 3 },
    )
    t.expect({ seats: [{ sanity: 4, stamina: 5, trophies: ['m'] }], cards: { y: { monsters: ['n'] } } })
    t.waitsFor('move')
  },
)
