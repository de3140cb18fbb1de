/** ES-RULING-89: Sister Mary ignores what a lingering effect does to her, not what it does to the museum. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-RULING-89] a terror effect that hurts her is ignored, one that hurts the museum is not', ({ table }) => {
  const hurt = table({
    seats: [{ id: 'sister-mary', at: 'x' }],
    cards: [{ tasks: ['L'], terror: '-1 stamina' }],
    mythos: { terror: '-1 sanity' },
    attempt: { shows: ['T', 'I1'] },
  })
  hurt.fails()
  hurt.discards('T')
  hurt.expect({ seats: [{ sanity: 7, stamina: 2 }] })
  hurt.waitsFor('prepare', { dice: 1 })

  const museum = table({
    seats: [{ id: 'sister-mary', at: 'x' }],
    cards: [{ tasks: ['L'] }],
    mythos: { terror: '-1 sanity, doom, clock' },
    attempt: { shows: ['T', 'I1'] },
  })
  museum.fails()
  museum.discards('T')
  museum.expect({ seats: [{ sanity: 7 }], doom: 1, clock: 3 })
  museum.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-RULING-89] what a failure sets off: her loss is ignored, the clock moves', ({ table }) => {
  const t = table({
    seats: [
      { id: 'sister-mary', at: 'x' },
      { id: 'b', at: 'x' },
    ],
    cards: [{ tasks: ['L'] }],
    mythos: {
      triggers: [
        {
          on: 'adventure.failed',
          effects: [
            { do: 'lose', what: 'sanity', n: 1 },
            { do: 'clock', n: 1 },
          ],
        },
      ],
    },
  })
  t.stays()
  t.givesUp()
  t.expect({ clock: 6, seats: [{ sanity: 7 }] })
  t.stays()
  t.givesUp()
  t.notHappened({ is: 'lost', seat: 0 })
  t.expect({ clock: 0, seats: [{ sanity: 7 }, { sanity: 4 }] })
  t.waitsFor('move', { seat: 0 })
})

scenario('[ES-RULING-89] the next midnight’s loss passes her by, its doom does not', ({ table }) => {
  const t = table({
    begin: 'clock',
    clock: 9,
    seats: [
      { id: 'sister-mary', clues: 2 },
      { id: 'b', clues: 2 },
    ],
    mythos: { midnight: 'each -2 stamina, -1 clue, doom' },
  })
  t.expect({
    seats: [
      { stamina: 3, clues: 2 },
      { stamina: 3, clues: 2 },
    ],
    doom: 1,
  })
  t.waitsFor('move', { seat: 1 })
})

scenario('[ES-RULING-89] prohibitions, raised requirements and prices bind the others only', ({ table }) => {
  const mythos = {
    traits: [
      { has: 'harder', n: 1 } as const,
      { has: 'forbid', what: 'focus' } as const,
      { has: 'monsterCost', what: 'stamina', n: 1 } as const,
    ],
  }
  const cards = [{ tasks: ['I3 L'], monsters: [{ id: 'imp', needs: 'P' }] }]
  const mary = table({
    seats: [{ id: 'sister-mary', at: 'x' }],
    cards,
    mythos,
    attempt: { shows: ['I1', 'P'], failedRoll: true },
  })
  mary.expect({ attempt: { rows: { t0: 'I3 L', 'm:imp': 'P' } } })
  mary.focuses('P')
  mary.waitsFor('prepare', { dice: 1 })

  const other = table({ seats: [{ at: 'x' }], cards, mythos, attempt: { shows: ['I1', 'P'], failedRoll: true } })
  other.expect({ attempt: { rows: { t0: 'I4 L', 'm:imp': 'P -1sta' } } })
  other.refused({ do: 'focus', die: 'P' }, 'ES-MYTHOS-03')
  other.waitsFor('prepare', { mayNot: ['focus'] })
})

scenario('[ES-RULING-89] she keeps what helps her', ({ table }) => {
  const t = table({
    seats: [{ id: 'sister-mary', at: 'x' }],
    cards: [{ tasks: ['L'], terror: '-1 stamina' }],
    mythos: { tone: 'help', traits: [{ has: 'ignoreTerror' }, { has: 'reroll', dice: 1 }] },
    attempt: { shows: ['T', 'I1'] },
  })
  t.waitsFor('judge', { may: ['reroll'] })
  t.fails()
  t.discards('T')
  t.expect({ seats: [{ stamina: 3 }] })
  t.waitsFor('prepare', { dice: 1 })
})

scenario('[ES-RULING-89] in her adventure a lingering terror effect on all hurts the others', ({ table }) => {
  const t = table({
    seats: [{ id: 'sister-mary', at: 'x' }, { id: 'b' }],
    cards: [{ tasks: ['L'] }],
    mythos: { terror: 'each -1 sanity' },
    attempt: { shows: ['T', 'I1'] },
  })
  t.fails()
  t.expect({ seats: [{ sanity: 7 }, { sanity: 4 }] })
  t.waitsFor('discard', { seat: 0 })
})
