/** Every Ancient One: seal, doom track, ability, awakening, battle task and attack. */
import { core } from '@vigil/elder-sign/content'
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { test } from 'vitest'
import { asks, changed, complete, countBefore, countOf, dice, drawn } from './change.ts'

type Seat = NonNullable<Setup['seats']>[number]

interface Card {
  readonly signs: number
  /** `d` a doom space, `m` one that brings a monster. */
  readonly track: string
  /** Nothing, where the game is lost before any battle. */
  readonly battle: string
  readonly strike: string
}

const CARDS: Readonly<Record<string, Card>> = {
  azathoth: { signs: 14, track: 'd d m d d m d d m d m d', battle: '', strike: '' },
  cthulhu: { signs: 13, track: 'd d m d m d m d m d d', battle: 'T L P', strike: 'T L P' },
  hastur: { signs: 13, track: 'd m d d m d d m d m d', battle: 'T I6', strike: 'T I3 I3' },
  ithaqua: { signs: 11, track: 'd d m d m d d m d', battle: 'I3 T P', strike: 'I3 T P' },
  nyarlathotep: { signs: 11, track: 'd m d d m d m d d', battle: 'L P I3', strike: 'L P I1 I2' },
  'shub-niggurath': { signs: 12, track: 'd m d m d m m d m d', battle: 'T T I2', strike: 'T T I2' },
  yig: { signs: 10, track: 'm d m m m d m d', battle: 'P P', strike: 'P P' },
  'yog-sothoth': { signs: 12, track: 'd d m d d m d d m d', battle: 'L L I3', strike: 'L L I3' },
}

test(...complete('Ancient Ones', Object.keys(CARDS), core.ancientOnes))

const doomed = [{ id: 'knell', immediate: 'doom' }]

for (const [id, { signs, track, battle, strike }] of Object.entries(CARDS)) {
  scenario(`[ES-AO-01] [ES-WIN-01] ${id} is sealed by ${signs} signs, not by ${signs - 1}`, ({ table }) => {
    for (const found of [signs - 2, signs - 1]) {
      const t = table({ ancientOne: id, signs: found, cards: [{ tasks: ['L'], rewards: '+1 sign' }] })
      t.goes('x')
      t.rolls(...dice('L'))
      t.completes('t0', 'L')
      if (found < signs - 1) t.waitsFor('move')
      else t.over({ won: true, how: 'sealed' })
    }
  })

  scenario(`[ES-DOOM-01] [ES-DOOM-02] [ES-DOOM-03] the doom track of ${id}: ${track}`, ({ table }) => {
    const spaces = track.split(' ')
    spaces.slice(0, -1).forEach((space, doom) => {
      const t = table({ ancientOne: id, doom, begin: 'clock', clock: 9, deckTops: { mythos: doomed } })
      if (space === 'm') drawn(t, 'ghoul')
      t.expect({ doom: doom + 1, awake: false, cup: (id === 'nyarlathotep' ? 27 : 22) - (space === 'm' ? 1 : 0) })
      t.waitsFor('move')
    })
    const last = table({
      ancientOne: id,
      doom: spaces.length - 1,
      seats: [{ items: ['food', 'necronomicon', 'circle-of-chalk'] }],
      cards: [{ tasks: ['L'], penalties: 'doom' }],
    })
    last.goes('x')
    last.givesUp()
    last.expect({ awake: true, doom: spaces.length })
    if (id === 'azathoth') return last.over({ won: false, how: 'awakened' })
    if (id === 'ithaqua') last.rolls('T', 'T', 'T')
    if (id === 'yig') last.agrees()
    last.expect({ places: [null, null, null, null, null, null] })
    last.waitsFor('prepare', { card: '', dice: 6 })
  })

  if (battle === '') continue
  scenario(`[ES-BATTLE-02] [ES-BATTLE-03] [ES-BATTLE-08] ${id} is fought with ${battle}`, ({ table }) => {
    const t = table({ ancientOne: id, awake: true, doom: 2 })
    asks(t, '', battle)
    t.rolls(...dice(strike))
    t.completes('battle', ...strike.split(' '))
    t.expect({ doom: 1 })
    t.waitsFor('prepare', { dice: 6 - strike.split(' ').length })
    const end = table({ ancientOne: id, awake: true, doom: 1 })
    end.rolls(...dice(strike))
    end.completes('battle', ...strike.split(' '))
    end.over({ won: true, how: 'defeated' })
  })
}

// Abilities

scenario('[ES-AO-02] Azathoth: whoever is devoured adds one doom more', ({ table }) => {
  const t = table({ ancientOne: 'azathoth', seats: [{ sanity: 1 }], cards: [{ tasks: ['L'], penalties: '-1 sanity' }] })
  t.goes('x')
  t.givesUp()
  t.expect({ doom: 2 })
  t.waitsFor('investigator')
})

scenario('[ES-AO-02] Cthulhu: everybody has 1 sanity and 1 stamina less at most', ({ table }) => {
  const t = table({ ancientOne: 'cthulhu', seats: [{}, { id: 'harvey-walters' }] })
  t.expect({ seats: { 0: { maxSanity: 4, maxStamina: 4 }, harvey: { maxSanity: 6, maxStamina: 2 } } })
  t.waitsFor('move')
})

/** What, all of it, its price, and what comes back. */
const HASTURS_PRICES = [
  ['sanity', false, 1, '+1 sanity, -1 trophies'],
  ['stamina', false, 0, '+1 stamina'],
  ['sanity', true, 3, '+4 sanity, -3 trophies'],
  ['stamina', true, 2, '+4 stamina, -2 trophies'],
  ['both', true, 5, '+4 sanity, +4 stamina, -5 trophies'],
] as const

for (const [what, all, price, change] of HASTURS_PRICES) {
  scenario(`[ES-AO-02] Hastur: ${all ? 'all' : '1'} ${what} costs ${price}`, ({ table }) => {
    const hurt = (wealth: number) => ({
      ancientOne: 'hastur',
      seats: [{ sanity: 1, stamina: 1, trophies: Array.from({ length: wealth }, () => 1) }],
    })
    const t = table(hurt(price))
    const before = countOf(t)
    t.stays()
    t.firstAid(what, all)
    changed(t, before, `${change}, +1 clock`)
    t.waitsFor('move')
    if (price === 0) return
    const poor = table(hurt(price - 1))
    poor.stays()
    poor.refused({ do: 'firstAid', what, all }, 'ES-ENTRANCE-03')
    poor.waitsFor('entrance')
  })
}

for (const [item, change] of [
  ['stopped-watch', '-1 stamina, -1 unique'],
  ['mend-the-waking-mind', '-1 stamina, +2 sanity, -1 spell'],
  ['whiskey', '+1 sanity, -1 common'],
] as const) {
  scenario(`[ES-AO-02] Ithaqua: to use ${item} is ${change}`, ({ table }) => {
    const t = table({ ancientOne: 'ithaqua', seats: [{ sanity: 3, items: [item] }] })
    const before = countOf(t)
    t.uses(item)
    changed(t, before, change)
    t.waitsFor('move')
  })
}

scenario('[ES-AO-02] Ithaqua: a spell that holds a die costs its caster 1 stamina as well', ({ table }) => {
  const t = table({ ancientOne: 'ithaqua', seats: [{ items: ['circle-of-chalk'] }], cards: [{ tasks: ['L L'] }] })
  t.goes('x')
  t.rolls(...dice('L'))
  t.casts('circle-of-chalk', 'L')
  t.expect({ seats: [{ stamina: 4, cast: ['circle-of-chalk'] }] })
  t.waitsFor('judge')
})

scenario('[ES-SETUP-03] Nyarlathotep: the five masks are in the cup, and with nobody else', ({ table }) => {
  for (const id of Object.keys(CARDS)) {
    const t = table({ ancientOne: id })
    t.expect({ cup: id === 'nyarlathotep' ? 27 : 22 })
    t.waitsFor('move')
  }
})

scenario('[ES-ABILITY-13] [ES-RULING-53] Shub-Niggurath: every marker asks for a terror besides', ({ table }) => {
  const setup = {
    ancientOne: 'shub-niggurath',
    cards: [{ tasks: ['[]', 'L L L'], monsters: [{ marker: 'ghoul', box: 0 }] }],
  }
  const t = table(setup)
  t.goes('x')
  asks(t, 'x', 'P / T / L L L')
  t.rolls(...dice('P T'))
  t.completes('ghoul', 'P')
  t.givesUp()
  t.expect({ seats: [{ trophies: [] }] })
  t.waitsFor('move')
  const both = table(setup)
  both.goes('x')
  both.rolls(...dice('P'))
  both.completes('ghoul', 'P')
  both.rolls(...dice('T', 5))
  both.completes('x:ghoul#1', 'T')
  both.givesUp()
  both.expect({ seats: [{ trophies: ['ghoul#1'] }] })
  both.waitsFor('move')
})

for (const [marker, signs] of [
  ['cultist', 3],
  ['ghoul', 4],
] as const) {
  scenario(`[ES-AO-02] Yig: with the task of a ${marker} 4 signs become ${signs}`, ({ table }) => {
    const t = table({
      ancientOne: 'yig',
      signs: 4,
      cards: [{ tasks: ['[]', 'L L L'], monsters: [{ marker, box: 0 }] }],
    })
    t.goes('x')
    t.rolls(...dice('P'))
    t.completes(marker, 'P')
    t.expect({ signs })
    t.waitsFor('prepare')
  })
}

for (const [penalty, signs] of [
  ['-1 sanity', 3],
  ['-1 stamina', 3],
  ['devour', 4],
] as const) {
  scenario(`[ES-AO-02] Yig: ${penalty} at 1/1 leaves ${signs} of 4 signs`, ({ table }) => {
    const seats = [{ sanity: 1, stamina: 1 }]
    const t = table({ ancientOne: 'yig', signs: 4, doom: 1, seats, cards: [{ tasks: ['L'], penalties: penalty }] })
    t.goes('x')
    t.givesUp()
    t.expect({ signs, doom: 2 })
    t.waitsFor('investigator')
  })
}

scenario(
  '[ES-AO-02] [ES-RULING-95] Yog-Sothoth: a failed Other World leaves the game, the last one wakes it',
  (given) => {
    for (const [deck, awake] of [
      [['yuggoth'], false],
      [[], true],
    ] as const) {
      const t = given.table({
        ancientOne: 'yog-sothoth',
        worlds: ['the-dreamlands'],
        decks: { otherWorld: [...deck] },
        seats: [{}, { at: 'the-dreamlands' }],
      })
      t.goes('the-dreamlands')
      t.givesUp()
      t.expect({ worlds: [], awake, doom: awake ? 10 : 0, decks: { otherWorld: deck.length } })
      t.expect({ seats: [{}, { at: awake ? 'ancientOne' : 'entrance' }] })
      t.waitsFor(awake ? 'prepare' : 'move', { seat: 1 })
    }
  },
)

// Awakenings

scenario('[ES-AWAKEN-01] Ithaqua awakens: a green die for each card, and an investigation takes it', ({ table }) => {
  const t = table({
    ancientOne: 'ithaqua',
    doom: 8,
    seats: [{ items: ['food', 'alien-statue', 'undo-the-clasp'] }, { items: ['crowbar', 'dynamite'] }],
    cards: [{ tasks: ['L'], penalties: 'doom' }],
  })
  t.goes('x')
  t.givesUp()
  t.rolls('I1', 'L', 'I3')
  t.rolls('T', 'I2')
  t.expect({ seats: [{ items: ['alien-statue'] }, { items: ['crowbar'] }] })
  t.waitsFor('prepare', { seat: 1 })
})

scenario('[ES-AWAKEN-01] Yig awakens: a common item, a unique item and a spell from each, or devoured', ({ table }) => {
  const t = table({
    ancientOne: 'yig',
    doom: 7,
    seats: [{ items: ['food', 'crowbar', 'alien-statue', 'undo-the-clasp'] }, { items: ['dynamite', 'necronomicon'] }],
    cards: [{ tasks: ['L'], penalties: 'doom' }],
  })
  t.goes('x')
  t.givesUp()
  t.waitsFor('pay', { seat: 0 })
  t.agrees()
  t.waitsFor('loseCard', { deck: 'common' })
  t.givesCard('crowbar')
  t.expect({ seats: [{ items: ['food'] }, { out: true }] })
  t.waitsFor('prepare', { seat: 0 })
})

// Attacks: at midnight, on a and then on b, with 5 doom tokens left

interface Attack {
  readonly a: Seat
  readonly b: Seat
  readonly play?: (t: Table) => void
  readonly change: string
  /** Twice where b has only a Clock phase left (ES-DEVOUR-08). */
  readonly clock?: number
}

const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  azathoth: [{ a: {}, b: {}, change: '' }],
  cthulhu: [
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
  hastur: [{ a: {}, b: { sanity: 3 }, change: '-2 sanity, b: -2 sanity' }],
  ithaqua: [
    { a: { clues: 1 }, b: {}, play: (t) => t.chooses(0), change: '-1 clue, b: -2 stamina' },
    { a: { clues: 1 }, b: {}, play: (t) => t.chooses(1), change: '-2 stamina, b: -2 stamina' },
  ],
  nyarlathotep: [
    { a: { clues: 2 }, b: {}, play: (t) => t.agrees(), change: '-1 clue, b: +1 devoured, +1 doom', clock: 2 },
    {
      a: { clues: 2 },
      b: { clues: 1 },
      play: (t) => {
        t.declines()
        t.seat('b').agrees()
      },
      change: '+1 devoured, b: -1 clue, +1 doom',
    },
  ],
  'shub-niggurath': [
    {
      a: { trophies: ['gug', 2] },
      b: { trophies: [2] },
      play: (t) => t.agrees(),
      change: '-2 trophies, b: -2 stamina',
    },
    { a: { trophies: ['gug', 2] }, b: {}, play: (t) => t.declines(), change: '-2 stamina, b: -2 stamina' },
  ],
  yig: [
    { a: { clues: 1 }, b: {}, play: (t) => t.chooses(0), change: '-1 clue, b: -1 sanity, b: -1 stamina' },
    {
      a: { clues: 1 },
      b: {},
      play: (t) => t.chooses(1),
      change: '-1 sanity, -1 stamina, b: -1 sanity, b: -1 stamina',
    },
  ],
  'yog-sothoth': [
    {
      a: { trophies: ['gug', 3] },
      b: {},
      play: (t) => {
        t.agrees()
        t.pays('3')
      },
      change: '-3 trophies, b: +1 devoured, +1 doom',
      clock: 2,
    },
  ],
}

test(...complete('attacks', Object.keys(ATTACKS), core.ancientOnes))

for (const [id, attacks] of Object.entries(ATTACKS)) {
  attacks.forEach(({ a, b, play, change, clock = 1 }, n) => {
    scenario(`[ES-AO-03] [ES-BATTLE-06] ${id} attacks (${n + 1}): ${change || 'nothing'}`, ({ table }) => {
      const setup: Setup = { ancientOne: id, awake: true, doom: 5, begin: 'clock', clock: 9, seats: [a, b] }
      const before = countBefore(table, setup)
      const t = table(setup)
      play?.(t)
      changed(t, before, `${change}, +${clock} clock`)
      t.waitsFor('prepare', { card: '' })
    })
  })
}
