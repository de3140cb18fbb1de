/** The lower half of every Mythos card: it is in force, and does what it says until the next midnight. */
import { core } from '@vigil/elder-sign/content'
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { test } from 'vitest'
import { asks, changed, complete, countBefore, countOf, dice, drawn, PAIR } from './change.ts'

const LADEN = [{ clues: 2, trophies: [1] }, { clues: 2 }]

/** One failed roll with a terror on a card without terror effects. */
interface Terror {
  readonly draws?: string
  readonly play?: (t: Table) => void
  readonly change: string
  /** All dice that are out after the discard of an I1. */
  readonly out?: readonly string[]
  readonly clues?: number
}

const TERROR: Readonly<Record<string, readonly Terror[]>> = {
  'stars-align-to-bring-madness': [{ change: '-1 sanity' }],
  'herd-gathers-as-the-lamps-gutter': [{ change: '-1 stamina' }],
  'dark-answers-by-name': [{ play: (t) => t.discards('I1'), change: '', out: ['I1', 'I1'] }],
  'knock-on-the-far-side-and-a-reply': [{ draws: 'gug', change: '+1 monster' }],
  'sudden-terror-behind-the-curtain': [
    { play: (t) => t.chooses(0), change: '-1 clue' },
    { play: (t) => t.chooses(1), change: '-1 sanity' },
    { change: '-1 sanity', clues: 0 },
  ],
  'quiet-in-the-galleries-until-the-flutes': [{ change: '+1 clock' }],
}

for (const [mythos, ways] of Object.entries(TERROR)) {
  for (const { draws, play, change, out = ['I1'], clues = 2 } of ways) {
    const pool = 6 - out.length
    scenario(`[ES-MYTHOS-08] [ES-TERROR-02] ${mythos}: terror is ${change || `${pool} dice left`}`, ({ table }) => {
      const t = table({ mythos, seats: [{ clues }, {}], cards: [{ tasks: ['L L L'] }] })
      const before = countOf(t)
      t.goes('x')
      t.rolls(...dice('T'))
      t.fails()
      drawn(t, draws)
      play?.(t)
      t.discards('I1')
      changed(t, before, change)
      t.expect({ dice: { discarded: out } })
      t.rolls(...dice('', pool))
      t.fails()
      t.discards('I1')
      changed(t, before, change) // no terror, no effect
      t.waitsFor('prepare', { dice: pool - 1 })
    })
  }
}

/** What the next midnight brings. */
interface Midnight {
  readonly when?: Setup
  readonly draws?: string
  readonly play?: (t: Table) => void
  readonly change: string
}

const worlds = (...ids: string[]): Setup => ({ worlds: ids })

const MIDNIGHT: Readonly<Record<string, readonly Midnight[]>> = {
  'stars-align-over-sleeping-streets': [{ change: '-1 sanity, b: -1 sanity' }],
  'dark-answers-from-the-cellars': [{ draws: 'gug', change: '+1 monster' }],
  'keep-friends-close-when-memories-fade': [
    { change: '-1 clue, b: -1 clue' },
    { when: { seats: [{}, { clues: 1 }] }, change: 'b: -1 clue' },
  ],
  'debt-comes-due-with-interest': [
    { when: { seats: LADEN }, play: (t) => t.chooses(0), change: '-1 trophies, b: -1 stamina' },
    { when: { seats: LADEN }, play: (t) => t.chooses(1), change: '-1 stamina, b: -1 stamina' },
  ],
  'sudden-terror-in-the-wet-hours': [{ change: '-2 stamina, b: -2 stamina' }],
  'door-left-ajar-for-the-dead': [
    { when: worlds('yuggoth'), change: '' },
    { when: worlds('yuggoth', 'the-abyss'), change: '+1 doom' },
  ],
}

for (const [mythos, nights] of Object.entries(MIDNIGHT)) {
  nights.forEach(({ when, draws, play, change }, n) => {
    scenario(
      `[ES-MYTHOS-03] [ES-MYTHOS-05] ${mythos} (${n + 1}): next midnight ${change || 'nothing'}`,
      ({ table }) => {
        const setup: Setup = { seats: PAIR, ...when, mythos, begin: 'clock', clock: 9 }
        const before = countBefore(table, setup)
        const t = table(setup)
        drawn(t, draws)
        play?.(t)
        changed(t, before, `${change}, +1 clock`)
        t.expect({ mythos: 'quiet-night-1' })
        t.waitsFor('move', { seat: 1 })
      },
    )
  })
}

const LOCKS: Readonly<Record<string, string>> = {
  'stars-align-through-broken-glass': 'green',
  'seal-weakens-beneath-the-dome': 'red',
  'debt-comes-due-in-silver': 'yellow',
  'quiet-in-the-galleries-before-the-storm': 'green',
}

for (const [mythos, colour] of Object.entries(LOCKS)) {
  scenario(`[ES-LOCK-01] [ES-LOCK-04] [ES-MYTHOS-08] ${mythos} locks a ${colour} die till midnight`, ({ table }) => {
    const night: Setup = { begin: 'clock', clock: 9, seats: [{ stamina: 4 }], deckTops: { mythos: [mythos] } }
    const t = table(night)
    if (mythos === 'seal-weakens-beneath-the-dome') drawn(t, 'yuggoth')
    if (mythos === 'quiet-in-the-galleries-before-the-storm') t.chooses(1)
    t.expect({ locks: [`mythos holds ${colour}`], dice: { lock: [colour.charAt(0).toUpperCase()] } })
    t.goes('dull-1')
    t.waitsFor('prepare', { dice: colour === 'green' ? 5 : 6 })
    const morning = table({ mythos, begin: 'clock', clock: 9 })
    morning.expect({ locks: [], dice: { lock: [] } })
    morning.waitsFor('move')
  })
}

/** Not all of what lingers comes at a set moment. */
const OTHERS = [
  'stars-align-above-an-open-door',
  'stars-align-within-a-ring-of-salt',
  'seal-weakens-and-light-comes-through',
  'seal-weakens-where-two-worlds-touch',
  'pulse-under-the-floor-and-then-silence',
  'keep-friends-close-among-strangers',
  'debt-comes-due-at-the-turnstile',
  'knock-on-the-far-side-let-it-in',
  'herd-gathers-in-the-long-gallery',
  'herd-gathers-out-of-the-rain',
  'sudden-terror-amid-the-stillness',
  'warning-of-a-conspiracy',
  'warning-written-in-chalk',
  'door-left-ajar-for-the-curious',
  'long-hour-without-a-watchman',
  'long-hour-with-shaking-hands',
]

test(
  ...complete(
    'Mythos cards',
    [...Object.keys(TERROR), ...Object.keys(MIDNIGHT), ...Object.keys(LOCKS), ...OTHERS],
    core.mythos,
  ),
)

scenario('[ES-MYTHOS-06] [ES-RULING-62] above an open door: the extra Adventure stays till completed', ({ table }) => {
  const door = 'stars-align-above-an-open-door'
  const extra = { id: 'wing', tasks: ['L'] }
  const t = table({ begin: 'clock', clock: 9, deckTops: { mythos: [door], adventure: [extra] } })
  t.expect({ extras: ['wing'], places: ['dull-1', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'] })
  for (const _ of ['III', 'VI', 'IX', 'XII']) {
    t.stays()
    t.firstAid('stamina')
  }
  t.expect({ extras: ['wing'], mythos: 'quiet-night-1' })
  t.goes('wing')
  t.rolls(...dice('L'))
  t.completes('t0', 'L')
  t.expect({ extras: [], seats: [{ trophies: ['wing'] }] })
  t.waitsFor('move')
})

scenario('[ES-MYTHOS-04] within a ring of salt: terror effects are ignored', ({ table }) => {
  for (const [mythos, sanity] of [
    ['stars-align-within-a-ring-of-salt', 5],
    [null, 4],
  ] as const) {
    const t = table({ mythos, cards: [{ tasks: ['L'], terror: '-1 sanity' }] })
    t.goes('x')
    t.rolls(...dice('T'))
    t.fails()
    t.discards('I1')
    t.expect({ seats: [{ sanity }] })
    t.waitsFor('prepare')
  }
})

scenario(
  '[ES-MYTHOS-04] light comes through: 1 clue more for an Other World resolved, not for an Adventure',
  (given) => {
    for (const [card, clues] of [
      ['the-dreamlands', 3],
      ['x', 2],
    ] as const) {
      const t = given.table({
        mythos: 'seal-weakens-and-light-comes-through',
        worlds: ['the-dreamlands'],
        cards: [{ tasks: ['P L I3'], rewards: '+2 clues' }],
      })
      t.goes(card)
      t.rolls(...dice('P L I3'))
      t.completes('t0', 'P', 'L', 'I3')
      t.expect({ seats: [{ clues }] })
      t.waitsFor('move')
    }
  },
)

scenario(
  '[ES-MYTHOS-04] where two worlds touch: 1 sanity more for an Other World failed, not for an Adventure',
  (given) => {
    for (const [card, sanity] of [
      ['the-dreamlands', 3],
      ['x', 4],
    ] as const) {
      const t = given.table({
        mythos: 'seal-weakens-where-two-worlds-touch',
        worlds: ['the-dreamlands'],
        cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
      })
      t.goes(card)
      t.givesUp()
      t.expect({ seats: [{ sanity }] })
      t.waitsFor('move')
    }
  },
)

for (const [what, all, change] of [
  ['sanity', false, '+2 sanity'],
  ['stamina', false, '+2 stamina'],
  ['sanity', true, '+4 sanity, -2 trophies'],
] as const) {
  scenario(
    `[ES-MYTHOS-04] and then silence: first aid for ${all ? 'all' : 'free'} ${what} is ${change}`,
    ({ table }) => {
      const mythos = 'pulse-under-the-floor-and-then-silence'
      const t = table({ mythos, seats: [{ sanity: 1, stamina: 1, trophies: [1, 1] }] })
      const before = countOf(t)
      t.stays()
      t.firstAid(what, all)
      changed(t, before, `${change}, +1 clock`)
      t.waitsFor('move')
    },
  )
}

scenario('[ES-MYTHOS-03] among strangers: no assistance; amid the stillness: no focusing', ({ table }) => {
  for (const [mythos, barred, open] of [
    ['keep-friends-close-among-strangers', { do: 'assist', seat: 'b', die: 'I1' }, 'focus'],
    ['sudden-terror-amid-the-stillness', { do: 'focus', die: 'I1' }, 'assist'],
  ] as const) {
    const t = table({ mythos, seats: [{}, { at: 'x' }], cards: [{ tasks: ['L'] }] })
    t.goes('x')
    t.rolls(...dice(''))
    t.fails()
    t.discards('I1')
    t.refused(barred, 'ES-MYTHOS-03')
    t.waitsFor('prepare', { may: [open], mayNot: [barred.do] })
  }
})

/** Each souvenir is 1 dearer: clue 2, common 3, unique 4, spell 5, ally 6, sign 11. */
for (const [what, price] of Object.entries({ clue: 2, common: 3, unique: 4, spell: 5, ally: 6, sign: 11 })) {
  scenario(`[ES-MYTHOS-04] at the turnstile: a ${what} costs ${price}`, ({ table }) => {
    const rich = (n: number): Setup => ({
      mythos: 'debt-comes-due-at-the-turnstile',
      seats: [{ trophies: Array.from({ length: n }, () => 1) }],
    })
    const t = table(rich(price))
    t.stays()
    t.buys(what)
    if (what === 'common') t.draws('food')
    if (what === 'unique') t.draws('necronomicon')
    if (what === 'spell') t.draws('undo-the-clasp')
    if (what === 'ally') t.draws('duke')
    t.expect({ seats: [{ trophies: [] }] })
    t.waitsFor('move')
    const poor = table(rich(price - 1))
    poor.stays()
    poor.refused({ do: 'souvenir', what }, 'ES-ENTRANCE-05')
    poor.waitsFor('entrance')
  })
}

scenario('[ES-MYTHOS-04] let it in: to move onto an Other World costs 1 stamina, to stay there none', ({ table }) => {
  const setup = (at: string): Setup => ({
    mythos: 'knock-on-the-far-side-let-it-in',
    worlds: ['the-dreamlands'],
    seats: [{ at }],
  })
  for (const [at, to, stamina] of [
    ['entrance', 'the-dreamlands', 4],
    ['the-dreamlands', '', 5],
    ['entrance', 'dull-1', 5],
  ] as const) {
    const t = table(setup(at))
    if (to) t.goes(to)
    else t.stays()
    t.expect({ seats: [{ stamina }] })
    t.waitsFor('prepare')
  }
})

scenario('[ES-MYTHOS-04] in the long gallery: the first monster collected in a turn gives 1 clue', ({ table }) => {
  const mythos = 'herd-gathers-in-the-long-gallery'
  const t = table({
    mythos,
    cards: [
      { tasks: ['L L L'], monsters: ['ghoul#1', 'ghoul#2'] },
      { tasks: ['T'], monsters: ['maniac'] },
    ],
  })
  t.goes('x')
  t.rolls(...dice('P'))
  t.completes('ghoul#1', 'P')
  t.rolls(...dice('P', 5))
  t.completes('ghoul#2', 'P')
  t.givesUp()
  t.expect({ seats: [{ clues: 1, trophies: ['ghoul#1', 'ghoul#2'] }] })
  t.goes('y')
  t.rolls(...dice('I3'))
  t.completes('maniac', 'I3', 'I1')
  t.givesUp()
  t.expect({ seats: [{ clues: 2 }] })
  t.waitsFor('move')
})

scenario('[ES-MYTHOS-04] out of the rain: every monster task costs 1 stamina besides', ({ table }) => {
  const mythos = 'herd-gathers-out-of-the-rain'
  const t = table({ mythos, cards: [{ tasks: ['L'], monsters: ['ghoul', 'shoggoth'] }] })
  t.goes('x')
  asks(t, 'x', 'L / P -1sta / P P I3 -2sta')
  t.rolls(...dice('P'))
  t.completes('ghoul', 'P')
  t.expect({ seats: [{ stamina: 4 }] })
  t.waitsFor('prepare')
})

scenario(
  '[ES-MYTHOS-07] [ES-RULING-62] of a conspiracy: investigation 1 higher on cards, not on markers',
  ({ table }) => {
    const mythos = 'warning-of-a-conspiracy'
    const cards = [{ tasks: ['I3 L', 'I6'], monsters: ['maniac'] }]
    const t = table({ mythos, cards, worlds: ['the-dreamlands'] })
    asks(t, 'x', 'I4 L / I7 / I4')
    asks(t, 'the-dreamlands', 'P L I4')
    t.goes('x')
    t.rolls(...dice('L I3'))
    t.refused({ do: 'complete', row: 't0', dice: ['L', 'I3'] }, 'ES-TASK-02')
    t.completes('t0', 'L', 'I3', 'I1')
    t.waitsFor('prepare', { dice: 3 })
  },
)

scenario('[ES-MYTHOS-04] written in chalk: whoever is active rerolls one die once a turn', ({ table }) => {
  const mythos = 'warning-written-in-chalk'
  const t = table({ mythos, cards: [{ tasks: ['L'] }] })
  t.goes('x')
  t.rolls(...dice('T'))
  t.does({ do: 'reroll', with: mythos })
  t.waitsFor('reroll', { dice: 1 })
  t.picks('T')
  t.rolls('P')
  t.refused({ do: 'reroll', with: mythos }, 'ES-ALLY-02')
  t.waitsFor('judge', { mayNot: ['reroll'] })
})

scenario('[ES-MYTHOS-04] for the curious: a failed adventure moves the clock on once more', ({ table }) => {
  for (const [mythos, clock] of [
    ['door-left-ajar-for-the-curious', 6],
    [null, 3],
  ] as const) {
    const t = table({ mythos })
    t.goes('dull-1')
    t.givesUp()
    t.expect({ clock })
    t.waitsFor('move')
  }
})

scenario('[ES-MYTHOS-03] without a watchman: no souvenirs are sold', ({ table }) => {
  const t = table({ mythos: 'long-hour-without-a-watchman', seats: [{ trophies: [10] }] })
  t.stays()
  for (const what of ['clue', 'common', 'unique', 'spell', 'ally', 'sign'])
    t.refused({ do: 'souvenir', what }, 'ES-MYTHOS-03')
  t.waitsFor('entrance', { mayNot: ['souvenir'] })
})

scenario('[ES-MYTHOS-03] with shaking hands: no spell is cast, though items are used', ({ table }) => {
  const items = ['circle-of-chalk', 'breath-of-ulthar', 'food']
  const t = table({
    mythos: 'long-hour-with-shaking-hands',
    seats: [{ stamina: 2, items }],
    cards: [{ tasks: ['L L'] }],
  })
  t.refused({ do: 'use', item: 'breath-of-ulthar' }, 'ES-MYTHOS-03')
  t.goes('x')
  t.rolls(...dice('L'))
  t.refused({ do: 'cast', spell: 'circle-of-chalk', dice: ['L'] }, 'ES-MYTHOS-03')
  t.uses('food')
  t.waitsFor('judge', { mayNot: ['cast'] })
})
