/** ES-DICE: the eight dice and the pool. */
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect } from 'vitest'

const LAMP = { id: 'lamp', deck: 'common', when: 'adventure', effects: 'add yellow' } as const
const TORCH = { id: 'torch', deck: 'common', when: 'adventure', effects: 'add yellow' } as const
const IDOL = { id: 'idol', deck: 'unique', when: 'adventure', effects: 'add red' } as const
const WARD = { id: 'ward', deck: 'spell', when: 'rolled', effects: 'secure 1' } as const

scenario('[ES-DICE-01] six green dice, and no other, start an adventure', ({ table }) => {
  const t = table({ cards: [{ tasks: ['P'] }] })
  t.goes('x')
  t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G'], supply: ['R', 'Y'] } })
  t.waitsFor('prepare', { dice: 6 })
})

scenario('[ES-DICE-01] locked dice and dice on spells are missing, dice of items are added', ({ table }) => {
  const t = table({
    seats: [{ items: [LAMP, IDOL] }],
    cards: [{ tasks: ['P'], lock: 'green' }],
    spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['L'] }],
  })
  t.goes('x')
  t.expect({ dice: { pool: 4, lock: ['G'], spell: ['L'] } })
  t.uses('lamp')
  t.happened({ is: 'dieIn', by: 'lamp' })
  t.uses('idol')
  t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'R', 'Y'], supply: [] }, seats: [{ items: [] }] })
  t.waitsFor('prepare', { dice: 6 })
})

scenario('[ES-DICE-01] an ability adds its dice on the cards it speaks of and on no other', ({ table }) => {
  const t = table({
    seats: [{ id: 'gloria-goldberg' }, { allies: ['otto-brandt'] }, {}],
    cards: [{ tasks: ['P'] }, { tasks: ['P'], monsters: [{ id: 'm' }] }],
    worlds: [{ id: 'beyond', tasks: ['P'] }],
  })
  t.goes('beyond')
  t.happened({ is: 'dieIn', by: 'gloria-goldberg' }, { is: 'dieIn', by: 'gloria-goldberg' })
  t.waitsFor('prepare', { dice: 8 })
  t.givesUp()
  t.goes('y')
  t.expect({ dice: { pool: 7, supply: ['R'] } })
  t.givesUp()
  t.goes('y')
  t.waitsFor('prepare', { seat: 2, dice: 6 })
  t.givesUp()
  t.goes('x')
  t.waitsFor('prepare', { seat: 'gloria', dice: 6 })
})

scenario('[ES-DICE-01] [ES-ABILITY-11] an ability does not add a die that is locked', ({ table }) => {
  const t = table({
    seats: [{ id: 'gloria-goldberg' }],
    mythos: { lock: 'yellow' },
    worlds: [{ id: 'beyond', tasks: ['P'] }],
  })
  t.goes('beyond')
  t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'R'], lock: ['Y'] }, locks: ['mythos holds yellow'] })
  t.waitsFor('prepare', { dice: 7 })
})

const FACES = {
  green: { I1: 1, I2: 1, I3: 1, L: 1, P: 1, T: 1 },
  yellow: { I1: 1, I2: 1, I3: 1, I4: 1, L: 1, P: 1 },
  red: { W: 1, I2: 1, I3: 1, I4: 1, L: 1, P: 1 },
} as const

for (const [colour, title] of [
  ['green', '[ES-DICE-02] the faces of a green die'],
  ['yellow', '[ES-DICE-03] the faces of the yellow die'],
  ['red', '[ES-DICE-04] the faces of the red die'],
] as const)
  scenario(`${title}, each as likely as the other`, ({ table }) => {
    const t = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['I5'] }], attempt: { pool: [colour] } })
    t.does({ do: 'roll' })
    expect(t.chances()).toEqual(FACES[colour])
    t.rolls('L')
    t.waitsFor('judge', { dice: 1 })
  })

scenario('[ES-DICE-02] [ES-DICE-06] six green dice fall in 46656 ways', ({ table }) => {
  const t = table({ cards: [{ tasks: ['I5'] }] })
  t.goes('x')
  t.does({ do: 'roll' })
  const chances = t.chances()
  expect(Object.values(chances).reduce((sum, n) => sum + n, 0)).toBe(6 ** 6)
  expect(chances).toMatchObject({ 'T T T T T T': 1, 'I1 T T T T T': 6, 'I1 I2 I3 L P T': 720 })
  t.rolls('L', 'L', 'L', 'L', 'L', 'L')
  t.waitsFor('judge', { dice: 6 })
})

const withRed = (task: string, pool: readonly ('red' | 'green')[] = ['red']): Setup => ({
  seats: [{ at: 'x' }],
  cards: [{ tasks: [task, 'T T T'] }],
  attempt: { pool: [...pool] },
})

scenario('[EC-ES-12] [ES-DICE-05] a wildcard is worth investigation 4', ({ table }) => {
  const t = table(withRed('I4'))
  t.rolls('R:W')
  t.completes('t0', 'R:W')
  t.happened({ is: 'completed', row: 't0', faces: ['W'] })
  t.waitsFor('move')

  const more = table(withRed('I5'))
  more.rolls('R:W')
  more.refused({ do: 'complete', row: 't0', dice: ['R:W'] }, 'ES-TASK-02')
  more.waitsFor('judge', { mayNot: ['complete'] })
})

scenario('[EC-ES-13] [ES-DICE-05] [ES-TASK-02] a wildcard joins other investigation results', ({ table }) => {
  const t = table(withRed('I5', ['red', 'green', 'green', 'green']))
  t.rolls('R:W', 'I1', 'I1', 'I2')
  t.refused({ do: 'complete', row: 't0', dice: ['I1', 'I1', 'I2'] }, 'ES-TASK-02')
  t.refused({ do: 'complete', row: 't0', dice: ['R:W', 'I1', 'I1'] }, 'ES-RULING-34')
  t.completes('t0', 'R:W', 'I1')
  t.expect({ dice: { task: ['I1', 'R:W'] } })
  t.waitsFor('prepare', { dice: 2 })
})

for (const symbol of ['L', 'P', 'T', 'L|P'])
  scenario(`[ES-DICE-05] a wildcard does for ${symbol}`, ({ table }) => {
    const t = table(withRed(symbol, ['red', 'green']))
    t.rolls('R:W', 'I1')
    t.refused({ do: 'complete', row: 't0', dice: ['I1'] }, 'ES-TASK-03')
    t.completes('t0', 'R:W')
    t.waitsFor('prepare', { dice: 1 })
  })

scenario('[ES-DICE-05] a wildcard is one thing at a time', ({ table }) => {
  const t = table(withRed('L I4', ['red', 'green']))
  t.rolls('R:W', 'P')
  t.refused({ do: 'complete', row: 't0', dice: ['R:W'] }, 'ES-TASK-02')
  t.waitsFor('judge', { mayNot: ['complete'] })
})

scenario('[ES-DICE-06] nothing is held back from a new roll', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L L', 'P P'] }] })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I1')
  t.happened({ is: 'rolled', dice: 6, why: 'task' })
  t.fails()
  t.discards('I1')
  t.expect({ dice: { pool: ['I1', 'I1', 'I1', 'L', 'P'] } })
  expect(() => t.rolls('I1', 'I1', 'I1', 'P')).toThrow('the game rolls 5')
  t.rolls('I1', 'I1', 'I1', 'I2', 'P')
  t.happened({ is: 'rolled', dice: 5, why: 'task' })
  t.waitsFor('judge', { dice: 5 })
})

scenario('[ES-DICE-07] assigned dice are out for the rest of the phase', ({ table }) => {
  const t = table({ seats: [{ clues: 1 }], cards: [{ tasks: ['L', 'L P'] }] })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.refused({ do: 'complete', row: 't1', dice: ['task:L', 'P'] }, 'ES-DICE-07')
  t.spendsClue()
  t.refused({ do: 'dice', dice: ['task:L'] }, 'ES-CLUE-04')
  t.picks('I1')
  t.rolls('I2')
  t.refused({ do: 'complete', row: 't1', dice: ['supply:Y', 'P'] }, 'ES-DICE-01')
  t.fails()
  t.refused({ do: 'discard', die: 'task:L' }, 'ES-FAIL-03')
  t.discards('I2')
  t.expect({ dice: { task: ['L'], discarded: ['I2'], pool: 4 } })
  t.givesUp()
  t.expect({ dice: { task: [], discarded: [], supply: 8 } })
  t.waitsFor('move')
})

scenario('[ES-DICE-08] discarded dice are out for the rest of the phase, not longer', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L P'] }] })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.fails()
  t.discards('L')
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.refused({ do: 'complete', row: 't0', dice: ['discarded:L', 'P'] }, 'ES-DICE-08')
  t.fails()
  t.discards('I1')
  t.expect({ dice: { discarded: ['I1', 'L'], pool: 4 } })
  t.givesUp()
  t.stays()
  t.waitsFor('prepare', { dice: 6 })
})

scenario('[ES-DICE-09] a reroll belongs to the same roll', ({ table }) => {
  const t = table({ seats: [{ id: 'harvey-walters', clues: 2 }], cards: [{ tasks: ['L L L'] }] })
  t.goes('x')
  t.rolls('T', 'T', 'I1', 'I1', 'I1', 'I1')
  t.refused({ do: 'roll' }, 'ES-FAIL-01')
  t.turns('harvey-walters', 'T', 'L')
  t.spendsClue('I1', 'I1')
  t.rolls('T', 'I2')
  t.happened({ is: 'rolled', dice: 2, why: 'reroll' })
  t.expect({ dice: { pool: ['I1', 'I1', 'I2', 'L', 'T', 'T'] }, seats: [{ clues: 1 }] })
  t.refused({ do: 'turnDie', with: 'harvey-walters', die: 'T', to: 'L' }, 'ES-ABILITY-02')
  t.refused({ do: 'focus', die: 'L' }, 'ES-FOCUS-01')
  t.fails()
  t.discards('I1')
  t.rolls('T', 'I1', 'I1', 'I1', 'I1')
  t.turns('harvey-walters', 'T', 'L')
  t.waitsFor('judge', { dice: 5 })
})

scenario('[ES-DICE-10] there is one yellow die: it is not added again', ({ table }) => {
  const t = table({ seats: [{ items: [LAMP, TORCH, IDOL, WARD] }], cards: [{ tasks: ['L', 'P', 'T T'] }] })
  t.goes('x')
  t.uses('lamp')
  t.refused({ do: 'use', item: 'torch' }, 'ES-ITEM-05')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:L')
  t.completes('t0', 'Y:L')
  t.refused({ do: 'use', item: 'torch' }, 'ES-ITEM-05')
  t.uses('idol')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1', 'R:P')
  t.casts('ward', 'R:P')
  t.fails()
  t.discards('I1')
  t.expect({ dice: { spell: ['R:P'], task: ['Y:L'] } })
  t.waitsFor('prepare', { dice: 5, mayNot: ['use'] })
})

for (const [where, rule, setup] of [
  ['locked', 'ES-LOCK-03', { mythos: { lock: 'yellow' } }],
  ['on a spell', 'ES-DICE-10', { spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['Y:P'] }] }],
  ['on a marker', 'ES-ITEM-05', { attempt: { focused: 'Y:L' } }],
] as const)
  scenario(`[ES-DICE-10] a yellow die that is ${where} cannot be added`, ({ table }) => {
    const t = table({ seats: [{ at: 'x', items: [LAMP] }], cards: [{ tasks: ['L'] }], attempt: {}, ...setup } as Setup)
    t.refused({ do: 'use', item: 'lamp' }, rule)
    t.waitsFor('prepare', { mayNot: ['use'] })
  })

scenario('[ES-DICE-10] [ES-DICE-08] a yellow die once discarded cannot be added again', ({ table }) => {
  const t = table({ seats: [{ items: [LAMP, TORCH] }], cards: [{ tasks: ['T T T'] }] })
  t.goes('x')
  t.uses('lamp')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:L')
  t.fails()
  t.discards('Y:L')
  t.refused({ do: 'use', item: 'torch' }, 'ES-ITEM-06')
  t.givesUp()
  t.stays()
  t.uses('torch')
  t.waitsFor('prepare', { dice: 7 })
})

scenario('[ES-RULING-38] a die added after the roll waits for the next one', ({ table }) => {
  const t = table({ seats: [{ items: [LAMP], clues: 1 }], cards: [{ tasks: ['L L'] }] })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I1')
  t.uses('lamp')
  t.expect({ dice: { pool: ['I1', 'I1', 'I1', 'I1', 'L', 'P', 'Y'] } })
  t.refused({ do: 'complete', row: 't0', dice: ['L', 'Y'] }, 'ES-RULING-38')
  t.spendsClue()
  t.refused({ do: 'dice', dice: ['Y'] }, 'ES-RULING-38')
  t.picks('I1')
  t.rolls('I2')
  t.fails()
  t.refused({ do: 'discard', die: 'Y' }, 'ES-RULING-38')
  t.discards('I2')
  t.waitsFor('prepare', { dice: 6 })
  t.rolls('I1', 'I1', 'I1', 'I1', 'L', 'Y:L')
  t.completes('t0', 'L', 'Y:L')
  t.happened({ is: 'resolved', card: 'x' })
  t.waitsFor('move')
})

scenario('[ES-RULING-38] a die added to the last one keeps the adventure alive', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', items: [LAMP] }],
    cards: [{ tasks: ['L'] }],
    attempt: { shows: ['P'] },
  })
  t.uses('lamp')
  t.fails()
  t.happened({ is: 'dieOut', face: 'P' })
  t.rolls('Y:L')
  t.completes('t0', 'Y:L')
  t.happened({ is: 'resolved', card: 'x' })
  t.waitsFor('move')
})
