/** The fan rules: laying out the museum, drafts, and the Cultists aside. */
import { core } from '@vigil/elder-sign/content'
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect } from 'vitest'
import { idles } from './idle.ts'

const rules = 'fan'
const HALLS = [1, 2, 3, 4, 5, 6]
const NAMES = HALLS.map((n) => `hall-${n}`)

const museum = (setup: Setup, locked: readonly number[] = []): Setup => ({
  rules,
  begin: 'setup',
  deckTops: {
    adventure: HALLS.map((n) => ({
      id: `hall-${n}`,
      tasks: ['T'],
      ...(locked.includes(n) && { lock: 'yellow' as const }),
      ...(n === 1 && { midnight: 'each +1 clue' }),
    })),
  },
  ...setup,
})

const EXHIBIT = ['whiskey', 'alien-statue', 'whispered-ward', 'duke', 'jenny-barnes'] as const

const opens = (t: Table): void => {
  t.draws(...NAMES)
  t.draws(...EXHIBIT)
}

scenario(
  '[EC-ES-92] [ES-SETUP-01] [ES-SETUP-06] [ES-SETUP-10] [ES-SETUP-13] [ES-FANSEAL-03] the fan set-up',
  ({ table }) => {
    const t = table(museum({ ancientOne: { signs: 9, doomTrack: 11 }, seats: [{}, {}] }))
    t.draws(...NAMES)
    t.draws('whiskey', 'alien-statue', 'whispered-ward', 'duke')
    // Nobody who plays is for sale.
    expect(Object.keys(t.chances()).toSorted()).toEqual(core.investigators.map(({ id }) => id).sort())
    t.draws('jenny-barnes')
    t.expect({
      clock: 6,
      mythos: null,
      doom: 0,
      signs: 0,
      turn: 1,
      decks: { mythos: 32, common: 11, unique: 11, spell: 11, ally: 7 },
      hall: {
        supply: 9,
        open: false,
        awake: false,
        exhibit: {
          common: 'whiskey',
          unique: 'alien-statue',
          spell: 'whispered-ward',
          ally: 'duke',
          investigator: 'jenny-barnes',
        },
        reserve: [],
        found: { signs: 0, cards: [] },
        left: { signs: 0, cards: [] },
        cultists: null,
      },
      dice: { supply: 8 },
      seats: [
        { signs: 0, at: 'entrance' },
        { signs: 0, at: 'entrance' },
      ],
    })
    expect(t.view().doomTrack).toHaveLength(11)
    t.refused({ do: 'move', to: 'sleeper' }, 'ES-FANSEAL-03')
    t.waitsFor('action', { seat: 0, left: 2, may: ['move', 'firstAid', 'lostAndFound', 'nothing'] })
  },
)

scenario('[ES-SETUP-05] [ES-LOCK-01] locks among the six take their dice', ({ table }) => {
  const t = table(museum({}, [2, 5]))
  opens(t)
  t.expect({ locks: ['card:hall-2 holds yellow', 'card:hall-5 waits for yellow'], dice: { lock: ['Y'] } })
  t.waitsFor('action')
})

scenario(
  '[ES-SETUP-07] [ES-SETUP-08] full values, and random cards of the printed kinds before the exhibit is laid out',
  ({ table }) => {
    const t = table(museum({ ancientOne: 'yig', seats: [{ id: 'harvey-walters' }, { id: 'random' }] }))
    t.draws(...NAMES)
    for (const deck of ['unique', 'spell'] as const) {
      const cards = core.items.filter((item) => item.deck === deck).map(({ id }) => id)
      expect(Object.keys(t.chances()).toSorted()).toEqual(cards.toSorted())
      t.draws(cards[0] ?? '')
    }
    t.draws('joe-diamond')
    t.draws('food')
    t.draws('whiskey', 'obsidian-mirror', 'circle-of-chalk', 'duke')
    expect(Object.keys(t.chances())).not.toContain('joe-diamond')
    t.draws('kate-winthrop')
    t.expect({
      seats: [
        { id: 'harvey-walters', sanity: 7, stamina: 3, items: ['alien-statue', 'whispered-ward'], at: 'entrance' },
        { id: 'joe-diamond', sanity: 4, stamina: 6, clues: 1, items: ['food'], at: 'entrance' },
      ],
    })
    t.waitsFor('action', { seat: 'harvey' })
  },
)

scenario('[ES-SETUP-09] [ES-SETUP-14] the players decide who begins, or leave it to chance', ({ table }) => {
  const t = table(museum({ seats: [{}, {}, {}], active: 2 }))
  opens(t)
  t.waitsFor('action', { seat: 2 })
  idles(t)
  t.waitsFor('action', { seat: 0 })
  const u = table(museum({ seats: [{}, {}], active: 'random' }))
  opens(u)
  expect(u.chances()).toEqual({ 0: 1, 1: 1 })
  u.draws('b')
  u.waitsFor('action', { seat: 1 })
})

scenario(
  '[ES-SETUP-10] [ES-SETUP-12] [ES-MIDNIGHT-05] [ES-RULING-10] the first Mythos card comes with the first midnight, and that is a whole one',
  ({ table }) => {
    const { deckTops, ...rest } = museum({ ancientOne: 'cthulhu', seats: [{}, {}] })
    const t = table({ ...rest, deckTops: { ...deckTops, mythos: [{ id: 'dawn', immediate: 'each +1 clue' }] } })
    opens(t)
    t.expect({ mythos: null, doom: 0, seats: [{ clues: 0 }, { clues: 0 }] })
    idles(t)
    t.expect({ mythos: null, clock: 9 })
    idles(t)
    t.draws('dawn')
    t.happened({ is: 'clock', hours: 0 }, { is: 'midnight' }, { is: 'doom', n: 1 }, { is: 'midnightEffect' })
    t.expect({ mythos: 'dawn', doom: 1, seats: [{ clues: 2 }, { clues: 2 }] })
    t.waitsFor('action', { seat: 0 })
  },
)

scenario(
  '[ES-RULING-105] [ES-SETUP-07] a draft of investigators: three drawn, one picked, the others go back',
  ({ table }) => {
    const t = table(museum({ ancientOne: 'yig', seats: [{ id: 'draft' }, { id: 'draft' }, { id: 'joe-diamond' }] }))
    t.draws(...NAMES)
    expect(Object.keys(t.chances())).toHaveLength(15)
    t.draws('ashcan-pete', 'amanda-sharpe')
    expect(Object.keys(t.chances())).not.toContain('ashcan-pete')
    t.draws('kate-winthrop')
    t.waitsFor('draft', { seat: 0, of: 'investigator' })
    t.refused({ do: 'pick', id: 'jenny-barnes' }, '')
    t.drafts('ashcan-pete')
    // The two that were not picked may come again; those named or picked may not.
    const again = Object.keys(t.chances())
    expect(again).toContain('kate-winthrop')
    expect(again).not.toContain('ashcan-pete')
    expect(again).not.toContain('joe-diamond')
    t.draws('kate-winthrop', 'amanda-sharpe', 'harvey-walters')
    t.waitsFor('draft', { seat: 1 })
    t.drafts('amanda-sharpe')
    t.takesFrom('common')
    t.draws('food')
    t.takesFrom('common')
    t.draws('crowbar')
    t.draws('shotgun')
    t.draws('whiskey', 'alien-statue', 'whispered-ward', 'silas-webb', 'kate-winthrop')
    t.expect({ seats: [{ id: 'ashcan-pete', allies: ['duke'] }, { id: 'amanda-sharpe' }, { id: 'joe-diamond' }] })
    t.waitsFor('action', { seat: 0 })
  },
)

scenario('[ES-RULING-105] [ES-SETUP-02] a draft of the Ancient One, by the first seat', ({ table }) => {
  const t = table(museum({ ancientOne: 'draft', seats: [{}, {}] }))
  expect(t.chances()).toEqual(Object.fromEntries(core.ancientOnes.map(({ id }) => [id, 1])))
  t.draws('yig', 'hastur', 'nyarlathotep')
  t.waitsFor('draft', { seat: 0, of: 'ancientOne' })
  t.drafts('nyarlathotep')
  t.happened({ is: 'ancientOne', id: 'nyarlathotep' })
  t.expect({ ancientOne: 'nyarlathotep', cup: 27, hall: { lair: { rows: { t0: 'L P I3' } } } })
  opens(t)
  t.expect({ hall: { supply: 11 } })
  t.waitsFor('action')
})

scenario('[ES-RULING-105] drafts are open to the other rule sets too', ({ table }) => {
  const t = table({ ...museum({ seats: [{ id: 'draft' }] }), rules: 'revised' })
  t.draws(...NAMES)
  t.draws('ashcan-pete', 'amanda-sharpe', 'kate-winthrop')
  t.drafts('ashcan-pete')
  t.draws(core.mythos[0]?.id ?? '')
  t.expect({ seats: [{ id: 'ashcan-pete' }] })
  t.waitsFor('move')
})

scenario(
  '[ES-ORDER-01] [ES-SETUP-03] with the Esoteric Orders the Cultists are kept aside, not in the cup',
  ({ table }) => {
    for (const [ancientOne, cup] of [
      ['yig', 17],
      ['nyarlathotep', 22],
    ] as const) {
      const t = table(museum({ ancientOne, orders: true }))
      opens(t)
      t.expect({ cup, hall: { cultists: 5 } })
      t.waitsFor('action')
      const u = table(museum({ ancientOne }))
      opens(u)
      u.expect({ cup: cup + 5, hall: { cultists: null } })
      u.waitsFor('action')
    }
  },
)

scenario('[ES-ORDER-01] the module needs an Ancient One with a location', ({ table }) => {
  expect(() => table({ rules: 'revised', orders: true })).toThrow('setup.ordersNeed')
  expect(() => table({ rules, orders: true, with: ['revised:ancient-one', 'revised:elder-signs'] })).toThrow(
    'setup.ordersNeed',
  )
})
