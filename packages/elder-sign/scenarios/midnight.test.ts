/** ES-MIDNIGHT: when it strikes, and what happens then. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-MIDNIGHT-01] midnight comes after the turn, not before the hand is at XII', ({ table }) => {
  const quiet = table({ begin: 'clock', clock: 6, seats: [{}, {}], cards: [{ tasks: ['L'], midnight: 'doom' }] })
  quiet.expect({ clock: 9, doom: 0, active: 1, mythos: null })
  quiet.waitsFor('move', { seat: 1 })

  const t = table({
    clock: 9,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L'], midnight: 'doom', penalties: '+1 clue' }],
  })
  t.stays()
  t.givesUp()
  t.happened(
    { is: 'gained', what: 'clue' },
    { is: 'clock', hours: 0 },
    { is: 'midnight' },
    { is: 'doom', total: 1 },
    { is: 'turn', seat: 1 },
  )
  t.expect({ clock: 0, doom: 1, midnightDue: false })
  t.waitsFor('move', { seat: 1 })
})

scenario('[ES-MIDNIGHT-02] a clock symbol that reaches XII only makes midnight due', ({ table }) => {
  const t = table({
    clock: 9,
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L clk', 'P'], midnight: 'doom' }],
    attempt: { shows: ['L', 'I1'] },
  })
  t.completes('t0', 'L')
  t.notHappened({ is: 'midnight' })
  t.expect({ clock: 0, midnightDue: true, doom: 0 })
  t.rolls('I2')
  t.fails()
  // No die is left: the adventure fails, the Clock phase moves the hand on, and only then midnight strikes.
  t.happened({ is: 'failed' }, { is: 'clock', hours: 3 }, { is: 'midnight' }, { is: 'doom', total: 1 })
  t.expect({ clock: 3, doom: 1, midnightDue: false })
  t.waitsFor('move')
})

scenario('[ES-MIDNIGHT-03] XII reached twice in one turn makes one midnight', ({ table }) => {
  const t = table({
    clock: 9,
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L clk clk clk clk clk', 'T T T'], midnight: 'doom' }],
    attempt: { shows: ['L', 'I1'] },
  })
  t.completes('t0', 'L')
  t.expect({ clock: 0, midnightDue: true })
  t.givesUp()
  t.happened({ is: 'midnight' }, { is: 'turn' })
  t.expect({ doom: 1, clock: 3, mythos: 'quiet-night-1' })
  t.waitsFor('move', { seat: 0 })
})

scenario(
  '[ES-MIDNIGHT-04] the effects of the cards and the old Mythos, then the new card, then daily abilities',
  ({ table }) => {
    const t = table({
      begin: 'clock',
      clock: 9,
      seats: [{ id: 'carolyn-fern', spent: true, sanity: 4 }],
      cards: [{ tasks: ['L'], midnight: 'doom' }],
      mythos: { id: 'old', midnight: 'each -1 stamina' },
      deckTops: {
        mythos: [
          { id: 'new', immediate: [{ do: 'choose', options: [[{ do: 'doom', n: 1 }], [{ do: 'clock', n: 1 }]] }] },
        ],
      },
    })
    t.waitsFor('midnightOrder', { seat: 0 })
    t.effectsInOrder()
    t.happened(
      { is: 'midnightEffect', source: 'x' },
      { is: 'doom', total: 1 },
      { is: 'midnightEffect', source: 'lingering:old' },
      { is: 'lost', what: 'stamina', n: 1 },
      { is: 'mythos', card: 'new' },
    )
    t.expect({ seats: [{ spent: ['carolyn-fern'], stamina: 3 }], mythos: 'new' })
    t.chooses(0)
    t.expect({ doom: 2, seats: [{ spent: [] }] })
    t.waitsFor('mend', { seat: 0 })
  },
)

scenario(
  '[ES-MIDNIGHT-04] [ES-RULING-11] default order: Adventures, Other Worlds, monsters, Mythos; the player may order them',
  ({ table }) => {
    const setup = {
      begin: 'clock' as const,
      clock: 9,
      seats: [{}, {}],
      active: 'b',
      cards: [
        { tasks: ['L'], midnight: 'doom', monsters: [{ id: 'imp', midnight: 'each -1 stamina' }] },
        { tasks: ['L'], midnight: '-1 clue' },
      ],
      worlds: [{ id: 'abyss', tasks: ['L'], midnight: 'each -1 sanity' }],
      mythos: { id: 'old', midnight: 'each +1 clue' },
    }
    const order = (...sources: string[]) => sources.map((source) => ({ is: 'midnightEffect', source }) as const)
    const t = table(setup)
    t.waitsFor('midnightOrder', { seat: 1 })
    t.effectsInOrder()
    t.happened(...order('x', 'y', 'abyss', 'imp', 'lingering:old'))
    t.waitsFor('move', { seat: 0 })

    const own = table(setup)
    own.effectFirst('old')
    own.happened(...order('lingering:old'))
    own.expect({ seats: [{ clues: 1 }, { clues: 1 }] })
    own.refused({ do: 'effect', source: 'mythos:old' }, '')
    own.effectFirst('y')
    own.expect({ seats: [{ clues: 1 }, { clues: 0 }] })
    own.effectsInOrder()
    own.happened(...order('x', 'abyss', 'imp'))
    own.expect({
      seats: [
        { sanity: 4, stamina: 4 },
        { sanity: 4, stamina: 4 },
      ],
      doom: 1,
    })
    own.waitsFor('move', { seat: 0 })
  },
)

scenario(
  '[ES-MIDNIGHT-05] [EC-ES-93] [ES-SETUP-10] [ES-SETUP-11] [ES-SETUP-12] [ES-MYTHOS-08] the first Mythos card works, “At Midnight” effects do not',
  ({ table }) => {
    const rooms = ['hall', 'attic', 'crypt', 'stair', 'tower'].map((id) => ({ id, tasks: ['P'] }))
    const t = table({
      begin: 'setup',
      seats: [{}, {}],
      active: 1,
      deckTops: {
        adventure: [{ id: 'vault', tasks: ['L', '[]'], midnight: 'doom' }, ...rooms],
        mythos: [{ id: 'first-night', immediate: 'monster', lock: 'yellow', terror: '-1 sanity' }],
      },
    })
    t.draws('vault', 'hall', 'attic', 'crypt', 'stair', 'tower')
    t.draws('first-night', 'gug')
    // The first player's one free box.
    t.expect({
      active: 1,
      clock: 0,
      doom: 0,
      mythos: 'first-night',
      locks: ['mythos holds yellow'],
      cards: { vault: { monsters: ['gug'], boxes: { gug: 1 } } },
    })
    t.goes('hall')
    t.rolls('T', 'L', 'L', 'L', 'L', 'L')
    t.fails()
    t.expect({ seats: [{ sanity: 5 }, { sanity: 4 }] })
    t.discards('T')
    t.waitsFor('prepare', { seat: 1, dice: 5 })
  },
)

scenario('[EC-ES-93] [ES-RULING-11] at set-up the first player places the monster', ({ table }) => {
  const rooms = ['hall', 'attic', 'crypt', 'stair', 'tower', 'vault'].map((id) => ({ id, tasks: ['P'] }))
  const t = table({
    begin: 'setup',
    seats: [{}, {}, {}],
    active: 2,
    deckTops: { adventure: rooms, mythos: [{ id: 'first-night', immediate: 'monster' }] },
  })
  t.draws('hall', 'attic', 'crypt', 'stair', 'tower', 'vault', 'first-night', 'ghoul')
  t.waitsFor('place', { seat: 2 })
  t.places('tower')
  t.waitsFor('move', { seat: 2 })
})

scenario('[ES-MIDNIGHT-06] whether or not anybody stands on the card', ({ table }) => {
  for (const at of ['x', 'entrance']) {
    const t = table({ begin: 'clock', clock: 9, seats: [{ at }], cards: [{ tasks: ['L'], midnight: '-1 stamina' }] })
    t.expect({ seats: [{ stamina: 4, at }] })
    t.waitsFor('move')
  }
})

scenario(
  '[ES-MIDNIGHT-07] [ES-BATTLE-06] in the final battle the attack replaces them and the Mythos card',
  ({ table }) => {
    const t = table({
      awake: true,
      ancientOne: { attack: 'each -1 stamina' },
      doom: 6,
      begin: 'clock',
      clock: 9,
      seats: [{ id: 'ashcan-pete', allies: ['ruth-calloway'], sanity: 2 }, { spent: ['b'] }],
    })
    t.expect({
      seats: [
        { stamina: 5, sanity: 2 },
        { stamina: 4, spent: [] },
      ],
      mythos: null,
      doom: 6,
    })
    t.waitsFor('prepare', { seat: 1 })
  },
)

scenario('[ES-MIDNIGHT-08] an effect that came into play in this very turn already counts', ({ table }) => {
  const t = table({
    clock: 9,
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L'], rewards: 'gate, monster' }],
    attempt: { shows: ['L'] },
    deckTops: {
      adventure: [{ id: 'fresh', tasks: ['L'], midnight: 'doom' }],
      otherWorld: [{ id: 'abyss', tasks: ['L'], midnight: '2 doom' }],
    },
    cup: [{ id: 'imp', midnight: '-1 stamina' }],
  })
  t.completes('t0', 'L')
  t.draws('imp')
  t.places('fresh')
  t.effectsInOrder()
  t.expect({ doom: 3, seats: [{ stamina: 4 }] })
  t.waitsFor('move')
})

scenario(
  '[ES-RULING-83] the list is fixed when midnight begins: what comes into play meanwhile waits a day',
  ({ table }) => {
    const t = table({
      begin: 'clock',
      clock: 9,
      seats: [{}],
      cards: [{ tasks: ['L'], midnight: 'monster' }],
      cup: [{ id: 'imp', midnight: 'doom' }],
    })
    t.draws('imp')
    t.places('x')
    t.expect({ doom: 0 })
    t.waitsFor('move')
  },
)

scenario('[ES-RULING-83] [EC-ES-117] an effect whose card has left play is skipped', ({ table }) => {
  const setup = {
    begin: 'clock' as const,
    clock: 9,
    seats: [{ at: 'abyss' }],
    cards: [{ tasks: ['L'], midnight: 'banishWorld' }],
    worlds: [{ id: 'abyss', tasks: ['L'], midnight: 'doom', monsters: [{ id: 'imp', midnight: 'each -1 stamina' }] }],
  }
  const first = table(setup)
  first.effectFirst('x')
  first.happened({ is: 'banished', card: 'abyss' })
  first.effectsInOrder()
  first.notHappened({ is: 'midnightEffect', source: 'abyss' }, { is: 'midnightEffect', source: 'imp' })
  first.expect({ doom: 0, worlds: [], seats: [{ at: 'entrance', stamina: 5 }] })
  first.waitsFor('move')

  const last = table(setup)
  last.effectFirst('abyss')
  last.happened({ is: 'doom', total: 1 })
  last.effectFirst('imp')
  last.happened({ is: 'lost', what: 'stamina', n: 1 }, { is: 'banished', card: 'abyss' })
  last.expect({ doom: 1, worlds: [], seats: [{ stamina: 4 }] })
  last.waitsFor('move')
})

scenario('[ES-RULING-83] so is the effect of an ally whose owner was devoured meanwhile', ({ table }) => {
  const setup = {
    begin: 'clock' as const,
    clock: 9,
    seats: [{ allies: ['ruth-calloway'], sanity: 3 }],
    cards: [{ tasks: ['L'], midnight: 'devour' }],
  }
  const first = table(setup)
  first.effectFirst('x')
  // At once, in the middle of midnight.
  first.expect({ clock: 0, phase: 'midnight', mythos: null })
  first.becomes('ashcan-pete')
  first.notHappened({ is: 'midnightEffect', source: 'ruth-calloway' })
  first.waitsFor('move')

  const last = table(setup)
  last.effectFirst('ruth-calloway')
  last.happened({ is: 'midnightEffect', source: 'ruth-calloway' })
  last.chooses(0)
  last.happened({ is: 'gained', what: 'sanity' })
  last.becomes('ashcan-pete')
  last.waitsFor('move')
})
