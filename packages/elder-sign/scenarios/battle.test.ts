/** ES-BATTLE: the final battle. */
import { scenario } from '@vigil/scenario-kit/vitest'

const awake = (battle = 'L P', attack = '') => ({ awake: true, ancientOne: { doomTrack: 8, battle, attack }, doom: 6 })

scenario(
  '[ES-BATTLE-01] [ES-BATTLE-04] [ES-BATTLE-10] [EC-ES-109] six failed rolls: six discards, the Clock phase, no penalty',
  ({ table }) => {
    const t = table({ ...awake(), seats: [{}, {}] })
    for (let left = 6; left > 0; left--) {
      t.waitsFor('prepare', { seat: 0, dice: left, card: '' })
      t.rolls(...Array.from({ length: left }, () => 'T'))
      t.fails()
      t.discards('T')
    }
    t.happened({ is: 'dieOut' }, { is: 'clock', hours: 3 }, { is: 'turn', seat: 1 })
    t.notHappened({ is: 'lost' }, { is: 'failed' }, { is: 'terror' })
    t.expect({ doom: 6, seats: [{ sanity: 5, stamina: 5 }] })
    t.waitsFor('prepare', { seat: 1, dice: 6 })
  },
)

scenario(
  '[ES-BATTLE-02] [ES-BATTLE-10] the pool: six green less those lost or on spells, plus dice added',
  ({ table }) => {
    const t = table({
      ...awake('L L'),
      seats: [{ items: ['alien-statue', 'tommy-gun'] }, {}],
      spells: [{ owner: 'b', spell: 'circle-of-chalk', dice: ['L'] }],
    })
    t.expect({ dice: { pool: 5, spell: ['L'] } })
    t.uses('alien-statue')
    t.uses('tommy-gun')
    t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'R:I2', 'Y:I1')
    t.refused({ do: 'complete', row: 'battle', dice: ['L'] }, 'ES-TASK-03')
    t.completes('battle', 'pool:L', 'spell:L')
    t.expect({ doom: 5, dice: { task: ['L', 'L'] } })
    t.waitsFor('prepare', { dice: 6 })
  },
)

scenario(
  '[ES-BATTLE-03] [WE-ES-10] each completion places its dice, removes one token, and the rest are rolled again',
  ({ table }) => {
    const t = table({ ...awake('T L P'), seats: [{ items: ['alien-statue'] }, {}], clock: 6 })
    t.uses('alien-statue')
    t.rolls('T', 'L', 'P', 'I2', 'I1', 'I1', 'R:I3')
    t.completes('battle', 'T', 'L', 'P')
    t.happened({ is: 'completed', row: 'battle' }, { is: 'wounded', doom: 5 })
    t.expect({ doom: 5, dice: { task: ['L', 'P', 'T'], pool: 4 } })
    t.rolls('I1', 'T', 'T', 'R:P')
    t.fails()
    t.discards('T')
    t.rolls('T', 'L', 'R:P')
    t.completes('battle', 'T', 'L', 'R:P')
    t.happened({ is: 'wounded', doom: 4 }, { is: 'clock', hours: 9 }, { is: 'turn', seat: 1 })
    t.expect({ doom: 4, dice: { supply: ['R', 'Y'] } })
    t.waitsFor('prepare', { seat: 1, dice: 6 })
  },
)

scenario('[ES-BATTLE-04] [ES-RULING-67] declining a possible completion costs a die; nobody gives up', ({ table }) => {
  const t = table({ ...awake('L'), seats: [{}] })
  t.refused({ do: 'giveUp' }, 'ES-BATTLE-04')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.refused({ do: 'giveUp' }, 'ES-BATTLE-04')
  t.fails()
  t.discards('L')
  t.expect({ doom: 6, dice: { discarded: ['L'] } })
  t.waitsFor('prepare', { dice: 5 })
})

scenario('[ES-RULING-67] fewer dice than symbols: one rolls on to the last all the same', ({ table }) => {
  const t = table({ ...awake('L L L'), seats: [{}, {}], attempt: { pool: 2 } })
  t.rolls('L', 'L')
  t.fails()
  t.discards('L')
  t.waitsFor('prepare', { seat: 0, dice: 1 })
  t.rolls('L')
  t.fails()
  t.waitsFor('prepare', { seat: 1, dice: 6 })
})

scenario('[ES-RULING-67] a player without dice skips to the Clock phase', ({ table }) => {
  const setup = {
    ancientOne: { doomTrack: 6, battle: 'L', attack: 'each -1 sanity' },
    doom: 5,
    clock: 3,
    seats: [{ at: 'x', sanity: 1 }],
    cards: [
      { tasks: ['L'], penalties: 'doom' },
      ...Array.from({ length: 5 }, () => ({ tasks: ['L'], lock: 'green' as const })),
    ],
    extras: [{ id: 'wing', tasks: ['L'], lock: 'green' as const }],
  }
  // Every green die is locked, and so lost.
  const t = table(setup)
  t.stays()
  t.happened(
    { is: 'awoke' },
    { is: 'clock', hours: 6 },
    { is: 'turn' },
    { is: 'clock', hours: 9 },
    { is: 'turn' },
    { is: 'clock', hours: 0 },
    { is: 'attack' },
  )
  t.over({ won: false, how: 'devoured' })

  const spell = table({ ...setup, spells: [{ owner: 'a', spell: 'circle-of-chalk', dice: ['R:I2'] }] })
  spell.stays()
  spell.givesUp()
  spell.waitsFor('prepare', { card: '', dice: 0, may: ['takeOff', 'giveUp'], mayNot: ['roll'] })
  spell.takesOff('R:I2')
  spell.rolls('R:L')
  spell.completes('battle', 'R:L')
  spell.happened({ is: 'wounded', doom: 5 }, { is: 'clock', hours: 9 }, { is: 'turn' }, { is: 'clock', hours: 0 })
  spell.over({ won: false, how: 'devoured' })
})

scenario('[ES-BATTLE-05] [EC-ES-80] no focusing, no assistance; spells, clues and items as usual', ({ table }) => {
  const t = table({
    ...awake('L L'),
    seats: [{ items: ['circle-of-chalk', 'lucky-coin'], clues: 1, allies: ['ada-thorne'] }, {}],
  })
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I2')
  t.fails()
  t.discards('I1')
  t.refused({ do: 'focus', die: 'I2' }, 'ES-BATTLE-05')
  t.refused({ do: 'assist', seat: 'b', die: 'I2' }, 'ES-BATTLE-05')
  t.rolls('L', 'I1', 'I1', 'I1', 'I2')
  t.casts('circle-of-chalk', 'L')
  t.expect({ dice: { spell: ['L'], pool: 4 } })
  t.spendsClue('I1', 'I1')
  t.rolls('I2', 'I2')
  t.uses('lucky-coin')
  t.picks('I1')
  t.rolls('I3')
  t.rerolls('ada-thorne', 'I3')
  t.rolls('L')
  t.completes('battle', 'spell:L', 'pool:L')
  t.expect({ doom: 5, seats: [{ clues: 0, items: [], cast: [] }] })
  t.waitsFor('prepare', { dice: 3 })
})

scenario(
  '[ES-BATTLE-06] [ES-MIDNIGHT-07] at midnight the attack, and neither Mythos card nor “At Midnight” effects',
  ({ table }) => {
    const t = table({
      ...awake('L', 'each -1 sanity, doom'),
      begin: 'clock',
      clock: 9,
      seats: [{}, { allies: ['ruth-calloway'] }],
    })
    t.expect({ seats: [{ sanity: 4 }, { sanity: 4, stamina: 5 }], doom: 7, mythos: null })
    t.waitsFor('prepare', { seat: 1 })

    const quiet = table({ ...awake('L', 'each -1 sanity, doom'), begin: 'clock', clock: 6, seats: [{}, {}] })
    quiet.expect({ seats: [{ sanity: 5 }, { sanity: 5 }], doom: 6, clock: 9 })
    quiet.waitsFor('prepare', { seat: 1 })
  },
)

scenario('[ES-BATTLE-07] the eliminated player’s turn is a Clock phase, midnight included', ({ table }) => {
  const t = table({
    ...awake('L', 'each -1 stamina'),
    clock: 6,
    seats: [{}, { out: true }, {}],
    attempt: { shows: ['I1'] },
  })
  t.fails()
  t.happened(
    { is: 'clock', hours: 9 },
    { is: 'turn', seat: 1 },
    { is: 'clock', hours: 0 },
    { is: 'attack' },
    { is: 'turn', seat: 2 },
  )
  t.expect({ seats: [{ stamina: 4 }, { out: true }, { stamina: 4 }], active: 2 })
  t.waitsFor('prepare', { seat: 2 })
})

scenario('[ES-BATTLE-07] devoured in the own attack: the Clock phase follows and the seat is out', ({ table }) => {
  const t = table({
    awake: true,
    ancientOne: 'ithaqua',
    doom: 5,
    seats: [{ id: 'a', stamina: 1, items: ['alien-statue'] }, { id: 'b' }],
  })
  // Icy Winds: a Unique Item costs a stamina.
  t.uses('alien-statue')
  t.happened({ is: 'devoured', seat: 0 }, { is: 'doom', total: 6 }, { is: 'clock', hours: 3 }, { is: 'turn', seat: 1 })
  t.expect({ seats: [{ out: true }], doom: 6 })
  t.waitsFor('prepare', { seat: 1, dice: 6 })
})

scenario(
  '[ES-BATTLE-08] [ES-WIN-02] [ES-WIN-04] [EC-ES-78] the last token wins at once, dice in hand and no Clock phase',
  ({ table }) => {
    const t = table({ ...awake('L P T'), doom: 2, seats: [{}] })
    t.rolls('L', 'P', 'T', 'L', 'P', 'T')
    t.completes('battle', 'L', 'P', 'T')
    t.expect({ doom: 1, clock: 0 })
    t.rolls('L', 'P', 'T')
    t.completes('battle', 'L', 'P', 'T')
    t.happened({ is: 'wounded', doom: 0 }, { is: 'over', won: true, how: 'defeated' })
    t.notHappened({ is: 'clock' })
    t.over({ won: true, how: 'defeated' })
  },
)

scenario('[ES-BATTLE-08] whatever removes it', ({ table }) => {
  const lamp = { id: 'lamp', deck: 'unique' as const, effects: [{ do: 'liftDoom', n: 1 } as const] }
  const t = table({ ...awake('L'), doom: 1, seats: [{ items: [lamp] }] })
  t.uses('lamp')
  t.over({ won: true, how: 'defeated' })

  const asleep = table({ doom: 1, seats: [{ items: [lamp] }] })
  asleep.uses('lamp')
  asleep.expect({ doom: 0 })
  asleep.waitsFor('move')
})

scenario('[ES-BATTLE-09] trophies can no longer be spent; they stay, since an attack may ask for them', ({ table }) => {
  const t = table({
    awake: true,
    ancientOne: 'yog-sothoth',
    doom: 6,
    begin: 'clock',
    clock: 9,
    seats: [{ trophies: [3, 1] }, {}],
  })
  t.waitsFor('pay', { seat: 0 })
  t.agrees()
  t.pays('3')
  t.expect({ seats: [{ wealth: 1 }, { out: true }], doom: 7 })
  t.refused({ do: 'souvenir', what: 'spell' }, 'ES-BATTLE-09')
  t.refused({ do: 'firstAid', what: 'sanity' }, 'ES-BATTLE-09')
  t.waitsFor('prepare', { seat: 0, mayNot: ['souvenir', 'firstAid'] })
})

scenario(
  '[ES-RULING-63] [EC-ES-79] a full track in battle: a further token is ignored, and no monster comes',
  ({ table }) => {
    const full = table({
      awake: true,
      ancientOne: { doomTrack: ['doom', 'doom', 'monster'], battle: 'L', attack: 'doom' },
      doom: 3,
      begin: 'clock',
      clock: 9,
      seats: [{}],
      cup: ['gug'],
    })
    full.expect({ doom: 3, cup: 1 })
    full.waitsFor('prepare', { seat: 0 })

    const space = table({
      awake: true,
      ancientOne: { doomTrack: ['doom', 'doom', 'monster'], battle: 'L', attack: 'doom' },
      doom: 2,
      begin: 'clock',
      clock: 9,
      seats: [{}],
      cup: ['gug'],
    })
    space.expect({ doom: 3, cup: 1, awake: true })
    space.waitsFor('prepare', { seat: 0, dice: 6 })
  },
)

scenario('[ES-RULING-63] awake already: a text that awakens fills the track and does no more', ({ table }) => {
  const t = table({ ...awake('L', 'awaken'), clock: 9, seats: [{}, {}], attempt: { shows: ['I1'] } })
  t.fails()
  t.happened({ is: 'attack' }, { is: 'doom', n: 2, total: 8 }, { is: 'turn', seat: 1 })
  t.notHappened({ is: 'awoke' })
  t.waitsFor('prepare', { seat: 1, dice: 6 })
})

scenario('[ES-RULING-63] no monster appears in battle, whatever asks for one', ({ table }) => {
  const t = table({ ...awake('L', 'monster'), clock: 9, seats: [{}], cup: ['gug'], attempt: { shows: ['I1'] } })
  t.fails()
  t.happened({ is: 'attack' }, { is: 'turn' })
  t.notHappened({ is: 'monster' }, { is: 'nothing' })
  t.expect({ cup: 1 })
  t.waitsFor('prepare', { dice: 6 })
})
