/** ES-ALLY: allies stay with whoever drew them. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-ALLY-01] [ES-REWARD-02] a drawn ally is at the drawer’s side at once, and stays', ({ table }) => {
  const t = table({
    seats: [{ sanity: 5 }, {}],
    cards: [{ tasks: ['L'], rewards: '+1 ally, -2 sanity' }],
    deckTops: {
      ally: [
        {
          id: 'old-priest',
          modifiers: [{ of: 'max.sanity', add: 1 }],
          triggers: [{ on: 'gained', effects: [{ do: 'gain', what: 'sanity', n: 1 }] }],
        },
      ],
    },
  })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened(
    { is: 'drew', seat: 0, card: 'old-priest', deck: 'ally' },
    { is: 'gained', seat: 0, what: 'sanity', n: 1, source: 'old-priest' },
    { is: 'lost', seat: 0, what: 'sanity', n: 2 },
  )
  t.expect({
    seats: [
      { allies: ['old-priest'], sanity: 4, maxSanity: 6, items: [] },
      { allies: [], maxSanity: 5 },
    ],
  })
  t.goes('dull-2')
  t.givesUp()
  t.goes('dull-2')
  t.givesUp()
  t.expect({ seats: [{ allies: ['old-priest'] }] })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-ALLY-01] until its own text ends it: Duke is given up to ignore one loss', ({ table }) => {
  const t = table({ seats: [{ allies: ['duke'] }], cards: [{ tasks: ['L'], penalties: '-2 sanity, -1 stamina' }] })
  t.goes('x')
  t.givesUp()
  t.waitsFor('shield', { seat: 0, what: 'sanity', n: 2 })
  t.agrees()
  t.happened({ is: 'prevented', seat: 0, what: 'sanity', by: 'duke' }, { is: 'returned', card: 'duke' })
  t.expect({ seats: [{ allies: [], sanity: 5, stamina: 4 }], decks: { ally: 8 } })
  t.waitsFor('move')
})

scenario('[ES-ALLY-01] one may also keep the dog and suffer', ({ table }) => {
  const t = table({ seats: [{ allies: ['duke'] }], cards: [{ tasks: ['L'], penalties: '-2 sanity' }] })
  t.goes('x')
  t.givesUp()
  t.declines()
  t.expect({ seats: [{ allies: ['duke'], sanity: 3 }] })
  t.waitsFor('move')
})

scenario('[ES-ALLY-02] [EC-ES-102] only its owner uses an ally, in his own turn', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { at: 'x', allies: ['ada-thorne'] }],
    cards: [{ tasks: ['L'] }],
  })
  t.stays()
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'P')
  t.refused({ do: 'reroll', with: 'ada-thorne' }, 'ES-ALLY-02')
  t.refused({ do: 'reroll', with: 'ada-thorne', by: 'b' }, 'ES-ALLY-02')
  t.waitsFor('judge', { seat: 'a', mayNot: ['reroll'] })
})

scenario('[ES-ALLY-02] Ada Thorne rerolls one die, once a turn', ({ table }) => {
  const t = table({ seats: [{ allies: ['ada-thorne'] }], cards: [{ tasks: ['L L L'] }] })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'L', 'P')
  t.rerolls('ada-thorne')
  t.waitsFor('reroll', { dice: 1 })
  t.picks('P')
  t.rolls('L')
  t.refused({ do: 'reroll', with: 'ada-thorne' }, 'ES-ALLY-02')
  t.fails()
  t.discards('I1')
  t.rolls('I1', 'I1', 'I1', 'L', 'P')
  t.refused({ do: 'reroll', with: 'ada-thorne' }, 'ES-ALLY-02')
  t.givesUp()
  t.stays()
  t.rolls('I1', 'I1', 'I1', 'I1', 'L', 'P')
  t.waitsFor('judge', { may: ['reroll'] })
})

scenario('[ES-ALLY-02] Silas Webb spares his owner a die once a day, and nobody else', ({ table }) => {
  const t = table({ seats: [{ allies: ['silas-webb'] }, {}], cards: [{ tasks: ['L L L'] }] })
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'L', 'P')
  t.fails()
  t.waitsFor('discard', { may: ['spare'] })
  t.spares()
  t.expect({ dice: { pool: 6, discarded: [] }, seats: [{ spent: ['silas-webb'] }] })
  t.rolls('I1', 'I1', 'I1', 'I1', 'L', 'P')
  t.fails()
  t.waitsFor('discard', { mayNot: ['spare'] })
  t.discards('P')
  t.givesUp()
  t.goes('x')
  t.rolls('I1', 'I1', 'I1', 'I1', 'L', 'P')
  t.fails()
  t.waitsFor('discard', { seat: 'b', mayNot: ['spare'] })
})

scenario('[ES-RULING-57] no ally is left: nothing is gained', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L'], rewards: '+1 ally, +1 clue' }], decks: { ally: [] } })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'nothing', what: 'ally' }, { is: 'gained', what: 'clue', n: 1 })
  t.expect({ seats: [{ allies: [], clues: 1 }] })
  t.waitsFor('move')
})
