/** The fan rules: the clock, midnight and the Mythos cards. */
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { dice } from '../cards/change.ts'
import { idles } from './idle.ts'

const rules = 'fan'

scenario('[EC-ES-07] [ES-CLOCK-02] [ES-DIFF-01] [ES-RULING-79] very hard: five hours a turn', ({ table }) => {
  const t = table({ rules, difficulty: { hours: 5 } })
  t.expect({ clock: 6 })
  for (const [clock, midnight] of [
    [11, false],
    [4, true],
    [9, false],
    [2, true],
    [7, false],
    [0, true],
  ] as const) {
    idles(t)
    t.expect({ clock, midnightDue: false })
    if (midnight) t.happened({ is: 'midnight' }, { is: 'mythos' })
    else t.notHappened({ is: 'midnight' })
  }
  t.expect({ doom: 3 })
  t.waitsFor('action')
})

scenario(
  '[EC-ES-08] [ES-MIDNIGHT-04] [ES-MONSTER-06] doom token, locations, lingering effect, new card, its immediate effect',
  ({ table }) => {
    const haunted = { do: 'if', test: { count: 'monsters', atLeast: 1 }, then: [] } as const
    const t = table({
      rules,
      ancientOne: { doomTrack: ['doom', 'monster', 'doom'] },
      doom: 1,
      clock: 9,
      seats: [{ clues: 2 }, { clues: 2 }],
      cards: [
        null,
        {
          tasks: ['[]', 'L'],
          midnight: [{ ...haunted, then: [{ do: 'lose', what: 'sanity', n: 1, who: 'each' }] }],
        },
      ],
      mythos: { id: 'old', midnight: 'each +1 clue' },
      deckTops: { mythos: [{ id: 'new', immediate: 'each -1 stamina' }] },
      cup: ['gug'],
    })
    t.waits()
    t.waits()
    t.draws('gug')
    t.happened(
      { is: 'midnight' },
      { is: 'doom', n: 1, total: 2 },
      { is: 'monster', marker: 'gug', card: 'x', box: 0 },
      { is: 'midnightEffect', source: 'x' },
      { is: 'lost', seat: 0, what: 'sanity' },
      { is: 'midnightEffect', source: 'lingering:old' },
      { is: 'gained', seat: 0, what: 'clue' },
      { is: 'mythos', card: 'new' },
      { is: 'lost', seat: 0, what: 'stamina' },
      { is: 'turn', seat: 1 },
    )
    t.expect({
      mythos: 'new',
      seats: [
        { sanity: 4, stamina: 4, clues: 3 },
        { sanity: 4, stamina: 4, clues: 3 },
      ],
    })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario(
  '[ES-MIDNIGHT-01] [ES-MIDNIGHT-02] [ES-MIDNIGHT-03] [ES-RULING-09] [ES-CLOCK-04] [ES-FANTURN-07] XII reached with the first action: midnight comes after the turn, once',
  ({ table }) => {
    const t = table({ rules, clock: 6, seats: [{ at: 'x' }, {}], cards: [{ tasks: ['L clk clk'] }] })
    t.attempts()
    t.rolls(...dice('L'))
    t.completes('t0', 'L')
    t.happened({ is: 'clock', hours: 9 }, { is: 'clock', hours: 0 })
    t.notHappened({ is: 'midnight' })
    t.expect({ clock: 0, midnightDue: true, doom: 0, phase: 'turn' })
    t.waitsFor('action', { seat: 0, left: 1 })
    t.waits()
    t.happened({ is: 'clock', hours: 3 }, { is: 'midnight' }, { is: 'turn', seat: 1 })
    t.expect({ clock: 3, midnightDue: false, doom: 1 })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario('[ES-CLOCK-06] [ES-CLOCK-05] six hours a turn: every second turn ends with midnight', ({ table }) => {
  const t = table({ rules, difficulty: { hours: 6 } })
  for (const clock of [0, 6, 0]) {
    idles(t)
    t.expect({ clock })
    if (clock === 0) t.happened({ is: 'midnight' })
    else t.notHappened({ is: 'midnight' })
  }
  t.waitsFor('action')
})

scenario('[ES-CLOCK-04] [ES-DIFF-01] clock symbols move the hand by the same hours', ({ table }) => {
  const cards = [{ tasks: ['L clk'] }]
  const t = table({ rules, clock: 6, difficulty: { hours: 4 }, seats: [{ at: 'x' }], cards, attempt: { shows: ['L'] } })
  t.completes('t0', 'L')
  t.happened({ is: 'clock', hours: 10 }, { is: 'clock', hours: 2 }, { is: 'midnight' })
  t.waitsFor('action')
})

scenario(
  '[EC-ES-04] [ES-ABILITY-09] [ES-RULING-49] Kate keeps monsters away in her turn, not at midnight',
  ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      seats: [{ id: 'kate-winthrop', at: 'x' }, {}],
      cards: [{ tasks: ['L'], rewards: 'monster' }],
      deckTops: { mythos: [{ id: 'horde', immediate: 'monster' }] },
      cup: ['gug', 'ghoul'],
      attempt: { shows: ['L'] },
      actions: 1,
    })
    t.completes('t0', 'L')
    t.happened({ is: 'noMonster', seat: 0 })
    t.expect({ cup: 2 })
    t.waits()
    t.draws('gug')
    t.happened({ is: 'monster', marker: 'gug' }, { is: 'turn', seat: 1 })
    t.expect({ cup: 1 })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario(
  '[EC-ES-03] [ES-ABILITY-03] a daily ability comes back after midnight, not when the hand reaches XII',
  ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      seats: [{ at: 'x' }, { id: 'mandy-thompson', spent: true }],
      cards: [{ tasks: ['L clk', 'P'] }],
    })
    t.attempts()
    t.rolls(...dice('L'))
    t.completes('t0', 'L')
    t.expect({ clock: 0, midnightDue: true })
    t.rolls(...dice('', 5))
    t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-03')
    t.fails()
    t.discards('I1')
    t.givesUp()
    t.expect({ seats: { mandy: { spent: ['mandy-thompson'] } } })
    t.waits()
    t.happened({ is: 'midnight' })
    t.expect({ seats: { mandy: { spent: [] } } })
    t.waitsFor('action', { seat: 'mandy' })
  },
)

scenario(
  '[ES-MYTHOS-03] [ES-MYTHOS-04] [ES-MYTHOS-05] the old card works once more, then goes under the deck',
  ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      difficulty: { hours: 6 },
      mythos: { id: 'old', midnight: 'each +1 clue', lock: 'red' },
      decks: { mythos: [{ id: 'new' }, { id: 'newer' }] },
    })
    idles(t)
    t.happened({ is: 'midnightEffect', source: 'lingering:old' }, { is: 'freed' }, { is: 'mythos', card: 'new' })
    t.expect({ mythos: 'new', locks: [], decks: { mythos: 2 }, seats: [{ clues: 1 }] })
    for (const mythos of ['newer', 'old', 'new']) {
      idles(t)
      idles(t)
      t.expect({ mythos })
    }
    t.waitsFor('action')
  },
)

scenario(
  '[ES-RULING-11] [ES-MIDNIGHT-06] whoever ended the turn orders the effects of the locations; the lingering one waits for its step',
  ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      seats: [{ at: 'dull-5' }, {}],
      active: 1,
      cards: [
        { tasks: ['L'], midnight: 'each +1 clue' },
        { tasks: ['L'], midnight: 'each -1 clue' },
      ],
      mythos: { id: 'old', midnight: 'each +1 clue' },
    })
    idles(t)
    t.waitsFor('midnightOrder', { seat: 1 })
    t.refused({ do: 'effect', source: 'mythos:old' }, '')
    t.effectFirst('y')
    t.happened(
      { is: 'midnightEffect', source: 'y' },
      { is: 'midnightEffect', source: 'x' },
      { is: 'gained', seat: 1 },
      { is: 'gained', seat: 0 },
      { is: 'midnightEffect', source: 'lingering:old' },
    )
    t.expect({ seats: [{ clues: 2 }, { clues: 2 }] })
    t.waitsFor('action', { seat: 0 })
  },
)

scenario(
  '[ES-RULING-118] [ES-MIDNIGHT-04] the effect of a monster that came with the token of this midnight counts',
  ({ table }) => {
    const t = table({
      rules,
      ancientOne: { doomTrack: ['monster', 'doom'] },
      clock: 9,
      seats: [{}, { sanity: 1 }],
      cup: [{ id: 'bell', needs: 'L', midnight: 'each -1 sanity' }],
    })
    idles(t)
    t.draws('bell')
    t.happened({ is: 'monster', marker: 'bell' }, { is: 'midnightEffect', source: 'bell' }, { is: 'devoured', seat: 1 })
    t.expect({ seats: [{ sanity: 4 }, { out: false }] })
    t.waitsFor('action', { seat: 0 })
  },
)

scenario('[ES-RULING-83] an effect whose card has gone meanwhile is skipped', ({ table }) => {
  const t = table({
    rules,
    orders: true,
    ancientOne: 'yog-sothoth',
    doom: 2,
    clock: 9,
    seats: [{}],
    cards: [{ tasks: ['L'], midnight: [{ do: 'closeGate' }] }],
    worlds: [{ tasks: ['L'], id: 'beyond', midnight: '-1 sanity' }],
    cup: ['ghoul'],
  })
  idles(t)
  t.draws('ghoul')
  t.effectsInOrder()
  t.happened({ is: 'closed', card: 'beyond' }, { is: 'mythos' })
  t.notHappened({ is: 'midnightEffect', source: 'beyond' })
  t.expect({ seats: [{ sanity: 5 }], worlds: [] })
  t.waitsFor('action')
})

scenario(
  '[ES-RULING-80] [ES-TERROR-02] terror effects of the Mythos card come with those of the location',
  ({ table }) => {
    const setup: Setup = { rules, mythos: { id: 'fog', terror: '-1 stamina' }, attempt: { shows: ['T', 'I1'] } }
    const t = table({ ...setup, seats: [{ at: 'x' }], cards: [{ tasks: ['L'], terror: '-1 sanity' }] })
    t.fails()
    t.discards('T')
    t.happened({ is: 'terror', source: 'x' }, { is: 'terror', source: 'lingering:fog' })
    t.expect({ seats: [{ sanity: 4, stamina: 4 }] })
    t.waitsFor('prepare', { dice: 1 })
    const u = table({
      ...setup,
      ancientOne: { attack: 'each -1 sanity' },
      seats: [{ at: 'sleeper' }],
      hall: { open: true },
    })
    u.fails()
    u.discards('T')
    u.expect({ seats: [{ sanity: 4, stamina: 4 }] })
    u.waitsFor('prepare', { dice: 1 })
  },
)

scenario(
  '[ES-MYTHOS-07] [ES-RULING-62] raised requirements are for Adventures, not for the Ancient One',
  ({ table }) => {
    const t = table({
      rules,
      ancientOne: { battle: 'I3' },
      mythos: { id: 'plot', traits: [{ has: 'harder', n: 1 }] },
      cards: [{ tasks: ['I3'] }],
      hall: { lair: ['maniac'] },
    })
    t.expect({ cards: { x: { rows: { t0: 'I4' } } }, hall: { lair: { rows: { t0: 'I3', 'm:maniac#1': 'I4' } } } })
    t.waitsFor('action')
  },
)

scenario(
  '[ES-DOOM-02] [ES-DOOM-03] the token of midnight brings a monster on a monster space, else nothing',
  ({ table }) => {
    const setup: Setup = { rules, ancientOne: { doomTrack: ['doom', 'monster', 'doom'] }, clock: 9, cup: ['gug'] }
    const t = table(setup)
    idles(t)
    t.happened({ is: 'doom', total: 1 })
    t.notHappened({ is: 'monster' })
    t.expect({ cup: 1, doom: 1 })
    t.waitsFor('action')
    const u = table({ ...setup, doom: 1 })
    idles(u)
    u.draws('gug')
    u.happened({ is: 'doom', total: 2 }, { is: 'monster', marker: 'gug' })
    u.waitsFor('action')
  },
)
