/** Edge cases of the clock and of midnight (EC-ES-01 … 11), and the rulings on who decides then. */
import type { Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'

const BELL = { tasks: ['T T T'], midnight: 'doom' }

/** A turn in which nothing happens but the clock. */
const waits = (t: Table): void => {
  t.stays()
  t.firstAid('stamina')
}

scenario(
  '[EC-ES-01] [ES-MIDNIGHT-03] [ES-RULING-08] [ES-CLOCK-04] XII twice in one turn is one midnight',
  ({ table }) => {
    const t = table({ clock: 9, cards: [{ tasks: ['L clk clk', 'P clk clk'] }, BELL] })
    t.goes('x')
    t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.completes('t0', 'L')
    t.happened({ is: 'clock', hours: 0 }, { is: 'clock', hours: 3 })
    t.expect({ clock: 3, midnightDue: true, phase: 'turn', doom: 0 })
    t.rolls('P', 'I1', 'I1', 'I1', 'I1')
    t.completes('t1', 'P')
    t.happened({ is: 'clock', hours: 6 }, { is: 'clock', hours: 9 }, { is: 'clock', hours: 0 }, { is: 'midnight' })
    t.expect({ clock: 0, midnightDue: false, doom: 1, mythos: 'quiet-night-1' })
    t.waitsFor('move')
  },
)

scenario('[EC-ES-02] [ES-CLOCK-05] [ES-MIDNIGHT-02] past midnight by a task clock', ({ table }) => {
  const t = table({ clock: 9, cards: [{ tasks: ['T clk', 'P'] }, BELL] })
  t.goes('x')
  t.rolls('T', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'T')
  t.notHappened({ is: 'midnight' })
  t.expect({ clock: 0, midnightDue: true, doom: 0, mythos: null })
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t1', 'P')
  t.happened({ is: 'clock', hours: 3 }, { is: 'midnight' }, { is: 'midnightEffect', source: 'y' }, { is: 'mythos' })
  t.expect({ clock: 3, midnightDue: false, doom: 1 })
  t.waitsFor('move')
})

scenario('[EC-ES-03] [ES-ABILITY-03] [ES-MIDNIGHT-02] nothing recharges in mid-turn', ({ table }) => {
  const t = table({
    clock: 9,
    seats: [{}, { id: 'mandy-thompson', spent: true }],
    cards: [{ tasks: ['T clk', 'P'] }, { tasks: ['L'] }],
  })
  t.goes('x')
  t.rolls('T', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'T')
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-03')
  t.completes('t1', 'P')
  t.happened({ is: 'midnight' })
  t.expect({ seats: [{}, { spent: [] }] })
  t.goes('y')
  t.rolls('P', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.asksResearch('mandy')
  t.picks('I1', 'I1')
  t.rolls('L', 'L')
  t.expect({ seats: [{}, { spent: ['mandy-thompson'] }] })
  t.waitsFor('judge', { seat: 'mandy', mayNot: ['research'] })
})

scenario('[EC-ES-04] [ES-ABILITY-09] [ES-RULING-49] Kate and monsters at midnight', ({ table }) => {
  const t = table({
    clock: 9,
    seats: [{ id: 'kate-winthrop' }, {}],
    cards: [{ tasks: ['L'], rewards: 'monster' }, { tasks: ['[]', 'T'] }],
    cup: [{ id: 'm' }, { id: 'n' }],
    deckTops: { mythos: [{ id: 'horde', immediate: 'monster' }] },
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'noMonster', seat: 0 }, { is: 'midnight' }, { is: 'mythos', card: 'horde' })
  t.expect({ cup: 2 })
  t.draws('m')
  t.happened({ is: 'monster', marker: 'm', card: 'y', box: 0 })
  t.expect({ cup: 1, cards: { y: { monsters: ['m'] } } })
  t.waitsFor('move', { seat: 1 })
})

scenario('[EC-ES-05] [ES-MIDNIGHT-06] [ES-MIDNIGHT-08] [ES-RESOLVE-07] a fresh “At Midnight” effect', ({ table }) => {
  const t = table({
    clock: 9,
    cards: [{ tasks: ['L'] }],
    deckTops: { adventure: [{ id: 'bell', ...BELL }] },
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'dealt', card: 'bell', slot: 0 }, { is: 'midnight' }, { is: 'midnightEffect', source: 'bell' })
  t.expect({ doom: 1, seats: [{ at: 'entrance' }] })
  t.waitsFor('move')
})

scenario('[EC-ES-06] [ES-RULING-10] [ES-SETUP-12] midnight in the very first turn', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L clk', 'P clk clk'] }, BELL] })
  t.expect({ turn: 1, clock: 0, doom: 0, midnightDue: false })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t1', 'P')
  t.happened({ is: 'clock', hours: 0 }, { is: 'midnight' }, { is: 'midnightEffect', source: 'y' }, { is: 'mythos' })
  t.expect({ turn: 2, clock: 0, doom: 1 })
  t.waitsFor('move')
})

scenario('[EC-ES-09] [ES-MYTHOS-03] [ES-MYTHOS-04] [ES-MIDNIGHT-04] a delayed effect happens once', ({ table }) => {
  const t = table({ clock: 9, mythos: { id: 'debt', midnight: 'doom' } })
  waits(t)
  t.happened({ is: 'midnight' }, { is: 'doom', total: 1 }, { is: 'mythos', card: 'quiet-night-1' })
  for (let turn = 0; turn < 4; turn++) waits(t)
  t.happened({ is: 'midnight' }, { is: 'mythos', card: 'quiet-night-2' })
  t.notHappened({ is: 'doom' })
  t.expect({ doom: 1, clock: 0 })
  t.waitsFor('move')
})

scenario('[EC-ES-10] [ES-MYTHOS-05] 32 cards go round: the 32nd midnight brings the first again', ({ table }) => {
  const nights = Array.from({ length: 31 }, (_, n) => ({ id: `night-${n + 1}` }))
  const t = table({ clock: 9, mythos: { id: 'night-0' }, decks: { mythos: nights } })
  for (let midnight = 1; midnight <= 31; midnight++) {
    for (let turn = midnight === 1 ? 3 : 0; turn < 4; turn++) waits(t)
    t.expect({ mythos: `night-${midnight}`, decks: { mythos: 31 } })
  }
  for (let turn = 0; turn < 4; turn++) waits(t)
  t.expect({ mythos: 'night-0', decks: { mythos: 31 } })
  t.waitsFor('move')
})

scenario('[EC-ES-11] [ES-LOCK-05] [ES-RULING-12] [ES-RULING-31] Mythos lock, waiting lock, new lock', ({ table }) => {
  const t = table({
    clock: 9,
    mythos: { id: 'm1', lock: 'yellow' },
    cards: [{ tasks: ['P'], monsters: [{ id: 'k', lock: 'yellow' }] }],
    locks: ['mythos', 'k'],
    deckTops: { mythos: [{ id: 'm2', lock: 'yellow' }] },
  })
  t.expect({ locks: ['mythos holds yellow', 'monster:k waits for yellow'] })
  waits(t)
  t.happened({ is: 'locked', source: 'monster:k' }, { is: 'mythos', card: 'm2' }, { is: 'lockWaits', source: 'mythos' })
  t.expect({ locks: ['monster:k holds yellow', 'mythos waits for yellow'] })
  t.waitsFor('move')
})

scenario('[ES-RULING-12] the old card is out of force before the new one speaks', ({ table }) => {
  const t = table({
    clock: 9,
    seats: [{ sanity: 4 }],
    mythos: { id: 'old', lock: 'green', modifiers: [{ of: 'max.sanity', add: -1 }] },
    decks: { mythos: [{ id: 'new', immediate: '+1 sanity, doom' }] },
  })
  t.expect({ seats: [{ sanity: 4, maxSanity: 4 }], dice: { lock: ['G'] } })
  waits(t)
  t.happened(
    { is: 'freed', source: 'mythos' },
    { is: 'mythos', card: 'new' },
    { is: 'gained', what: 'sanity', n: 1 },
    { is: 'doom', total: 1 },
  )
  t.expect({ mythos: 'new', locks: [], decks: { mythos: 1 }, seats: [{ sanity: 5, maxSanity: 5 }] })
  t.waitsFor('move')
})

const BELLS = {
  cards: [{ ...BELL, monsters: [{ id: 'm', midnight: 'doom' }] }, { tasks: ['P'] }, BELL, null, BELL],
  worlds: [
    { id: 'near', ...BELL },
    { id: 'far', ...BELL },
  ],
  mythos: { id: 'debt', midnight: 'doom' },
}

scenario('[ES-RULING-11] midnight is ordered by the player whose turn just ended', ({ table }) => {
  const t = table({ clock: 9, seats: [{}, {}, {}], active: 1, ...BELLS })
  waits(t)
  t.refused({ do: 'inOrder', by: 'c' }, 'ES-CORE-05')
  t.waitsFor('midnightOrder', { seat: 'b' })
  t.effectsInOrder()
  t.happened(
    { is: 'midnightEffect', source: 'x' },
    { is: 'midnightEffect', source: 'z' },
    { is: 'midnightEffect', source: 'u' },
    { is: 'midnightEffect', source: 'near' },
    { is: 'midnightEffect', source: 'far' },
    { is: 'midnightEffect', source: 'm' },
    { is: 'midnightEffect', source: 'lingering:debt' },
    { is: 'mythos' },
  )
  t.expect({ doom: 7, active: 2 })
  t.waitsFor('move', { seat: 'c' })
})

scenario('[ES-RULING-11] one effect after another, as that player likes', ({ table }) => {
  const t = table({ clock: 9, seats: [{}, {}], cards: [BELL, { tasks: ['P'], midnight: 'each +1 clue' }], active: 1 })
  waits(t)
  t.effectFirst('y')
  t.happened({ is: 'midnightEffect', source: 'y' }, { is: 'midnightEffect', source: 'x' }, { is: 'mythos' })
  t.expect({ doom: 1, seats: [{ clues: 1 }, { clues: 1 }] })
  t.waitsFor('move', { seat: 'a' })
})

scenario('[ES-RULING-11] at midnight all are reached clockwise from the player whose turn ended', ({ table }) => {
  const item = (id: string) => ({ id, deck: 'common', effects: '+1 sanity' }) as const
  const t = table({
    clock: 9,
    seats: [{}, {}, {}],
    active: 1,
    cards: [{ tasks: ['P'], midnight: 'each +1 common' }],
    deckTops: { common: [item('one'), item('two'), item('three')] },
  })
  waits(t)
  t.expect({ seats: [{ items: ['three'] }, { items: ['one'] }, { items: ['two'] }] })
  t.waitsFor('move', { seat: 'c' })
})

scenario('[ES-RULING-11] a midnight monster is placed by the player whose turn ended', ({ table }) => {
  const t = table({
    clock: 9,
    seats: [{}, {}, {}],
    active: 1,
    cup: [{ id: 'm' }],
    deckTops: { mythos: [{ id: 'horde', immediate: 'monster' }] },
  })
  waits(t)
  t.draws('m')
  t.refused({ do: 'place', card: 'dull-1', by: 'c' }, 'ES-CORE-05')
  t.waitsFor('place', { seat: 'b', marker: 'm' })
})
