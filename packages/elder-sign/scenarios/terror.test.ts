/** ES-TERROR: what a failed roll with a terror result sets off. */
import { scenario } from '@vigil/scenario-kit/vitest'

const WARD = { id: 'ward', deck: 'spell', when: 'rolled', effects: 'secure 1' } as const

const dread = (shows: string[]) => ({
  seats: [{ at: 'x' }],
  cards: [{ tasks: ['L', 'P P'], terror: '-1 stamina' }],
  attempt: { shows },
})

scenario('[EC-ES-22] [ES-TERROR-01] [ES-TASK-08] who declines in the face of terror suffers it', ({ table }) => {
  const t = table(dread(['L', 'T', 'I1']))
  t.fails()
  t.happened({ is: 'failedRoll' }, { is: 'terror', seat: 0, source: 'x' }, { is: 'lost', what: 'stamina', n: 1 })
  t.discards('L')
  t.expect({ seats: [{ sanity: 5, stamina: 4 }], dice: { pool: ['I1', 'T'] } })
  t.waitsFor('prepare', { dice: 2 })
})

scenario('[EC-ES-23] [ES-TERROR-01] success shields from terror', ({ table }) => {
  const t = table(dread(['L', 'T', 'T']))
  t.completes('t0', 'L')
  t.notHappened({ is: 'terror' }, { is: 'lost' }, { is: 'failedRoll' })
  t.expect({ seats: [{ stamina: 5 }], dice: { pool: ['T', 'T'] } })
  t.waitsFor('prepare', { dice: 2 })
})

scenario('[ES-TERROR-01] a failed roll without terror sets nothing off', ({ table }) => {
  const t = table(dread(['I1', 'P', 'I2']))
  t.fails()
  t.happened({ is: 'failedRoll' })
  t.notHappened({ is: 'terror' })
  t.expect({ seats: [{ sanity: 5, stamina: 5 }] })
  t.waitsFor('discard')
})

scenario('[EC-ES-24] [ES-TERROR-02] card and Mythos card, once each', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L L'], terror: '-1 sanity' }],
    mythos: { id: 'gloom', terror: '-1 stamina' },
    attempt: { shows: ['T', 'T', 'T', 'I1'] },
  })
  t.fails()
  t.happened({ is: 'terror', source: 'x' }, { is: 'terror' }, { is: 'lost', what: 'sanity' }, { is: 'lost' })
  t.expect({ seats: [{ sanity: 4, stamina: 4 }] })
  t.waitsFor('discard')
})

scenario('[ES-TERROR-02] only the Mythos card has a terror effect', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L L'] }, { tasks: ['P'], terror: '-2 sanity' }],
    mythos: { id: 'gloom', terror: '-1 stamina' },
    attempt: { shows: ['T', 'I1'] },
  })
  t.fails()
  t.expect({ seats: [{ sanity: 5, stamina: 4 }] })
  t.waitsFor('discard')
})

scenario('[ES-TERROR-02] a Mythos card no longer in force has lost its terror', ({ table }) => {
  const t = table({
    seats: [{}],
    clock: 9,
    cards: [{ tasks: ['L L'] }],
    mythos: { id: 'gloom', terror: '-1 stamina' },
  })
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'mythos', card: 'quiet-night-1' })
  t.stays()
  t.rolls('T', 'T', 'T', 'T', 'T', 'T')
  t.fails()
  t.notHappened({ is: 'terror' })
  t.expect({ seats: [{ stamina: 5 }] })
  t.waitsFor('prepare', { dice: 5 })
})

scenario('[ES-TERROR-03] the terror effect is over before a die is chosen', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [
      {
        tasks: ['L L'],
        terror: [{ do: 'choose', options: [[{ do: 'lose', what: 'sanity', n: 1 }], [{ do: 'doom', n: 1 }]] }],
      },
    ],
    attempt: { shows: ['T', 'I1'] },
  })
  t.fails()
  t.waitsFor('choose', { seat: 0, source: 'x', dice: 2 })
  t.chooses(1)
  t.notHappened({ is: 'dieOut' })
  t.expect({ doom: 1, seats: [{ sanity: 5 }] })
  t.waitsFor('discard', { dice: 2 })
})

scenario('[ES-TERROR-04] the terror counts though its die is the one discarded', ({ table }) => {
  const t = table(dread(['T', 'I1']))
  t.fails()
  t.discards('T')
  t.expect({ seats: [{ stamina: 4 }], dice: { pool: ['I1'] } })
  t.rolls('I1')
  t.fails()
  t.notHappened({ is: 'terror' })
  t.waitsFor('move')

  const last = table(dread(['T']))
  last.fails()
  last.happened({ is: 'terror' }, { is: 'lost', what: 'stamina' }, { is: 'dieOut', face: 'T' }, { is: 'failed' })
  last.waitsFor('move')
})

scenario('[EC-ES-26] [ES-TERROR-05] [ES-RULING-14] terror on secured dice is over', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L', 'P P'], terror: '-1 stamina' }],
    spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['T'] }],
    attempt: { pool: 3, focused: 'T', helping: { b: 'T' } },
  })
  t.rolls('I1', 'I1', 'P')
  t.fails()
  t.notHappened({ is: 'terror' })
  t.expect({ seats: [{ stamina: 5 }] })
  t.waitsFor('discard')
})

scenario('[EC-ES-27] [ES-TERROR-05] [ES-RULING-14] terror moved to a spell has left the pool', ({ table }) => {
  const spell = (shows: string[]) => ({ ...dread(shows), seats: [{ at: 'x', items: [WARD] }] })
  const t = table(spell(['T', 'I1', 'I2']))
  t.casts('ward', 'T')
  t.fails()
  t.notHappened({ is: 'terror' })
  t.refused({ do: 'discard', die: 'spell:T' }, 'ES-FAIL-03')
  t.discards('I1')
  t.expect({ seats: [{ stamina: 5 }], dice: { spell: ['T'], pool: ['I2'] } })
  t.waitsFor('prepare', { dice: 1 })

  const other = table(spell(['T', 'T', 'I1']))
  other.casts('ward', 'T')
  other.fails()
  other.happened({ is: 'terror', source: 'x' })
  other.expect({ seats: [{ stamina: 4 }] })
  other.waitsFor('discard')
})

scenario('[EC-ES-28] [ES-RULING-14] [ES-TERROR-05] a wildcard is no terror', ({ table }) => {
  const t = table(dread(['I1', 'I2', 'R:W']))
  t.fails()
  t.notHappened({ is: 'terror' })
  t.expect({ seats: [{ stamina: 5 }] })
  t.waitsFor('discard')
})

scenario('[ES-RULING-14] what counts is the last result: a terror rerolled away', ({ table }) => {
  const t = table({ ...dread(['T', 'I1']), seats: [{ at: 'x', clues: 1 }] })
  t.spendsClue('T')
  t.rolls('I2')
  t.fails()
  t.notHappened({ is: 'terror' })
  t.waitsFor('discard')

  const into = table({ ...dread(['I2', 'I1']), seats: [{ at: 'x', clues: 1 }] })
  into.spendsClue('I2')
  into.rolls('T')
  into.fails()
  into.happened({ is: 'terror', source: 'x' })
  into.expect({ seats: [{ stamina: 4 }] })
  into.waitsFor('discard')
})

scenario('[ES-RULING-14] what counts is the last result: a terror turned into lore', ({ table }) => {
  const t = table({ ...dread(['T', 'I1']), seats: [{ id: 'harvey-walters', at: 'x' }] })
  t.turns('harvey-walters', 'T', 'L')
  t.fails()
  t.notHappened({ is: 'terror' })
  t.waitsFor('discard')
})

scenario('[ES-TERROR-06] no terror effect, no terror: the roll is merely failed', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L L'] }],
    mythos: { id: 'calm' },
    attempt: { shows: ['T', 'T', 'I1'] },
  })
  t.fails()
  t.happened({ is: 'failedRoll' })
  t.notHappened({ is: 'terror' }, { is: 'lost' })
  t.discards('T')
  t.expect({ seats: [{ sanity: 5, stamina: 5 }] })
  t.waitsFor('prepare', { dice: 2 })
})

scenario('[ES-TERROR-01] [ES-CORE-02] a card may take the terror away, for this adventure', ({ table }) => {
  const t = table({ seats: [{ items: ['veil-of-grey-silk'] }], cards: [{ tasks: ['L L'], terror: '-1 sanity' }] })
  t.goes('x')
  t.uses('veil-of-grey-silk')
  t.rolls('T', 'T', 'I1', 'I1', 'I1', 'I1', 'R:P')
  t.fails()
  t.notHappened({ is: 'terror' })
  t.discards('T')
  t.givesUp()
  t.stays()
  t.rolls('T', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.fails()
  t.happened({ is: 'terror', source: 'x' })
  t.expect({ seats: [{ sanity: 4 }] })
  t.waitsFor('discard')
})

scenario('[ES-RULING-94] all terror effects, then the adventure fails without a discard', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L L'], terror: 'fail, -1 sanity', penalties: 'doom' }],
    mythos: { id: 'gloom', terror: '-1 stamina' },
    attempt: { shows: ['T', 'I1', 'I2'] },
  })
  t.fails()
  t.happened(
    { is: 'failedRoll' },
    { is: 'lost', what: 'sanity', source: 'x' },
    { is: 'lost', what: 'stamina' },
    { is: 'failed', seat: 0, card: 'x' },
    { is: 'doom', total: 1 },
  )
  t.notHappened({ is: 'dieOut' })
  t.expect({ seats: [{ sanity: 4, stamina: 4 }], doom: 1 })
  t.waitsFor('move')
})

scenario('[EC-ES-73] [ES-RULING-24] devoured by terror: neither resolved nor failed', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1 }, { at: 'x' }],
    roster: ['joe-diamond', 'amanda-sharpe'],
    cup: [{ id: 'other' }],
    cards: [
      {
        tasks: ['P', 'L L'],
        terror: '-1 sanity',
        penalties: 'doom, each -1 stamina',
        monsters: [{ id: 'm', needs: 'I1' }, { id: 'n' }],
      },
    ],
    deckTops: { common: ['whiskey'] },
    attempt: { done: ['t0', 'm:m'], shows: ['T', 'I2'], helping: { b: 'L' } },
  })
  t.fails()
  t.happened(
    { is: 'terror' },
    { is: 'lost', what: 'sanity' },
    { is: 'devoured', seat: 0, id: 'a' },
    { is: 'doom', total: 1 },
    { is: 'clock', hours: 3 },
  )
  t.notHappened({ is: 'failed' }, { is: 'resolved' }, { is: 'collected' }, { is: 'dieOut' })
  t.expect({
    doom: 1,
    seats: [{}, { sanity: 5, stamina: 5 }],
    cards: { x: { monsters: ['n'] } },
    cup: 2,
    dice: { supply: 8 },
  })
  t.waitsFor('investigator', { seat: 0 })
  t.becomes('joe-diamond')
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-RULING-24] a marker flipped by the dead goes to the cup', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1, items: [{ id: 'bane', deck: 'unique', effects: 'slay' }] }, {}],
    roster: ['amanda-sharpe', 'joe-diamond'],
    cup: [{ id: 'other' }],
    cards: [
      { tasks: ['L L'], terror: '-1 sanity' },
      { tasks: ['P'], monsters: [{ id: 'm', lock: 'yellow' }, { id: 'n' }] },
    ],
    attempt: { pool: 2 },
  })
  t.uses('bane')
  t.slays('m')
  t.expect({ cards: { y: { flipped: ['m'] } }, locks: ['monster:m holds yellow'] })
  t.rolls('T', 'I1')
  t.fails()
  t.happened({ is: 'devoured', seat: 0 })
  t.notHappened({ is: 'collected' })
  t.expect({ cards: { y: { monsters: ['n'], flipped: [] } }, cup: 2, locks: [] })
  t.waitsFor('investigator', { seat: 0 })
})

const deadly = (rewards: string, seat = {}) => ({
  seats: [{ at: 'x', stamina: 1, ...seat }, {}],
  roster: ['amanda-sharpe', 'joe-diamond'],
  cards: [{ tasks: ['P'], rewards, penalties: rewards }],
  attempt: { shows: ['P'] },
})

scenario('[EC-ES-122] [ES-RULING-23] a sign after the death', ({ table }) => {
  const t = table(deadly('-1 stamina, +1 sign, +1 clue, +1 common'))
  t.completes('t0', 'P')
  t.happened(
    { is: 'devoured', seat: 0 },
    { is: 'doom', n: 1, total: 1 },
    { is: 'sign', n: 1, total: 1 },
    { is: 'clock', hours: 3 },
  )
  t.notHappened({ is: 'gained' }, { is: 'drew' })
  t.expect({ signs: 1, doom: 1, dice: { supply: 8 } })
  t.waitsFor('investigator', { seat: 0 })
})

scenario('[ES-RULING-23] penalties go on after the death: doom, gates and monsters', ({ table }) => {
  const t = table({
    ...deadly('-1 stamina, doom, gate, monster, -1 sanity'),
    cup: [{ id: 'm' }],
    deckTops: { otherWorld: [{ id: 'beyond', tasks: ['T'] }] },
  })
  t.givesUp()
  t.happened({ is: 'failed' }, { is: 'devoured' }, { is: 'doom', total: 1 }, { is: 'doom', total: 2 })
  t.happened({ is: 'gate', card: 'beyond' })
  t.draws('m')
  t.waitsFor('place', { seat: 0, marker: 'm' })
  t.places('dull-2')
  t.expect({ doom: 2, worlds: ['beyond'], clock: 3 })
  t.waitsFor('investigator', { seat: 0 })
})

scenario('[ES-RULING-23] awakening waits for the end of the set, a win does not', ({ table }) => {
  const track = { ancientOne: { doomTrack: 2, signs: 2 }, doom: 1, seats: [{ at: 'x' }, {}] }
  const t = table({ ...deadly('doom, +1 clue, +1 sign'), ...track })
  t.completes('t0', 'P')
  t.happened({ is: 'doom', total: 2 }, { is: 'gained', what: 'clue' }, { is: 'sign', total: 1 }, { is: 'awoke' })
  t.expect({ awake: true, seats: [{ clues: 1 }] })
  t.waitsFor('prepare', { seat: 'b' })

  const won = table({ ...deadly('doom, +1 sign, +1 clue'), ...track, signs: 1 })
  won.completes('t0', 'P')
  won.happened({ is: 'sign', total: 2 }, { is: 'over', won: true })
  won.notHappened({ is: 'awoke' }, { is: 'gained' })
  won.over({ won: true, how: 'sealed' })
})
