/** ES-CORE: what holds throughout. */
import { core } from '@vigil/elder-sign/content'
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect } from 'vitest'

scenario('[ES-CORE-01] one to eight players', ({ table }) => {
  const ids = core.investigators.map(({ id }) => id)
  for (const players of [1, 8]) {
    const t = table({ seats: ids.slice(0, players).map((id) => ({ id })) })
    t.expect({ seats: players })
    t.waitsFor('move', { seat: 0 })
  }
  expect(() => table({ seats: ids.slice(0, 9).map((id) => ({ id })) })).toThrow('setup.seats')
  expect(() => table({ seats: [] })).toThrow('setup.seats')
})

scenario('[ES-CORE-01] all win together', ({ table }) => {
  const t = table({
    ancientOne: { signs: 1 },
    seats: [{}, {}],
    active: 1,
    cards: [{ tasks: ['L'], rewards: '+1 sign' }],
  })
  t.goes('x')
  t.rolls('L', 'L', 'L', 'L', 'L', 'L')
  t.completes('t0', 'L')
  t.refused({ do: 'stay', by: 'a' }, 'ES-WIN-04')
  t.over({ won: true, how: 'sealed' })
})

scenario('[ES-CORE-01] one death is not the end, the last one is', ({ table }) => {
  const fatal = { tasks: ['L'], penalties: '-5 stamina' }
  const t = table({ seats: [{}, {}], roster: [], cards: [fatal] })
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'devoured', seat: 0 }, { is: 'eliminated', seat: 0 })
  t.waitsFor('move', { seat: 'b' })
  t.goes('x')
  t.givesUp()
  t.over({ won: false, how: 'devoured' })
})

scenario('[ES-CORE-02] [EC-ES-120] a card beats the book: the arrow ignored', ({ table }) => {
  const card = { seats: [{ at: 'x', items: ['floor-plan'] }], cards: [{ tasks: ['L', 'P'], ordered: true }] }
  const t = table({ ...card, attempt: { shows: ['P', 'I1'] } })
  t.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-09')
  t.uses('floor-plan')
  t.completes('t1', 'P')
  t.waitsFor('prepare', { dice: 2 })
})

scenario('[ES-CORE-02] a card beats the book: a failed roll that costs no die', ({ table }) => {
  const card = { cards: [{ tasks: ['L', 'P'] }], attempt: { shows: ['I1', 'I1', 'I2'] } }
  const t = table({ ...card, seats: [{ at: 'x', allies: ['silas-webb'] }] })
  t.fails()
  t.spares()
  t.happened({ is: 'prevented', seat: 0, what: 'die', by: 'silas-webb' })
  t.waitsFor('prepare', { dice: 3 })

  const plain = table({ ...card, seats: [{ at: 'x' }] })
  plain.fails()
  plain.waitsFor('discard', { mayNot: ['spare'] })
})

scenario('[ES-CORE-03] what others own is open to all, decks are not', ({ table }) => {
  const t = table({
    seats: [{}, { items: ['whiskey', 'whispered-ward'], clues: 3, allies: ['duke'], trophies: [2] }],
    deckTops: {},
  })
  t.expect({ seats: [{}, { items: ['whiskey', 'whispered-ward'], clues: 3, allies: ['duke'], wealth: 2 }] })
  expect(t.view().decks).toMatchObject({ common: 11, spell: 11, unique: 12, ally: 7 })
  expect(JSON.stringify(t.view())).not.toContain('alien-statue')
  t.waitsFor('move')
})

scenario('[ES-CORE-04] the components of the box', ({ table }) => {
  const t = table({ begin: 'setup', ancientOne: 'random', seats: [{ id: 'random' }] })
  expect(Object.keys(t.chances())).toHaveLength(8)
  t.draws('cthulhu')
  t.expect({
    decks: { adventure: 48, otherWorld: 8, common: 12, unique: 12, spell: 12, ally: 8, mythos: 32 },
    cup: 22,
    dice: { supply: ['G', 'G', 'G', 'G', 'G', 'G', 'Y', 'R'] },
  })
  t.draws('the-archives', 'mysterious-tome', 'public-lavatory', 'administration-office', 'the-curator', 'the-gift-shop')
  expect(Object.keys(t.chances())).toHaveLength(16)
  t.draws('amanda-sharpe')
  t.waitsFor('startingCard')
})

scenario('[ES-CORE-05] the active player chooses whatever no rule gives to another', ({ table }) => {
  const t = table({
    seats: [{}, { stamina: 3 }, { stamina: 2 }],
    cards: [{ tasks: ['L'], penalties: 'any +1 stamina, monster' }],
    cup: [{ id: 'm' }],
  })
  t.goes('x')
  t.givesUp()
  t.refused({ do: 'target', seat: 'c', by: 'c' }, 'ES-CORE-05')
  t.waitsFor('target', { seat: 'a' })
  t.targets('c')
  t.expect({ seats: [{ stamina: 5 }, { stamina: 3 }, { stamina: 3 }] })
  t.draws('m')
  t.refused({ do: 'place', card: 'dull-2', by: 'b' }, 'ES-CORE-05')
  t.waitsFor('place', { seat: 'a', marker: 'm' })
  t.places('dull-2')
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-CORE-06] cards come from the top, used cards go under the deck', ({ table }) => {
  const item = (id: string) => ({ id, deck: 'common', effects: '+1 sanity' }) as const
  const t = table({
    seats: [{ sanity: 3, items: [item('old')] }],
    decks: { common: [item('top'), item('next')] },
    cards: [{ tasks: ['L'], penalties: '+1 common' }],
  })
  t.uses('old')
  t.happened({ is: 'returned', seat: 0, card: 'old' })
  t.expect({ decks: { common: 3 }, seats: [{ items: [], sanity: 4 }] })
  for (const card of ['top', 'next', 'old']) {
    if (card === 'top') t.goes('x')
    else t.stays()
    t.givesUp()
    t.happened({ is: 'drew', card, deck: 'common' })
  }
  t.expect({ decks: { common: 0 } })
  t.stays()
  t.givesUp()
  t.happened({ is: 'nothing', what: 'common' })
  t.expect({ seats: [{ items: ['next', 'old', 'top'] }] })
  t.waitsFor('move')
})

scenario('[ES-CORE-06] a spent trophy goes under the deck it came from', ({ table }) => {
  const t = table({
    seats: [{ trophies: ['the-archives', 'yuggoth'] }],
    decks: { adventure: ['koi-pond'], otherWorld: ['r-lyeh'] },
    cards: [{ tasks: ['L'], penalties: '-9 trophies' }],
  })
  t.goes('x')
  t.givesUp()
  t.expect({ decks: { adventure: 2, otherWorld: 2 }, seats: [{ trophies: [] }] })
  t.waitsFor('move')
})
