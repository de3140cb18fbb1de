/** ES-AO: the Ancient One's card. */
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect } from 'vitest'

const IDOL = { id: 'idol', deck: 'unique', when: 'adventure', effects: 'add red' } as const

scenario('[ES-AO-01] name, battle task, sign limit and doom track are on the card', ({ table }) => {
  const t = table({ ancientOne: 'cthulhu' })
  expect(t.view()).toMatchObject({
    ancientOne: 'cthulhu',
    signsNeeded: 13,
    doomTrack: [...'ddmdmdmdmdd'].map((space) => (space === 'd' ? 'doom' : 'monster')),
  })
  t.waitsFor('move')

  const battle = table({ ancientOne: 'cthulhu', awake: true })
  battle.expect({ doom: 11, attempt: { card: '', rows: { battle: 'T L P' } } })
  battle.waitsFor('prepare')
})

scenario('[ES-AO-01] a monster space brings a monster, a doom space nothing', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: ['doom', 'monster', 'doom', 'doom'] },
    cards: [{ tasks: ['L'], penalties: 'doom' }, { tasks: ['[]', 'P'] }],
    cup: [{ id: 'm' }],
  })
  t.goes('x')
  t.givesUp()
  t.expect({ doom: 1, cup: 1 })
  t.stays()
  t.givesUp()
  t.happened({ is: 'doom', total: 2 })
  t.draws('m')
  t.expect({ doom: 2, cards: { y: { monsters: ['m'] } } })
  t.waitsFor('move')
})

scenario('[ES-AO-02] the ability is in force from the set-up on', ({ table }) => {
  const halls = [1, 2, 3, 4, 5, 6].map((n) => ({ id: `hall-${n}`, tasks: ['T'] }))
  const t = table({
    begin: 'setup',
    ancientOne: { modifiers: [{ of: 'max.sanity', add: -2 }] },
    seats: [{}],
    deckTops: { adventure: halls, mythos: [{ id: 'dawn' }] },
  })
  t.draws(...halls.map(({ id }) => id), 'dawn')
  t.expect({ seats: [{ sanity: 3, maxSanity: 3, stamina: 5, maxStamina: 5 }] })
  t.waitsFor('move')
})

for (const awake of [false, true])
  scenario(`[ES-AO-02] the ability is in force ${awake ? 'in the battle too' : 'in every turn'}`, ({ table }) => {
    const t = table({
      ancientOne: { triggers: [{ on: 'unique.used', effects: [{ do: 'lose', what: 'stamina', n: 1 }] }] },
      awake,
      seats: [{ items: [IDOL] }],
      cards: awake ? [] : [{ tasks: ['L'] }],
    })
    if (!awake) t.goes('x')
    t.uses('idol')
    t.happened({ is: 'used', card: 'idol' }, { is: 'lost', seat: 0, what: 'stamina', n: 1 })
    t.expect({ seats: [{ stamina: 4 }] })
    t.waitsFor('prepare', { dice: 7 })
  })

scenario('[ES-AO-02] the ability outlasts the Mythos card', ({ table }) => {
  const t = table({
    ancientOne: { modifiers: [{ of: 'max.stamina', add: -1 }] },
    mythos: { id: 'gloom', modifiers: [{ of: 'max.stamina', add: -1 }] },
    clock: 9,
    seats: [{}],
  })
  t.expect({ seats: [{ maxStamina: 3 }] })
  t.stays()
  t.firstAid('stamina')
  t.expect({ seats: [{ maxStamina: 4 }], mythos: 'quiet-night-1' })
  t.waitsFor('move')
})

scenario('[ES-AO-03] asleep, it does not attack at midnight', ({ table }) => {
  const t = table({ ancientOne: { attack: 'each -1 sanity' }, clock: 9, seats: [{}, {}] })
  t.stays()
  t.firstAid('stamina')
  t.happened({ is: 'midnight' }, { is: 'mythos' })
  t.notHappened({ is: 'attack' }, { is: 'lost' })
  t.expect({ seats: [{ sanity: 5 }, { sanity: 5 }] })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-AO-03] awake, it attacks when midnight strikes and at no other hour', ({ table }) => {
  const battle = (clock: number): Setup => ({
    begin: 'clock',
    ancientOne: { attack: 'each -1 sanity' },
    awake: true,
    clock,
    seats: [{}, {}],
  })
  const t = table(battle(9))
  t.expect({ clock: 0, seats: [{ sanity: 4 }, { sanity: 4 }], mythos: null })
  t.waitsFor('prepare', { seat: 'b' })

  const early = table(battle(6))
  early.expect({ clock: 9, seats: [{ sanity: 5 }, { sanity: 5 }] })
  early.waitsFor('prepare', { seat: 'b' })
})

for (const signs of [1, 2])
  scenario(`[ES-AO-04] [ES-RULING-04] the sign limit is the card's: ${signs} of 2`, ({ table }) => {
    const t = table({ ancientOne: { signs: 2 }, cards: [{ tasks: ['L'], rewards: `+${signs} sign` }] })
    t.goes('x')
    t.rolls('L', 'L', 'L', 'L', 'L', 'L')
    t.completes('t0', 'L')
    t.expect({ signs })
    if (signs < 2) t.waitsFor('move')
    else t.over({ won: true, how: 'sealed' })
  })

for (const spaces of [2, 3])
  scenario(`[ES-AO-04] [ES-RULING-04] a track of ${spaces} spaces and two tokens`, ({ table }) => {
    const t = table({
      ancientOne: { doomTrack: spaces, battle: 'L' },
      cards: [{ tasks: ['L'], penalties: '2 doom' }],
    })
    t.goes('x')
    t.givesUp()
    t.expect({ doom: 2, awake: spaces === 2 })
    t.waitsFor(spaces === 2 ? 'prepare' : 'move')
  })
