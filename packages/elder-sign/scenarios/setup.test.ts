/** ES-SETUP: laying out the museum. */
import { core } from '@vigil/elder-sign/content'
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect } from 'vitest'

const hall = (n: number, more: object = {}) => ({ id: `hall-${n}`, tasks: ['T'], ...more })
const HALLS = [1, 2, 3, 4, 5, 6]
const NAMES = HALLS.map((n) => `hall-${n}`)

/** Cards to be drawn in the set-up are named here; `draws` says when. */
const museum = (setup: Setup, cards: Readonly<Record<number, object>> = {}): Setup => ({
  begin: 'setup',
  deckTops: { adventure: HALLS.map((n) => hall(n, cards[n])), mythos: [{ id: 'dawn' }] },
  ...setup,
})

const opens = (t: Table): void => {
  t.draws(...NAMES)
  t.draws('dawn')
}

scenario('[ES-SETUP-01] the hand on XII, and eight dice', ({ table }) => {
  const t = table(museum({}))
  opens(t)
  t.expect({
    clock: 0,
    midnightDue: false,
    doom: 0,
    signs: 0,
    dice: { supply: ['G', 'G', 'G', 'G', 'G', 'G', 'Y', 'R'] },
    turn: 1,
  })
  t.waitsFor('move')
})

scenario('[ES-SETUP-02] the Ancient One comes at random', ({ table }) => {
  const t = table(museum({ ancientOne: 'random' }))
  expect(t.chances()).toEqual(Object.fromEntries(core.ancientOnes.map(({ id }) => [id, 1])))
  t.draws('yig')
  t.expect({ ancientOne: 'yig' })
  opens(t)
  t.waitsFor('move')
})

scenario('[ES-SETUP-02] or by agreement', ({ table }) => {
  const t = table(museum({ ancientOne: 'hastur' }))
  t.expect({ ancientOne: 'hastur' })
  opens(t)
  t.waitsFor('move')
})

scenario('[ES-SETUP-03] 22 markers in the cup, and no mask', ({ table }) => {
  const t = table({ ...museum({ ancientOne: 'yig' }), deckTops: { mythos: [{ id: 'dawn', immediate: 'monster' }] } })
  t.expect({ cup: 22 })
  t.draws('the-archives', 'mysterious-tome', 'public-lavatory', 'administration-office', 'the-curator', 'the-gift-shop')
  t.draws('dawn')
  const chances = t.chances()
  expect(Object.values(chances).reduce((sum, n) => sum + n, 0)).toBe(22)
  expect(Object.keys(chances).filter((type) => type.startsWith('mask'))).toEqual([])
  t.draws('cultist')
  t.expect({ cup: 21 })
  t.waitsFor('place', { seat: 0 })
})

scenario('[ES-SETUP-03] with Nyarlathotep the five masks join them', ({ table }) => {
  const t = table(museum({ ancientOne: 'nyarlathotep' }))
  t.expect({ cup: 27 })
  opens(t)
  t.waitsFor('move')
})

scenario('[ES-SETUP-04] six Adventures in two rows of three, no Other World', ({ table }) => {
  const t = table(museum({ ancientOne: 'yig' }))
  t.expect({ places: [null, null, null, null, null, null], decks: { adventure: 54, otherWorld: 8 } })
  expect(Object.keys(t.chances())).toHaveLength(54)
  for (const [slot, card] of NAMES.entries()) {
    t.draws(card)
    t.expect({ places: NAMES.map((name, i) => (i <= slot ? name : null)) })
  }
  t.draws('dawn')
  t.expect({ places: NAMES, worlds: [], extras: [], decks: { adventure: 48, otherWorld: 8 } })
  t.waitsFor('move')
})

scenario('[EC-ES-91] [ES-SETUP-05] lock icons among the six take dice in dealing order', ({ table }) => {
  const t = table(museum({}, { 2: { lock: 'yellow' }, 4: { lock: 'yellow' }, 5: { lock: 'green' } }))
  t.draws('hall-1', 'hall-2')
  t.expect({ locks: ['card:hall-2 holds yellow'] })
  t.draws('hall-3', 'hall-4', 'hall-5', 'hall-6')
  t.draws('dawn')
  t.expect({
    locks: ['card:hall-2 holds yellow', 'card:hall-4 waits for yellow', 'card:hall-5 holds green'],
    dice: { lock: ['G', 'Y'], supply: 6 },
  })
  t.goes('hall-1')
  t.waitsFor('prepare', { dice: 5 })
})

scenario('[ES-SETUP-06] items, spells and allies are decks of their own', ({ table }) => {
  const t = table(museum({ ancientOne: 'yig', seats: [{ id: 'sister-mary' }] }))
  t.draws(...NAMES)
  t.expect({ decks: { common: 12, unique: 12, spell: 12, ally: 8 } })
  for (const deck of ['common', 'unique', 'spell'] as const) {
    const cards = core.items.filter((item) => item.deck === deck).map(({ id }) => id)
    expect(Object.keys(t.chances()).toSorted()).toEqual(cards.toSorted())
    t.draws(cards[0] ?? '')
    t.expect({ decks: { [deck]: 11 } })
  }
  t.draws('dawn')
  t.waitsFor('move')
})

scenario('[ES-SETUP-07] [ES-SETUP-08] full values, starting items and clues, at the Entrance', ({ table }) => {
  const t = table(museum({ seats: [{ id: 'random' }, { id: 'joe-diamond' }] }))
  t.draws(...NAMES)
  expect(Object.keys(t.chances())).not.toContain('joe-diamond')
  expect(Object.values(t.chances())).toEqual(Array.from({ length: 15 }, () => 1))
  t.draws('harvey-walters')
  t.draws('alien-statue', 'whispered-ward')
  t.draws('whiskey')
  t.draws('dawn')
  t.expect({
    seats: [
      {
        id: 'harvey-walters',
        sanity: 7,
        stamina: 3,
        clues: 0,
        items: ['alien-statue', 'whispered-ward'],
        at: 'entrance',
      },
      { id: 'joe-diamond', sanity: 4, stamina: 6, clues: 1, items: ['whiskey'], allies: [], at: 'entrance', spent: [] },
    ],
  })
  t.waitsFor('move', { seat: 'harvey' })
})

scenario('[ES-SETUP-07] some choose their starting cards, one brings his dog', ({ table }) => {
  const t = table(museum({ seats: [{ id: 'amanda-sharpe' }, { id: 'ashcan-pete' }] }))
  t.draws(...NAMES)
  t.waitsFor('startingCard', { seat: 'amanda' })
  t.takesFrom('unique')
  t.draws('alien-statue')
  t.takesFrom('common')
  t.draws('whiskey')
  t.draws('dawn')
  t.expect({
    seats: [
      { items: ['alien-statue', 'whiskey'], allies: [] },
      { items: [], allies: ['duke'], sanity: 4, stamina: 6 },
    ],
    decks: { ally: 7 },
  })
  t.waitsFor('move')
})

scenario('[ES-SETUP-07] an investigator is played once', ({ table }) => {
  expect(() => table(museum({ seats: [{ id: 'joe-diamond' }, { id: 'joe-diamond' }] }))).toThrow('setup.twice')
})

scenario('[ES-SETUP-08] nobody is bound to the Entrance in the first turn', ({ table }) => {
  const t = table(museum({ seats: [{}, {}] }))
  opens(t)
  t.expect({ seats: [{ at: 'entrance' }, { at: 'entrance' }] })
  t.goes('hall-6')
  t.givesUp()
  t.stays()
  t.waitsFor('entrance', { seat: 'b' })
})

scenario('[ES-SETUP-09] [ES-SETUP-14] a random first player, then clockwise', ({ table }) => {
  const t = table(museum({ seats: [{}, {}, {}], active: 'random' }))
  t.draws(...NAMES)
  expect(t.chances()).toEqual({ 0: 1, 1: 1, 2: 1 })
  t.draws('b')
  t.happened({ is: 'firstPlayer', seat: 1 })
  t.draws('dawn')
  for (const seat of ['b', 'c', 'a']) {
    t.waitsFor('move', { seat })
    t.stays()
    t.firstAid('stamina')
  }
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-SETUP-09] the first player sits at the table', ({ table }) => {
  for (const active of [-1, 2, 0.5])
    expect(() => table(museum({ seats: [{}, {}], active }))).toThrow('setup.firstPlayer')
  const t = table(museum({ seats: [{}, {}], active: 1 }))
  opens(t)
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-SETUP-09] a lone player begins, without a draw', ({ table }) => {
  const t = table(museum({ active: 'random' }))
  opens(t)
  t.waitsFor('move', { seat: 'a' })
})

scenario(
  '[EC-ES-93] [ES-SETUP-10] [ES-SETUP-11] [ES-SETUP-12] [ES-RULING-11] what the initial Mythos card does',
  ({ table }) => {
    const t = table(
      museum({
        seats: [{}, { id: 'carolyn-fern' }],
        active: 1,
        deckTops: {
          adventure: HALLS.map((n) => hall(n, n === 1 ? { midnight: 'doom' } : {})),
          mythos: [{ id: 'dusk', immediate: 'monster', lock: 'yellow', terror: '-1 sanity' }],
        },
      }),
    )
    t.draws(...NAMES)
    t.draws('whiskey', 'alien-statue')
    t.expect({ mythos: null, decks: { mythos: 33 } })
    t.draws('dusk')
    t.happened({ is: 'mythos', card: 'dusk' }, { is: 'locked', source: 'mythos' })
    t.notHappened({ is: 'midnight' }, { is: 'midnightEffect' })
    t.expect({ mythos: 'dusk', locks: ['mythos holds yellow'], phase: 'setup', doom: 0 })
    t.draws('ghoul')
    t.waitsFor('place', { seat: 'carolyn', marker: 'ghoul#1' })
    t.places('hall-3')
    t.happened({ is: 'monster', card: 'hall-3', box: -1 }, { is: 'turn', seat: 1, turn: 1 })
    t.expect({ doom: 0, clock: 0, midnightDue: false })
    t.goes('hall-2')
    t.rolls('T', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.fails()
    t.happened({ is: 'terror', seat: 1 }, { is: 'lost', seat: 1, what: 'sanity', n: 1 })
    t.waitsFor('discard', { seat: 'carolyn' })
  },
)

scenario('[ES-SETUP-10] the immediate effect is done once, and the card stays face up', ({ table }) => {
  const t = table(
    museum({
      seats: [{}, {}],
      deckTops: { adventure: HALLS.map((n) => hall(n)), mythos: [{ id: 'dawn', immediate: 'doom, each +1 clue' }] },
    }),
  )
  opens(t)
  t.happened({ is: 'mythos', card: 'dawn' }, { is: 'doom', total: 1 }, { is: 'turn', turn: 1 })
  t.stays()
  t.firstAid('stamina')
  t.expect({ mythos: 'dawn', doom: 1, seats: [{ clues: 1 }, { clues: 1 }] })
  t.waitsFor('move', { seat: 'b' })
})
