/** The fan rules: the Ancient One awakens, and the game goes on. */
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { dice } from '../cards/change.ts'
import { idles } from './idle.ts'

const rules = 'fan'

/** Its track is full with the next token; its attack can be told from its awakening. */
const stirring = {
  ancientOne: { battle: 'L', doomTrack: 4, attack: 'each -1 stamina', awakens: 'each -1 sanity' },
  doom: 3,
} as const

const night: Setup = {
  ...stirring,
  rules,
  clock: 9,
  seats: [{}, {}],
  cards: [
    { tasks: ['L'], lock: 'yellow', midnight: 'each +1 clue', monsters: [{ needs: 'L', lock: 'green', id: 'warder' }] },
  ],
  mythos: { id: 'old', lock: 'red', midnight: 'each +1 clue' },
  deckTops: { mythos: [{ id: 'new', immediate: 'each +1 clue' }] },
}

scenario(
  '[EC-ES-83] [ES-FANSEAL-08] [ES-FANSEAL-09] [ES-MIDNIGHT-04] [ES-RULING-69] awake at midnight: the track is cleared, its effect, its attack, then the night goes on',
  ({ table }) => {
    const t = table(night)
    idles(t)
    t.happened(
      { is: 'midnight' },
      { is: 'doom', n: 1, total: 4 },
      { is: 'doom', n: -4, total: 0 },
      { is: 'awoke', id: 'sleeper' },
      { is: 'lost', seat: 0, what: 'sanity', n: 1 },
      { is: 'lost', seat: 1, what: 'sanity', n: 1 },
      { is: 'attack', id: 'sleeper' },
      { is: 'lost', seat: 0, what: 'stamina', n: 1 },
      { is: 'lost', seat: 1, what: 'stamina', n: 1 },
      { is: 'midnightEffect', source: 'x' },
      { is: 'midnightEffect', source: 'lingering:old' },
      { is: 'mythos', card: 'new' },
    )
    t.expect({
      doom: 0,
      hall: { awake: true, open: false },
      mythos: 'new',
      places: ['x', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
      cards: { x: { monsters: ['warder'] } },
      locks: ['card:x holds yellow', 'monster:warder holds green'],
      dice: { gone: [], lock: ['G', 'Y'] },
      seats: [
        { sanity: 4, stamina: 4, clues: 3, at: 'entrance' },
        { sanity: 4, stamina: 4, clues: 3 },
      ],
    })
    t.waitsFor('action', { seat: 1, may: ['move', 'nothing'] })
  },
)

scenario('[ES-RULING-69] the other reading: it does not attack in the midnight in which it awoke', ({ table }) => {
  const t = table({ ...night, rulings: { attacksOnWaking: false } })
  idles(t)
  t.happened({ is: 'awoke' }, { is: 'lost', what: 'sanity' }, { is: 'midnightEffect', source: 'x' })
  t.notHappened({ is: 'attack' }, { is: 'lost', what: 'stamina' })
  t.waitsFor('action', { seat: 1 })
  // Awake before midnight struck, it attacks by both readings.
  const { doom: _, ...quiet } = night
  const u = table({ ...quiet, hall: { awake: true }, rulings: { attacksOnWaking: false } })
  idles(u)
  u.happened({ is: 'doom', n: 1, total: 1 }, { is: 'attack' }, { is: 'midnightEffect', source: 'x' })
  u.waitsFor('action', { seat: 1 })
})

scenario('[ES-RULING-69] the same as a house rule', ({ table }) => {
  const t = table({ ...night, with: ['ruling:attacks-on-waking'] })
  idles(t)
  t.happened({ is: 'awoke' })
  t.notHappened({ is: 'attack' })
  t.waitsFor('action', { seat: 1 })
})

scenario(
  '[ES-FANSEAL-08] [ES-FANSEAL-09] awake in a turn: the turn goes on, and midnight brings the attack',
  ({ table }) => {
    const t = table({
      ...stirring,
      rules,
      clock: 9,
      seats: [{ at: 'x' }, {}],
      cards: [{ tasks: ['L', 'P'], terror: 'doom' }],
    })
    t.attempts()
    t.rolls(...dice('T'))
    t.fails()
    t.discards('T')
    t.happened({ is: 'doom', total: 4 }, { is: 'doom', total: 0 }, { is: 'awoke' }, { is: 'lost', what: 'sanity' })
    t.notHappened({ is: 'attack' })
    t.expect({ seats: [{ at: 'x', sanity: 4, stamina: 5 }, { sanity: 4 }], attempt: { card: 'x' } })
    t.waitsFor('prepare', { seat: 0, dice: 5 })
    t.givesUp()
    t.waits()
    t.happened({ is: 'midnight' }, { is: 'doom', n: 1, total: 1 }, { is: 'attack' })
    t.expect({ doom: 1, seats: [{ stamina: 4 }, { stamina: 4 }] })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario('[ES-RULING-69] awake, the track fills and is cleared again, without a second awakening', ({ table }) => {
  const t = table({ ...night, hall: { awake: true } })
  idles(t)
  t.happened({ is: 'doom', total: 4 }, { is: 'doom', n: -4, total: 0 }, { is: 'attack' })
  t.notHappened({ is: 'awoke' }, { is: 'lost', what: 'sanity' })
  t.expect({ doom: 0, hall: { awake: true } })
  t.waitsFor('action', { seat: 1 })
})

scenario('[ES-RULING-69] [ES-DOOM-04] tokens that are left over begin the track anew', ({ table }) => {
  const t = table({
    ...stirring,
    rules,
    clock: 9,
    doom: 1,
    deckTops: { mythos: [{ id: 'knell', immediate: '4 doom' }] },
  })
  idles(t)
  t.happened({ is: 'doom', total: 2 }, { is: 'doom', total: 4 }, { is: 'awoke' }, { is: 'doom', total: 1 })
  t.expect({ doom: 2, hall: { awake: true } })
  t.waitsFor('action')
})

scenario(
  '[ES-RULING-101] [ES-RULING-23] of one set of penalties the whole is received first, and what is too much is cleared',
  ({ table }) => {
    const t = table({
      ...stirring,
      rules,
      doom: 3,
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['L'], penalties: '3 doom, -1 stamina' }],
      attempt: { shows: ['I1'] },
      actions: 1,
    })
    t.fails()
    t.happened(
      { is: 'doom', total: 4 },
      { is: 'lost', what: 'stamina' },
      { is: 'doom', n: -4, total: 0 },
      { is: 'awoke' },
      { is: 'lost', what: 'sanity' },
    )
    t.expect({ doom: 0, seats: [{ sanity: 4, stamina: 4, at: 'x' }] })
    t.waitsFor('action', { left: 1 })
  },
)

scenario(
  '[ES-RULING-23] [ES-RULING-81] devoured by one icon of the set that wakes it: the rest is done, signs are not found',
  ({ table }) => {
    const t = table({
      ...stirring,
      rules,
      doom: 2,
      clock: 0,
      seats: [{ at: 'x', sanity: 1 }, {}],
      cards: [{ tasks: ['L'], rewards: '-1 sanity, +1 sign, +1 clue, doom, gate' }],
      deckTops: { otherWorld: [{ id: 'beyond', tasks: ['T'] }] },
      attempt: { shows: ['L'] },
      actions: 1,
    })
    t.completes('t0', 'L')
    t.happened(
      { is: 'devoured', seat: 0 },
      { is: 'doom', total: 3 },
      { is: 'doom', total: 4 },
      { is: 'gate', card: 'beyond' },
      { is: 'awoke' },
      { is: 'clock', hours: 3 },
    )
    t.notHappened({ is: 'signFound' })
    t.expect({ doom: 0, worlds: ['beyond'], hall: { supply: 15 } })
    t.waitsFor('action', { seat: 1, left: 2 })
  },
)

scenario(
  '[ES-FANSEAL-06] [ES-AO-03] awake: to fail at its location brings its attack, then the others pay',
  ({ table }) => {
    const t = table({
      ...stirring,
      rules,
      doom: 0,
      seats: [{ at: 'sleeper' }, { at: 'sleeper' }],
      hall: { open: true, awake: true },
    })
    t.attempts()
    t.givesUp()
    t.happened({ is: 'failed', card: 'sleeper' }, { is: 'attack', id: 'sleeper' }, { is: 'lost', what: 'stamina' })
    t.seat('b').chooses(0)
    t.expect({
      seats: [
        { sanity: 5, stamina: 4, at: 'sleeper' },
        { sanity: 4, stamina: 4 },
      ],
    })
    t.waitsFor('action', { seat: 0, left: 1 })
  },
)

scenario(
  '[ES-FANSEAL-06] [ES-RULING-100] devoured by that attack, whoever failed leaves the turn at once',
  ({ table }) => {
    const t = table({
      ...stirring,
      rules,
      doom: 0,
      clock: 0,
      seats: [{ at: 'sleeper', stamina: 1 }, { at: 'sleeper' }],
      hall: { open: true, awake: true },
    })
    t.attempts()
    t.givesUp()
    t.happened({ is: 'devoured', seat: 0 }, { is: 'lost', seat: 1, what: 'stamina' }, { is: 'clock', hours: 3 })
    t.expect({ doom: 1, seats: { 1: { sanity: 5, stamina: 4 } } })
    t.waitsFor('action', { seat: 1 })
  },
)

scenario('[ES-MONSTER-09] [ES-FANTURN-06] awake: monsters go below its card, past every free box', ({ table }) => {
  const t = table({
    rules,
    ancientOne: { battle: 'L' },
    begin: 'clock',
    clock: 9,
    seats: [{}, { at: 'sleeper' }],
    cards: [{ tasks: ['[]', 'L'] }],
    hall: { open: true, awake: true, lair: ['ghoul'] },
    deckTops: { mythos: [{ id: 'horde', immediate: '2 monster' }] },
  })
  t.draws('gug', 'maniac')
  t.happened({ is: 'monster', marker: 'maniac#1', card: 'sleeper', box: -1 })
  t.expect({
    cards: { x: { monsters: [] } },
    hall: { lair: { rows: { t0: 'L', 'm:ghoul#1': 'P', 'm:gug': 'P P', 'm:maniac#1': 'I4' } } },
  })
  t.refused({ do: 'nothing' }, 'ES-FANTURN-06')
  t.waitsFor('action', { seat: 1, may: ['attempt', 'move'], mayNot: ['nothing'] })
})

scenario('[ES-MONSTER-09] [ES-RULING-71] a monster that comes while it is being resolved stays there', ({ table }) => {
  const t = table({
    rules,
    orders: true,
    ancientOne: 'shub-niggurath',
    seats: [{ at: 'shub-niggurath' }],
    hall: { open: true, awake: true, lair: ['cultist'] },
    attempt: { done: ['t0', 'x:cultist#1'], shows: ['P'] },
    actions: 1,
  })
  t.completes('cultist', 'P')
  t.draws('gug')
  t.expect({
    cup: 16,
    hall: { lair: { monsters: ['gug'], visitors: [] } },
    seats: [{ at: 'sheet', trophies: ['cultist#1'] }],
  })
  t.waitsFor('action', { left: 1 })
})

scenario('[ES-RULING-116] an effect that would awaken what is awake does nothing', ({ table }) => {
  const setup = {
    rules,
    ancientOne: 'yog-sothoth',
    doom: 6,
    seats: [{ at: 'the-dreamlands' }, {}],
    worlds: ['the-dreamlands'],
    decks: { otherWorld: [] },
    attempt: { pool: 1 },
  }
  const t = table({ ...setup, hall: { awake: true } })
  t.givesUp()
  t.expect({ doom: 6, worlds: [], hall: { awake: true } })
  t.notHappened({ is: 'doom' }, { is: 'awoke' })
  t.waitsFor('action', { seat: 1 })
  const u = table(setup)
  u.givesUp()
  u.happened({ is: 'doom', n: 4, total: 10 }, { is: 'doom', n: -10, total: 0 }, { is: 'awoke' })
  u.notHappened({ is: 'monster' })
  u.waitsFor('action', { seat: 1 })
})

scenario(
  '[ES-WIN-03] [ES-RULING-25] [ES-RULING-27] [ES-WIN-04] lost when nobody is left and nobody was bought',
  ({ table }) => {
    const setup = {
      rules,
      ancientOne: { doomTrack: 4, attack: 'each -5 stamina' },
      hall: { awake: true },
      begin: 'clock',
      clock: 9,
    } as const
    const t = table({ ...setup, seats: [{}, {}], roster: ['jenny-barnes'] })
    t.expect({ mythos: null })
    t.over({ won: false, how: 'devoured' })
    const u = table({ ...setup, seats: [{}, {}], hall: { awake: true, reserve: ['ashcan-pete'] } })
    u.expect({ doom: 3, seats: { 1: { id: 'ashcan-pete', at: 'entrance' } } })
    u.waitsFor('action', { seat: 1 })
  },
)

scenario(
  '[ES-FANSEAL-08] [ES-CORE-02] [ES-RULING-117] Azathoth awakens: its card loses the game all the same',
  ({ table }) => {
    const t = table({ rules, ancientOne: 'azathoth', doom: 11, begin: 'clock', clock: 9 })
    t.over({ won: false, how: 'awakened' })
  },
)
