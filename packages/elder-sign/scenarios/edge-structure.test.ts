/** Edge cases of structure: a whole set-up, the faces of all dice, and a few meetings of rules. */
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect } from 'vitest'

scenario('[EC-ES-91] [ES-SETUP-01] [ES-SETUP-10] [ES-OTHERWORLD-02] an official set-up for three', ({ table }) => {
  const t = table({
    begin: 'setup',
    ancientOne: 'yig',
    seats: [{ id: 'carolyn-fern' }, { id: 'joe-diamond' }, { id: 'ashcan-pete' }],
    active: 2,
    deckTops: {
      adventure: [
        { id: 'r1', tasks: ['L'], lock: 'yellow' },
        { id: 'r2', tasks: ['L'] },
        { id: 'r3', tasks: ['L'], lock: 'yellow' },
        { id: 'r4', tasks: ['L'], lock: 'green' },
        { id: 'r5', tasks: ['L'] },
        { id: 'r6', tasks: ['L'], lock: 'red' },
      ],
      mythos: [{ id: 'dawn', immediate: 'monster, doom' }],
    },
  })
  t.draws('r1', 'r2', 'r3', 'r4', 'r5', 'r6')
  t.draws('food', 'alien-statue', 'crowbar')
  // The Mythos card's monster, then the one of Yig's first doom space.
  t.draws('dawn', 'gug')
  t.waitsFor('place', { seat: 2, marker: 'gug' })
  t.places('r2')
  t.draws('mi-go')
  t.places('r5')
  t.expect({
    phase: 'turn',
    clock: 0,
    cup: 20,
    doom: 1,
    places: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'],
    worlds: [],
    extras: [],
    mythos: 'dawn',
    locks: ['card:r1 holds yellow', 'card:r3 waits for yellow', 'card:r4 holds green', 'card:r6 holds red'],
    dice: { lock: ['G', 'R', 'Y'], supply: 5 },
    seats: [
      { id: 'carolyn-fern', sanity: 6, stamina: 4, items: ['alien-statue', 'food'], clues: 0, at: 'entrance' },
      { id: 'joe-diamond', sanity: 4, stamina: 6, items: ['crowbar'], clues: 1, at: 'entrance' },
      { id: 'ashcan-pete', sanity: 4, stamina: 6, items: [], allies: ['duke'], at: 'entrance' },
    ],
    active: 2,
  })
  t.waitsFor('move', { seat: 2 })
})

scenario(
  '[EC-ES-96] [ES-DICE-02] [ES-DICE-03] [ES-DICE-04] the faces of the three colours, each equally likely',
  ({ table }) => {
    const faces = { green: 'I1 I2 I3 L P T', yellow: 'I1 I2 I3 I4 L P', red: 'W I2 I3 I4 L P' }
    for (const colour of ['green', 'yellow', 'red'] as const) {
      const t = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['I9'] }], attempt: { pool: [colour] } })
      t.does({ do: 'roll' })
      const chances = t.chances()
      expect(Object.keys(chances).toSorted()).toEqual(faces[colour].split(' ').toSorted())
      expect(new Set(Object.values(chances))).toEqual(new Set([1]))
      t.rolls('P')
      t.waitsFor('judge')
    }
  },
)

scenario(
  '[ES-CORE-02] [EC-ES-120] card text beats the book for its owner only: two tasks with one roll',
  ({ table }) => {
    const mate = { id: 'mate', traits: [{ has: 'manyTasks' } as const] }
    const card = { cards: [{ tasks: ['L', 'P', 'T T'] }], attempt: { shows: ['L', 'P', 'I1'] } }
    const plain = table({ ...card, seats: [{ at: 'x' }, { allies: [mate] }] })
    plain.completes('t0', 'L')
    plain.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-10')
    plain.waitsFor('prepare', { dice: 2 })

    const owner = table({ ...card, seats: [{ at: 'x', allies: [mate] }] })
    owner.completes('t0', 'L')
    owner.completes('t1', 'P')
    owner.expect({ attempt: { rows: { t0: 'done', t1: 'done', t2: 'T T' } } })
    owner.waitsFor('prepare', { dice: 1 })
  },
)

scenario(
  '[EC-ES-102] [ES-SPELL-05] in another’s turn nothing of one’s own helps but a die already on one’s spell',
  ({ table }) => {
    const t = table({
      seats: [{ clues: 1, items: ['food', 'circle-of-chalk'], stamina: 3, allies: ['ada-thorne'] }, { at: 'x' }],
      active: 'b',
      cards: [{ tasks: ['L', 'P P'] }],
      spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['L'] }],
      attempt: { shows: ['P', 'I1'] },
    })
    t.refused({ do: 'clue', by: 'a' }, 'ES-CLUE-03')
    t.refused({ do: 'use', item: 'food', by: 'a' }, 'ES-ITEM-07')
    t.refused({ do: 'cast', spell: 'circle-of-chalk', dice: ['P'], by: 'a' }, 'ES-ITEM-07')
    t.refused({ do: 'reroll', with: 'ada-thorne', by: 'a' }, 'ES-ALLY-02')
    t.refused({ do: 'clue' }, 'ES-CLUE-02')
    t.refused({ do: 'use', item: 'food' }, 'ES-ITEM-07')
    t.refused({ do: 'reroll', with: 'ada-thorne' }, 'ES-ALLY-02')
    t.completes('t0', 'spell:L')
    t.happened({ is: 'returned', seat: 0, card: 'whispered-ward' })
    t.expect({ seats: [{ cast: [], clues: 1 }] })
    t.waitsFor('prepare', { seat: 1, dice: 2 })
  },
)
