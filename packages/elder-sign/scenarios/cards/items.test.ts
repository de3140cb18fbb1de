/** Every common item, unique item and spell is used once, and refused where it would be out of time or do nothing. */
import { core } from '@vigil/elder-sign/content'
import type { Given, Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect, test } from 'vitest'
import { changed, complete, countOf, dice, HANDS, PAIR } from './change.ts'

const DECKS = ['common', 'unique', 'spell'] as const

for (const deck of DECKS)
  test(
    ...complete(
      `${deck} cards`,
      HANDS[deck].split(' '),
      core.items.filter((item) => item.deck === deck),
    ),
  )

type Card = NonNullable<Setup['cards']>[number]

/** a holds the card and stands before an Adventure, or on it where an attempt is given. */
const holding = (table: Given['table'], item: string, card: Card, setup: Setup = {}): Table => {
  const [a, ...others] = setup.seats ?? PAIR
  return table({ cards: [card], ...setup, seats: [{ clues: 2, ...a, items: [item] }, ...others] })
}

const PLAIN = { tasks: ['L', 'P'] }

/** The dice a card adds, what it costs, and its price. */
const ADDED: Readonly<Record<string, readonly [string, string]>> = {
  'tommy-gun': ['Y', '-1 common'],
  'hurricane-lantern': ['Y', '-1 common'],
  'ring-of-brass-keys': ['Y', '-1 common'],
  'box-camera': ['Y', '-1 common'],
  crowbar: ['Y', '-1 common'],
  'press-card': ['Y', '-1 common'],
  'floor-plan': ['Y', '-1 common'],
  'alien-statue': ['R', '-1 unique'],
  'obsidian-mirror': ['R', '-1 unique'],
  'key-of-nameless-metal': ['R', '-1 unique'],
  'star-chart-of-irem': ['R', '-1 unique'],
  'coiled-diadem': ['R', '-1 unique'],
  'lamp-of-the-deep-stair': ['R', '-1 unique'],
  'veil-of-grey-silk': ['R', '-1 unique'],
  necronomicon: ['R Y', '-1 unique, -1 sanity'],
  'idol-with-two-faces': ['R Y', '-1 unique, +1 clock'],
}

for (const [item, [added, change]] of Object.entries(ADDED)) {
  scenario(`[ES-ITEM-01] [ES-ITEM-02] [ES-ITEM-03] ${item} adds ${added} for ${change}`, ({ table }) => {
    const t = holding(table, item, PLAIN)
    t.refused({ do: 'use', item }, 'ES-ITEM-01')
    const before = countOf(t)
    t.goes('x')
    t.uses(item)
    changed(t, before, change)
    t.expect({
      dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', ...added.split(' ')] },
      decks: { common: 12, unique: 12, spell: 12 },
    })
    t.waitsFor('prepare', { dice: 6 + added.split(' ').length })
  })

  scenario(`[ES-RULING-93] [ES-RULING-39] [ES-LOCK-03] ${item} is of no use when ${added} is locked`, ({ table }) => {
    const locked = added.split(' ').map((die) => ({
      tasks: ['T'],
      id: `held-${die}`,
      lock: die === 'Y' ? ('yellow' as const) : ('red' as const),
    }))
    const all = holding(table, item, PLAIN, { cards: [PLAIN, ...locked] })
    all.goes('x')
    all.refused({ do: 'use', item }, 'ES-LOCK-03')
    all.waitsFor('prepare', { dice: 6 })
  })
}

for (const item of ['necronomicon', 'idol-with-two-faces'])
  scenario(`[ES-RULING-39] ${item} adds the other die when one is locked`, ({ table }) => {
    const t = holding(table, item, PLAIN, { cards: [PLAIN, { tasks: ['T'], lock: 'red' }] })
    t.goes('x')
    t.uses(item)
    t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'Y'] } })
    t.waitsFor('prepare', { dice: 7 })
  })

scenario('[ES-TASK-11] the necronomicon cannot be paid for with the last sanity', ({ table }) => {
  const t = holding(table, 'necronomicon', PLAIN, { seats: [{ sanity: 1 }] })
  t.goes('x')
  t.refused({ do: 'use', item: 'necronomicon' }, 'ES-TASK-11')
  t.waitsFor('prepare')
})

scenario('[ES-TASK-09] the floor plan lets the arrow be ignored, another item does not', ({ table }) => {
  for (const item of ['floor-plan', 'crowbar']) {
    const t = holding(table, item, { tasks: ['L', 'P'], ordered: true })
    t.goes('x')
    t.uses(item)
    t.rolls(...dice('P'), 'Y:I1')
    if (item === 'floor-plan') t.completes('t1', 'P')
    else t.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-09')
    t.waitsFor(item === 'floor-plan' ? 'prepare' : 'judge')
  }
})

scenario('[ES-TERROR-01] under the veil of grey silk terror has no effect', ({ table }) => {
  for (const [item, sanity] of [
    ['veil-of-grey-silk', 5],
    ['coiled-diadem', 4],
  ] as const) {
    const t = holding(table, item, { ...PLAIN, terror: '-1 sanity' })
    t.goes('x')
    t.uses(item)
    t.rolls(...dice('T'), 'R:I2')
    t.fails()
    t.discards('I1')
    t.expect({ seats: [{ sanity }] })
    t.waitsFor('prepare')
  }
})

for (const [item, track, cost] of [
  ['whiskey', 'sanity', '-1san'],
  ['food', 'stamina', '-1sta'],
] as const) {
  scenario(`[ES-ITEM-08] ${item} gives 1 ${track} back, and nothing at the maximum`, ({ table }) => {
    const t = holding(table, item, PLAIN, { seats: [{ sanity: 3, stamina: 3 }] })
    const before = countOf(t)
    t.uses(item)
    changed(t, before, `+1 ${track}, -1 common`)
    t.waitsFor('move')
    const full = holding(table, item, PLAIN)
    full.refused({ do: 'use', item }, 'ES-ITEM-08')
    full.waitsFor('move')
  })

  scenario(`[ES-ITEM-09] [ES-RULING-36] ${item} helps to pay ${cost}`, ({ table }) => {
    const t = holding(table, item, { tasks: [`L ${cost}`, 'P'] }, { seats: [{ [track]: 1 }] })
    t.goes('x')
    t.rolls(...dice('L'))
    t.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-11')
    t.uses(item)
    t.completes('t0', 'L')
    t.expect({ seats: [{ [track]: 1, items: [] }] })
    t.waitsFor('prepare')
  })
}

scenario('[ES-ITEM-01] dynamite turns one rolled die to peril', ({ table }) => {
  const t = holding(table, 'dynamite', PLAIN)
  t.goes('x')
  t.refused({ do: 'use', item: 'dynamite' }, 'ES-ITEM-01')
  t.rolls(...dice('T'))
  const before = countOf(t)
  t.turns('dynamite', 'T', 'P')
  changed(t, before, '-1 common')
  t.completes('t1', 'P')
  t.waitsFor('prepare', { dice: 5 })
})

scenario('[ES-ITEM-01] the lucky coin rerolls up to three dice', ({ table }) => {
  for (const [picked, pool] of [
    [
      ['T', 'T', 'T'],
      ['L', 'L', 'L', 'I1', 'I1', 'T'],
    ],
    [['I1'], ['L', 'I1', 'T', 'T', 'T', 'T']],
  ] as const) {
    const t = holding(table, 'lucky-coin', PLAIN)
    t.goes('x')
    t.refused({ do: 'use', item: 'lucky-coin' }, 'ES-ITEM-01')
    t.rolls(...dice('T T T T'))
    const before = countOf(t)
    t.uses('lucky-coin')
    t.waitsFor('reroll', { dice: 3 })
    t.picks(...picked)
    t.rolls(...picked.map(() => 'L'))
    changed(t, before, '-1 common')
    t.expect({ dice: { pool } })
    t.waitsFor('judge', { mayNot: ['use'] })
  }
})

/** Which of a ghoul (1), a gug (2) and the star-spawn (3) it reaches, and what is then paid. */
const SLAYERS = [
  ['shotgun', 'gug ghoul#1', 'gug', '-1 common, +2 trophies, -1 monster'],
  ['banish-the-lesser', 'gug ghoul#1', 'ghoul', '-1 spell, -1 sanity, +1 trophies, -1 monster'],
  ['flute-of-the-outer-gods', 'gug ghoul#1 star-spawn', 'star-spawn', '-1 sanity, +3 trophies, -1 monster'],
] as const

for (const [item, reach, slain, change] of SLAYERS) {
  scenario(`[ES-MONSTER-17] [ES-MONSTER-18] ${item} defeats one of ${reach}`, ({ table }) => {
    const monsters = ['gug', 'ghoul', 'star-spawn']
    const t = holding(table, item, { ...PLAIN, monsters })
    const before = countOf(t)
    t.uses(item)
    expect(t.options().map((option) => ('marker' in option ? option.marker : ''))).toEqual(reach.split(' '))
    t.slays(slain)
    t.expect({ cards: { x: { flipped: [slain === 'ghoul' ? 'ghoul#1' : slain] } }, seats: [{ trophies: [] }] })
    t.goes('dull-2')
    t.givesUp()
    if (slain === 'star-spawn') t.draws('stopped-watch') // its reverse side; the flute itself is spent
    changed(t, before, `${change}, +1 clock`)
    t.waitsFor('move', { seat: 1 })
    const nothing = holding(table, item, PLAIN)
    nothing.refused({ do: 'use', item }, 'ES-MONSTER-17')
    nothing.waitsFor('move')
  })
}

for (const item of ['banish-the-lesser', 'flute-of-the-outer-gods'])
  scenario(`[ES-TASK-11] ${item} cannot be paid for with the last sanity`, ({ table }) => {
    const t = holding(table, item, { ...PLAIN, monsters: ['ghoul'] }, { seats: [{ sanity: 1 }] })
    t.refused({ do: 'use', item }, 'ES-TASK-11')
    t.waitsFor('move')
  })

scenario('[ES-CLOCK-01] the stopped watch holds the clock at the end of this turn alone', ({ table }) => {
  const t = holding(table, 'stopped-watch', PLAIN, { clock: 6 })
  const before = countOf(t)
  t.uses('stopped-watch')
  t.stays()
  t.firstAid('stamina')
  t.happened({ is: 'clockHeld' })
  changed(t, before, '-1 unique')
  t.stays()
  t.firstAid('stamina')
  t.expect({ clock: 9 })
  t.waitsFor('move', { seat: 0 })
})

scenario('[ES-DICE-08] the blue watcher gives discarded green dice back for 1 stamina', ({ table }) => {
  const item = 'blue-watcher-of-the-pyramid'
  const t = holding(table, item, PLAIN)
  t.goes('x')
  t.refused({ do: 'use', item }, 'ES-ITEM-01')
  for (const n of [6, 5]) {
    t.rolls(...dice('', n))
    t.refused({ do: 'use', item }, 'ES-ITEM-01')
    t.fails()
    t.discards('I1')
  }
  const before = countOf(t)
  t.uses(item)
  changed(t, before, '-1 unique, -1 stamina')
  t.waitsFor('prepare', { dice: 6 })
  const tired = holding(table, item, PLAIN, { seats: [{ stamina: 1 }] })
  tired.goes('x')
  tired.rolls(...dice(''))
  tired.fails()
  tired.discards('I1')
  tired.refused({ do: 'use', item }, 'ES-TASK-11')
  tired.waitsFor('prepare', { dice: 5 })
})

/** How many dice a spell holds at most, and what casting it changes besides. */
const SECURED: Readonly<Record<string, readonly [number, string]>> = {
  'whispered-ward': [1, ''],
  'circle-of-chalk': [1, ''],
  'name-spoken-thrice': [1, ''],
  'hand-of-the-sleeper': [1, ''],
  'sign-of-the-shut-eye': [1, ''],
  'borrowed-minute': [1, ''],
  'dread-curse-of-azathoth': [2, ''],
  'twofold-binding': [2, '-1 sanity'],
}

for (const [spell, [most, price]] of Object.entries(SECURED)) {
  scenario(`[ES-SPELL-02] [ES-SPELL-04] ${spell} holds up to ${most} dice: ${price || 'free'}`, ({ table }) => {
    for (const n of [1, 2].slice(0, most)) {
      const held = ['L', 'T'].slice(0, n)
      const t = holding(table, spell, PLAIN)
      t.goes('x')
      t.refused({ do: 'cast', spell, dice: ['G'] }, 'ES-SPELL-02')
      t.rolls(...dice('L T'))
      const casts = t.options().flatMap((option) => (option.do === 'cast' ? [option.dice.length] : []))
      expect(Math.max(...casts)).toBe(most)
      const before = countOf(t)
      t.casts(spell, ...held)
      changed(t, before, `-1 spell, +1 cast spell, ${price}`)
      t.expect({ dice: { spell: held, pool: 6 - n } })
      t.waitsFor('judge')
    }
  })
}

scenario('[ES-TASK-11] the twofold binding cannot be paid for with the last sanity', ({ table }) => {
  const t = holding(table, 'twofold-binding', PLAIN, { seats: [{ sanity: 1 }] })
  t.goes('x')
  t.rolls(...dice('L'))
  t.refused({ do: 'cast', spell: 'twofold-binding', dice: ['L'] }, 'ES-TASK-11')
  t.waitsFor('judge', { mayNot: ['cast'] })
})

for (const [item, track] of [
  ['mend-the-waking-mind', 'sanity'],
  ['breath-of-ulthar', 'stamina'],
] as const) {
  scenario(`[ES-SPELL-01] ${item} gives any investigator 2 ${track}, up to the maximum`, ({ table }) => {
    const seats = [{ [track]: 4 }, { sanity: 2, stamina: 2 }]
    const other = holding(table, item, PLAIN, { seats })
    const before = countOf(other)
    other.uses(item)
    other.targets('b')
    changed(other, before, `-1 spell, b: +2 ${track}`)
    other.waitsFor('move')
    const self = holding(table, item, PLAIN, { seats })
    self.uses(item)
    self.targets('a')
    changed(self, before, `-1 spell, +1 ${track}`)
    self.waitsFor('move')
    const whole = holding(table, item, PLAIN)
    whole.refused({ do: 'use', item }, 'ES-ITEM-08')
    whole.waitsFor('move')
  })
}

scenario('[ES-LOCK-04] undo the clasp breaks one lock, and the die goes on to the next', ({ table }) => {
  const item = 'undo-the-clasp'
  const held = (n: number) => ({ tasks: ['T'], id: `held-${n}`, lock: 'yellow' as const })
  const two = holding(table, item, PLAIN, { cards: [PLAIN, held(1), held(2)] })
  two.uses(item)
  two.breaksLock('held-1')
  two.expect({ locks: ['card:held-2 holds yellow'], dice: { lock: ['Y'] }, seats: [{ items: [] }] })
  two.waitsFor('move')
  const one = holding(table, item, PLAIN, { cards: [PLAIN, held(1)] })
  one.uses(item)
  one.expect({ locks: [], dice: { lock: [], supply: ['G', 'G', 'G', 'G', 'G', 'G', 'R', 'Y'] } })
  one.waitsFor('move')
  const none = holding(table, item, PLAIN)
  none.refused({ do: 'use', item }, 'ES-LOCK-04')
  none.waitsFor('move')
})

const OTHERS = [
  ...SLAYERS.map(([item]) => item),
  ...['whiskey', 'food', 'dynamite', 'lucky-coin', 'stopped-watch', 'blue-watcher-of-the-pyramid'],
  ...['mend-the-waking-mind', 'breath-of-ulthar', 'undo-the-clasp'],
]

test(...complete('items and spells', [...Object.keys(ADDED), ...Object.keys(SECURED), ...OTHERS], core.items))
