/** Every Ancient One by the fan rules: its location, its attack at three moments, and what happens when it awakens. */
import { core } from '@vigil/elder-sign/content'
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { test } from 'vitest'
import { asks, changed, complete, countOf, dice } from '../cards/change.ts'
import { idles } from './idle.ts'

type Seat = NonNullable<Setup['seats']>[number]

interface Attack {
  readonly a: Seat
  readonly b: Seat
  readonly play?: (t: Table) => void
  readonly change: string
  readonly dead?: 'a' | 'b'
}

interface One {
  readonly signs: number
  readonly track: number
  /** What its location asks for, and dice that meet it. */
  readonly task: string
  readonly strike: string
  readonly attacks: readonly Attack[]
}

const ONES: Readonly<Record<string, One>> = {
  azathoth: {
    signs: 14,
    track: 12,
    task: 'T L I4',
    strike: 'T L I2 I2',
    attacks: [{ a: {}, b: {}, change: '+1 doom' }],
  },
  cthulhu: {
    signs: 13,
    track: 11,
    task: 'T L P',
    strike: 'T L P',
    attacks: [
      {
        a: { sanity: 4 },
        b: { stamina: 2 },
        play: (t) => {
          t.chooses(0)
          t.seat('b').chooses(1)
        },
        change: '-1 maximum sanity, -1 sanity, b: -1 maximum stamina, +1 doom',
      },
    ],
  },
  hastur: {
    signs: 13,
    track: 11,
    task: 'T I6',
    strike: 'T I3 I3',
    attacks: [{ a: {}, b: { sanity: 3 }, change: '-2 sanity, b: -2 sanity' }],
  },
  ithaqua: {
    signs: 11,
    track: 9,
    task: 'I3 T P',
    strike: 'I3 T P',
    attacks: [
      { a: { clues: 1 }, b: {}, play: (t) => t.chooses(0), change: '-1 clue, b: -2 stamina' },
      { a: { clues: 1 }, b: {}, play: (t) => t.chooses(1), change: '-2 stamina, b: -2 stamina' },
    ],
  },
  nyarlathotep: {
    signs: 11,
    track: 9,
    task: 'L P I3',
    strike: 'L P I1 I2',
    attacks: [
      { a: { clues: 2 }, b: {}, play: (t) => t.agrees(), change: '-1 clue, b: +1 devoured, +1 doom', dead: 'b' },
      {
        a: { clues: 2 },
        b: { clues: 1 },
        play: (t) => {
          t.declines()
          t.seat('b').agrees()
        },
        change: '+1 devoured, b: -1 clue, +1 doom',
        dead: 'a',
      },
    ],
  },
  'shub-niggurath': {
    signs: 12,
    track: 10,
    task: 'T T I2',
    strike: 'T T I2',
    attacks: [
      {
        a: { trophies: ['gug', 2] },
        b: { trophies: [2] },
        play: (t) => t.agrees(),
        change: '-2 trophies, b: -2 stamina',
      },
      { a: { trophies: ['gug', 2] }, b: {}, play: (t) => t.declines(), change: '-2 stamina, b: -2 stamina' },
    ],
  },
  yig: {
    signs: 10,
    track: 8,
    task: 'P P',
    strike: 'P P',
    attacks: [
      { a: { clues: 1 }, b: {}, play: (t) => t.chooses(0), change: '-1 clue, b: -1 sanity, b: -1 stamina' },
      {
        a: { clues: 1 },
        b: {},
        play: (t) => t.chooses(1),
        change: '-1 sanity, -1 stamina, b: -1 sanity, b: -1 stamina',
      },
    ],
  },
  'yog-sothoth': {
    signs: 12,
    track: 10,
    task: 'L L I3',
    strike: 'L L I3',
    attacks: [
      {
        a: { trophies: ['gug', 3] },
        b: {},
        play: (t) => {
          t.agrees()
          t.pays('3')
        },
        change: '-3 trophies, b: +1 devoured, +1 doom',
        dead: 'b',
      },
    ],
  },
}

test(...complete('Ancient Ones', Object.keys(ONES), core.ancientOnes))

/** No monster comes with any token: what it does is all that happens. */
const museum = (id: string, { a, b }: Attack, more: Setup): Setup => ({
  rules: 'fan',
  ancientOne: id,
  clock: 0,
  cup: [],
  seats: [a, b],
  ...more,
})

const at = (id: string, attack: Attack): Attack => ({ ...attack, a: { ...attack.a, at: id } })

for (const [id, { signs, track, task, strike, attacks }] of Object.entries(ONES)) {
  scenario(`[ES-FANSEAL-02] [ES-FANSEAL-07] [ES-AO-01] ${id} asks for ${task} and ${signs} signs`, ({ table }) => {
    for (const held of [signs - 1, signs]) {
      const seats = [{ at: id, signs: held }]
      const t = table({ rules: 'fan', ancientOne: id, seats, hall: { open: true } })
      t.attempts()
      asks(t, '', task)
      t.rolls(...dice(strike))
      t.completes('t0', ...strike.split(' '))
      if (held === signs) t.over({ won: true, how: 'sealed' })
      else {
        t.expect({ signs: held, seats: [{ signs: 0 }] })
        t.waitsFor('action', { left: 1 })
      }
    }
  })

  attacks.forEach((attack, n) => {
    const { play, change, dead } = attack

    scenario(`[ES-FANSEAL-05] [ES-AO-03] ${id}, its attack as a terror (${n + 1}): ${change}`, ({ table }) => {
      const t = table(museum(id, at(id, attack), { hall: { open: true } }))
      const before = countOf(t)
      t.attempts()
      t.rolls(...dice('T'))
      t.fails()
      t.discards('I1')
      t.happened({ is: 'terror', source: id })
      play?.(t)
      changed(t, before, `${change}${dead === 'a' ? ', +1 clock' : ''}`)
      if (dead === 'a') t.waitsFor('action', { seat: 1 })
      else t.waitsFor('prepare', { seat: 0, dice: 5 })
    })

    scenario(`[ES-FANSEAL-06] [ES-AO-03] ${id}, its attack as the penalty (${n + 1}): ${change}`, ({ table }) => {
      const t = table(museum(id, at(id, attack), { hall: { open: true, awake: true } }))
      const before = countOf(t)
      t.attempts()
      t.givesUp()
      t.happened({ is: 'failed', card: id }, { is: 'attack', id })
      play?.(t)
      changed(t, before, `${change}${dead === 'a' ? ', +1 clock' : ''}`)
      t.waitsFor('action', { seat: dead === 'a' ? 1 : 0 })
      const asleep = table(museum(id, at(id, attack), { hall: { open: true } }))
      asleep.attempts()
      asleep.givesUp()
      changed(asleep, before, '')
      asleep.waitsFor('action', { seat: 0, left: 1 })
    })

    scenario(`[ES-FANSEAL-09] [ES-AO-03] ${id}, its attack at midnight (${n + 1}): ${change}`, ({ table }) => {
      const t = table(museum(id, attack, { clock: 9, hall: { awake: true } }))
      const before = countOf(t)
      idles(t)
      t.happened({ is: 'midnight' }, { is: 'doom', n: 1 }, { is: 'attack', id })
      play?.(t)
      // The turn of the devoured is skipped, and moves the hand.
      changed(t, before, `${change}, +1 doom, +${dead === 'b' ? 2 : 1} clock`)
      t.waitsFor('action', { seat: dead === 'b' ? 0 : 1 })
      const asleep = table(museum(id, attack, { clock: 9 }))
      idles(asleep)
      asleep.notHappened({ is: 'attack' })
      changed(asleep, before, '+1 doom, +1 clock')
      asleep.waitsFor('action', { seat: 1 })
    })
  })

  if (['azathoth', 'ithaqua', 'yig'].includes(id)) continue
  scenario(`[ES-FANSEAL-08] ${id} awakens and does nothing else but attack`, ({ table }) => {
    const rich = { clues: 3, trophies: ['gug', 1, 1] }
    const t = table({ rules: 'fan', ancientOne: id, doom: track - 1, clock: 9, seats: [rich], cup: [] })
    const before = countOf(t)
    idles(t)
    t.happened(
      { is: 'doom', n: 1, total: track },
      { is: 'doom', n: -track, total: 0 },
      { is: 'awoke', id },
      { is: 'attack', id },
    )
    changed(t, before, `-${track - 1} doom, +1 clock${id === 'hastur' ? ', -2 sanity' : ''}`)
    t.waitsFor(id === 'hastur' ? 'action' : id === 'cthulhu' ? 'choose' : 'pay')
  })
}

scenario('[ES-FANSEAL-08] Azathoth awakens: all is lost', ({ table }) => {
  const t = table({ rules: 'fan', ancientOne: 'azathoth', doom: 11, clock: 9 })
  idles(t)
  t.happened({ is: 'doom', total: 12 }, { is: 'awoke', id: 'azathoth' }, { is: 'over', won: false })
  t.over({ won: false, how: 'awakened' })
})

scenario('[ES-FANSEAL-08] Ithaqua awakens: a die for every card, I1 to I3 take it; then it attacks', ({ table }) => {
  const seats = [{ items: ['food', 'necronomicon', 'circle-of-chalk'] }, { items: ['crowbar'] }]
  const t = table({ rules: 'fan', ancientOne: 'ithaqua', doom: 8, clock: 9, seats, cup: [] })
  const before = countOf(t)
  idles(t)
  t.happened({ is: 'awoke', id: 'ithaqua' })
  t.rolls('I1', 'L', 'I3')
  t.rolls('T')
  t.happened({ is: 'attack' })
  changed(t, before, '-1 common, -1 spell, -2 stamina, b: -2 stamina, -8 doom, +1 clock')
  t.waitsFor('action', { seat: 1 })
})

scenario('[ES-FANSEAL-08] Yig awakens: one card of each kind, or devoured; then it attacks', ({ table }) => {
  const seats = [
    { items: ['food', 'crowbar', 'alien-statue', 'undo-the-clasp'] },
    { items: ['dynamite', 'necronomicon'] },
  ]
  const t = table({ rules: 'fan', ancientOne: 'yig', doom: 7, clock: 9, seats, cup: [] })
  const before = countOf(t)
  idles(t)
  t.waitsFor('pay', { seat: 0 })
  t.agrees()
  t.givesCard('crowbar')
  t.happened({ is: 'devoured', seat: 1 }, { is: 'doom', total: 1 }, { is: 'attack' })
  changed(t, before, '-1 common, -1 unique, -1 spell, -1 sanity, -1 stamina, b: +1 devoured, -6 doom, +2 clock')
  t.waitsFor('action', { seat: 0 })
})
