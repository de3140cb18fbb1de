/** The fan rules: a completed adventure, its rewards and who gets them. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'

scenario(
  '[ES-FANADV-07] [ES-RESOLVE-02] [ES-RESOLVE-03] [ES-RESOLVE-04] [ES-RESOLVE-08] monsters, rewards, markers home, the card, a new one',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, { at: 'x' }, {}],
      cards: [
        {
          tasks: ['L'],
          rewards: 'doom',
          lock: 'red',
          monsters: [{ id: 'imp', needs: 'P', reverse: '+1 clue' }],
        },
      ],
      attempt: { done: ['m:imp'], shows: ['L'] },
      deckTops: { adventure: [{ id: 'fresh', tasks: ['L'] }] },
    })
    t.completes('t0', 'L')
    t.happened(
      { is: 'collected', marker: 'imp', seat: 0 },
      { is: 'gained', what: 'clue' },
      { is: 'doom', total: 1 },
      { is: 'moved', seat: 0, to: 'sheet' },
      { is: 'moved', seat: 1, to: 'sheet' },
      { is: 'freed', die: 7 },
      { is: 'resolved', card: 'x' },
      { is: 'dealt', card: 'fresh', slot: 0 },
      { is: 'clock' },
    )
    t.expect({
      seats: [{ at: 'sheet', trophies: ['imp', 'x'] }, { at: 'sheet', trophies: [] }, { at: 'entrance' }],
      places: ['fresh', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
      locks: [],
    })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario(
  '[ES-FANADV-07] [ES-RESOLVE-02] an Other World is not replaced, its markers go home all the same',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'shore' }, { at: 'shore' }],
      worlds: [{ id: 'shore', tasks: ['L'], trophies: 2 }],
      attempt: { shows: ['L'] },
    })
    t.completes('t0', 'L')
    t.notHappened({ is: 'dealt' })
    t.expect({ worlds: [], seats: [{ at: 'sheet', trophies: ['shore'] }, { at: 'sheet' }] })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario(
  '[ES-FANADV-08] [ES-RULING-74] [ES-RESOLVE-03] [ES-REWARD-04] [EC-ES-88] one reward for each companion, doom for nobody',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, { at: 'x' }, { at: 'x' }, {}],
      cards: [{ tasks: ['L'], rewards: '+2 signs, +1 clue, doom' }],
      attempt: { shows: ['L'] },
    })
    t.completes('t0', 'L')
    t.notHappened({ is: 'doom' }, { is: 'signFound' })
    t.waitsFor('share', { seat: 0, may: ['share', 'no'] })
    t.refused({ do: 'share', reward: 2, seat: 1 }, 'ES-RULING-74')
    t.refused({ do: 'share', reward: 0, seat: 3 }, 'ES-FANADV-08')
    t.refused({ do: 'share', reward: 0, seat: 0 }, 'ES-FANADV-08')
    t.shares(0, 1)
    // One sign of the two is b's; the other one stays with a, and b has had his.
    t.refused({ do: 'share', reward: 0, seat: 1 }, 'ES-FANADV-08')
    t.refused({ do: 'share', reward: 1, seat: 2 }, 'ES-FANADV-08')
    t.refused({ do: 'share', reward: 2, seat: 1 }, 'ES-FANADV-08')
    t.shares(2, 2)
    t.happened(
      { is: 'signFound', seat: 0, n: 1 },
      { is: 'signFound', seat: 1, n: 1 },
      { is: 'gained', seat: 2, what: 'clue', n: 1 },
      { is: 'doom', total: 1 },
      { is: 'resolved', seat: 0, card: 'x' },
    )
    t.expect({
      seats: [
        { signs: 1, clues: 0, at: 'sheet', trophies: ['x'] },
        { signs: 1, clues: 0, at: 'sheet' },
        { signs: 0, clues: 1, at: 'sheet' },
        { at: 'entrance' },
      ],
      signs: 0,
    })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario('[ES-FANADV-08] shared or not as the active player likes', ({ table }) => {
  const setup = {
    rules,
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L'], rewards: '+1 common, +1 unique, +1 spell, +1 ally' }],
    attempt: { shows: ['L'] },
    deckTops: { common: ['whiskey'], unique: ['alien-statue'], spell: ['whispered-ward'], ally: ['duke'] },
  }
  const all = table(setup)
  all.completes('t0', 'L')
  all.declines()
  all.expect({
    seats: [
      { items: ['alien-statue', 'whiskey', 'whispered-ward'], allies: ['duke'] },
      { items: [], allies: [] },
    ],
  })
  all.waitsFor('action', { seat: 1 })

  const one = table(setup)
  one.completes('t0', 'L')
  one.shares(3, 1)
  one.expect({
    seats: [
      { items: ['alien-statue', 'whiskey', 'whispered-ward'], allies: [] },
      { items: [], allies: ['duke'] },
    ],
  })
  one.waitsFor('action', { seat: 1 })
})

scenario('[ES-FANADV-08] [ES-RULING-74] whoever passes his only card on has gained none', ({ table }) => {
  const t = table({
    rules,
    seats: [{ id: 'bob-jenkins', at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L'], rewards: '+1 common' }],
    attempt: { shows: ['L'] },
    deckTops: { common: ['whiskey'] },
  })
  t.completes('t0', 'L')
  t.shares(0, 'b')
  t.expect({ seats: [{ items: [] }, { items: ['whiskey'] }] })
  t.waitsFor('action', { seat: 'b' })
})

scenario('[ES-FANADV-08] [ES-RULING-74] nobody there, or nothing to hand over: no question', ({ table }) => {
  const alone = table({
    rules,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L'], rewards: '+1 clue' }],
    attempt: { shows: ['L'] },
  })
  alone.completes('t0', 'L')
  alone.happened({ is: 'gained', seat: 0, what: 'clue' }, { is: 'resolved' })
  alone.waitsFor('action', { seat: 1 })

  const losses = table({
    rules,
    seats: [{ at: 'x', sanity: 3 }, { at: 'x' }],
    cards: [{ tasks: ['L'], rewards: '-1 sanity, +1 sanity, +1 stamina, doom, gate' }],
    attempt: { shows: ['L'] },
    deckTops: { otherWorld: [{ id: 'shore', tasks: ['L'] }] },
  })
  losses.completes('t0', 'L')
  losses.happened({ is: 'doom', total: 1 }, { is: 'gate', card: 'shore' }, { is: 'resolved' })
  losses.expect({ seats: [{ sanity: 3 }, { sanity: 5 }] })
  losses.waitsFor('action', { seat: 1 })
})

scenario('[ES-RULING-109] devoured by his own rewards: the card is done with, and nobody’s', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x', sanity: 1 }, { at: 'x' }],
    cards: [{ tasks: ['L'], rewards: '-1 sanity, +1 sign, doom', lock: 'red' }],
    actions: 1,
    attempt: { shows: ['L'] },
    deckTops: { adventure: [{ id: 'fresh', tasks: ['L'] }] },
  })
  const { adventure } = t.view().decks
  t.completes('t0', 'L')
  t.declines()
  t.happened(
    { is: 'devoured', seat: 0 },
    { is: 'doom', total: 1 },
    { is: 'doom', total: 2 },
    { is: 'moved', seat: 1, to: 'sheet' },
    { is: 'resolved', card: 'x' },
    { is: 'dealt', card: 'fresh', slot: 0 },
    { is: 'clock' },
  )
  t.notHappened({ is: 'signFound' })
  t.expect({
    seats: { 1: { at: 'sheet', sanity: 5, stamina: 5 } },
    places: ['fresh', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
    locks: [],
    decks: { adventure }, // one dealt, the resolved one put under
  })
  t.waitsFor('action', { seat: 1, left: 2 })
})

scenario('[ES-RULING-109] [ES-RULING-24] before the rewards it is neither resolved nor failed', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x', sanity: 1 }, { at: 'x' }],
    cards: [{ tasks: ['L'], rewards: 'doom', monsters: [{ id: 'imp', needs: 'P', reverse: '-1 sanity' }] }],
    attempt: { done: ['m:imp'], shows: ['L'] },
  })
  t.completes('t0', 'L')
  t.happened({ is: 'collected', marker: 'imp' }, { is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'clock' })
  t.notHappened({ is: 'resolved' }, { is: 'moved' }, { is: 'doom', total: 2 })
  t.expect({ cards: { x: { visitors: [1] } } })
  t.waitsFor('action', { seat: 1 })
})
