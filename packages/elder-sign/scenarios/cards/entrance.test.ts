/** The Entrance sheet: every face of the lost and found, every souvenir at its price, every kind of first aid. */
import { core } from '@vigil/elder-sign/content'
import { scenario } from '@vigil/scenario-kit/vitest'
import { test } from 'vitest'
import { changed, complete, countOf, drawn } from './change.ts'

const ones = (n: number): number[] => Array.from({ length: n }, () => 1)

/** What the green die finds. */
const FOUND: Readonly<Record<string, { readonly draws?: string; readonly change: string }>> = {
  I1: { change: '-1 stamina' },
  I2: { change: '+1 clue' },
  I3: { change: '+1 clue' },
  L: { draws: 'food', change: '+1 common' },
  P: { draws: 'necronomicon', change: '+1 unique' },
  T: { change: '-1 sanity' },
}

const named = (ids: readonly string[]) => ids.map((id) => ({ id }))

test(...complete('faces of the lost and found', Object.keys(FOUND), named(Object.keys(core.entrance.lostAndFound))))

for (const [face, { draws, change }] of Object.entries(FOUND)) {
  scenario(`[ES-ENTRANCE-04] [ES-ENTRANCE-07] the lost and found on ${face}: ${change}`, ({ table }) => {
    const t = table({ seats: [{ sanity: 3, stamina: 3, clues: 1 }, {}] })
    const before = countOf(t)
    t.stays()
    t.searches()
    t.rolls(face)
    drawn(t, draws)
    changed(t, before, `${change}, +1 clock`)
    t.waitsFor('move', { seat: 1 })
  })
}

/** Price in trophies and what is drawn for it. */
const SOUVENIRS: Readonly<Record<string, readonly [number, string]>> = {
  clue: [1, ''],
  common: [2, 'food'],
  unique: [3, 'necronomicon'],
  spell: [4, 'undo-the-clasp'],
  ally: [5, 'silas-webb'],
  sign: [10, ''],
}

test(...complete('souvenirs', Object.keys(SOUVENIRS), named(core.entrance.souvenirs.map(({ what }) => what))))

for (const [what, [price, draws]] of Object.entries(SOUVENIRS)) {
  scenario(`[ES-ENTRANCE-05] [ES-TROPHY-05] a ${what} costs ${price}, no less`, ({ table }) => {
    const t = table({ seats: [{ trophies: ones(price + 1) }, {}] })
    const before = countOf(t)
    t.stays()
    t.buys(what)
    drawn(t, draws)
    changed(t, before, `+1 ${what}, -${price} trophies, +1 clock`)
    t.waitsFor('move', { seat: 1 })
    const poor = table({ seats: [{ trophies: ones(price - 1) }, { trophies: [9] }] })
    poor.stays()
    poor.refused({ do: 'souvenir', what }, 'ES-ENTRANCE-05')
    poor.waitsFor('entrance')
  })
}

scenario(
  '[ES-ENTRANCE-01] [ES-ENTRANCE-05] one purchase a visit, and nothing that is not on the sheet',
  ({ table }) => {
    const t = table({ seats: [{ trophies: ones(9) }, {}] })
    t.stays()
    t.refused({ do: 'souvenir', what: 'monster' }, 'ES-ENTRANCE-05')
    t.buys('clue')
    t.refused({ do: 'souvenir', what: 'clue' }, 'ES-ENTRANCE-01')
    t.waitsFor('move', { seat: 1 })
  },
)

/** What, all of it, its price, and what comes back to somebody with 1 of 5 on both tracks. */
const FIRST_AID = [
  ['sanity', false, 0, '+1 sanity'],
  ['stamina', false, 0, '+1 stamina'],
  ['sanity', true, 2, '+4 sanity'],
  ['stamina', true, 2, '+4 stamina'],
  ['both', true, 4, '+4 sanity, +4 stamina'],
] as const

for (const [what, all, price, change] of FIRST_AID) {
  scenario(`[ES-ENTRANCE-02] [ES-ENTRANCE-03] first aid for ${price} trophies: ${change}`, ({ table }) => {
    const hurt = { sanity: 1, stamina: 1 }
    const t = table({ seats: [{ ...hurt, trophies: ones(price + 1) }, {}] })
    const before = countOf(t)
    t.stays()
    t.firstAid(what, all)
    changed(t, before, `${change}, ${price ? `-${price} trophies, ` : ''}+1 clock`)
    t.waitsFor('move', { seat: 1 })
    if (price === 0) return
    const poor = table({ seats: [{ ...hurt, trophies: ones(price - 1) }, {}] })
    poor.stays()
    poor.refused({ do: 'firstAid', what, all }, 'ES-ENTRANCE-03')
    poor.waitsFor('entrance')
  })
}

scenario('[ES-ENTRANCE-02] the free option never gives both', ({ table }) => {
  const t = table({ seats: [{ sanity: 1, stamina: 1, trophies: ones(9) }, {}] })
  t.stays()
  t.refused({ do: 'firstAid', what: 'both', all: false }, 'ES-ENTRANCE-02')
  t.waitsFor('entrance')
})
