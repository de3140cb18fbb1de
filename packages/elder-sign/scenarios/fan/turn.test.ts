/** The fan rules: a turn of two actions. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'
const ghoul = { id: 'pale-ghoul', needs: 'P' }
const torch = { id: 'torch', deck: 'common', when: 'adventure', effects: 'add yellow' } as const
const lamp = { id: 'lamp', deck: 'common', when: 'adventure', effects: 'add yellow' } as const

scenario(
  '[ES-FANTURN-01] [ES-FANTURN-07] [ES-TURN-02] [ES-TURN-04] two actions, the same twice if one likes, then the clock',
  ({ table }) => {
    const t = table({ rules, seats: [{}, {}], cards: ['gala-in-the-great-hall'], clock: 6 })
    t.waitsFor('action', {
      seat: 0,
      left: 2,
      may: ['move', 'firstAid', 'lostAndFound', 'nothing'],
      mayNot: ['attempt', 'stay'],
    })
    t.goes('gala-in-the-great-hall')
    t.notHappened({ is: 'clock' })
    t.waitsFor('action', { seat: 0, left: 1, may: ['move', 'attempt', 'nothing'] })
    t.goes('dull-2')
    t.happened({ is: 'clock', hours: 9 }, { is: 'turn', seat: 1 })
    t.expect({ clock: 9, active: 1 })
    t.waitsFor('action', { seat: 1, left: 2 })
  },
)

scenario('[ES-FANTURN-07] [ES-RULING-07] an action that moves no clock is followed by the one advance', ({ table }) => {
  const t = table({ rules, seats: [{}, {}], clock: 6 })
  t.waits()
  t.happened({ is: 'waited', seat: 0 })
  t.notHappened({ is: 'clock' })
  t.waits()
  t.happened({ is: 'waited', seat: 0 }, { is: 'clock', hours: 9 }, { is: 'turn', seat: 1 })
  t.waitsFor('action', { seat: 1, left: 2 })
})

scenario(
  '[ES-FANTURN-02] [ES-FANTURN-08] [ES-MOVE-01] [ES-MOVE-02] [ES-RULING-06] [EC-ES-116] somewhere else, and back',
  ({ table }) => {
    const t = table({
      rules,
      ancientOne: { id: 'sleeper' },
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['L'] }],
      worlds: [{ id: 'far-shore', tasks: ['L'] }],
    })
    t.refused({ do: 'move', to: 'x' }, 'ES-FANTURN-02')
    t.refused({ do: 'stay' }, 'ES-TURN-02')
    t.refused({ do: 'move', to: 'sleeper' }, 'ES-FANSEAL-03')
    t.goes('entrance')
    t.happened({ is: 'moved', seat: 0, to: 'entrance' })
    t.goes('x')
    t.expect({ seats: [{ at: 'x' }] })
    // Two moves were two actions; another turn, to an Other World and to any of the six.
    t.waitsFor('action', { left: 2 })
    t.goes('far-shore')
    t.goes('dull-6')
    t.expect({ seats: [{ at: 'dull-6' }] })
    t.waitsFor('action', { left: 2 })
  },
)

scenario('[ES-FANTURN-08] [ES-MOVE-01] the way to the Ancient One, once it is open', ({ table }) => {
  const t = table({ rules, ancientOne: { id: 'sleeper' }, hall: { open: true } })
  t.goes('sleeper')
  t.expect({ seats: [{ at: 'sleeper' }] })
  t.refused({ do: 'move', to: 'sleeper' }, 'ES-FANTURN-02')
  t.waitsFor('action', { left: 1, may: ['attempt', 'move', 'nothing'] })
})

scenario('[ES-FANTURN-03] [ES-RULING-06] where one is, and twice in one turn', ({ table }) => {
  const t = table({ rules, seats: [{ at: 'x' }, {}], cards: [{ tasks: ['L L'], penalties: '-1 stamina' }] })
  t.attempts()
  t.waitsFor('prepare', { card: 'x', dice: 6 })
  t.givesUp()
  t.happened({ is: 'failed', card: 'x' }, { is: 'lost', what: 'stamina', n: 1 })
  t.expect({ seats: [{ at: 'x', stamina: 4 }] })
  t.waitsFor('action', { seat: 0, left: 1, may: ['attempt'] })
  t.attempts()
  t.givesUp()
  t.happened({ is: 'failed', card: 'x' }, { is: 'clock' }, { is: 'turn', seat: 1 })
  t.expect({ seats: [{ at: 'x', stamina: 3 }] })
  t.refused({ do: 'attempt' }, 'ES-FANTURN-03')
  t.waitsFor('action', { seat: 1, mayNot: ['attempt'] })
})

scenario('[ES-FANTURN-03] [ES-MOVE-04] a marker stays on the card that was failed', ({ table }) => {
  const t = table({ rules, seats: [{ at: 'x' }, {}], cards: [{ tasks: ['L'] }], actions: 1, attempt: {} })
  t.givesUp()
  t.expect({ seats: [{ at: 'x' }], cards: { x: { visitors: [0] } } })
  t.waitsFor('action', { seat: 0, left: 1, may: ['attempt'], mayNot: ['firstAid'] })
})

scenario(
  '[ES-FANTURN-04] [ES-FANENT-01] [ES-ENTRANCE-01] a facility at the Entrance only, one for each action',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ sanity: 2, stamina: 2 }, { at: 'x' }],
      cards: [{ tasks: ['L'] }],
    })
    t.does({ do: 'firstAid', what: 'sanity' })
    t.expect({ seats: [{ sanity: 3, stamina: 2 }] })
    t.waitsFor('action', { seat: 0, left: 1, may: ['firstAid', 'lostAndFound'] })
    t.does({ do: 'firstAid', what: 'stamina' })
    t.happened({ is: 'gained', what: 'stamina', n: 1 }, { is: 'clock' }, { is: 'turn', seat: 1 })
    t.expect({ seats: [{ sanity: 3, stamina: 3 }] })
    t.refused({ do: 'firstAid', what: 'sanity' }, 'ES-FANTURN-04')
    t.refused({ do: 'lostAndFound' }, 'ES-FANTURN-04')
    t.waitsFor('action', { seat: 1, mayNot: ['firstAid', 'lostAndFound', 'souvenir'] })
  },
)

scenario('[ES-FANTURN-01] [ES-FANTURN-06] [EC-ES-87] with a monster about one must move or attempt', ({ table }) => {
  const t = table({ rules, seats: [{}, { at: 'x' }], cards: [{ tasks: ['L'], monsters: [ghoul] }] })
  t.goes('x')
  t.waitsFor('action', { left: 1, may: ['move', 'attempt'], mayNot: ['nothing', 'give'] })
  t.refused({ do: 'nothing' }, 'ES-FANTURN-06')
  t.attempts()
  t.waitsFor('prepare', { card: 'x' })
})

scenario('[ES-RULING-06] [ES-RESOLVE-03] a marker on its sheet is nowhere: it moves or waits', ({ table }) => {
  const t = table({ rules, seats: [{ at: 'sheet', items: ['whiskey'] }, { at: 'sheet' }] })
  t.refused({ do: 'attempt' }, 'ES-RULING-06')
  t.refused({ do: 'give', card: 'whiskey', seat: 1 }, 'ES-RULING-06')
  t.refused({ do: 'lostAndFound' }, 'ES-FANTURN-04')
  t.waitsFor('action', { may: ['move', 'nothing'], mayNot: ['attempt', 'give', 'firstAid', 'lostAndFound'] })
  t.waits()
  t.goes('entrance')
  t.expect({ seats: [{ at: 'entrance' }, { at: 'sheet' }], active: 1 })
  t.waitsFor('action', { seat: 1 })
})

scenario(
  '[ES-TURN-05] [ES-DICE-08] [ES-ITEM-06] [ES-RULING-40] [EC-ES-47] what was discarded is back for the second attempt',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', items: [torch, lamp] }],
      cards: [{ tasks: ['T T T'] }],
    })
    t.attempts()
    t.uses('torch')
    t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:P')
    t.fails()
    t.discards('Y:P')
    t.refused({ do: 'use', item: 'lamp' }, 'ES-ITEM-06')
    t.givesUp()
    t.expect({ dice: { supply: ['G', 'G', 'G', 'G', 'G', 'G', 'R', 'Y'], discarded: [] } })
    t.attempts()
    t.expect({ dice: { pool: 6, discarded: [] } })
    t.uses('lamp')
    t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'Y'] } })
    t.waitsFor('prepare', { dice: 7 })
  },
)

scenario(
  '[ES-FANTURN-01] [ES-LOCK-04] [EC-ES-45] a die a monster held is free for the second attempt, not for this one',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', items: [{ id: 'idol', deck: 'unique', when: 'adventure', effects: 'add red' }] }],
      cards: [{ tasks: ['T T T'], monsters: [{ id: 'warden', needs: 'P', lock: 'red' }] }],
    })
    t.attempts()
    t.rolls('P', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.completes('warden', 'P')
    t.happened({ is: 'beaten', marker: 'warden', seat: 0 })
    t.refused({ do: 'use', item: 'idol' }, 'ES-LOCK-03')
    t.givesUp()
    t.happened({ is: 'failed' }, { is: 'freed', die: 7 }, { is: 'collected', marker: 'warden', seat: 0 })
    t.attempts()
    t.uses('idol')
    t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'R'] }, seats: [{ trophies: ['warden'] }] })
    t.waitsFor('prepare', { dice: 7 })
  },
)

scenario('[ES-REWARD-10] [ES-RESOLVE-02] a success leaves the second action', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L'], rewards: '+1 clue' }],
    actions: 1,
    attempt: { shows: ['L'] },
  })
  t.completes('t0', 'L')
  t.happened({ is: 'gained', what: 'clue' }, { is: 'resolved', card: 'x' })
  t.notHappened({ is: 'clock' })
  t.waitsFor('action', { seat: 0, left: 1, may: ['move', 'nothing'], mayNot: ['attempt'] })
  t.waits()
  t.happened({ is: 'clock' }, { is: 'turn', seat: 1 })
  t.waitsFor('action', { seat: 1, left: 2 })
})

scenario('[ES-RULING-106] a monster turned face down bars nothing and is collected after the action', ({ table }) => {
  const t = table({
    rules,
    seats: [{ sanity: 3, items: ['shotgun', 'food'] }, {}],
    hall: { entrance: [ghoul] },
  })
  t.refused({ do: 'firstAid', what: 'sanity' }, 'ES-FANTURN-04')
  t.refused({ do: 'give', card: 'food', seat: 1 }, 'ES-FANTURN-05')
  t.uses('shotgun')
  t.happened({ is: 'beaten', marker: 'pale-ghoul', seat: 0 })
  t.notHappened({ is: 'collected' })
  t.refused({ do: 'attempt' }, 'ES-FANTURN-03')
  t.waitsFor('action', { left: 2, may: ['firstAid', 'give', 'nothing'] })
  t.does({ do: 'firstAid', what: 'sanity' })
  t.happened({ is: 'gained', what: 'sanity', n: 1 }, { is: 'collected', marker: 'pale-ghoul', seat: 0 })
  t.expect({ seats: [{ sanity: 4, trophies: ['pale-ghoul'] }], hall: { entrance: { monsters: [] } } })
  t.waitsFor('action', { left: 1 })
})
