/** ES-ENTRANCE: one activity a visit: first aid, the Lost & Found, or a souvenir. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rich = [10, 10]

scenario('[ES-ENTRANCE-01] [EC-ES-95] exactly one activity, however rich one is', ({ table }) => {
  const t = table({ seats: [{ sanity: 1, stamina: 1, trophies: rich }, {}] })
  t.stays()
  t.waitsFor('entrance', { may: ['firstAid', 'lostAndFound', 'souvenir'], mayNot: ['stay', 'roll', 'giveUp'] })
  t.buys('clue')
  t.expect({ active: 1, clock: 3, seats: [{ clues: 1, wealth: 10, sanity: 1, stamina: 1 }] })
  t.refused({ do: 'souvenir', what: 'clue' }, 'ES-ENTRANCE-01')
  t.refused({ do: 'firstAid', what: 'sanity' }, 'ES-ENTRANCE-01')
  t.refused({ do: 'lostAndFound' }, 'ES-ENTRANCE-01')
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-ENTRANCE-02] [EC-ES-65] free first aid: one point of one kind', ({ table }) => {
  const t = table({ seats: [{ sanity: 3, stamina: 3 }] })
  t.stays()
  t.firstAid('sanity')
  t.happened({ is: 'gained', seat: 0, what: 'sanity', n: 1, source: 'firstAid' }, { is: 'clock', hours: 3 })
  t.expect({ seats: [{ sanity: 4, stamina: 3 }] })
  t.stays()
  t.refused({ do: 'firstAid', what: 'both' }, 'ES-ENTRANCE-02')
  t.firstAid('stamina')
  t.expect({ seats: [{ sanity: 4, stamina: 4 }] })
  t.waitsFor('move')
})

scenario('[ES-ENTRANCE-03] two trophies for all of one kind', ({ table }) => {
  const t = table({ seats: [{ sanity: 1, stamina: 1, trophies: [2] }] })
  t.stays()
  t.refused({ do: 'firstAid', what: 'both', all: true }, 'ES-ENTRANCE-03')
  t.firstAid('stamina', true)
  t.happened({ is: 'spentTrophies' }, { is: 'gained', what: 'stamina', n: 4 })
  t.expect({ seats: [{ sanity: 1, stamina: 5, trophies: [] }] })
  t.waitsFor('move')
})

scenario('[ES-ENTRANCE-03] four trophies for all of both', ({ table }) => {
  const t = table({ seats: [{ sanity: 1, stamina: 1, trophies: [2, 2, 3] }] })
  t.stays()
  t.firstAid('both', true)
  t.waitsFor('trophies', { price: 4, source: 'firstAid' })
  t.refused({ do: 'hand', pieces: ['3'] }, 'ES-TROPHY-04')
  t.pays('2', '2')
  t.expect({ seats: [{ sanity: 5, stamina: 5, wealth: 3 }] })
  t.waitsFor('move')
})

scenario('[ES-ENTRANCE-03] one trophy is too little, three are too few for both', ({ table }) => {
  const t = table({
    seats: [
      { sanity: 1, stamina: 1, trophies: [1] },
      { sanity: 1, stamina: 1, trophies: [3] },
    ],
  })
  t.stays()
  t.refused({ do: 'firstAid', what: 'sanity', all: true }, 'ES-ENTRANCE-03')
  t.refused({ do: 'firstAid', what: 'stamina', all: true }, 'ES-ENTRANCE-03')
  t.firstAid('sanity')
  t.stays()
  t.refused({ do: 'firstAid', what: 'both', all: true }, 'ES-ENTRANCE-03')
  t.firstAid('sanity', true)
  t.expect({
    seats: [
      { sanity: 2, wealth: 1 },
      { sanity: 5, stamina: 1, wealth: 0 },
    ],
  })
  t.waitsFor('move', { seat: 'a' })
})

scenario('[ES-ENTRANCE-03] a price may be raised by what lies around: Hastur’s for sanity', ({ table }) => {
  const raised = { modifiers: [{ of: 'price.firstAid.sanity' as const, add: 1 }] }
  const t = table({ ancientOne: raised, seats: [{ sanity: 2, stamina: 2, trophies: [1, 1, 1, 1] }] })
  t.stays()
  t.refused({ do: 'firstAid', what: 'both', all: true }, 'ES-ENTRANCE-03')
  t.firstAid('sanity', true)
  t.expect({ seats: [{ sanity: 5, stamina: 2, wealth: 1 }] })
  t.stays()
  t.firstAid('stamina')
  t.expect({ seats: [{ stamina: 3, wealth: 1 }] })
  t.waitsFor('move')
})

scenario('[ES-RULING-90] nobody is driven into the Lost & Found for want of a trophy', ({ table }) => {
  const raised = { modifiers: [{ of: 'price.firstAid.sanity' as const, add: 1 }] }
  const t = table({ ancientOne: raised, seats: [{ sanity: 2 }] })
  t.stays()
  t.refused({ do: 'firstAid', what: 'sanity' }, 'ES-ENTRANCE-03')
  t.firstAid('stamina')
  t.expect({ seats: [{ sanity: 2, stamina: 5 }] })
  t.waitsFor('move')
})

scenario('[ES-RULING-90] nor for want of a wound: the free option may always be taken', ({ table }) => {
  const t = table({ seats: [{}] })
  t.stays()
  t.firstAid('stamina')
  t.notHappened({ is: 'gained' })
  t.expect({ seats: [{ sanity: 5, stamina: 5 }], clock: 3 })
  t.waitsFor('move')
})

scenario('[ES-ENTRANCE-04] the Lost & Found: one green die and the chart', ({ table }) => {
  const find = (face: string, seat: object) => {
    const t = table({ seats: [{ sanity: 3, stamina: 3 }], decks: { common: ['food'], unique: ['alien-statue'] } })
    t.stays()
    t.searches()
    t.rolls(face)
    t.happened({ is: 'rolled', seat: 0, faces: [face], why: 'found' }, { is: 'clock', hours: 3 })
    t.expect({ seats: [seat] })
    t.waitsFor('move')
  }
  find('I1', { sanity: 3, stamina: 2, clues: 0, items: [] })
  find('I2', { sanity: 3, stamina: 3, clues: 1, items: [] })
  find('I3', { sanity: 3, stamina: 3, clues: 1, items: [] })
  find('L', { sanity: 3, stamina: 3, clues: 0, items: ['food'] })
  find('P', { sanity: 3, stamina: 3, clues: 0, items: ['alien-statue'] })
  find('T', { sanity: 2, stamina: 3, clues: 0, items: [] })
})

scenario('[ES-ENTRANCE-04] what is lost there can devour', ({ table }) => {
  const t = table({ seats: [{ stamina: 1 }, {}], deckTops: { common: ['food'] } })
  t.stays()
  t.searches()
  t.rolls('I1')
  t.happened({ is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'clock', hours: 3 })
  t.becomes('joe-diamond')
  t.waitsFor('move', { seat: 'b' })
})

scenario(
  '[EC-ES-64] [ES-ENTRANCE-04] [ES-RULING-59] nothing alters that roll, and its die is always there',
  ({ table }) => {
    const lock = 'green' as const
    const locked = { tasks: ['L'], lock }
    const t = table({
      seats: [{ id: 'joe-diamond', clues: 2, items: ['lucky-coin'] }, { id: 'mandy-thompson' }],
      cards: [locked, locked, locked, locked, locked, locked],
    })
    t.expect({ dice: { lock: ['G', 'G', 'G', 'G', 'G', 'G'] } })
    t.stays()
    t.refused({ do: 'clue' }, 'ES-CLUE-01')
    t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-06')
    t.refused({ do: 'use', item: 'lucky-coin' }, 'ES-ITEM-01')
    t.searches()
    t.rolls('T')
    t.expect({
      active: 1,
      seats: { joe: { sanity: 3, clues: 2, items: ['lucky-coin'] }, mandy: { spent: [] } },
      dice: { lock: ['G', 'G', 'G', 'G', 'G', 'G'], supply: 2 },
    })
    t.waitsFor('move', { seat: 'mandy' })
  },
)

scenario('[ES-ENTRANCE-05] [ES-ENTRANCE-07] every souvenir at its price', ({ table }) => {
  const shop = (what: string, price: number, bought: Readonly<Record<string, unknown>>) => {
    const poor = table({ seats: [{ trophies: [price - 1] }] })
    poor.stays()
    poor.refused({ do: 'souvenir', what }, 'ES-ENTRANCE-05')
    poor.waitsFor('entrance')
    const t = table({
      seats: [{ trophies: [price] }],
      decks: { common: ['food'], unique: ['alien-statue'], spell: ['undo-the-clasp'], ally: ['duke'] },
    })
    t.stays()
    t.buys(what)
    t.expect({ seats: [{ trophies: [], wealth: 0 }] })
    t.expect(bought)
    t.waitsFor('move')
  }
  shop('clue', 1, { seats: [{ clues: 1 }] })
  shop('common', 2, { seats: [{ items: ['food'] }] })
  shop('unique', 3, { seats: [{ items: ['alien-statue'] }] })
  shop('spell', 4, { seats: [{ items: ['undo-the-clasp'] }] })
  shop('ally', 5, { seats: [{ allies: ['duke'] }] })
  shop('sign', 10, { signs: 1 })
})

scenario('[ES-ENTRANCE-05] a souvenir may be the Elder Sign that seals the Ancient One', ({ table }) => {
  const t = table({ ancientOne: { signs: 9 }, signs: 8, seats: [{ trophies: [10] }] })
  t.stays()
  t.buys('sign')
  t.over({ won: true, how: 'sealed' })
})

scenario('[ES-ENTRANCE-05] what is not on the list is not for sale', ({ table }) => {
  const t = table({ seats: [{ trophies: rich }] })
  t.stays()
  t.refused({ do: 'souvenir', what: 'doom' }, 'ES-ENTRANCE-05')
  t.waitsFor('entrance', { may: ['souvenir'] })
})

scenario('[ES-ENTRANCE-05] [ES-RULING-57] nothing is sold from an empty deck', ({ table }) => {
  const t = table({ seats: [{ trophies: rich }], decks: { spell: [] } })
  t.stays()
  t.refused({ do: 'souvenir', what: 'spell' }, 'ES-RULING-57')
  t.waitsFor('entrance', { may: ['souvenir'] })
})

scenario('[ES-ENTRANCE-05] prices rise and fall with what is in force', ({ table }) => {
  const dearer = { tone: 'harm' as const, modifiers: [{ of: 'price.souvenir' as const, add: 2 }] }
  const t = table({ mythos: dearer, seats: [{ trophies: [2] }, { trophies: [3] }] })
  t.stays()
  t.refused({ do: 'souvenir', what: 'clue' }, 'ES-ENTRANCE-05')
  t.firstAid('stamina')
  t.stays()
  t.buys('clue')
  t.expect({ seats: [{ wealth: 2 }, { clues: 1, wealth: 0 }] })
  t.waitsFor('move', { seat: 'a' })
})

scenario('[ES-ENTRANCE-06] healing stops at the present maximum', ({ table }) => {
  const t = table({ seats: [{ sanity: 2, maxSanity: 3, stamina: 5, trophies: [2] }] })
  t.stays()
  t.refused({ do: 'firstAid', what: 'stamina', all: true }, 'ES-ENTRANCE-06')
  t.refused({ do: 'firstAid', what: 'stamina' }, 'ES-ENTRANCE-06')
  t.refused({ do: 'firstAid', what: 'both', all: true }, 'ES-ENTRANCE-03')
  t.firstAid('sanity', true)
  t.happened({ is: 'gained', what: 'sanity', n: 1 })
  t.expect({ seats: [{ sanity: 3, maxSanity: 3, stamina: 5, trophies: [] }] })
  t.waitsFor('move')
})
