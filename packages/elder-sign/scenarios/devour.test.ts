/** ES-DEVOUR: sanity or stamina at 0. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario(
  '[ES-DEVOUR-01] [ES-DEVOUR-02] at 1 one lives on, at 0 one is devoured and a doom token is added',
  ({ table }) => {
    const safe = table({ seats: [{ sanity: 2, at: 'x' }], cards: [{ tasks: ['L'], penalties: '-1 sanity' }], doom: 3 })
    safe.stays()
    safe.givesUp()
    safe.notHappened({ is: 'devoured' })
    safe.expect({ seats: [{ id: 'a', sanity: 1 }], doom: 3 })
    safe.waitsFor('move', { seat: 0 })

    const dead = table({ seats: [{ sanity: 1, at: 'x' }], cards: [{ tasks: ['L'], penalties: '-1 sanity' }], doom: 3 })
    dead.stays()
    dead.givesUp()
    dead.happened(
      { is: 'lost', what: 'sanity', n: 1 },
      { is: 'devoured', seat: 0, id: 'a' },
      { is: 'doom', n: 1, total: 4 },
    )
    dead.expect({ seats: [{ out: false }], doom: 4 })
    dead.waitsFor('investigator', { seat: 0 })
  },
)

scenario('[ES-DEVOUR-01] a loss beyond what is left devours all the same, and once', ({ table }) => {
  const t = table({ seats: [{ stamina: 1, at: 'x' }], cards: [{ tasks: ['L'], penalties: '-3 stamina, -3 sanity' }] })
  t.stays()
  t.givesUp()
  t.notHappened({ is: 'lost', what: 'sanity' })
  t.expect({ doom: 1 })
  t.waitsFor('investigator', { seat: 0 })
})

scenario(
  '[ES-DEVOUR-03] [EC-ES-106] belongings go back where they came from, the investigator out of the game',
  ({ table }) => {
    const t = table({
      seats: [
        { at: 'x' },
        {
          sanity: 1,
          clues: 2,
          items: [{ id: 'rope', deck: 'common', effects: '+1 stamina' }, 'alien-statue', 'circle-of-chalk'],
          allies: ['duke'],
          trophies: [2, 'gug'],
        },
      ],
      cards: [{ tasks: ['L'], penalties: 'each -1 sanity' }],
      spells: [{ owner: 'b', spell: 'whispered-ward', dice: ['T'] }],
      decks: { adventure: [] },
      cup: [],
    })
    t.expect({
      decks: { adventure: 0, common: 12, unique: 11, spell: 10, ally: 7 },
      cup: 0,
      dice: { spell: ['T'], supply: 7 },
    })
    t.stays()
    t.givesUp()
    t.seat('b').declines()
    t.expect({
      seats: [{ sanity: 4 }, { out: false }],
      decks: { adventure: 1, common: 13, unique: 12, spell: 12, ally: 8 },
      cup: 1,
      dice: { spell: [], pool: 5, supply: 3 },
    })
    t.waitsFor('investigator', { seat: 1 })
  },
)

scenario('[ES-DEVOUR-03] whom nobody has played may be chosen, the devoured may not', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1 }],
    cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
    roster: ['ashcan-pete', 'joe-diamond'],
  })
  t.stays()
  t.givesUp()
  t.refusedOption([{ do: 'investigator', id: 'a' }], '')
  t.becomes('ashcan-pete')
  t.waitsFor('move', { seat: 0 })
})

scenario(
  '[ES-DEVOUR-04] the new investigator has full values and starting items and plays from the next turn',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }, { sanity: 1, at: 'x', clues: 3 }],
      cards: [{ tasks: ['L'], penalties: 'each -1 sanity' }],
      deckTops: { common: ['food'] },
    })
    t.stays()
    t.givesUp()
    t.seat(1).becomes('joe-diamond')
    t.expect({
      seats: [
        { id: 'a', sanity: 4 },
        {
          id: 'joe-diamond',
          sanity: 4,
          maxSanity: 4,
          stamina: 6,
          maxStamina: 6,
          clues: 1,
          items: ['food'],
          trophies: [],
          at: 'entrance',
        },
      ],
      active: 1,
      clock: 3,
    })
    t.waitsFor('move', { seat: 1 })
  },
)

scenario(
  '[ES-DEVOUR-05] [EC-ES-73] devoured by terror: no penalties, no helper’s loss, Clock phase, then the choice',
  ({ table }) => {
    const t = table({
      seats: [{ sanity: 1, at: 'x' }, { at: 'x' }],
      cards: [
        {
          tasks: ['L L', 'T T T'],
          terror: '-1 sanity',
          penalties: '-1 stamina, doom, +1 clue',
          monsters: [{ id: 'imp', needs: 'P' }],
        },
      ],
      attempt: { done: ['m:imp'], shows: ['T', 'I1', 'I1'], helping: { b: 'L' } },
      cup: [],
    })
    t.fails()
    t.happened(
      { is: 'terror', source: 'x' },
      { is: 'devoured', seat: 0 },
      { is: 'doom', total: 1 },
      { is: 'clock', hours: 3 },
    )
    t.notHappened({ is: 'failed' }, { is: 'collected' }, { is: 'dieOut' })
    t.expect({
      doom: 1,
      clock: 3,
      cup: 1,
      seats: [{ out: false }, { sanity: 5, stamina: 5, clues: 0 }],
      cards: { x: { monsters: [], visitors: [1] } },
      dice: { supply: 8 },
    })
    t.waitsFor('investigator', { seat: 0 })
  },
)

scenario('[ES-DEVOUR-05] devoured on the way: the Clock phase comes before the new investigator', ({ table }) => {
  const t = table({
    seats: [{ stamina: 1 }, {}],
    worlds: [{ id: 'plateau', tasks: ['L'] }],
    mythos: { triggers: [{ on: 'entered.world', effects: [{ do: 'lose', what: 'stamina', n: 1 }] }] },
    clock: 6,
  })
  t.goes('plateau')
  t.expect({ clock: 9, doom: 1, attempt: null })
  t.becomes('ashcan-pete')
  t.expect({ seats: [{ id: 'ashcan-pete', at: 'entrance' }], active: 1 })
  t.waitsFor('move', { seat: 1 })
})

scenario(
  '[ES-DEVOUR-05] [ES-DEVOUR-04] devoured in another’s turn: the choice comes at once, the turn goes on',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }, { sanity: 1 }],
      cards: [{ tasks: ['L L'], terror: 'each -1 sanity' }],
      attempt: { shows: ['T', 'I1', 'I2'] },
    })
    t.fails()
    t.expect({ clock: 0, doom: 1 })
    t.refused({ do: 'investigator', id: 'ashcan-pete', by: 0 }, 'ES-CORE-05')
    t.seat(1).becomes('ashcan-pete')
    t.discards('I1')
    t.waitsFor('prepare', { seat: 0, dice: 2 })
  },
)

scenario(
  '[ES-DEVOUR-06] [ES-RULING-26] [EC-ES-107] nobody left to choose: eliminated, and the seat is passed without the clock',
  ({ table }) => {
    const t = table({
      seats: [{ sanity: 3 }, { sanity: 1, at: 'x' }, { sanity: 3 }],
      active: 'b',
      cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
      roster: [],
    })
    t.stays()
    t.givesUp()
    t.happened(
      { is: 'devoured', seat: 1 },
      { is: 'clock', hours: 3 },
      { is: 'eliminated', seat: 1 },
      { is: 'turn', seat: 2 },
    )
    t.expect({ seats: [{}, { out: true }], clock: 3, active: 2 })
    t.stays()
    t.firstAid('sanity')
    t.expect({ clock: 6, active: 0 })
    t.stays()
    t.firstAid('sanity')
    t.expect({ clock: 9, active: 2 })
    t.waitsFor('move', { seat: 2 })
  },
)

scenario(
  '[ES-DEVOUR-07] [ES-AWAKEN-01] [EC-ES-74] the death that awakens leaves its player with nothing but the clock',
  ({ table }) => {
    const t = table({
      ancientOne: { doomTrack: 4, battle: 'L' },
      doom: 3,
      seats: [{ at: 'x', stamina: 1 }, {}],
      cards: [{ tasks: ['L'], penalties: '-1 stamina' }],
    })
    t.stays()
    t.givesUp()
    t.happened(
      { is: 'devoured', seat: 0 },
      { is: 'doom', total: 4 },
      { is: 'awoke' },
      { is: 'clock', hours: 3 },
      { is: 'eliminated', seat: 0 },
    )
    t.expect({ awake: true, seats: [{ out: true }, { at: 'ancientOne' }], active: 1, doom: 4 })
    t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1')
    for (let left = 6; left > 1; left--) {
      t.fails()
      t.discards('I1')
      t.rolls(...Array.from({ length: left - 1 }, () => 'I1'))
    }
    t.fails()
    // B's Clock phase, A's lone Clock phase, B again.
    t.happened({ is: 'clock', hours: 6 }, { is: 'turn', seat: 0 }, { is: 'clock', hours: 9 }, { is: 'turn', seat: 1 })
    t.expect({ clock: 9, active: 1 })
    t.waitsFor('prepare', { seat: 1, dice: 6 })
  },
)

scenario('[ES-DEVOUR-07] one space earlier the death costs no seat', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: 5 },
    doom: 3,
    seats: [{ at: 'x', stamina: 1 }, {}],
    cards: [{ tasks: ['L'], penalties: '-1 stamina' }],
  })
  t.stays()
  t.givesUp()
  t.expect({ awake: false, doom: 4, seats: [{ out: false }] })
  t.becomes('ashcan-pete')
  t.waitsFor('move', { seat: 1 })
})

scenario(
  '[ES-DEVOUR-08] [ES-BATTLE-07] devoured in battle: a doom token, elimination, only Clock phases',
  ({ table }) => {
    const t = table({
      awake: true,
      ancientOne: { doomTrack: 8, attack: 'each -1 sanity' },
      doom: 5,
      clock: 9,
      seats: [{}, { sanity: 1 }, {}],
      begin: 'clock',
    })
    t.expect({ doom: 6, seats: [{ sanity: 4 }, { out: true }, { sanity: 4 }], clock: 3, active: 2 })
    t.waitsFor('prepare', { seat: 2, dice: 6 })
  },
)

scenario('[ES-DEVOUR-09] [WE-ES-10] a maximum reduced to 0 devours', ({ table }) => {
  const t = table({
    awake: true,
    ancientOne: 'cthulhu',
    doom: 5,
    clock: 9,
    seats: [{ id: 'mandy-thompson' }, { id: 'harvey-walters', maxStamina: 1 }],
    begin: 'clock',
  })
  t.seat('mandy').chooses(1)
  t.expect({ seats: [{ maxStamina: 3, stamina: 3, maxSanity: 4 }] })
  t.seat('harvey').chooses(1)
  t.happened(
    { is: 'maximum', seat: 1, what: 'stamina', n: 0 },
    { is: 'devoured', seat: 1 },
    { is: 'doom', total: 6 },
    { is: 'doom', total: 7 },
  )
  // Harvey's player has his Clock phase, then it is Mandy's turn.
  t.expect({ doom: 7, seats: [{}, { out: true }], active: 0, clock: 3 })
  t.waitsFor('prepare', { seat: 0 })
})

scenario('[ES-DEVOUR-09] a maximum reduced to 1 cuts the present value and no more', ({ table }) => {
  const t = table({
    awake: true,
    ancientOne: { attack: 'each -1 maximum sanity' },
    doom: 5,
    clock: 9,
    seats: [{ maxSanity: 2 }],
    begin: 'clock',
  })
  t.expect({ doom: 5, seats: [{ maxSanity: 1, sanity: 1, stamina: 5 }] })
  t.waitsFor('prepare', { seat: 0 })
})

scenario(
  '[ES-RULING-28] [EC-ES-105] several devoured at once: one after another, clockwise, a token for each',
  ({ table }) => {
    const t = table({
      begin: 'clock',
      clock: 9,
      doom: 2,
      seats: [{}, { sanity: 1 }, {}, { sanity: 1 }],
      cards: [{ tasks: ['L'], midnight: 'each -1 sanity' }],
    })
    t.expect({ doom: 3, seats: [{ sanity: 4 }, { out: false }, { sanity: 5 }, { sanity: 1 }] })
    t.waitsFor('investigator', { seat: 1 })
    t.becomes('ashcan-pete')
    t.happened({ is: 'lost', seat: 2 }, { is: 'lost', seat: 3 }, { is: 'devoured', seat: 3 }, { is: 'doom', total: 4 })
    t.waitsFor('investigator', { seat: 3 })
    t.becomes('joe-diamond')
    t.draws('food')
    t.expect({
      doom: 4,
      seats: [
        { sanity: 4 },
        { id: 'ashcan-pete', sanity: 4, at: 'entrance' },
        { sanity: 4 },
        { id: 'joe-diamond', at: 'entrance' },
      ],
      mythos: 'quiet-night-1',
    })
    t.waitsFor('move', { seat: 1 })
  },
)

scenario('[ES-RULING-28] an effect on each is finished though the active player dies of it', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1 }, { sanity: 1 }, { sanity: 3 }],
    cards: [{ tasks: ['L L'], terror: 'each -1 sanity' }],
    attempt: { shows: ['T', 'I1', 'I2'] },
  })
  t.fails()
  t.happened(
    { is: 'devoured', seat: 0 },
    { is: 'doom', total: 1 },
    { is: 'devoured', seat: 1 },
    { is: 'doom', total: 2 },
  )
  t.waitsFor('investigator', { seat: 1 })
  t.becomes('ashcan-pete')
  t.happened({ is: 'lost', seat: 2, what: 'sanity', n: 1 }, { is: 'clock', hours: 3 })
  t.expect({ doom: 2, clock: 3, seats: [{ out: false }, { id: 'ashcan-pete' }, { sanity: 2 }] })
  t.waitsFor('investigator', { seat: 0 })
})
