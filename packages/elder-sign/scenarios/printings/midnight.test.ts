/** The first printing, as printed and with errata and FAQ: the clock step, midnight, Mythos cards and abilities. */
import type { Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'

const BELL = { tasks: ['T T T'], midnight: 'doom' }

/** A turn in which nothing happens but the clock. */
const waits = (t: Table, rules: string): void => {
  t.stays()
  t.firstAid(rules === 'first' ? 'both' : 'stamina')
}

for (const rules of ['first', 'first+faq']) {
  const inTurn = rules === 'first'

  scenario(
    `[ES-MIDNIGHT-01] [ES-TURN-02] ${rules}: midnight ${inTurn ? 'in' : 'after'} the clock step`,
    ({ table }) => {
      const t = table({
        rules,
        clock: 9,
        seats: [{ id: 'a' }, { id: 'b' }],
        deckTops: { mythos: [{ id: 'horde', immediate: 'monster' }] },
        cup: ['gug'],
      })
      waits(t, rules)
      t.draws('gug')
      t.expect({ phase: inTurn ? 'turn' : 'midnight', active: 0, clock: 0, midnightDue: false, mythos: 'horde' })
      t.places('dull-2')
      t.happened({ is: 'monster', marker: 'gug' }, { is: 'turn', seat: 1 })
      t.waitsFor('move', { seat: 1 })
    },
  )

  scenario(`[EC-ES-01] [ES-MIDNIGHT-03] ${rules}: XII twice in one turn is one midnight`, ({ table }) => {
    const t = table({ rules, clock: 9, cards: [{ tasks: ['L clk clk', 'P clk clk'] }, BELL] })
    t.goes('x')
    t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.completes('t0', 'L')
    t.notHappened({ is: 'midnight' })
    t.expect({ clock: 3, midnightDue: true, doom: 0 })
    t.rolls('P', 'I1', 'I1', 'I1', 'I1')
    t.completes('t1', 'P')
    t.happened({ is: 'clock', hours: 9 }, { is: 'clock', hours: 0 }, { is: 'midnight' }, { is: 'mythos' })
    t.expect({ clock: 0, midnightDue: false, doom: 1 })
    t.waitsFor('move')
  })

  scenario(
    `[WE-ES-11] [ES-MIDNIGHT-04] [ES-MYTHOS-02] [ES-MYTHOS-03] ${rules}: now, and at the next midnight`,
    ({ table }) => {
      const t = table({
        rules,
        clock: 9,
        seats: [{}, {}],
        cards: [BELL],
        deckTops: { mythos: [{ id: 'omen', immediate: 'monster', midnight: 'each -2 stamina' }, { id: 'next' }] },
        cup: ['gug'],
      })
      waits(t, rules)
      t.happened({ is: 'midnight' }, { is: 'midnightEffect', source: 'x' }, { is: 'mythos', card: 'omen' })
      t.draws('gug')
      t.places('x')
      t.expect({ seats: [{ stamina: 5 }, { stamina: 5 }], doom: 1 })
      for (let turn = 0; turn < 4; turn++) waits(t, rules)
      t.effectsInOrder()
      t.happened(
        { is: 'midnightEffect', source: 'x' },
        { is: 'midnightEffect', source: 'lingering:omen' },
        { is: 'lost', seat: 0, what: 'stamina', n: 2 },
        { is: 'lost', seat: 1, what: 'stamina', n: 2 },
        { is: 'mythos', card: 'next' },
      )
      t.expect({ seats: [{ stamina: 3 }, { stamina: 3 }], doom: 2, mythos: 'next' })
      t.waitsFor('move', { seat: 1 })
    },
  )

  scenario(`[ES-ABILITY-09] [EC-ES-04] ${rules}: Kate and the monster of midnight`, ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      seats: [{ id: 'kate-winthrop' }, {}],
      deckTops: { mythos: [{ id: 'horde', immediate: 'monster' }] },
      cup: ['gug'],
    })
    waits(t, rules)
    if (inTurn) {
      t.happened(
        { is: 'midnight' },
        { is: 'mythos', card: 'horde' },
        { is: 'noMonster', seat: 0 },
        { is: 'turn', seat: 1 },
      )
      t.expect({ cup: 1 })
    } else {
      t.draws('gug')
      t.places('dull-2')
      t.expect({ cup: 0, cards: { 'dull-2': { monsters: ['gug'] } } })
    }
    t.waitsFor('move', { seat: 1 })
  })

  scenario(`[ES-ABILITY-09] [ES-RULING-49] [EC-ES-04] ${rules}: Kate and the monster of a reward`, ({ table }) => {
    const t = table({
      rules,
      seats: [{ id: 'kate-winthrop', at: 'x' }],
      cards: [{ tasks: ['L'], rewards: 'monster' }],
      attempt: { shows: ['L'] },
      cup: ['gug'],
    })
    t.completes('t0', 'L')
    t.happened({ is: 'noMonster', seat: 0 })
    t.expect({ cup: 1, seats: [{ trophies: ['x'] }] })
    t.waitsFor('move')
  })

  scenario(`[ES-ABILITY-09] ${rules}: in another’s turn Kate prevents nothing`, ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      seats: [{}, { id: 'kate-winthrop' }],
      deckTops: { mythos: [{ id: 'horde', immediate: 'monster' }] },
      cup: ['gug'],
    })
    waits(t, rules)
    t.draws('gug')
    t.places('dull-1')
    t.waitsFor('move', { seat: 1 })
  })

  scenario(
    `[ES-MYTHOS-05] [ES-RULING-13] [EC-ES-10] ${rules}: used cards pile up, and are shuffled when none is left`,
    ({ table }) => {
      const t = table({
        rules,
        clock: 9,
        seats: [{}],
        mythos: { id: 'm0' },
        decks: { mythos: [{ id: 'm1' }, { id: 'm2' }] },
      })
      const day = () => {
        for (let turn = 0; turn < 4; turn++) waits(t, rules)
      }
      waits(t, rules)
      t.expect({ mythos: 'm1' })
      day()
      // The deck is empty now; m0 and m1 are used, m2 is in force.
      t.expect({ mythos: 'm2' })
      day()
      const chances = t.chances()
      if (JSON.stringify(chances) !== JSON.stringify({ m0: 1, m1: 1 })) throw new Error(JSON.stringify(chances))
      t.draws('m1')
      t.expect({ mythos: 'm1' })
      day()
      t.expect({ mythos: 'm0' })
      day()
      t.draws('m2')
      t.expect({ mythos: 'm2' })
      t.waitsFor('move')
    },
  )

  scenario(`[EC-ES-03] [ES-ABILITY-03] ${rules}: nothing recharges in mid-turn`, ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      seats: [{}, { id: 'mandy-thompson', spent: true }],
      cards: [{ tasks: ['T clk', 'P'] }, { tasks: ['L'] }],
    })
    t.goes('x')
    t.rolls('T', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.completes('t0', 'T')
    t.rolls('P', 'I1', 'I1', 'I1', 'I1')
    t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-03')
    t.completes('t1', 'P')
    t.happened({ is: 'midnight' })
    t.expect({ seats: [{}, { spent: [] }] })
    t.waitsFor('move', { seat: 1 })
  })

  scenario(`[ES-ABILITY-06] [EC-ES-51] [ES-RULING-87] ${rules}: Mandy in another’s turn, once a day`, ({ table }) => {
    const t = table({
      rules,
      seats: [{ id: 'a' }, { id: 'mandy-thompson' }],
      cards: [{ tasks: ['L L L'] }],
    })
    t.goes('x')
    t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.asksResearch('mandy')
    t.seat('mandy').picks('I1', 'I1')
    t.rolls('L', 'L')
    t.fails()
    t.discards('I1')
    t.rolls('I1', 'I1', 'I1', 'I1', 'I1')
    t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-03')
    t.waitsFor('judge', { mayNot: ['research'] })
  })

  scenario(`[ES-AWAKEN-09] [ES-RULING-65] [EC-ES-77] [ES-RULING-01] ${rules}: awake at midnight`, ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      ancientOne: { doomTrack: 3, attack: 'each -1 sanity' },
      doom: 2,
      seats: [{}, { id: 'mandy-thompson', spent: true, sanity: 3 }],
      deckTops: { mythos: [{ id: 'end', immediate: 'doom, monster' }] },
      cup: ['gug'],
    })
    waits(t, rules)
    t.happened(
      { is: 'midnight' },
      { is: 'mythos', card: 'end' },
      { is: 'awoke' },
      { is: 'attack' },
      { is: 'turn', seat: 1 },
    )
    t.notHappened({ is: 'monster' })
    t.expect({ awake: true, seats: [{ sanity: 4 }, { sanity: 2, spent: [] }], active: 1 })
    t.waitsFor('prepare', { seat: 1, card: '' })
  })

  scenario(`[ES-RULING-11] [ES-RULING-28] [EC-ES-105] ${rules}: two devoured at midnight`, ({ table }) => {
    const t = table({
      rules,
      clock: 9,
      seats: [{ id: 'a' }, { id: 'b', sanity: 1 }, { id: 'c' }, { id: 'd', sanity: 1 }],
      cards: [{ tasks: ['L'], midnight: 'each -1 sanity' }],
      roster: ['ashcan-pete', 'joe-diamond', 'bob-jenkins'],
    })
    waits(t, rules)
    t.happened({ is: 'devoured', seat: 1 })
    t.waitsFor('investigator', { seat: 1 })
    t.becomes('ashcan-pete')
    t.happened({ is: 'lost', seat: 2 }, { is: 'devoured', seat: 3 }, { is: 'doom', total: 2 })
    t.becomes('joe-diamond')
    t.draws('food')
    t.expect({ doom: 2, seats: [{ sanity: 4 }, { at: 'entrance' }, { sanity: 4 }, { at: 'entrance' }] })
    t.waitsFor('move', { seat: 1 })
  })

  scenario(`[ES-RULING-83] [ES-RULING-11] [EC-ES-117] ${rules}: an effect whose card has gone`, ({ table }) => {
    const setup = {
      rules,
      begin: 'clock' as const,
      clock: 9,
      seats: [{ at: 'abyss' }],
      cards: [{ tasks: ['L'], midnight: 'banishWorld' }],
      worlds: [{ id: 'abyss', tasks: ['L'], midnight: 'doom' }],
    }
    const t = table(setup)
    t.effectFirst('x')
    t.happened({ is: 'midnightEffect', source: 'x' }, { is: 'banished', card: 'abyss' }, { is: 'mythos' })
    t.notHappened({ is: 'midnightEffect', source: 'abyss' })
    t.expect({ doom: 0, worlds: [] })
    t.waitsFor('move')

    const u = table(setup)
    u.effectFirst('abyss')
    u.happened({ is: 'doom', total: 1 }, { is: 'banished', card: 'abyss' }, { is: 'mythos' })
    u.expect({ doom: 1, worlds: [] })
    u.waitsFor('move')
  })
}

scenario(
  '[ES-DEVOUR-05] [ES-MIDNIGHT-01] first: devoured in his own midnight, he is replaced as the turn ends',
  ({ table }) => {
    const t = table({
      rules: 'first',
      begin: 'clock',
      clock: 9,
      seats: [{ id: 'a', sanity: 1 }, { id: 'b' }],
      cards: [{ tasks: ['L'], midnight: 'each -1 sanity' }],
      deckTops: { mythos: [{ id: 'next', immediate: 'each -1 stamina' }] },
      roster: ['ashcan-pete', 'joe-diamond'],
    })
    t.expect({ doom: 1, mythos: 'next', seats: [{ out: false }, { sanity: 4, stamina: 4 }] })
    t.waitsFor('investigator', { seat: 0 })
    t.becomes('ashcan-pete')
    t.expect({ mythos: 'next', seats: [{ id: 'ashcan-pete', stamina: 6, at: 'entrance' }, { stamina: 4 }] })
    t.waitsFor('move', { seat: 1 })
  },
)

scenario(
  '[ES-DEVOUR-05] [ES-MIDNIGHT-01] devoured in the turn that reaches midnight: after it or before',
  ({ table }) => {
    const setup = {
      clock: 9,
      seats: [{ id: 'a', at: 'x', stamina: 1 }, { id: 'b' }],
      cards: [{ tasks: ['L'], penalties: '-1 stamina' }],
      attempt: { shows: ['I1'] },
      roster: ['ashcan-pete', 'joe-diamond'],
      deckTops: { mythos: [{ id: 'next', immediate: 'each -1 sanity' }] },
    }
    const t = table({ ...setup, rules: 'first' })
    t.fails()
    t.givesUp()
    t.happened({ is: 'devoured', seat: 0 }, { is: 'clock', hours: 0 }, { is: 'midnight' }, { is: 'mythos' })
    t.becomes('joe-diamond')
    t.draws('food')
    t.expect({ seats: [{ sanity: 4, maxSanity: 4 }, { sanity: 4 }] })
    t.waitsFor('move', { seat: 1 })

    const u = table({ ...setup, rules: 'first+faq' })
    u.fails()
    u.givesUp()
    u.happened({ is: 'devoured', seat: 0 }, { is: 'clock', hours: 0 })
    u.notHappened({ is: 'midnight' })
    u.becomes('joe-diamond')
    u.draws('food')
    u.happened({ is: 'midnight' }, { is: 'mythos' })
    u.expect({ seats: [{ sanity: 3, maxSanity: 4 }, { sanity: 4 }] })
    u.waitsFor('move', { seat: 1 })
  },
)

scenario(
  '[ES-RULING-87] [ES-ABILITY-04] [ES-ABILITY-05] first: Carolyn and Vincent, every turn of their own',
  ({ table }) => {
    const t = table({
      rules: 'first',
      seats: [
        { id: 'carolyn-fern', sanity: 2 },
        { id: 'vincent-lee', sanity: 2, stamina: 1 },
      ],
    })
    t.waitsFor('mend', { seat: 0, what: 'sanity' })
    t.targets('vincent-lee')
    t.expect({ seats: [{ sanity: 2, spent: [] }, { sanity: 3 }] })
    waits(t, 'first')
    // Vincent's turn: Carolyn is not asked.
    t.waitsFor('mend', { seat: 1, what: 'stamina' })
    t.targets('vincent-lee')
    t.expect({ seats: [{}, { stamina: 2, spent: [] }] })
    waits(t, 'first')
    t.waitsFor('mend', { seat: 0, what: 'sanity' })
    t.targets('carolyn-fern')
    t.expect({ seats: [{ sanity: 4 }, {}], clock: 6 })
    t.waitsFor('move', { seat: 0 })
  },
)

scenario('[ES-ABILITY-04] [ES-ABILITY-03] first+faq: Carolyn once a day, in anybody’s turn', ({ table }) => {
  const t = table({
    rules: 'first+faq',
    seats: [
      { id: 'a', sanity: 2 },
      { id: 'carolyn-fern', sanity: 2 },
    ],
  })
  t.waitsFor('mend', { seat: 1, what: 'sanity' })
  t.seat('carolyn').targets('a')
  t.expect({ seats: [{ sanity: 3 }, { spent: ['carolyn-fern'] }] })
  t.stays()
  t.firstAid('sanity')
  t.waitsFor('move', { seat: 1 })
})

scenario('[ES-RULING-48] [EC-ES-118] first+faq: a new investigator arrives with its ability unused', ({ table }) => {
  const t = table({
    rules: 'first+faq',
    seats: [
      { id: 'carolyn-fern', at: 'x', stamina: 1, spent: true },
      { id: 'b', stamina: 2 },
    ],
    cards: [{ tasks: ['L'], penalties: '-1 stamina' }],
    attempt: { shows: ['I1'] },
    roster: ['vincent-lee', 'joe-diamond'],
    deckTops: { common: ['food'], spell: ['whispered-ward'] },
  })
  t.fails()
  t.givesUp()
  t.becomes('vincent-lee')
  t.waitsFor('mend', { seat: 0, what: 'stamina' })
  t.targets('b')
  t.expect({ seats: [{ spent: ['vincent-lee'] }, { stamina: 3 }] })
  t.waitsFor('move', { seat: 1 })
})
