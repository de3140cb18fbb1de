/** The fan rules: the Esoteric Orders. Cultists wait aside, and gather where their Ancient One calls them. */
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { dice } from '../cards/change.ts'
import { idles } from './idle.ts'

const base = { rules: 'fan', orders: true } as const
/** The next token falls on a doom space, then on a monster space. */
const plain: Setup = { ...base, ancientOne: { doomTrack: ['doom', 'monster', 'doom', 'doom'] } }
const sheltered = (marker: string) => ({ tasks: ['[]', 'T T'], monsters: [{ marker, box: 0 }] })

/** Midnight, with a Mythos card that does this. */
const night = (immediate = ''): Setup => ({ clock: 9, deckTops: { mythos: [{ id: 'new', immediate }] } })

scenario(
  '[ES-ORDER-03] [ES-DOOM-03] a token on a doom space brings a Cultist, on a monster space one out of the cup',
  ({ table }) => {
    const setup: Setup = { ...plain, ...night('2 doom'), cup: ['gug'] }
    const t = table(setup)
    idles(t)
    t.draws('gug')
    t.happened({ is: 'doom', total: 2 }, { is: 'monster', marker: 'gug', card: 'dull-2' }, { is: 'doom', total: 3 })
    t.expect({
      cup: 0,
      hall: { cultists: 3 },
      cards: {
        'dull-1': { monsters: ['cultist#5'] },
        'dull-2': { monsters: ['gug'] },
        'dull-3': { monsters: ['cultist#4'] },
      },
    })
    t.waitsFor('action')
    const without = table({ ...setup, orders: false })
    idles(without)
    without.draws('gug')
    without.expect({ cards: { 'dull-1': { monsters: ['gug'] }, 'dull-2': { monsters: [] } } })
    without.waitsFor('action')
  },
)

scenario('[ES-RULING-78] with no Cultist left aside none appears', ({ table }) => {
  const t = table({ ...plain, ...night(), hall: { cultists: 0 } })
  idles(t)
  t.happened({ is: 'doom', total: 1 }, { is: 'nothing', what: 'cultists' }, { is: 'mythos' })
  t.waitsFor('action')
})

scenario('[ES-ORDER-03] [ES-ABILITY-09] Kate keeps Cultists away as well, and what they would bring', ({ table }) => {
  const t = table({
    ...base,
    ancientOne: 'yog-sothoth',
    seats: [{ id: 'kate-winthrop', at: 'x' }],
    cards: [{ tasks: ['L'], penalties: 'doom' }],
    attempt: { shows: ['I1'] },
    actions: 1,
  })
  t.fails()
  t.happened({ is: 'doom', total: 1 }, { is: 'noMonster', seat: 0 })
  t.expect({ hall: { cultists: 5 }, worlds: [] })
  t.waitsFor('action')
})

scenario('[ES-ORDER-02] [ES-TROPHY-05] Cultists handed in as trophies go back aside', ({ table }) => {
  const t = table({ ...plain, seats: [{ sanity: 1, trophies: ['cultist', 'ghoul'] }], cup: ['gug'] })
  t.expect({ cup: 1, hall: { cultists: 4 } })
  t.firstAid('sanity', true)
  t.expect({ cup: 2, hall: { cultists: 5 }, seats: [{ sanity: 5, trophies: [] }] })
  t.waitsFor('action')
})

scenario(
  '[ES-ORDER-02] [ES-FANDEV-01] [ES-RULING-24] so do those of the devoured, collected or just beaten',
  ({ table }) => {
    const t = table({
      ...base,
      ancientOne: { doomTrack: ['monster', 'doom'] },
      seats: [{ at: 'x', sanity: 1, trophies: ['cultist'] }, {}],
      cards: [{ ...sheltered('cultist'), terror: '-1 sanity' }],
      cup: [],
      attempt: { done: ['m:cultist#1'], shows: ['T', 'I1'] },
    })
    t.expect({ hall: { cultists: 3 } })
    t.fails()
    t.discards('I1')
    t.happened({ is: 'devoured', seat: 0 })
    t.expect({ cup: 0, hall: { cultists: 5 }, cards: { x: { monsters: [] } } })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario(
  '[ES-ORDER-04] Hastur: Cultists gather below its location, past every free box, and are fought there',
  ({ table }) => {
    const t = table({
      ...base,
      ancientOne: 'hastur',
      clock: 9,
      seats: [{ at: 'hastur' }],
      hall: { open: true },
      cards: [{ tasks: ['[]', 'L'] }],
    })
    idles(t)
    t.happened({ is: 'doom', total: 1 }, { is: 'monster', marker: 'cultist#5', card: 'hastur', box: -1 })
    t.expect({ cards: { x: { monsters: [] } }, hall: { lair: { rows: { t0: 'T I6', 'm:cultist#5': 'L|P' } } } })
    t.refused({ do: 'nothing' }, 'ES-FANTURN-06')
    t.attempts()
    t.rolls(...dice('P'))
    t.completes('cultist', 'P')
    t.givesUp()
    t.expect({ seats: [{ trophies: ['cultist#5'] }], hall: { lair: { monsters: [] } } })
    t.waitsFor('action', { may: ['nothing'] })
  },
)

scenario('[ES-ORDER-05] [ES-RULING-78] Yog-Sothoth: with every Cultist a gate opens', ({ table }) => {
  const t = table({
    ...base,
    ancientOne: 'yog-sothoth',
    ...night(),
    deckTops: { mythos: [{ id: 'new' }], otherWorld: ['the-dreamlands'] },
  })
  idles(t)
  t.happened({ is: 'monster', marker: 'cultist#5', card: 'dull-1' }, { is: 'gate', card: 'the-dreamlands' })
  t.expect({ worlds: ['the-dreamlands'] })
  t.waitsFor('action')
})

/** W1 is older than W2; the Cultist is at x. */
const gates: Setup = {
  ...base,
  ancientOne: 'yog-sothoth',
  doom: 2,
  clock: 0,
  cards: [sheltered('cultist')],
  worlds: [
    { id: 'w1', tasks: ['L'], lock: 'yellow', monsters: [{ id: 'warder', needs: 'L', lock: 'red' }] },
    { id: 'w2', tasks: ['L'] },
  ],
  cup: ['gug'],
}

scenario(
  '[EC-ES-90] [ES-ORDER-05] [ES-RULING-78] Yog-Sothoth: with a beaten Cultist the oldest gate closes on whoever is there',
  ({ table }) => {
    const t = table({
      ...gates,
      seats: [{ at: 'x' }, { at: 'w1' }, { at: 'w2' }],
      attempt: { shows: ['P', 'I1'] },
      actions: 1,
    })
    t.expect({ locks: ['card:w1 holds yellow', 'monster:warder holds red'] })
    t.completes('cultist', 'P')
    t.notHappened({ is: 'closed' })
    t.givesUp()
    t.draws('gug')
    t.happened(
      { is: 'collected', marker: 'cultist#1' },
      { is: 'freed', source: 'monster:warder' },
      { is: 'freed', source: 'card:w1' },
      { is: 'closed', card: 'w1' },
      { is: 'devoured', seat: 1 },
      { is: 'doom', total: 3 },
    )
    t.expect({ worlds: ['w2'], locks: [], decks: { otherWorld: 9 }, seats: { 0: { at: 'x' }, 2: { at: 'w2' } } })
    t.waitsFor('action', { seat: 0, left: 1 })
  },
)

scenario('[ES-ORDER-05] [ES-RULING-78] with no gate open nothing closes', ({ table }) => {
  const t = table({ ...gates, worlds: [], seats: [{ at: 'x' }], attempt: { shows: ['P', 'I1'] }, actions: 1 })
  t.completes('cultist', 'P')
  t.givesUp()
  t.notHappened({ is: 'closed' }, { is: 'devoured' })
  t.expect({ seats: [{ trophies: ['cultist#1'] }] })
  t.waitsFor('action')
})

scenario(
  '[ES-ORDER-05] [ES-RULING-28] [ES-RULING-81] [ES-RULING-120] the Cultist was behind that very gate: all there are devoured, and nothing is rewarded',
  ({ table }) => {
    const t = table({
      ...gates,
      doom: 0,
      seats: [{ at: 'w1' }, {}, { at: 'w1' }],
      cards: [],
      worlds: [{ id: 'w1', ...sheltered('cultist'), rewards: '+1 clue' }],
      decks: { otherWorld: [] },
      attempt: { done: ['t1'], shows: ['P'] },
      actions: 1,
    })
    t.completes('cultist', 'P')
    t.happened(
      { is: 'closed', card: 'w1' },
      { is: 'devoured', seat: 0 },
      { is: 'doom', total: 1 },
      { is: 'devoured', seat: 2 },
      { is: 'doom', total: 2 },
      { is: 'clock', hours: 3 },
      { is: 'turn', seat: 1 },
    )
    t.notHappened({ is: 'resolved' }, { is: 'gained' })
    // Two tokens brought two Cultists, and with the first the gate opened anew.
    t.expect({ worlds: ['w1'], hall: { cultists: 3 }, seats: { 1: { at: 'entrance' } } })
    t.waitsFor('action', { seat: 1 })
  },
)

/** A and B on the Entrance, and a Cultist with them. */
const entrance: Setup = {
  ...base,
  ancientOne: 'nyarlathotep',
  seats: [{ items: ['food'], sanity: 3 }, {}],
  hall: { entrance: ['cultist'] },
}

scenario('[ES-ORDER-06] Nyarlathotep: Cultists appear on the Entrance, asleep or awake', ({ table }) => {
  for (const awake of [false, true]) {
    const { hall: _, ...setup } = entrance
    const t = table({ ...setup, seats: [{ clues: 1 }], ...night(), hall: { awake } })
    idles(t)
    if (awake) t.agrees()
    t.expect({ hall: { entrance: { rows: { 'm:cultist#5': 'L|P' } }, lair: { monsters: [] } } })
    t.waitsFor('action', { mayNot: ['nothing'] })
  }
})

scenario(
  '[EC-ES-86] [ES-ORDER-06] [ES-FANTURN-04] [ES-FANTURN-05] [ES-FANTURN-06] [ES-RULING-76] a Cultist on the Entrance bars rest and trade; it can be fought',
  ({ table }) => {
    const t = table(entrance)
    t.refused({ do: 'firstAid', what: 'sanity', all: false }, 'ES-FANTURN-04')
    t.refused({ do: 'lostAndFound' }, 'ES-FANTURN-04')
    t.refused({ do: 'give', card: 'food', seat: 1 }, 'ES-FANTURN-05')
    t.refused({ do: 'nothing' }, 'ES-FANTURN-06')
    t.waitsFor('action', { may: ['move', 'attempt'], mayNot: ['firstAid', 'lostAndFound', 'give', 'nothing'] })
    t.attempts()
    t.rolls(...dice('L'))
    t.completes('cultist', 'L')
    t.happened({ is: 'collected', marker: 'cultist#1' })
    t.notHappened({ is: 'moved' })
    t.expect({
      seats: [{ at: 'entrance', trophies: ['cultist#1'] }, { at: 'entrance' }],
      hall: { entrance: { monsters: [] } },
    })
    t.waitsFor('action', { left: 1, may: ['firstAid', 'lostAndFound', 'give', 'nothing'] })
  },
)
