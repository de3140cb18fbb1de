/** Every ally: what it does for its owner, when it does not, and when it leaves. */
import { core } from '@vigil/elder-sign/content'
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { test } from 'vitest'
import { changed, complete, countBefore, countOf, dice, drawn } from './change.ts'

const ALLIES = 'duke silas-webb ada-thorne ruth-calloway brother-anselm eli-pruett mina-okafor otto-brandt'

test(...complete('allies', ALLIES.split(' '), core.allies))

scenario('[ES-ALLY-01] duke is given up to ignore one loss of whatever size, or kept', ({ table }) => {
  for (const [gives, change] of [
    [true, '-1 ally'],
    [false, '-3 sanity'],
  ] as const) {
    const t = table({ seats: [{ allies: ['duke'] }], cards: [{ tasks: ['L'], penalties: '-3 sanity' }] })
    const before = countOf(t)
    t.goes('x')
    t.givesUp()
    t.waitsFor('shield', { what: 'sanity', n: 3 })
    if (gives) t.agrees()
    else t.declines()
    changed(t, before, `${change}, +1 clock`)
    t.expect({ decks: { ally: gives ? 8 : 7 } })
    t.waitsFor('move')
  }
})

scenario('[ES-ALLY-01] duke takes one loss, not the next, and never a task cost', ({ table }) => {
  const t = table({
    seats: [{ allies: ['duke'] }],
    cards: [{ tasks: ['L -1sta', 'P'], penalties: '-1 stamina, -2 sanity' }],
  })
  t.goes('x')
  t.rolls(...dice('L'))
  t.completes('t0', 'L')
  t.expect({ seats: [{ stamina: 4, allies: ['duke'] }] })
  t.givesUp()
  t.waitsFor('shield', { what: 'stamina', n: 1 })
  t.agrees()
  t.expect({ seats: [{ stamina: 4, sanity: 3, allies: [] }] })
  t.waitsFor('move')
})

scenario('[ES-ALLY-01] silas webb spares the die of one failed roll a day', ({ table }) => {
  const t = table({ seats: [{ allies: ['silas-webb'] }], cards: [{ tasks: ['L'] }], clock: 9 })
  t.goes('x')
  t.rolls(...dice(''))
  t.fails()
  t.waitsFor('discard', { may: ['die', 'spare'] })
  t.spares()
  t.expect({ seats: [{ spent: ['silas-webb'] }], dice: { discarded: [] } })
  t.waitsFor('prepare', { dice: 6 })
  t.rolls(...dice('T T'))
  t.fails()
  t.waitsFor('discard', { mayNot: ['spare'] })
  t.discards('T')
  t.givesUp()
  t.expect({ seats: [{ spent: [] }] }) // midnight has struck
  t.waitsFor('move')
})

scenario('[ES-ALLY-02] ada thorne rerolls one die once a turn', ({ table }) => {
  const t = table({ seats: [{ allies: ['ada-thorne'] }], cards: [{ tasks: ['L'] }] })
  t.goes('x')
  t.rolls(...dice('T T'))
  t.does({ do: 'reroll', with: 'ada-thorne' })
  t.waitsFor('reroll', { dice: 1 })
  t.picks('T')
  t.rolls('P')
  t.expect({ dice: { pool: ['I1', 'I1', 'I1', 'I1', 'P', 'T'] } })
  t.refused({ do: 'reroll', with: 'ada-thorne' }, 'ES-ALLY-02')
  t.fails()
  t.discards('I1')
  t.rolls(...dice('', 5))
  t.refused({ do: 'reroll', with: 'ada-thorne' }, 'ES-ALLY-02')
  t.givesUp()
  t.goes('dull-2')
  t.rolls(...dice(''))
  t.waitsFor('judge', { may: ['reroll'] })
})

for (const [option, change] of [
  [0, 'b: +1 sanity'],
  [1, 'b: +1 stamina'],
] as const) {
  scenario(`[ES-MIDNIGHT-04] ruth calloway: at midnight ${change}`, ({ table }) => {
    const hurt = { sanity: 2, stamina: 2 }
    const setup: Setup = { seats: [hurt, { ...hurt, allies: ['ruth-calloway'] }], begin: 'clock', clock: 9 }
    const before = countBefore(table, setup)
    const t = table(setup)
    t.waitsFor('choose', { seat: 1 })
    t.chooses(option)
    changed(t, before, `${change}, +1 clock`)
    t.waitsFor('move')
  })
}

scenario('[ES-ALLY-01] brother anselm raises both maxima by 1 and gives 1 of each back as he joins', ({ table }) => {
  const t = table({
    seats: [{ sanity: 3, stamina: 2 }],
    cards: [{ tasks: ['L'], rewards: '+1 ally' }],
  })
  const before = countOf(t)
  t.goes('x')
  t.rolls(...dice('L'))
  t.completes('t0', 'L')
  t.draws('brother-anselm')
  const change = '+1 ally, +1 maximum sanity, +1 maximum stamina, +1 sanity, +1 stamina'
  changed(t, before, `${change}, +1 trophies, +1 clock`)
  t.waitsFor('move')
  const beside = table({ seats: [{ allies: ['brother-anselm'] }, {}] })
  beside.expect({
    seats: [
      { maxSanity: 6, maxStamina: 6 },
      { maxSanity: 5, maxStamina: 5 },
    ],
  })
  beside.waitsFor('move')
})

scenario('[ES-TASK-09] with eli pruett the arrow is ignored, on markers below the card too', ({ table }) => {
  for (const allies of [['eli-pruett'], []]) {
    const t = table({ seats: [{ allies }], cards: [{ tasks: ['L', 'P'], ordered: true, monsters: ['maniac'] }] })
    t.goes('x')
    t.rolls(...dice('P I3'))
    if (allies.length) {
      t.completes('maniac', 'I3', 'I1')
      t.rolls(...dice('P', 4))
      t.completes('t1', 'P')
      t.waitsFor('prepare', { dice: 3 })
    } else {
      t.refused({ do: 'complete', row: 'maniac', dice: ['I3', 'I1'] }, 'ES-MONSTER-08')
      t.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-09')
      t.waitsFor('judge')
    }
  }
})

scenario('[ES-RULING-47] mina okafor brings one clue more for each gain of clues', ({ table }) => {
  const t = table({
    seats: [{ allies: ['mina-okafor'] }],
    cards: [{ tasks: ['L'], rewards: '+2 clues, +1 common, +1 clue' }],
  })
  t.goes('x')
  t.rolls(...dice('L'))
  t.completes('t0', 'L')
  drawn(t, 'food')
  t.expect({ seats: [{ clues: 5, items: ['food'] }] })
  t.waitsFor('move')
})

const hunted = { tasks: ['L', 'T T T'], monsters: ['ghoul'] }

scenario('[ES-ABILITY-11] otto brandt adds the yellow die on a card with a monster only', ({ table }) => {
  const setup = { seats: [{ allies: ['otto-brandt'] }], cards: [hunted] }
  const t = table(setup)
  t.goes('x')
  t.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'Y'] } })
  t.waitsFor('prepare', { dice: 7 })
  const bare = table(setup)
  bare.goes('dull-2')
  bare.waitsFor('prepare', { dice: 6 })
})

scenario('[ES-ALLY-01] otto brandt leaves when his owner fails a card that still carries a monster', ({ table }) => {
  for (const [beaten, allies] of [
    [false, []],
    [true, ['otto-brandt']],
  ] as const) {
    const t = table({ seats: [{ allies: ['otto-brandt'] }], cards: [hunted] })
    t.goes('x')
    t.rolls(...dice('P'), 'Y:I1')
    if (beaten) t.completes('ghoul', 'P')
    t.givesUp()
    t.expect({ seats: [{ allies, trophies: beaten ? ['ghoul#1'] : [] }] })
    t.waitsFor('move')
  }
})
