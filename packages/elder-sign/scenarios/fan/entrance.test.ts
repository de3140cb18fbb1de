/** The fan rules: first aid, the lost and found, the shop, and monsters on the Entrance. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'
const imp = { id: 'imp', needs: 'P', trophies: 2 }
const brute = { id: 'brute', needs: 'L L' }

scenario(
  '[ES-FANENT-06] [ES-ENTRANCE-02] [ES-ENTRANCE-03] first aid: one point free, a whole track for two trophies',
  ({ table }) => {
    const t = table({ rules, seats: [{ sanity: 1, stamina: 1, trophies: [2, 3] }] })
    t.refused({ do: 'firstAid', what: 'both' }, 'ES-ENTRANCE-02')
    t.does({ do: 'firstAid', what: 'sanity' })
    t.expect({ seats: [{ sanity: 2, stamina: 1, trophies: 2 }] })
    t.does({ do: 'firstAid', what: 'stamina', all: true })
    t.waitsFor('trophies', { price: 2 })
    t.pays('2')
    t.expect({ seats: [{ sanity: 2, stamina: 5, trophies: 1 }] })
    t.refused({ do: 'firstAid', what: 'both', all: true }, 'ES-ENTRANCE-03')
    t.waitsFor('action', { left: 2 })
  },
)

scenario('[ES-FANENT-06] [ES-ENTRANCE-03] both tracks for four trophies, and never beyond the maximum', ({ table }) => {
  const t = table({ rules, seats: [{ sanity: 1, stamina: 2, maxStamina: 3, trophies: [4] }] })
  t.does({ do: 'firstAid', what: 'both', all: true })
  t.expect({ seats: [{ sanity: 5, stamina: 3, trophies: [] }] })
  t.refused({ do: 'firstAid', what: 'both', all: true }, 'ES-ENTRANCE-03')
  t.waitsFor('action', { left: 1 })
})

scenario(
  '[ES-FANENT-02] [ES-ENTRANCE-04] [EC-ES-84] a die for everybody there and for every ally; one result is kept',
  ({ table }) => {
    const setup = {
      rules,
      seats: [{ allies: ['silas-webb'] }, {}, { at: 'x', allies: ['eli-pruett'] }],
      cards: [{ tasks: ['L'] }],
      hall: { found: { signs: 3 } },
    }
    const signs = table(setup)
    signs.searches()
    signs.rolls('I2', 'P', 'T')
    signs.waitsFor('keep', { seat: 0, faces: ['I2', 'P', 'T'] })
    signs.keeps('I2')
    signs.waitsFor('choose', { seat: 0, source: 'lostAndFound' })
    signs.chooses(1)
    signs.happened({ is: 'lost', what: 'stamina', n: 1 }, { is: 'signFound', seat: 0, n: 2, held: 2 })
    signs.expect({ seats: [{ sanity: 5, stamina: 4, signs: 2 }], hall: { found: { signs: 1 } } })
    signs.waitsFor('action', { seat: 0, left: 1 })

    const clue = table(setup)
    clue.searches()
    clue.rolls('I2', 'P', 'T')
    clue.keeps('P')
    clue.happened({ is: 'gained', what: 'clue', n: 1 })
    clue.expect({ seats: [{ clues: 1, stamina: 5, signs: 0 }], hall: { found: { signs: 3 } } })
    clue.waitsFor('action', { left: 1 })

    const unique = table({ ...setup, deckTops: { unique: ['alien-statue'] } })
    unique.searches()
    unique.rolls('I2', 'P', 'T')
    unique.keeps('T')
    unique.expect({ seats: [{ items: ['alien-statue'] }] })
    unique.waitsFor('action', { left: 1 })

    const common = table({ ...setup, deckTops: { common: ['whiskey'] } })
    common.searches()
    common.rolls('L', 'L', 'T')
    common.keeps('L')
    common.expect({ seats: [{ items: ['whiskey'] }] })
    common.waitsFor('action', { left: 1 })
  },
)

scenario(
  '[ES-FANENT-02] no more signs than lie there, none without a number, and the price all the same',
  ({ table }) => {
    const t = table({ rules, seats: [{ sanity: 3 }], hall: { found: { signs: 1 } } })
    t.searches()
    t.rolls('I3')
    t.chooses(0)
    t.happened({ is: 'lost', what: 'sanity', n: 1 }, { is: 'signFound', n: 1, held: 1 })
    t.searches()
    t.rolls('I1')
    t.chooses(0)
    t.notHappened({ is: 'signFound' })
    t.expect({ seats: [{ sanity: 1, signs: 1 }], hall: { found: { signs: 0 } } })
    t.waitsFor('action', { left: 2 })
  },
)

scenario('[ES-FANENT-02] [ES-RULING-81] who is devoured by searching finds nothing', ({ table }) => {
  const t = table({ rules, seats: [{ sanity: 1 }, {}], hall: { found: { signs: 2 } } })
  t.searches()
  t.rolls('I2', 'I2')
  t.chooses(0)
  t.happened({ is: 'devoured', seat: 0 }, { is: 'clock' }, { is: 'turn', seat: 1 })
  t.notHappened({ is: 'signFound' })
  t.expect({ hall: { found: { signs: 2 } } })
  t.waitsFor('action', { seat: 1 })
})

scenario('[ES-RULING-104] [ES-FANENT-02] never more than six dice, though all of them be locked', ({ table }) => {
  const allies = (...ids: string[]) => ids
  const t = table({
    rules,
    seats: [
      { allies: allies('silas-webb', 'ada-thorne') },
      { allies: allies('eli-pruett', 'mina-okafor') },
      { allies: allies('otto-brandt') },
    ],
    cards: Array.from({ length: 6 }, () => ({ tasks: ['L'], lock: 'green' as const })),
  })
  t.searches()
  t.rolls('P', 'P', 'P', 'P', 'P', 'P')
  t.expect({ seats: [{ clues: 1 }], dice: { lock: 6 } })
  t.waitsFor('action', { left: 1 })
})

scenario('[ES-FANENT-02] [ES-CLUE-03] nothing alters that roll', ({ table }) => {
  const t = table({ rules, seats: [{ clues: 2, allies: ['ada-thorne'] }] })
  t.searches()
  t.rolls('I1', 'P')
  t.refused({ do: 'clue' }, 'ES-CLUE-01')
  t.waitsFor('keep', { mayNot: ['clue', 'reroll', 'research'] })
})

scenario(
  '[ES-FANTURN-04] [ES-FANTURN-05] [ES-FANTURN-06] [ES-FANTURN-03] [ES-RULING-76] [EC-ES-86] a Cultist on the Entrance bars all but a fight and a way out',
  ({ table }) => {
    const t = table({
      rules,
      orders: true,
      ancientOne: 'nyarlathotep',
      seats: [{ sanity: 2, items: ['whiskey'], trophies: [3] }, {}],
      hall: { entrance: ['cultist'], exhibit: { common: 'food' } },
    })
    t.refused({ do: 'firstAid', what: 'sanity' }, 'ES-FANTURN-04')
    t.refused({ do: 'lostAndFound' }, 'ES-FANTURN-04')
    t.refused({ do: 'souvenir', what: 'common' }, 'ES-FANTURN-04')
    t.refused({ do: 'give', card: 'whiskey', seat: 1 }, 'ES-FANTURN-05')
    t.refused({ do: 'nothing' }, 'ES-FANTURN-06')
    t.waitsFor('action', {
      may: ['attempt', 'move', 'use'],
      mayNot: ['firstAid', 'lostAndFound', 'souvenir', 'give', 'nothing'],
    })
    t.attempts()
    t.waitsFor('prepare', { card: 'entrance', dice: 6 })
  },
)

scenario(
  '[ES-RULING-76] [ES-TROPHY-02] each monster there is a group; beaten, they are trophies for the next action',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ stamina: 1 }, {}],
      hall: { entrance: [imp, brute] },
    })
    t.attempts()
    t.expect({ attempt: { card: 'entrance', rows: { 'm:imp': 'P', 'm:brute': 'L L' } } })
    t.rolls('P', 'L', 'L', 'I1', 'I1', 'I1')
    t.completes('imp', 'P')
    t.rolls('L', 'L', 'I1', 'I1', 'I1')
    t.completes('brute', 'L', 'L')
    t.happened({ is: 'collected', marker: 'imp', seat: 0 }, { is: 'collected', marker: 'brute', seat: 0 })
    t.notHappened({ is: 'moved' })
    t.expect({
      seats: [
        { at: 'entrance', trophies: ['brute', 'imp'] },
        { at: 'entrance', sanity: 5, stamina: 5 },
      ],
      hall: { entrance: { monsters: [] } },
    })
    t.does({ do: 'firstAid', what: 'stamina', all: true })
    t.happened({ is: 'spentTrophies', pieces: ['imp'] }, { is: 'gained', what: 'stamina', n: 4 })
    t.expect({ seats: [{ stamina: 5, trophies: ['brute'] }], active: 1 })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario(
  '[ES-RULING-76] [ES-FANADV-09] a fight lost costs the others a point, and keeps what was beaten',
  ({ table }) => {
    const setup = {
      rules,
      seats: [{}, {}, { at: 'dull-1' }],
      hall: { entrance: [imp, brute] },
      actions: 1,
      attempt: { shows: ['P', 'I1'] },
    }
    const t = table(setup)
    t.completes('imp', 'P')
    t.givesUp()
    t.happened({ is: 'failed', card: 'entrance' }, { is: 'collected', marker: 'imp', seat: 0 })
    t.waitsFor('choose', { seat: 1, source: 'assist' })
    t.seat(1).chooses(0)
    t.expect({
      seats: [
        { sanity: 5, stamina: 5, at: 'entrance', trophies: ['imp'] },
        { sanity: 4, at: 'entrance' },
        { sanity: 5 },
      ],
      hall: { entrance: { monsters: ['brute'] } },
    })
    t.waitsFor('action', { seat: 0, left: 1, may: ['attempt'] })

    const gentle = table({ ...setup, rulings: { entranceFightHurts: false } })
    gentle.completes('imp', 'P')
    gentle.givesUp()
    gentle.happened({ is: 'failed', card: 'entrance' }, { is: 'collected', marker: 'imp', seat: 0 })
    gentle.expect({ seats: [{}, { sanity: 5, stamina: 5 }] })
    gentle.waitsFor('action', { seat: 0, left: 1 })
  },
)

scenario('[ES-RULING-76] [ES-FANADV-06] others on the Entrance hold dice in such a fight', ({ table }) => {
  const t = table({ rules, seats: [{}, {}], hall: { entrance: [brute] }, attempt: { shows: ['L', 'I1', 'I2'] } })
  t.fails()
  t.discards('I1')
  t.asks(1).for('L')
  t.rolls('L')
  t.completes('brute', 'help:L', 'L')
  t.happened({ is: 'collected', marker: 'brute', seat: 0 })
  t.waitsFor('action', { seat: 1 })
})
