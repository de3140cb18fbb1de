/** The fan rules: where monsters appear, half a row of one, and when they are collected. */
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { dice } from '../cards/change.ts'
import { idles } from './idle.ts'

const rules = 'fan'

const thing = (n: number) => ({ id: `thing-${n}`, needs: 'T' })
const things = (n: number) => Array.from({ length: n }, (_, i) => thing(i + 1))
const names = (n: number) => things(n).map(({ id }) => id)
const horde = (n: number) => ({ mythos: [{ id: 'horde', immediate: `${n} monster` }] })

scenario(
  '[EC-ES-72] [ES-MONSTER-06] [ES-MONSTER-07] [ES-RULING-77] boxes first, clockwise from the top left; then below, top left first',
  ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      cards: [
        { id: 'top-left', tasks: ['L'] },
        { id: 'top-middle', tasks: ['L'] },
        { id: 'top-right', tasks: ['L', '[]'] },
        { id: 'bottom-left', tasks: ['L', '[]'] },
      ],
      deckTops: horde(4),
      cup: things(4),
    })
    idles(t)
    t.draws(...names(4))
    t.expect({
      cards: {
        'top-right': { boxes: { 'thing-1': 1 } },
        'bottom-left': { boxes: { 'thing-2': 1 } },
        'top-left': { boxes: { 'thing-3': -1 } },
        'top-middle': { boxes: { 'thing-4': -1 } },
      },
    })
    t.waitsFor('action')
  },
)

scenario('[ES-RULING-77] the bottom row is gone through from right to left, also for boxes', ({ table }) => {
  const boxed = (id: string) => ({ id, tasks: ['L', '[]'] })
  const cards = [null, null, null, boxed('left'), boxed('middle'), boxed('right')]
  const t = table({ rules, clock: 9, cards, deckTops: horde(2), cup: things(2) })
  idles(t)
  t.draws(...names(2))
  t.expect({ cards: { right: { monsters: ['thing-1'] }, middle: { monsters: ['thing-2'] }, left: { monsters: [] } } })
  t.waitsFor('action')
})

scenario(
  '[ES-MONSTER-07] [ES-RULING-77] [ES-RULING-82] below: round the six, then extra cards and Other Worlds, never at the sleeping one; boxes do not count',
  ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      cards: [{ id: 'first', tasks: ['[]', 'L'], monsters: [{ id: 'squatter', needs: 'P', box: 0 }] }],
      extras: [{ id: 'annexe', tasks: ['L'] }],
      worlds: [
        { id: 'near', tasks: ['L'] },
        { id: 'far', tasks: ['L'] },
      ],
      deckTops: horde(10),
      cup: things(10),
    })
    idles(t)
    t.draws(...names(10))
    t.expect({
      cards: {
        first: { boxes: { squatter: 0, 'thing-1': -1, 'thing-10': -1 } },
        'dull-2': { monsters: ['thing-2'] },
        'dull-3': { monsters: ['thing-3'] },
        'dull-6': { monsters: ['thing-4'] },
        'dull-5': { monsters: ['thing-5'] },
        'dull-4': { monsters: ['thing-6'] },
        annexe: { monsters: ['thing-7'] },
        near: { monsters: ['thing-8'] },
        far: { monsters: ['thing-9'] },
      },
      hall: { lair: { monsters: [] }, entrance: { monsters: [] } },
    })
    t.waitsFor('action')
  },
)

scenario(
  '[EC-ES-56] [ES-RESOLVE-05] [ES-RULING-51] [ES-MONSTER-07] a reward monster goes neither on the resolved card nor on the one to come',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x' }],
      cards: [
        { tasks: ['L'], rewards: 'monster', monsters: [] },
        ...[2, 3, 4, 5, 6].map((n) => ({
          id: `hall-${n}`,
          tasks: ['L'],
          monsters: [{ id: `guard-${n}`, needs: 'P' }],
        })),
      ],
      deckTops: { adventure: [{ id: 'fresh', tasks: ['[]', 'L'] }] },
      cup: ['gug'],
      attempt: { shows: ['L'] },
      actions: 1,
    })
    t.completes('t0', 'L')
    t.draws('gug')
    t.happened(
      { is: 'monster', marker: 'gug', card: 'hall-2', box: -1 },
      { is: 'resolved', card: 'x' },
      { is: 'dealt' },
    )
    t.expect({ cards: { fresh: { monsters: [] }, 'hall-2': { monsters: ['gug', 'guard-2'] } } })
    t.waitsFor('action')
  },
)

/** `L` and a marker `T` on what else the row asks for. */
const joined: Setup = {
  rules,
  seats: [{ at: 'x', clues: 2 }],
  cards: [
    {
      tasks: ['L [I2]', 'P'],
      terror: '-1 sanity',
      penalties: '-1 clue',
      rewards: '+1 clue',
      trophies: 2,
      monsters: [{ id: 'lurker', needs: 'T', box: 0, trophies: 1, reverse: '+1 clue' }],
    },
  ],
}

scenario(
  '[EC-ES-66] [ES-MONSTER-13] [ES-RULING-54] [ES-MONSTER-15] half of a row: the monster is beaten, the roll has failed, and the rest is left',
  ({ table }) => {
    const t = table(joined)
    t.attempts()
    t.expect({ attempt: { rows: { 'm:lurker': 'L T', t1: 'P' } } })
    t.rolls('T', 'I1', 'I1', 'I2', 'P', 'P')
    t.completes('h:lurker', 'T')
    t.happened({ is: 'completed', row: 'h:lurker' }, { is: 'beaten', marker: 'lurker' }, { is: 'failedRoll' })
    t.waitsFor('discard')
    t.discards('I1')
    t.happened({ is: 'dieOut', face: 'I1' }, { is: 'terror', source: 'x' }, { is: 'lost', what: 'sanity' })
    t.expect({ seats: [{ sanity: 4 }], attempt: { rows: { 'm:lurker': 'done', t0: 'L', t1: 'P' } } })
    t.waitsFor('prepare', { dice: 4 })
    t.rolls('L', 'T', 'I1', 'I1')
    t.refused({ do: 'complete', row: 'h:lurker', dice: ['T'] }, 'ES-TASK-01')
    t.completes('t0', 'L')
    t.givesUp()
    t.happened({ is: 'failed' }, { is: 'collected', marker: 'lurker' }, { is: 'gained' }, { is: 'lost', what: 'clue' })
    t.expect({ seats: [{ trophies: ['lurker'], clues: 2 }], cards: { x: { rows: { t0: 'L I2', t1: 'P' } } } })
    t.waitsFor('action', { left: 1 })
  },
)

scenario('[ES-MONSTER-05] [ES-RULING-54] the whole row with one roll: a success, and no terror', ({ table }) => {
  const t = table(joined)
  t.attempts()
  t.rolls(...dice('T L'))
  t.completes('lurker', 'L', 'T')
  t.notHappened({ is: 'failedRoll' }, { is: 'terror' })
  t.expect({ attempt: { rows: { 'm:lurker': 'done', t1: 'P' } } })
  t.rolls(...dice('P', 4))
  t.completes('t1', 'P')
  t.expect({ seats: [{ trophies: ['lurker', 'x'], clues: 4, at: 'sheet' }] })
  t.waitsFor('action', { left: 1 })
})

scenario('[ES-MONSTER-13] [ES-TERROR-01] a half met without a terror on the table sets none off', ({ table }) => {
  const t = table({
    ...joined,
    cards: [{ tasks: ['L [I2]'], terror: '-1 sanity', monsters: [{ id: 'lurker', needs: 'P -1sta', box: 0 }] }],
    attempt: { shows: ['P', 'I1', 'I1'] },
    actions: 1,
  })
  t.completes('h:lurker', 'P')
  t.discards('I1')
  t.notHappened({ is: 'terror' })
  t.expect({ seats: [{ sanity: 5, stamina: 4 }], dice: { pool: 1, task: ['P'] } })
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-MONSTER-14] [ES-FANADV-07] markers are taken before the rewards, the card after them', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x' }],
    cards: [
      {
        tasks: ['[]', 'L'],
        rewards: '+1 clue',
        monsters: [{ id: 'lurker', needs: 'T', box: 0, reverse: '-1 sanity' }],
      },
    ],
    attempt: { done: ['m:lurker'], shows: ['L'] },
    actions: 1,
  })
  t.completes('t1', 'L')
  t.happened(
    { is: 'collected', marker: 'lurker' },
    { is: 'lost', what: 'sanity' },
    { is: 'gained', what: 'clue' },
    { is: 'moved', to: 'sheet' },
    { is: 'resolved', card: 'x' },
    { is: 'dealt', slot: 0 },
  )
  t.expect({ seats: [{ trophies: ['lurker', 'x'] }] })
  t.waitsFor('action')
})

scenario(
  '[EC-ES-67] [ES-MONSTER-15] [ES-MONSTER-20] [ES-RULING-52] covered tasks stay covered for this attempt, and are back in the next',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', clues: 1 }],
      cards: [{ tasks: ['[L L]', 'P'], penalties: '-1 clue', monsters: [{ id: 'lurker', needs: 'T', box: 0 }] }],
    })
    t.attempts()
    t.rolls(...dice('T'))
    t.completes('lurker', 'T')
    t.expect({ attempt: { rows: { 'm:lurker': 'done', t1: 'P' } } })
    t.givesUp()
    t.happened({ is: 'collected', marker: 'lurker' }, { is: 'lost', what: 'clue' })
    t.expect({ seats: [{ trophies: ['lurker'] }], cards: { x: { rows: { t0: 'L L', t1: 'P' } } } })
    t.attempts()
    t.expect({ attempt: { rows: { t0: 'L L', t1: 'P' } } })
    t.waitsFor('prepare', { dice: 6 })
  },
)

scenario(
  '[ES-MONSTER-18] [ES-LOCK-04] [ES-RULING-55] a marker turned down elsewhere is collected when the adventure ends, and then gives up its die',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', items: ['shotgun'] }],
      cards: [{ tasks: ['L'] }, { tasks: ['L'], monsters: [{ id: 'lurker', needs: 'T', lock: 'green', trophies: 1 }] }],
    })
    t.attempts()
    t.uses('shotgun')
    t.expect({ cards: { y: { flipped: ['lurker'] } }, locks: ['monster:lurker holds green'] })
    t.waitsFor('prepare', { dice: 5 })
    t.givesUp()
    t.happened({ is: 'failed' }, { is: 'freed', source: 'monster:lurker' }, { is: 'collected', marker: 'lurker' })
    t.expect({ seats: [{ trophies: ['lurker'] }], locks: [] })
    t.attempts()
    t.waitsFor('prepare', { dice: 6 })
  },
)

scenario(
  '[ES-RULING-119] [ES-MONSTER-17] turned down between two actions, it is collected after the next',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ at: 'x', items: ['shotgun'] }],
      cards: [{ tasks: ['L'], monsters: [{ id: 'lurker', needs: 'T', trophies: 1 }] }],
    })
    t.uses('shotgun')
    t.expect({ cards: { x: { flipped: ['lurker'] } } })
    t.waitsFor('action', { left: 2 })
    t.goes('dull-2')
    t.happened({ is: 'moved' }, { is: 'collected', marker: 'lurker', seat: 0 })
    t.expect({ seats: [{ trophies: ['lurker'] }], cards: { x: { monsters: [] } } })
    t.waitsFor('action', { left: 1 })
  },
)
