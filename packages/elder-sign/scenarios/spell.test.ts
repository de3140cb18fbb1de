/** ES-SPELL: spells, and dice that lie on them. */
import { scenario } from '@vigil/scenario-kit/vitest'

const torch = { id: 'torch', deck: 'common', when: 'adventure', effects: 'add yellow' } as const

scenario('[ES-SPELL-01] a spell that secures nothing is used like an item', ({ table }) => {
  const t = table({
    seats: [{ items: ['mend-the-waking-mind'] }, { sanity: 2 }],
    decks: { spell: ['whispered-ward'] },
  })
  t.uses('mend-the-waking-mind')
  t.happened({ is: 'returned', seat: 0, card: 'mend-the-waking-mind' }, { is: 'gained', seat: 1, what: 'sanity', n: 2 })
  t.expect({ seats: [{ items: [], cast: [] }, { sanity: 4 }], decks: { spell: 2 } })
  t.waitsFor('move', { seat: 'a' })
})

scenario('[ES-SPELL-01] with a price: never down to nothing', ({ table }) => {
  const card = { tasks: ['L'], monsters: [{ id: 'imp', trophies: 2 }] }
  const t = table({ seats: [{ sanity: 1, items: ['banish-the-lesser'] }], cards: [card] })
  t.refused({ do: 'use', item: 'banish-the-lesser' }, 'ES-TASK-11')
  t.waitsFor('move', { mayNot: ['use'] })
  const u = table({ seats: [{ sanity: 2, items: ['banish-the-lesser'] }], cards: [card] })
  u.uses('banish-the-lesser')
  u.expect({ seats: [{ sanity: 1 }], cards: { x: { flipped: ['imp'] } } })
  u.waitsFor('move')
})

scenario(
  '[ES-SPELL-02] [ES-SPELL-03] [ES-SPELL-07] [WE-ES-06] cast after the roll; another uses the die',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x', items: ['whispered-ward'] }, {}],
      cards: [{ tasks: ['L', 'I3 L'] }, { tasks: ['P T', 'L L L'] }],
      attempt: { done: ['t0'], pool: 4 },
    })
    t.refused({ do: 'cast', spell: 'whispered-ward', dice: ['pool:G'] }, 'ES-SPELL-02')
    t.rolls('I3', 'T', 'L', 'P')
    t.casts('whispered-ward', 'T')
    t.happened({ is: 'secured', face: 'T', on: 'whispered-ward', by: 'spell' }, { is: 'used', card: 'whispered-ward' })
    t.expect({ dice: { spell: ['T'], pool: ['I3', 'L', 'P'] }, seats: [{ items: [], cast: ['whispered-ward'] }] })
    t.completes('t1', 'I3', 'L')
    t.expect({ active: 1, dice: { spell: ['T'], supply: 7 }, seats: [{ trophies: ['x'], cast: ['whispered-ward'] }] })
    t.goes('y')
    t.rolls('P', 'I1', 'I2', 'L', 'I1')
    t.completes('t0', 'P', 'spell:T')
    t.happened({ is: 'completed', seat: 1 }, { is: 'returned', seat: 0, card: 'whispered-ward' })
    t.expect({ dice: { spell: [], task: ['P', 'T'] }, seats: [{ cast: [], items: [] }, {}] })
    t.waitsFor('prepare', { seat: 'b', dice: 4 })
  },
)

scenario('[ES-SPELL-02] not once the roll has failed, nor after a task was completed with it', ({ table }) => {
  const t = table({
    seats: [{ id: 'amanda-sharpe', items: ['whispered-ward'] }],
    cards: [{ tasks: ['L', 'P', 'T T T'] }],
  })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'T')
  t.fails()
  t.discards('I1')
  t.refused({ do: 'cast', spell: 'whispered-ward', dice: ['T'] }, 'ES-SPELL-02')
  t.rolls('L', 'P', 'I1', 'I1', 'T')
  t.completes('t0', 'L')
  t.refused({ do: 'cast', spell: 'whispered-ward', dice: ['T'] }, 'ES-SPELL-02')
  t.waitsFor('judge', { mayNot: ['cast'] })
})

scenario('[ES-SPELL-03] a result may be changed before it is placed, never afterwards', ({ table }) => {
  const t = table({
    seats: [{ id: 'harvey-walters', clues: 1, items: ['whispered-ward'] }],
    cards: [{ tasks: ['T T T'] }],
  })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'P', 'T')
  t.turns('harvey-walters', 'T', 'L')
  t.casts('whispered-ward', 'L')
  t.expect({ dice: { spell: ['L'] } })
  t.spendsClue()
  t.refused({ do: 'dice', dice: ['spell:L'] }, 'ES-CLUE-04')
  t.picks('P')
  t.rolls('T')
  t.expect({ dice: { spell: ['L'], pool: ['I1', 'I1', 'I1', 'I1', 'T'] } })
  t.waitsFor('judge')
})

scenario('[ES-SPELL-03] an ability cannot turn a die that already lies on the spell', ({ table }) => {
  const t = table({
    seats: [{ id: 'harvey-walters', items: ['whispered-ward'] }],
    cards: [{ tasks: ['T T T'] }],
  })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'P', 'T')
  t.casts('whispered-ward', 'T')
  t.refused({ do: 'turnDie', with: 'harvey-walters', die: 'spell:T', to: 'L' }, 'ES-ABILITY-01')
  t.waitsFor('judge', { mayNot: ['turnDie'] })
})

scenario('[ES-SPELL-04] one icon, one die', ({ table }) => {
  const t = table({ seats: [{ items: ['whispered-ward'] }], cards: [{ tasks: ['T T T'] }] })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'P', 'T')
  const casts = t.options().flatMap((option) => (option.do === 'cast' ? [option.dice.length] : []))
  if (casts.join() !== '1,1,1') throw new Error(`an I1, a P or a T, not ${casts.join()}`)
  t.casts('whispered-ward', 'P')
  t.expect({ dice: { spell: ['P'], pool: 5 } })
  t.waitsFor('judge', { mayNot: ['cast'] })
})

scenario(
  '[ES-SPELL-04] [ES-RULING-42] two icons: two dice of one roll, or one and the other stays empty',
  ({ table }) => {
    const t = table({ seats: [{ items: ['dread-curse-of-azathoth'] }], cards: [{ tasks: ['L L', 'T T T'] }] })
    t.goes('x')
    t.rolls('I1', 'I1', 'I1', 'L', 'P', 'T')
    t.casts('dread-curse-of-azathoth', 'L', 'T')
    t.expect({ dice: { spell: ['L', 'T'], pool: 4 } })
    t.waitsFor('judge', { dice: 4 })
    const u = table({ seats: [{ items: ['dread-curse-of-azathoth'] }], cards: [{ tasks: ['L L', 'T T T'] }] })
    u.goes('x')
    u.rolls('I1', 'I1', 'I1', 'L', 'P', 'T')
    u.casts('dread-curse-of-azathoth', 'T')
    u.expect({ dice: { spell: ['T'], pool: 5 }, seats: [{ cast: ['dread-curse-of-azathoth'] }] })
    u.refused({ do: 'cast', spell: 'dread-curse-of-azathoth', dice: ['L'] }, 'ES-SPELL-08')
    u.fails()
    u.discards('P')
    u.rolls('I1', 'I1', 'I1', 'L')
    u.refused({ do: 'cast', spell: 'dread-curse-of-azathoth', dice: ['L'] }, 'ES-SPELL-08')
    u.waitsFor('judge', { mayNot: ['cast'] })
  },
)

scenario('[ES-RULING-42] two alike dice make one pair', ({ table }) => {
  const t = table({ seats: [{ items: ['dread-curse-of-azathoth'] }], cards: [{ tasks: ['T T T'] }] })
  t.goes('x')
  t.rolls('L', 'L', 'L', 'L', 'L', 'P')
  const casts = t.options().filter((option) => option.do === 'cast').length
  if (casts !== 4) throw new Error(`L, P, L and L, L and P: not ${casts}`)
  t.casts('dread-curse-of-azathoth', 'L', 'L')
  t.expect({ dice: { spell: ['L', 'L'], pool: ['L', 'L', 'L', 'P'] } })
  t.waitsFor('judge')
})

scenario('[ES-SPELL-05] the dice of two spells and of the roll together', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L P T', 'T T T'] }],
    spells: [
      { owner: 'a', spell: 'whispered-ward', dice: ['L'] },
      { owner: 'b', spell: 'dread-curse-of-azathoth', dice: ['T', 'T'] },
    ],
  })
  t.stays()
  t.rolls('P', 'I1', 'I1')
  t.completes('t0', 'P', 'spell:L', 'spell:T')
  t.expect({ seats: [{ cast: [] }, { cast: ['dread-curse-of-azathoth'] }], dice: { spell: ['T'] } })
  t.waitsFor('prepare', { dice: 2 })
})

scenario('[ES-SPELL-06] [EC-ES-54] a die is taken off before a roll, to be rolled', ({ table }) => {
  const t = table({
    seats: [{}, {}],
    cards: [{ tasks: ['L L L'] }],
    spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['I1'] }],
  })
  t.goes('x')
  t.waitsFor('prepare', { dice: 5 })
  t.takesOff('spell:I1')
  t.happened({ is: 'returned', seat: 1, card: 'whispered-ward' }, { is: 'dieIn', by: 'whispered-ward' })
  t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G'], spell: [] }, seats: [{}, { cast: [] }] })
  t.rolls('L', 'L', 'L', 'I1', 'I1', 'I1')
  t.waitsFor('judge', { dice: 6 })
})

scenario('[ES-SPELL-06] one at a time or all; not while a roll lies there; not from elsewhere', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L L L'] }],
    spells: [{ owner: 'a', spell: 'dread-curse-of-azathoth', dice: ['I1', 'P'] }],
  })
  t.goes('x')
  t.takesOff('spell:I1')
  t.expect({ dice: { pool: 5, spell: ['P'] }, seats: [{ cast: ['dread-curse-of-azathoth'] }] })
  t.rolls('I1', 'I1', 'I1', 'I1', 'L')
  t.refused({ do: 'takeOff', die: 'spell:P' }, 'ES-SPELL-06')
  t.refused({ do: 'takeOff', die: 'L' }, 'ES-SPELL-06')
  t.fails()
  t.discards('L')
  t.takesOff('spell:P')
  t.expect({ dice: { pool: 5, spell: [] }, seats: [{ cast: [] }] })
  t.waitsFor('prepare', { dice: 5 })
})

scenario(
  '[ES-SPELL-06] [ES-FAIL-07] [ES-RULING-17] a die off a spell saves an adventure with an empty pool',
  ({ table }) => {
    const t = table({
      cards: [{ tasks: ['L'], penalties: 'doom' }],
      seats: [{ at: 'x' }],
      spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['P'] }],
      attempt: { shows: ['I1'] },
    })
    t.fails()
    t.expect({ doom: 0, dice: { pool: [] } })
    t.waitsFor('prepare', { dice: 0, may: ['takeOff', 'giveUp'], mayNot: ['roll'] })
    t.takesOff('spell:P')
    t.rolls('L')
    t.completes('t0', 'L')
    t.expect({ seats: [{ trophies: ['x'] }] })
    t.waitsFor('move')
  },
)

scenario('[ES-SPELL-07] over turns and midnights the die stays where it is', ({ table }) => {
  const t = table({
    seats: [{}, {}],
    clock: 9,
    spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['Y:P'] }],
  })
  t.stays()
  t.firstAid('stamina')
  t.expect({ mythos: 'quiet-night-1', dice: { spell: ['Y:P'], supply: 7 }, seats: [{ cast: ['whispered-ward'] }] })
  t.goes('dull-1')
  t.givesUp()
  t.expect({ dice: { spell: ['Y:P'], supply: 7 } })
  t.waitsFor('move', { seat: 'a' })
})

scenario('[ES-SPELL-08] an emptied spell goes under its deck', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L'], rewards: '+2 spell' }],
    spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['L'] }],
    decks: { spell: ['circle-of-chalk'] },
  })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'spell:L')
  t.happened({ is: 'drew', card: 'circle-of-chalk' }, { is: 'drew', card: 'whispered-ward' })
  t.expect({ seats: [{ cast: [], items: ['circle-of-chalk', 'whispered-ward'] }] })
  t.waitsFor('move')
})

scenario('[ES-SPELL-09] [ES-DICE-10] a yellow die on a spell is out of the supply', ({ table }) => {
  const t = table({
    seats: [{ items: ['whispered-ward', torch, { ...torch, id: 'lamp' }] }],
    cards: [{ tasks: ['T T T'] }],
  })
  t.goes('x')
  t.uses('torch')
  t.rolls('I1', 'I1', 'I1', 'I1', 'P', 'T', 'Y:I4')
  t.casts('whispered-ward', 'Y:I4')
  t.givesUp()
  t.expect({ dice: { spell: ['Y:I4'], supply: 7 } })
  t.stays()
  t.refused({ do: 'use', item: 'lamp' }, 'ES-DICE-10')
  t.waitsFor('prepare', { dice: 6, mayNot: ['use'] })
})

scenario('[EC-ES-48] [ES-SPELL-06] [ES-SPELL-09] [ES-ITEM-04] the yellow die passes to another player', ({ table }) => {
  const t = table({
    seats: [{}, {}],
    active: 'b',
    cards: [{ tasks: ['L', 'T T T'] }],
    spells: [{ owner: 'a', spell: 'whispered-ward', dice: ['Y:P'] }],
  })
  t.goes('x')
  t.takesOff('spell:Y:P')
  t.expect({ dice: { pool: 7 }, seats: [{ cast: [] }, {}] })
  t.rolls('I1', 'I1', 'I1', 'I1', 'P', 'T', 'Y:I4')
  t.givesUp()
  t.expect({ dice: { supply: 8 } })
  t.waitsFor('move', { seat: 'a' })
})
