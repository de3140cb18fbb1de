/** The fan rules: what Cultists of the Esoteric Orders cost, lock, lower and bring after them. */
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { dice } from '../cards/change.ts'
import { idles } from './idle.ts'

const base = { rules: 'fan', orders: true } as const
const sheltered = (marker: string) => ({ tasks: ['[]', 'T T'], monsters: [{ marker, box: 0 }] })

/** Midnight, with a Mythos card that does this. */
const night = (immediate = ''): Setup => ({ clock: 9, deckTops: { mythos: [{ id: 'new', immediate }] } })

scenario(
  '[ES-ORDER-07] [EC-ES-115] [ES-ABILITY-13] [ES-RULING-53] Shub-Niggurath: two rows, and after the Cultist comes a monster',
  ({ table }) => {
    const t = table({
      ...base,
      ancientOne: 'shub-niggurath',
      seats: [{ at: 'x' }],
      cards: [sheltered('cultist')],
      cup: ['gug'],
    })
    t.attempts()
    t.rolls(...dice('P'))
    t.completes('cultist', 'P')
    t.rolls(...dice('T', 5))
    t.completes('x:cultist#1', 'T')
    t.notHappened({ is: 'monster' })
    t.givesUp()
    t.draws('gug')
    t.happened({ is: 'collected', marker: 'cultist#1' }, { is: 'monster', marker: 'gug', card: 'x', box: 0 })
    t.waitsFor('action', { left: 1 })
  },
)

scenario('[ES-ORDER-07] any other monster brings none after it', ({ table }) => {
  const t = table({
    ...base,
    ancientOne: 'shub-niggurath',
    seats: [{ at: 'x' }],
    cards: [sheltered('ghoul')],
    attempt: { done: ['x:ghoul#1'], shows: ['P', 'I1'] },
  })
  t.completes('ghoul', 'P')
  t.givesUp()
  t.notHappened({ is: 'monster' })
  t.waitsFor('action')
})

scenario(
  '[ES-ORDER-08] [EC-ES-115] [ES-RULING-78] [ES-TASK-11] Yig: a Cultist costs 1 stamina besides',
  ({ table }) => {
    const setup = (stamina: number, marker = 'cultist'): Setup => ({
      ...base,
      ancientOne: 'yig',
      seats: [{ at: 'x', stamina }],
      cards: [sheltered(marker)],
      attempt: { shows: ['P', 'I1'] },
    })
    const t = table(setup(2))
    t.expect({ attempt: { rows: { 'm:cultist#1': 'L|P -1sta', t1: 'T T' } } })
    t.completes('cultist', 'P')
    t.expect({ seats: [{ stamina: 1 }] })
    t.waitsFor('prepare')
    const u = table(setup(1))
    u.refused({ do: 'complete', row: 'cultist', dice: ['P'] }, 'ES-TASK-11')
    u.waitsFor('judge', { mayNot: ['complete'] })
    const ghoul = table(setup(1, 'ghoul'))
    ghoul.completes('ghoul', 'P')
    ghoul.expect({ seats: [{ stamina: 1 }] })
    ghoul.waitsFor('prepare')
  },
)

scenario(
  '[ES-ORDER-10] [ES-RULING-78] [ES-LOCK-05] Ithaqua: each Cultist is a lock of its own on the yellow die',
  ({ table }) => {
    const t = table({
      ...base,
      ancientOne: 'ithaqua',
      ...night('doom'),
      seats: [{ at: 'dull-1' }],
    })
    idles(t)
    t.expect({ locks: ['monster:cultist#5 holds yellow', 'monster:cultist#4 waits for yellow'], dice: { lock: ['Y'] } })
    t.attempts()
    t.rolls(...dice('P'))
    t.completes('cultist', 'P')
    t.expect({ locks: 2 })
    t.givesUp()
    t.expect({ locks: ['monster:cultist#4 holds yellow'], dice: { lock: ['Y'] } })
    t.goes('dull-2')
    t.attempts()
    t.rolls(...dice('P'))
    t.completes('cultist', 'P')
    t.givesUp()
    t.happened({ is: 'freed', source: 'monster:cultist#4' })
    t.expect({ locks: [], dice: { lock: [], supply: 8 } })
    t.waitsFor('action', { left: 1 })
  },
)

const needed = (t: Table, n: number): void => {
  const { signsNeeded } = t.view()
  if (signsNeeded !== n) throw new Error(`${signsNeeded} signs needed instead of ${n}`)
}

scenario(
  '[ES-ORDER-09] [ES-RULING-78] [ES-RULING-70] Azathoth: two signs more for each Cultist, and tokens to find',
  ({ table }) => {
    const t = table({ ...base, ancientOne: 'azathoth', ...night('doom'), seats: [{ at: 'dull-1', signs: 14 }] })
    needed(t, 14)
    t.expect({ hall: { supply: 0 } })
    idles(t)
    needed(t, 18)
    t.expect({ hall: { supply: 4, open: false } })
    for (const [place, left] of [
      ['dull-1', 16],
      ['dull-2', 14],
    ] as const) {
      if (place === 'dull-2') t.goes(place)
      t.attempts()
      t.rolls(...dice('P'))
      t.completes('cultist', 'P')
      t.givesUp()
      needed(t, left)
    }
    // Lowered again it is met, and no token is taken away.
    t.happened({ is: 'opened', id: 'azathoth' })
    t.expect({ hall: { supply: 4, open: true } })
    t.waitsFor('action')
  },
)

scenario(
  '[ES-ORDER-09] [ES-WIN-05] [ES-FANSEAL-07] Azathoth: sealed the moment the last Cultist too many is gone',
  ({ table }) => {
    const lay = (more: Partial<Setup>): Table =>
      table({
        ...base,
        ancientOne: 'azathoth',
        doom: 2,
        signs: 14,
        cards: [{ ...sheltered('cultist'), terror: '-1 sanity' }],
        hall: { supply: 2 },
        cup: [],
        ...more,
      })
    const t = lay({ seats: [{ at: 'x' }], attempt: { shows: ['P', 'I1'] } })
    needed(t, 16)
    t.completes('cultist', 'P')
    t.givesUp()
    t.happened({ is: 'over', won: true })
    t.over({ won: true, how: 'sealed' })
    // Beaten by somebody whom terror then devours, it goes back aside: gone all the same.
    const attempt = { done: ['m:cultist#1'], shows: ['T', 'I1'] }
    const u = lay({ seats: [{ at: 'x', sanity: 1 }, {}], attempt, hall: { supply: 2, cultists: 0 } })
    u.fails()
    u.discards('I1')
    u.over({ won: true, how: 'sealed' })
  },
)

scenario(
  '[EC-ES-89] [ES-ORDER-11] [ES-RULING-78] Cthulhu: each Cultist lowers a maximum, sanity first; what was cut stays cut',
  ({ table }) => {
    const t = table({ ...base, ancientOne: 'cthulhu', ...night('doom'), seats: [{ at: 'dull-1' }] })
    t.expect({ seats: [{ maxSanity: 4, maxStamina: 4, sanity: 4, stamina: 4 }] })
    idles(t)
    t.expect({ seats: [{ maxSanity: 3, maxStamina: 3, sanity: 3, stamina: 3 }] })
    t.attempts()
    t.rolls(...dice('P'))
    t.completes('cultist', 'P')
    t.expect({ seats: [{ maxSanity: 3, maxStamina: 3 }] })
    t.givesUp()
    t.expect({ seats: [{ maxSanity: 3, maxStamina: 4, sanity: 3, stamina: 3 }] })
    t.waitsFor('action', { left: 1 })
    const three = table({
      ...base,
      ancientOne: 'cthulhu',
      doom: 3,
      clock: 9,
      seats: [{ at: 'x' }],
      cards: [sheltered('cultist'), sheltered('cultist')],
    })
    three.expect({ seats: [{ maxSanity: 3, maxStamina: 3, sanity: 3, stamina: 3 }] })
    three.goes('dull-3')
    three.waits()
    three.expect({ seats: [{ maxSanity: 2, maxStamina: 3, sanity: 2, stamina: 3 }] })
    three.goes('x')
    three.attempts()
    three.rolls(...dice('P'))
    three.completes('cultist', 'P')
    three.givesUp()
    three.expect({ seats: [{ maxSanity: 3, maxStamina: 3, sanity: 2, stamina: 3 }] })
    three.waitsFor('action')
  },
)

scenario(
  '[ES-ORDER-11] [ES-DEVOUR-09] [ES-RULING-28] Cthulhu: all whose maximum is nothing are devoured, clockwise from whose turn it is',
  ({ table }) => {
    const t = table({
      ...base,
      ancientOne: 'cthulhu',
      active: 1,
      clock: 0,
      seats: [{ maxSanity: 1 }, { maxSanity: 1, at: 'x' }, {}],
      cards: [{ tasks: ['L'], terror: 'doom' }],
      cup: [],
      hall: { cultists: 1 },
    })
    t.attempts()
    t.rolls(...dice('T'))
    t.fails()
    t.discards('T')
    t.happened(
      { is: 'monster', marker: 'cultist#1' },
      { is: 'devoured', seat: 1 },
      { is: 'devoured', seat: 0 },
      { is: 'clock', hours: 3 },
      { is: 'turn', seat: 2 },
    )
    // The only Cultist came with the terror; the deaths bring none.
    t.expect({ doom: 3, hall: { cultists: 0 }, seats: { 2: { maxSanity: 3, maxStamina: 4 } } })
    t.waitsFor('action', { seat: 2 })
  },
)
