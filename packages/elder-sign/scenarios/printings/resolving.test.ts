/** The first printing, as printed and with errata and FAQ: resolved cards, monsters, the Entrance. */
import { scenario } from '@vigil/scenario-kit/vitest'

/** Six Adventures, each with one marker below; the first is about to be resolved. */
const crowded = (rewards: string) => [
  { tasks: ['L'], rewards, monsters: [] },
  ...[1, 2, 3, 4, 5].map((i) => ({ tasks: ['P'], monsters: [{ id: `under-${i}` }] })),
]

for (const rules of ['first', 'first+faq']) {
  scenario(`[ES-RESOLVE-02] [ES-RESOLVE-03] [ES-RESOLVE-04] ${rules}: rewards come before all else`, ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }, { at: 'x' }],
      cards: [{ tasks: ['L'], rewards: '+1 clue' }],
      attempt: { shows: ['L'] },
      deckTops: { adventure: [{ id: 'fresh', tasks: ['P'] }] },
    })
    t.completes('t0', 'L')
    t.happened(
      { is: 'completed', row: 't0' },
      { is: 'gained', seat: 0, what: 'clue', n: 1, source: 'x' },
      { is: 'moved', seat: 0, to: 'entrance' },
      { is: 'moved', seat: 1, to: 'entrance' },
      { is: 'resolved', seat: 0, card: 'x' },
      { is: 'dealt', card: 'fresh' },
    )
    t.expect({ seats: [{ clues: 1, trophies: ['x'], at: 'entrance' }, { at: 'entrance' }] })
    t.waitsFor('move', { seat: 1 })
  })

  scenario(
    `[ES-RESOLVE-08] [ES-RESOLVE-06] ${rules}: the card’s own lock holds while its rewards come`,
    ({ table }) => {
      const t = table({
        rules,
        seats: [{ at: 'x' }],
        cards: [{ tasks: ['L'], rewards: '+1 clue', lock: 'yellow' }],
        attempt: { shows: ['L'] },
        deckTops: { adventure: [{ id: 'fresh', tasks: ['P'], lock: 'red' }] },
      })
      t.completes('t0', 'L')
      t.happened(
        { is: 'gained', source: 'x' },
        { is: 'moved', seat: 0 },
        { is: 'freed', source: 'card:x' },
        { is: 'dealt', card: 'fresh' },
        { is: 'locked', source: 'card:fresh' },
      )
      t.expect({ locks: ['card:fresh holds red'] })
      t.waitsFor('move')
    },
  )

  scenario(
    `[ES-MONSTER-14] [ES-LOCK-04] ${rules}: beaten monsters come with the card, after the rewards`,
    ({ table }) => {
      const t = table({
        rules,
        seats: [{ at: 'x' }],
        cards: [
          {
            tasks: ['L'],
            rewards: '+1 clue, monster',
            monsters: [{ id: 'k', needs: 'P', lock: 'green', reverse: '+1 sanity' }],
          },
        ],
        attempt: { done: ['m:k'], shows: ['L'] },
        cup: ['gug'],
      })
      t.completes('t0', 'L')
      if (rules === 'first') {
        // The new marker is placed while the card still lies there, and not on it.
        t.notHappened({ is: 'resolved' }, { is: 'collected' })
        t.draws('gug')
        t.refused({ do: 'place', card: 'x' }, 'ES-MONSTER-07')
        t.places('dull-3')
        t.happened({ is: 'monster', marker: 'gug' }, { is: 'resolved', card: 'x' }, { is: 'collected', marker: 'k' })
      } else {
        t.happened({ is: 'gained', what: 'clue' }, { is: 'resolved', card: 'x' }, { is: 'collected', marker: 'k' })
        t.draws('gug')
        t.places('dull-3')
      }
      t.expect({ seats: [{ trophies: ['k', 'x'], clues: 1 }], locks: [], cards: { 'dull-3': { monsters: ['gug'] } } })
      t.waitsFor('move')
    },
  )

  scenario(`[ES-DOOM-06] [ES-REWARD-04] ${rules}: the last sign wins before the card is taken`, ({ table }) => {
    const t = table({
      rules,
      ancientOne: { signs: 3, doomTrack: 5 },
      signs: 2,
      doom: 4,
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['L'], rewards: 'doom, +1 sign' }],
      attempt: { shows: ['L'] },
    })
    t.completes('t0', 'L')
    t.over({ won: true, how: 'sealed' })
  })

  scenario(`[ES-RULING-05] [ES-MOVE-02] ${rules}: one may stay where one is`, ({ table }) => {
    const t = table({ rules, seats: [{ at: 'x' }], cards: [{ tasks: ['L'] }] })
    t.waitsFor('move', { may: ['stay', 'move'] })
    t.stays()
    t.waitsFor('prepare', { dice: 6, card: 'x' })
  })

  scenario(`[ES-RULING-35] [ES-TASK-05] ${rules}: a cost takes the printed number`, ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', sanity: 4, stamina: 3 }],
      cards: [{ tasks: ['L -2san -1sta', 'P'] }],
      attempt: { shows: ['L', 'I1'] },
    })
    t.completes('t0', 'L')
    t.happened({ is: 'lost', what: 'sanity', n: 2 }, { is: 'lost', what: 'stamina', n: 1 })
    t.expect({ seats: [{ sanity: 2, stamina: 2 }] })
    t.waitsFor('prepare', { dice: 1 })
  })

  scenario(`[ES-RULING-59] [ES-ENTRANCE-04] ${rules}: nothing changes the lost and found roll`, ({ table }) => {
    const t = table({ rules, seats: [{ clues: 2 }] })
    t.stays()
    t.searches()
    t.rolls('I1')
    t.notHappened({ is: 'rolled', why: 'reroll' })
    t.waitsFor('move')
  })

  scenario(
    `[ES-LOCK-05] [ES-RULING-31] ${rules}: a die freed goes to the lock that has waited longest`,
    ({ table }) => {
      const t = table({
        rules,
        seats: [{ at: 'x' }],
        cards: [
          { tasks: ['L'], lock: 'yellow' },
          { tasks: ['P'], lock: 'yellow' },
          { tasks: ['P'], lock: 'yellow' },
        ],
        attempt: { shows: ['L'] },
        locks: ['x', 'y', 'z'],
      })
      t.expect({ locks: ['card:x holds yellow', 'card:y waits for yellow', 'card:z waits for yellow'] })
      t.completes('t0', 'L')
      t.expect({ locks: ['card:y holds yellow', 'card:z waits for yellow'] })
      t.waitsFor('move')
    },
  )

  scenario(`[ES-ENTRANCE-02] [EC-ES-65] ${rules}: free first aid`, ({ table }) => {
    const t = table({ rules, seats: [{ sanity: 3, stamina: 3 }] })
    t.stays()
    if (rules === 'first') {
      t.refused({ do: 'firstAid', what: 'sanity' }, 'ES-ENTRANCE-02')
      t.firstAid('both')
      t.happened({ is: 'gained', what: 'sanity', n: 1 }, { is: 'gained', what: 'stamina', n: 1 })
    } else {
      t.refused({ do: 'firstAid', what: 'both' }, 'ES-ENTRANCE-02')
      t.firstAid('sanity')
    }
    t.expect({ seats: [{ sanity: 4, stamina: rules === 'first' ? 4 : 3, trophies: [] }] })
    t.waitsFor('move')
  })
}

scenario('[ES-ENTRANCE-03] first: the paid kinds cost what they cost elsewhere', ({ table }) => {
  const t = table({ rules: 'first', seats: [{ sanity: 1, stamina: 2, trophies: [1, 1, 2] }] })
  t.stays()
  t.firstAid('both', true)
  t.expect({ seats: [{ sanity: 5, stamina: 5, trophies: [] }] })
  t.waitsFor('move')
  const u = table({ rules: 'first', seats: [{ sanity: 1, stamina: 2, trophies: [1, 2] }] })
  u.stays()
  u.refused({ do: 'firstAid', what: 'both', all: true }, 'ES-ENTRANCE-03')
  u.waitsFor('entrance', { may: ['firstAid'] })
})

scenario(
  '[ES-ENTRANCE-06] [ES-RULING-90] first: free first aid stops at the maximum and is open to the hale',
  ({ table }) => {
    const t = table({ rules: 'first', seats: [{ stamina: 3 }, {}] })
    t.stays()
    t.firstAid('both')
    t.expect({ seats: [{ sanity: 5, stamina: 4 }] })
    t.stays()
    t.firstAid('both')
    t.expect({ seats: [{}, { sanity: 5, stamina: 5 }] })
    t.waitsFor('move', { seat: 0 })
  },
)

scenario('[ES-RESOLVE-05] [ES-RULING-51] [EC-ES-56] first: a reward monster cannot go on the new card', ({ table }) => {
  const t = table({
    rules: 'first',
    seats: [{ at: 'x' }],
    cards: crowded('monster'),
    attempt: { shows: ['L'] },
    deckTops: { adventure: [{ id: 'fresh', tasks: ['L', '[]'] }] },
    cup: ['gug'],
  })
  t.completes('t0', 'L')
  t.draws('gug')
  t.refused({ do: 'place', card: 'x' }, 'ES-MONSTER-07')
  t.refused({ do: 'place', card: 'fresh', box: 1 }, 'ES-MONSTER-06')
  t.places('y')
  t.happened({ is: 'monster', marker: 'gug', card: 'y', box: -1 }, { is: 'resolved' }, { is: 'dealt', card: 'fresh' })
  t.expect({ cards: { y: { monsters: ['gug', 'under-1'] }, fresh: { monsters: [] } } })
  t.waitsFor('move')
})

scenario('[ES-RESOLVE-05] [EC-ES-56] first+faq: it must go into the box of the new card', ({ table }) => {
  const t = table({
    rules: 'first+faq',
    seats: [{ at: 'x' }],
    cards: crowded('monster, +1 clue'),
    attempt: { shows: ['L'] },
    deckTops: { adventure: [{ id: 'fresh', tasks: ['L', '[]'] }] },
    cup: ['gug'],
  })
  t.completes('t0', 'L')
  t.happened({ is: 'gained', what: 'clue' }, { is: 'resolved', card: 'x' }, { is: 'dealt', card: 'fresh' })
  t.draws('gug')
  t.expect({ cards: { fresh: { boxes: { gug: 1 } } }, seats: [{ clues: 1 }] })
  t.waitsFor('move')
})

scenario('[ES-RULING-51] first: an own free box of the card being resolved is no place either', ({ table }) => {
  const t = table({
    rules: 'first',
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L', '[]'], rewards: 'monster' }, { tasks: ['P'] }, null, null, null, null],
    attempt: { shows: ['L'] },
    cup: ['gug'],
  })
  t.completes('t0', 'L')
  t.draws('gug')
  t.expect({ cards: { y: { boxes: { gug: -1 } } } })
  t.waitsFor('move')
})

scenario('[ES-MONSTER-07] [EC-ES-70] below any card in first, evenly in first+faq', ({ table }) => {
  const setup = {
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L', '[]'], penalties: 'monster', monsters: [{ id: 'boxed', box: 1 }] }, ...crowded('').slice(1)],
    worlds: [{ id: 'abyss', tasks: ['L'] }],
    attempt: { shows: ['I1'] },
    cup: ['gug'],
  }
  const t = table({ ...setup, rules: 'first' })
  t.fails()
  t.givesUp()
  t.draws('gug')
  const places = t.options().filter((option) => option.do === 'place').length
  if (places !== 7) throw new Error(`six Adventures and an Other World, not ${places}`)
  t.places('y')
  t.expect({ cards: { y: { monsters: ['gug', 'under-1'] } } })
  t.waitsFor('move')

  const u = table({ ...setup, rules: 'first+faq' })
  u.fails()
  u.givesUp()
  u.draws('gug')
  u.refused({ do: 'place', card: 'y' }, 'ES-MONSTER-07')
  const even = u.options().flatMap((option) => (option.do === 'place' ? [option.card] : []))
  if (even.join() !== 'x,abyss') throw new Error(`x or the Other World, not ${even.join()}`)
  u.places('abyss')
  u.waitsFor('move')
})

scenario('[ES-MONSTER-06] first: while a box is free it must be used', ({ table }) => {
  const t = table({
    rules: 'first',
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L'], penalties: 'monster' }, { tasks: ['P', '[]'] }, { tasks: ['[L]'] }],
    attempt: { shows: ['I1'] },
    cup: ['gug'],
  })
  t.fails()
  t.givesUp()
  t.draws('gug')
  t.refused({ do: 'place', card: 'x' }, 'ES-MONSTER-07')
  t.places('z')
  t.expect({ cards: { z: { boxes: { gug: 0 } } } })
  t.waitsFor('move')
})

for (const rules of ['first', 'first+faq']) {
  scenario(
    `[ES-MONSTER-17] [ES-MONSTER-18] [ES-RULING-55] [WE-ES-18] ${rules}: flipped, taken after the turn`,
    ({ table }) => {
      const t = table({
        rules,
        clock: 6,
        seats: [{ at: 'x', items: ['shotgun'] }],
        cards: [
          { tasks: ['L'], penalties: '-1 stamina', monsters: [{ id: 'rat', needs: 'P' }] },
          { tasks: ['P'], monsters: [{ id: 'imp', needs: 'T T -1sta', lock: 'green' }] },
        ],
        attempt: { done: ['m:rat'], pool: 1 },
      })
      t.uses('shotgun')
      t.happened({ is: 'beaten', marker: 'imp' }) // the rat is beaten already: nothing to choose
      t.expect({ cards: { y: { flipped: ['imp'] } }, seats: [{ stamina: 5 }], locks: ['monster:imp holds green'] })
      t.rolls('I1')
      t.fails()
      t.givesUp()
      t.happened(
        { is: 'failed', card: 'x' },
        { is: 'collected', marker: 'rat' },
        { is: 'lost', what: 'stamina', n: 1, source: 'x' },
        { is: 'clock', hours: 9 },
        { is: 'freed', source: 'monster:imp' },
        { is: 'collected', marker: 'imp', seat: 0 },
        { is: 'turn', seat: 0 },
      )
      t.expect({ seats: [{ trophies: ['imp', 'rat'], stamina: 4 }], locks: [] })
      t.waitsFor('move')
    },
  )

  scenario(`[ES-RULING-55] ${rules}: flipped before a midnight`, ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      seats: [{ at: 'x', items: ['shotgun'] }],
      cards: [{ tasks: ['L'] }, { tasks: ['P'], monsters: [{ id: 'imp', needs: 'T T', midnight: 'doom' }] }],
      attempt: { pool: 1 },
    })
    t.uses('shotgun')
    t.rolls('I1')
    t.fails()
    t.givesUp()
    if (rules === 'first') {
      t.happened({ is: 'clock', hours: 0 }, { is: 'midnight' }, { is: 'mythos' }, { is: 'collected', marker: 'imp' })
      t.expect({ doom: 1 })
    } else {
      t.happened({ is: 'clock', hours: 0 }, { is: 'collected', marker: 'imp' }, { is: 'midnight' }, { is: 'mythos' })
      t.expect({ doom: 0 })
    }
    t.waitsFor('move')
  })

  scenario(`[ES-MONSTER-18] ${rules}: flipped on the card that is resolved: taken with it`, ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', items: ['shotgun'] }],
      cards: [{ tasks: ['L'], monsters: [{ id: 'imp', needs: 'T T' }] }],
      attempt: { pool: 1 },
    })
    t.uses('shotgun')
    t.rolls('L')
    t.completes('t0', 'L')
    t.happened({ is: 'resolved', card: 'x' }, { is: 'collected', marker: 'imp' }, { is: 'clock' })
    t.expect({ seats: [{ trophies: ['imp', 'x'] }] })
    t.waitsFor('move')
  })
}

scenario('[ES-LOCK-01] [ES-LOCK-07] [ES-SPELL-08] [EC-ES-41] first+faq: locks take dice off spells', ({ table }) => {
  const t = table({
    rules: 'first+faq',
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L'], penalties: '2 monster' }],
    spells: [
      { owner: 'a', spell: 'whispered-ward', dice: ['Y:I4'] },
      { owner: 'a', spell: 'dread-curse-of-azathoth', dice: ['L', 'P'] },
    ],
    attempt: { shows: ['I1'] },
    cup: [
      { id: 'imp', lock: 'yellow' },
      { id: 'rat', lock: 'green' },
    ],
  })
  t.fails()
  t.givesUp()
  t.draws('imp')
  t.places('x')
  t.expect({ locks: ['monster:imp holds yellow'], seats: [{ cast: ['dread-curse-of-azathoth'] }] })
  t.draws('rat')
  t.places('dull-2')
  t.picks('spell:P')
  t.expect({ dice: { spell: ['L'] }, seats: [{ cast: ['dread-curse-of-azathoth'] }] })
  t.waitsFor('move')
})
