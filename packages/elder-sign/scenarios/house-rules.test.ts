/** House rules: one seam of another printing over a base, and all else as the base has it. */
import { scenario } from '@vigil/scenario-kit/vitest'

const omen = { mythos: [{ id: 'horde', immediate: 'monster' }] }

scenario('[ES-MIDNIGHT-01] revised, with midnight in the turn: Kate keeps its monster away', ({ table }) => {
  const setup = { clock: 9, seats: [{ id: 'kate-winthrop' }, {}], deckTops: omen, cup: ['gug'] }
  const t = table({ ...setup, with: ['first:midnight-timing'] })
  t.stays()
  t.firstAid('stamina') // one of either, as in the base
  t.happened({ is: 'midnight' }, { is: 'noMonster', seat: 0 }, { is: 'turn', seat: 1 })
  t.expect({ cup: 1 })
  t.waitsFor('move', { seat: 1 })

  const u = table(setup)
  u.stays()
  u.firstAid('stamina')
  u.draws('gug')
  u.places('dull-2')
  u.waitsFor('move', { seat: 1 })
})

scenario('[ES-MIDNIGHT-01] first, with midnight after the turn: Kate does not', ({ table }) => {
  const t = table({
    rules: 'first',
    with: ['revised:midnight-timing', 'revised:flipped-monsters'],
    clock: 9,
    seats: [{ id: 'kate-winthrop' }, {}],
    deckTops: omen,
    cup: ['gug'],
  })
  t.stays()
  t.firstAid('both')
  t.draws('gug')
  t.expect({ phase: 'midnight', mythos: 'horde' })
  t.places('dull-2')
  t.waitsFor('move', { seat: 1 })
})

scenario('[ES-DICE-05] revised, with wildcards worth 1', ({ table }) => {
  const setup = { seats: [{ at: 'x' }], cards: [{ tasks: ['I4'] }], attempt: { shows: ['R:W'] } }
  const t = table({ ...setup, with: ['first:wild'] })
  t.refused({ do: 'complete', row: 't0', dice: ['R:W'] }, 'ES-TASK-02')
  t.waitsFor('judge', { may: ['giveUp'], mayNot: ['complete'] })
  const u = table({ ...setup, rules: 'first', with: ['revised:wild'] })
  u.completes('t0', 'R:W')
  u.waitsFor('move')
})

scenario('[ES-ENTRANCE-02] revised, with first aid of both kinds', ({ table }) => {
  const t = table({ seats: [{ sanity: 2, stamina: 2 }], with: ['first:first-aid'] })
  t.stays()
  t.firstAid('both')
  t.expect({ seats: [{ sanity: 3, stamina: 3 }] })
  t.waitsFor('move')
})

scenario('[ES-SPELL-02] revised, with spells laid out before the roll', ({ table }) => {
  const ward = { id: 'ward', deck: 'spell', when: 'rolled', effects: 'secure 1' } as const
  const setup = { seats: [{ items: [ward] }], cards: [{ tasks: ['L L'] }] }
  const t = table({ ...setup, with: ['first:spell-timing'] })
  t.goes('x')
  t.waitsFor('prepare', { may: ['layOut'] })
  t.laysOut('ward')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.casts('ward', 'L')
  t.expect({ dice: { spell: ['L'] } })
  t.waitsFor('judge', { dice: 5 })
  const u = table(setup)
  u.goes('x')
  u.waitsFor('prepare', { mayNot: ['layOut'] })
})

scenario('[ES-RESOLVE-02] revised, with rewards before all else', ({ table }) => {
  const setup = { seats: [{ at: 'x' }], cards: [{ tasks: ['L'], rewards: '+1 clue' }], attempt: { shows: ['L'] } }
  const gained = { is: 'gained', what: 'clue' } as const
  const resolved = { is: 'resolved', card: 'x' } as const
  for (const from of ['first', 'first+faq']) {
    const t = table({ ...setup, with: [`${from}:resolution`] })
    t.completes('t0', 'L')
    t.happened(gained, { is: 'moved', to: 'entrance' }, resolved)
    t.waitsFor('move')
  }
  const u = table({ ...setup, rules: 'first', with: ['revised:resolution'] })
  u.completes('t0', 'L')
  u.happened({ is: 'moved', to: 'entrance' }, resolved, gained)
  u.waitsFor('move')
})

scenario('[ES-MYTHOS-05] [ES-RULING-13] revised, with old Mythos cards in a pile', ({ table }) => {
  const setup = { clock: 9, mythos: { id: 'm0' }, decks: { mythos: [{ id: 'm1' }, { id: 'm2' }] } }
  const days = (...switches: string[]) => {
    const t = table({ ...setup, with: switches })
    for (let turn = 0; turn < 9; turn++) {
      t.stays()
      t.firstAid('stamina')
    }
    return t
  }
  // Shuffled: m0 or m1. Under the deck: m0 lies on top.
  const t = days('first:old-mythos')
  t.draws('m1')
  t.expect({ mythos: 'm1' })
  t.waitsFor('move')
  const u = days()
  u.expect({ mythos: 'm0' })
  u.waitsFor('move')
})

scenario('[ES-ITEM-01] [ES-ITEM-09] revised, with items before the roll and those that pay on it', ({ table }) => {
  const tonic = { id: 'tonic', deck: 'common', when: 'turn', paysCosts: true, effects: '+1 sanity' } as const
  const setup = { seats: [{ sanity: 1, items: [tonic] }], cards: [{ tasks: ['L -1san'] }] }
  const t = table({ ...setup, with: ['first+faq:item-timing', 'first+faq:paying-items'] })
  t.refused({ do: 'use', item: 'tonic' }, 'ES-ITEM-01')
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.uses('tonic')
  t.completes('t0', 'L')
  t.expect({ seats: [{ sanity: 1, trophies: ['x'] }] })
  t.waitsFor('move')
  const u = table({ ...setup, with: ['first:item-timing'] })
  u.goes('x')
  u.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  u.refused({ do: 'use', item: 'tonic' }, 'ES-ITEM-01')
  u.waitsFor('judge', { mayNot: ['use', 'complete'] })
})

scenario('[ES-RULING-58] fifteen clues and no more, as a switch', ({ table }) => {
  const setup = { seats: [{ clues: 15, at: 'x' }], cards: [{ tasks: ['L'], rewards: '+1 clue' }] }
  const attempt = { shows: ['L'] }
  const t = table({ ...setup, attempt, with: ['ruling:limited-clues'] })
  t.completes('t0', 'L')
  t.expect({ seats: [{ clues: 15 }] })
  t.waitsFor('move')
  const u = table({ ...setup, attempt })
  u.completes('t0', 'L')
  u.expect({ seats: [{ clues: 16 }] })
  u.waitsFor('move')
})
