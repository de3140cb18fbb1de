/** ES-ITEM: Common and Unique Items. */
import { scenario } from '@vigil/scenario-kit/vitest'

const torch = { id: 'torch', deck: 'common', when: 'adventure', effects: 'add yellow' } as const
const lamp = { id: 'lamp', deck: 'common', when: 'adventure', effects: 'add yellow' } as const
const idol = { id: 'idol', deck: 'unique', when: 'adventure', effects: 'add red' } as const
const skull = { id: 'skull', deck: 'unique', when: 'adventure', effects: 'add red' } as const
const tome = { id: 'tome', deck: 'unique', when: 'adventure', effects: 'add yellow red' } as const

scenario('[ES-ITEM-01] [ES-ITEM-03] before a roll: yellow by a Common Item, red by a Unique one', ({ table }) => {
  const t = table({ seats: [{ items: [torch, idol] }], cards: [{ tasks: ['L L L'] }] })
  t.refused({ do: 'use', item: 'torch' }, 'ES-ITEM-01')
  t.goes('x')
  t.uses('torch')
  t.happened({ is: 'used', card: 'torch' }, { is: 'dieIn', die: 6, by: 'torch' })
  t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'Y'] } })
  t.uses('idol')
  t.happened({ is: 'dieIn', die: 7, by: 'idol' })
  t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'R', 'Y'] } })
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'P', 'Y:L', 'R:W')
  t.completes('t0', 'L', 'Y:L', 'R:W')
  t.waitsFor('move')
})

scenario('[ES-ITEM-01] no adventure item at the Entrance, a healing one even while moving', ({ table }) => {
  const t = table({ seats: [{ sanity: 2, items: ['whiskey', torch] }], cards: [{ tasks: ['L'] }] })
  t.waitsFor('move', { may: ['use'] })
  t.stays()
  t.refused({ do: 'use', item: 'torch' }, 'ES-ITEM-01')
  t.uses('whiskey')
  t.expect({ seats: [{ sanity: 3, items: ['torch'] }] })
  t.waitsFor('entrance', { seat: 0, mayNot: ['use'] })
})

scenario('[ES-ITEM-01] an item for a failed roll waits for one', ({ table }) => {
  const t = table({
    seats: [{ items: [{ id: 'thread', deck: 'unique', when: 'failed', effects: 'recover green' }] }],
    cards: [{ tasks: ['L L L'] }],
  })
  t.goes('x')
  t.refused({ do: 'use', item: 'thread' }, 'ES-ITEM-01')
  t.rolls('T', 'T', 'I1', 'I1', 'L', 'L')
  t.refused({ do: 'use', item: 'thread' }, 'ES-ITEM-01')
  t.fails()
  t.discards('T')
  t.uses('thread')
  t.expect({ dice: { discarded: [], pool: 6 } })
  t.waitsFor('prepare', { dice: 6 })
})

scenario(
  '[ES-ITEM-01] an item for a roll is of no use before it, nor after a task was completed with it',
  ({ table }) => {
    const t = table({
      seats: [
        {
          id: 'amanda-sharpe',
          items: [{ id: 'coin', deck: 'common', when: 'rolled', effects: 'reroll 3' }, 'dynamite'],
        },
      ],
      cards: [{ tasks: ['L', 'P', 'T T T'] }],
    })
    t.goes('x')
    t.refused({ do: 'use', item: 'coin' }, 'ES-ITEM-01')
    t.rolls('I1', 'I1', 'I1', 'I1', 'L', 'L')
    t.uses('coin')
    t.waitsFor('reroll', { dice: 3 })
    t.picks('I1', 'I1')
    t.rolls('P', 'T')
    t.completes('t0', 'L')
    t.refused({ do: 'turnDie', with: 'dynamite', die: 'I1', to: 'P' }, 'ES-ITEM-01')
    t.waitsFor('judge', { may: ['complete'], mayNot: ['turnDie'] })
  },
)

scenario('[ES-ITEM-02] a used item goes face down under its deck', ({ table }) => {
  const t = table({
    seats: [{ items: [torch] }],
    cards: [{ tasks: ['L'], rewards: '+2 common' }],
    decks: { common: ['food'] },
  })
  t.goes('x')
  t.uses('torch')
  t.happened({ is: 'returned', seat: 0, card: 'torch' })
  t.expect({ seats: [{ items: [] }], decks: { common: 2 } })
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:I1')
  t.completes('t0', 'L')
  // First the card that lay on top, then the used one from the bottom.
  t.happened({ is: 'drew', card: 'food' }, { is: 'drew', card: 'torch' })
  t.expect({ seats: [{ items: ['food', 'torch'] }], decks: { common: 0 } })
  t.waitsFor('move')
})

scenario('[ES-ITEM-04] an added die stays from roll to roll, and goes back when the phase ends', ({ table }) => {
  const t = table({ seats: [{ items: [torch] }, {}], cards: [{ tasks: ['L', 'T T T'] }] })
  t.goes('x')
  t.uses('torch')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'P', 'Y:L')
  t.completes('t0', 'L')
  t.expect({ dice: { pool: 6, task: ['L'] } })
  t.waitsFor('prepare', { dice: 6 })
  t.rolls('I1', 'I1', 'I1', 'I1', 'P', 'Y:I4')
  t.fails()
  t.discards('P')
  t.waitsFor('prepare', { dice: 5 })
  t.givesUp()
  t.expect({ dice: { supply: 8 } })
  t.goes('x')
  t.waitsFor('prepare', { seat: 'b', dice: 6 })
})

scenario('[ES-ITEM-05] [EC-ES-103] not twice in one adventure: assigned, in the pool, on a marker', ({ table }) => {
  const t = table({ seats: [{ items: [torch, lamp] }], cards: [{ tasks: ['L', 'T T T'] }] })
  t.goes('x')
  t.uses('torch')
  t.refused({ do: 'use', item: 'lamp' }, 'ES-ITEM-05')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'P', 'Y:L')
  t.refused({ do: 'use', item: 'lamp' }, 'ES-ITEM-05')
  t.completes('t0', 'Y:L')
  t.refused({ do: 'use', item: 'lamp' }, 'ES-ITEM-05')
  t.waitsFor('prepare', { dice: 6, mayNot: ['use'] })
})

scenario('[ES-ITEM-05] nor when it lies on one’s marker', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', items: [lamp] }],
    cards: [{ tasks: ['L L L L'] }],
    attempt: { focused: 'Y:L', pool: 3 },
  })
  t.refused({ do: 'use', item: 'lamp' }, 'ES-ITEM-05')
  t.waitsFor('prepare', { mayNot: ['use'] })
})

scenario('[ES-ITEM-06] [EC-ES-47] nor again once discarded, in this turn', ({ table }) => {
  const t = table({ seats: [{ items: [idol, skull] }], cards: [{ tasks: ['T T T'] }] })
  t.goes('x')
  t.uses('idol')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'P', 'R:I2')
  t.fails()
  t.discards('R:I2')
  t.refused({ do: 'use', item: 'skull' }, 'ES-ITEM-06')
  t.givesUp()
  t.stays()
  t.uses('skull')
  t.waitsFor('prepare', { dice: 7 })
})

scenario('[ES-ITEM-07] [EC-ES-102] only the owner, and only in his own turn', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x', items: [torch, 'whispered-ward'] }],
    cards: [{ tasks: ['L'] }],
  })
  t.stays()
  t.refused({ do: 'use', item: 'torch' }, 'ES-ITEM-07')
  t.refused({ do: 'use', item: 'torch', by: 'b' }, 'ES-ITEM-07')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'P')
  t.refused({ do: 'cast', spell: 'whispered-ward', dice: ['P'], by: 'b' }, 'ES-ITEM-07')
  t.refused({ do: 'cast', spell: 'whispered-ward', dice: ['P'] }, 'ES-ITEM-07')
  t.waitsFor('judge', { seat: 'a', mayNot: ['use', 'cast'] })
})

scenario('[ES-ITEM-08] regaining stops at the maximum', ({ table }) => {
  const t = table({
    seats: [{ sanity: 4, items: [{ id: 'tonic', deck: 'common', effects: '+3 sanity' }] }],
    cards: [{ tasks: ['L'] }],
  })
  t.uses('tonic')
  t.happened({ is: 'gained', what: 'sanity', n: 1 })
  t.expect({ seats: [{ sanity: 5, maxSanity: 5 }] })
  t.waitsFor('move')
})

scenario('[ES-ITEM-08] [ES-RULING-93] at the maximum it may not be used', ({ table }) => {
  const t = table({
    seats: [{ stamina: 1, items: ['whiskey', 'food', 'mend-the-waking-mind', 'breath-of-ulthar'] }, {}],
  })
  t.refused({ do: 'use', item: 'whiskey' }, 'ES-ITEM-08')
  t.refused({ do: 'use', item: 'mend-the-waking-mind' }, 'ES-ITEM-08')
  t.uses('breath-of-ulthar')
  t.expect({ seats: [{ stamina: 3 }] })
  t.uses('food')
  t.expect({ seats: [{ stamina: 4, items: ['mend-the-waking-mind', 'whiskey'] }] })
  t.waitsFor('move')
})

scenario('[ES-RULING-93] nothing to defeat, no lock to break, no die to take back: no card is wasted', ({ table }) => {
  const t = table({
    seats: [{ items: ['shotgun', 'undo-the-clasp', { id: 'thread', deck: 'unique', effects: 'recover green' }] }],
    cards: [{ tasks: ['L L L'] }],
  })
  t.refused({ do: 'use', item: 'shotgun' }, 'ES-MONSTER-17')
  t.refused({ do: 'use', item: 'undo-the-clasp' }, 'ES-LOCK-04')
  t.refused({ do: 'use', item: 'thread' }, 'ES-DICE-08')
  t.goes('x')
  t.waitsFor('prepare', { mayNot: ['use'] })
})

scenario('[ES-RULING-93] a monster too strong for the card counts as none', ({ table }) => {
  const t = table({
    seats: [{ items: ['shotgun', 'banish-the-lesser'] }],
    cards: [{ tasks: ['L L L'], monsters: [{ id: 'colossus', trophies: 3 }] }],
  })
  t.refused({ do: 'use', item: 'shotgun' }, 'ES-MONSTER-17')
  t.refused({ do: 'use', item: 'banish-the-lesser' }, 'ES-MONSTER-17')
  t.waitsFor('move', { mayNot: ['use'] })
})

scenario('[ES-RULING-93] the clock is not held twice', ({ table }) => {
  const t = table({
    seats: [{ items: ['stopped-watch', { id: 'second-watch', deck: 'unique', effects: 'holdClock' }] }],
  })
  t.uses('stopped-watch')
  t.refused({ do: 'use', item: 'second-watch' }, 'ES-CLOCK-01')
  t.waitsFor('move', { mayNot: ['use'] })
})

scenario('[ES-RULING-39] an item for both dice works while one of them is to be had', ({ table }) => {
  const t = table({
    seats: [{ items: [tome] }],
    cards: [{ tasks: ['L L L'] }, { tasks: ['T'], lock: 'yellow' }],
  })
  t.goes('x')
  t.uses('tome')
  t.happened({ is: 'dieIn', die: 7, by: 'tome' })
  t.notHappened({ is: 'dieIn', die: 6 })
  t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'R'], lock: ['Y'] } })
  t.waitsFor('prepare', { dice: 7 })
})

scenario('[ES-RULING-39] with neither to be had it may not be used', ({ table }) => {
  const t = table({
    seats: [{ items: [tome, torch] }],
    cards: [{ tasks: ['L L L'] }, { tasks: ['T'], lock: 'yellow' }, { tasks: ['T'], lock: 'red' }],
  })
  t.goes('x')
  t.refused({ do: 'use', item: 'tome' }, 'ES-LOCK-03')
  t.refused({ do: 'use', item: 'torch' }, 'ES-LOCK-03')
  t.expect({ seats: [{ items: ['tome', 'torch'] }] })
  t.waitsFor('prepare', { dice: 6 })
})

scenario(
  '[EC-ES-49] [ES-ITEM-01] [ES-RULING-38] an item after the roll: its die waits for the next one',
  ({ table }) => {
    const t = table({ seats: [{ clues: 1, items: [torch] }], cards: [{ tasks: ['L L L'] }] })
    t.goes('x')
    t.rolls('I1', 'I1', 'I1', 'P', 'L', 'L')
    t.uses('torch')
    t.expect({ dice: { pool: ['I1', 'I1', 'I1', 'L', 'L', 'P', 'Y'] } })
    t.spendsClue()
    t.refused({ do: 'dice', dice: ['Y'] }, 'ES-RULING-38')
    t.picks('P')
    t.rolls('P')
    t.refused({ do: 'complete', row: 't0', dice: ['L', 'L', 'Y'] }, 'ES-RULING-38')
    t.fails()
    t.refused({ do: 'discard', die: 'Y' }, 'ES-RULING-38')
    t.discards('P')
    t.rolls('I1', 'I1', 'I1', 'L', 'L', 'Y:L')
    t.completes('t0', 'L', 'L', 'Y:L')
    t.waitsFor('move')
  },
)

scenario('[ES-ITEM-09] [EC-ES-15] Whiskey meets the cost of a task', ({ table }) => {
  const t = table({ seats: [{ sanity: 1, items: ['whiskey'] }], cards: [{ tasks: ['L -1san', 'T T T'] }] })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'P', 'P')
  t.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-11')
  t.uses('whiskey')
  t.completes('t0', 'L')
  t.expect({ seats: [{ sanity: 1, items: [] }] })
  t.waitsFor('prepare', { dice: 5 })
})

scenario('[ES-ITEM-09] Food likewise', ({ table }) => {
  const t = table({ seats: [{ stamina: 2, items: ['food'] }], cards: [{ tasks: ['L -2sta', 'T T T'] }] })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'P', 'P')
  t.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-11')
  t.uses('food')
  t.completes('t0', 'L')
  t.expect({ seats: [{ stamina: 1 }] })
  t.waitsFor('prepare', { dice: 5 })
})
