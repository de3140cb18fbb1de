/** The fan rules: the devoured, what they leave behind, and who comes after them. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'
const grim = { tasks: ['L'], penalties: '-1 sanity' }

scenario(
  '[ES-FANDEV-01] [ES-RULING-72] [ES-DEVOUR-03] [EC-ES-113] trophies and doom at once, items at midnight, out of reach until then',
  ({ table }) => {
    const t = table({
      rules,
      clock: 6,
      seats: [
        {},
        {
          at: 'x',
          sanity: 1,
          clues: 1,
          items: ['whiskey', 'alien-statue'],
          trophies: ['gug', 1, 2],
        },
        {},
      ],
      active: 1,
      cards: [grim],
      hall: {},
    })
    const { cup, decks } = t.view()
    t.attempts()
    t.givesUp()
    t.happened({ is: 'devoured', seat: 1 }, { is: 'doom', total: 1 }, { is: 'clock', hours: 9 })
    t.notHappened({ is: 'leftBehind' })
    t.expect({
      cup: cup + 1,
      decks: { adventure: decks.adventure + 2, common: decks.common, unique: decks.unique },
      hall: { left: { cards: ['alien-statue', 'whiskey'] }, found: { cards: [] } },
      doom: 1,
    })
    // Until midnight a lore finds only what the deck has: no question arises.
    t.searches()
    t.rolls('L', 'L')
    t.draws('food')
    t.expect({ seats: { 2: { items: ['food'] } }, hall: { found: { cards: [] } } })
    t.waits()
    t.happened(
      { is: 'clock', hours: 0 },
      { is: 'midnight' },
      { is: 'leftBehind', cards: ['whiskey', 'alien-statue'] },
      { is: 'doom', total: 2 },
    )
    t.expect({ hall: { left: { cards: [], signs: 0 }, found: { cards: ['alien-statue', 'whiskey'] } } })
    t.waitsFor('action', { seat: 0 })
  },
)

scenario('[ES-FANDEV-01] [ES-RULING-72] [ES-DEVOUR-03] a cast spell gives its dice back at once', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x', sanity: 1, allies: ['eli-pruett'], items: ['circle-of-chalk'] }, {}],
    cards: [grim],
    spells: [{ owner: 0, spell: 'whispered-ward', dice: ['L'] }],
  })
  t.attempts()
  t.givesUp()
  t.expect({
    dice: { spell: [], supply: 8 },
    hall: { left: { cards: ['circle-of-chalk', 'eli-pruett', 'whispered-ward'] } },
  })
  t.waitsFor('action', { seat: 1 })
})

scenario('[ES-FANDEV-02] [ES-RULING-72] his signs come to the lost and found with the rest', ({ table }) => {
  const t = table({
    rules,
    clock: 9,
    seats: [
      { at: 'x', sanity: 1, signs: 2 },
      { at: 'dull-2', signs: 4 },
    ],
    ancientOne: { signs: 6, id: 'sleeper' },
    cards: [grim],
    hall: { open: true },
  })
  t.attempts()
  t.givesUp()
  t.happened({ is: 'devoured', seat: 0 }, { is: 'midnight' }, { is: 'leftBehind', cards: [], signs: 2 }, { is: 'doom' })
  t.expect({ hall: { found: { signs: 2 }, left: { signs: 0 }, supply: 0 }, signs: 0 })
  t.goes('entrance')
  t.searches()
  t.rolls('I3')
  t.chooses(0)
  t.happened({ is: 'signFound', seat: 1, n: 2, held: 6 })
  t.waitsFor('action', { seat: 1 })
})

scenario(
  '[ES-FANSEAL-03] [ES-FANDEV-02] [ES-RULING-70] the way stays open though signs are lost with one of the dead',
  ({ table }) => {
    const t = table({
      rules,
      clock: 0,
      seats: [{ at: 'x', sanity: 1, signs: 2 }, { signs: 3 }],
      ancientOne: { signs: 6, id: 'sleeper' },
      cards: [{ tasks: ['L'], rewards: '+1 sign, -1 sanity' }],
      attempt: { shows: ['L'] },
    })
    t.completes('t0', 'L')
    t.happened({ is: 'signFound', seat: 0, held: 3 }, { is: 'opened', id: 'sleeper' }, { is: 'devoured', seat: 0 })
    t.expect({ hall: { open: true, left: { signs: 3 }, found: { signs: 0 } } })
    t.goes('sleeper')
    t.expect({ seats: { 1: { at: 'sleeper' } } })
    t.waitsFor('action', { seat: 1, left: 1 })
  },
)

scenario(
  '[ES-RULING-72] a lore may pick up a lying Common, a terror anything else, instead of drawing',
  ({ table }) => {
    const found = { cards: ['whiskey', 'alien-statue', 'whispered-ward', 'eli-pruett'] }
    const lore = table({ rules, hall: { found } })
    lore.searches()
    lore.rolls('L')
    lore.waitsFor('found', { seat: 0, deck: 'common' })
    lore.refused({ do: 'card', card: 'alien-statue' }, 'ES-RULING-72')
    lore.givesCard('whiskey')
    lore.happened({ is: 'pickedUp', seat: 0, card: 'whiskey' })
    lore.expect({
      seats: [{ items: ['whiskey'] }],
      hall: { found: { cards: ['alien-statue', 'eli-pruett', 'whispered-ward'] } },
    })
    lore.waitsFor('action', { left: 1 })

    for (const card of ['alien-statue', 'whispered-ward']) {
      const terror = table({ rules, hall: { found } })
      terror.searches()
      terror.rolls('T')
      terror.refused({ do: 'card', card: 'whiskey' }, 'ES-RULING-72')
      terror.givesCard(card)
      terror.expect({ seats: [{ items: [card] }] })
      terror.waitsFor('action', { left: 1 })
    }

    const draw = table({ rules, hall: { found }, deckTops: { unique: ['obsidian-mirror'] } })
    draw.searches()
    draw.rolls('T')
    draw.takesFrom('unique')
    draw.expect({ seats: [{ items: ['obsidian-mirror'] }], hall: { found: { cards: 4 } } })
    draw.waitsFor('action', { left: 1 })

    // The other reading: what lies there stays there.
    const never = table({
      rules,
      rulings: { lostCardsTaken: false },
      hall: { found },
      deckTops: { common: ['food'] },
    })
    never.searches()
    never.rolls('L')
    never.expect({ seats: [{ items: ['food'] }], hall: { found: { cards: 4 } } })
    never.waitsFor('action', { left: 1 })
  },
)

scenario('[ES-RULING-108] what is picked up is gained: the extra card, the ally’s welcome', ({ table }) => {
  const bob = table({
    rules,
    seats: [{ id: 'bob-jenkins' }],
    hall: { found: { cards: ['whiskey'] } },
    deckTops: { common: ['food'] },
  })
  bob.searches()
  bob.rolls('L')
  bob.givesCard('whiskey')
  bob.happened({ is: 'pickedUp', card: 'whiskey' }, { is: 'drew', card: 'food' })
  bob.expect({ seats: [{ items: ['food', 'whiskey'] }] })
  bob.waitsFor('action')

  const ally = table({ rules, seats: [{ sanity: 3, stamina: 3 }], hall: { found: { cards: ['brother-anselm'] } } })
  ally.searches()
  ally.rolls('T')
  ally.givesCard('brother-anselm')
  ally.happened({ is: 'pickedUp', card: 'brother-anselm' }, { is: 'gained', what: 'sanity', n: 1 })
  ally.expect({ seats: [{ allies: ['brother-anselm'], sanity: 4, stamina: 4, maxSanity: 6 }] })
  ally.waitsFor('action')
})

scenario('[ES-RULING-81] [ES-DEVOUR-05] [ES-CLOCK-07] [EC-ES-114] dying with the first action', ({ table }) => {
  const t = table({ rules, clock: 3, seats: [{ at: 'x', sanity: 1 }, {}], cards: [grim] })
  t.attempts()
  t.givesUp()
  t.happened({ is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'clock', hours: 6 }, { is: 'turn', seat: 1 })
  t.expect({ clock: 6, active: 1 })
  t.waitsFor('action', { seat: 1, left: 2 })
})

scenario('[ES-RULING-24] devoured in mid-adventure: no reward, no penalty, nobody else pays', ({ table }) => {
  const t = table({
    rules,
    seats: [{ at: 'x', sanity: 1, stamina: 3 }, { at: 'x' }],
    cards: [
      {
        tasks: ['L L L'],
        terror: '-1 sanity',
        penalties: '-1 stamina, doom',
        monsters: [{ id: 'imp', needs: 'P' }],
      },
    ],
    actions: 1,
    attempt: { done: ['m:imp'], helping: { b: 'I3' }, shows: ['T', 'I1'] },
  })
  t.fails()
  t.discards('I1')
  t.happened({ is: 'terror' }, { is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'clock' })
  t.notHappened({ is: 'failed' }, { is: 'collected' }, { is: 'doom', total: 2 })
  t.expect({
    seats: { 1: { sanity: 5, stamina: 5, at: 'x' } },
    cards: { x: { monsters: [] } },
    dice: { supply: 8 },
    doom: 1,
  })
  t.waitsFor('action', { seat: 1 })
})

scenario(
  '[ES-FANDEV-03] [ES-DEVOUR-06] [ES-RULING-26] [ES-RULING-75] nobody bought: the turn is skipped, the clock moves',
  ({ table }) => {
    const t = table({ rules, clock: 0, seats: [{}, { gone: true }], roster: ['joe-diamond'] })
    t.waits()
    t.waits()
    // His turn came and went: three hours for hers and three for his.
    t.happened({ is: 'clock', hours: 3 }, { is: 'turn', seat: 1 }, { is: 'clock', hours: 6 }, { is: 'turn', seat: 0 })
    t.expect({ clock: 6, active: 0 })
    t.waitsFor('action', { seat: 0, left: 2 })
  },
)

scenario(
  '[ES-FANDEV-03] [ES-RULING-75] [ES-DEVOUR-04] [ES-FANENT-05] one who was bought joins with the next turn, and plays it',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{}, { at: 'x', sanity: 1 }],
      active: 1,
      cards: [grim],
      roster: ['kate-winthrop'],
      hall: { reserve: ['joe-diamond', 'amanda-sharpe'] },
      deckTops: { common: ['food'] },
    })
    t.attempts()
    t.givesUp()
    t.happened({ is: 'devoured', seat: 1 }, { is: 'clock' }, { is: 'turn', seat: 0 })
    t.notHappened({ is: 'investigator' })
    t.waits()
    t.waits()
    t.waitsFor('investigator', { seat: 1, may: ['investigator', 'no'] })
    t.refused({ do: 'investigator', id: 'kate-winthrop' }, 'ES-RULING-75')
    t.becomes('joe-diamond')
    t.happened({ is: 'investigator', seat: 1, id: 'joe-diamond' }, { is: 'drew', card: 'food' })
    t.expect({
      seats: { 1: { id: 'joe-diamond', at: 'entrance', sanity: 4, stamina: 6, clues: 1, items: ['food'], signs: 0 } },
      hall: { reserve: ['amanda-sharpe'] },
    })
    t.waitsFor('action', { seat: 1, left: 2 })
  },
)

scenario('[ES-FANDEV-03] he may also let the turn go by', ({ table }) => {
  const t = table({
    rules,
    clock: 0,
    seats: [{ gone: true }, {}],
    hall: { reserve: ['joe-diamond'] },
  })
  t.waitsFor('investigator', { seat: 0 })
  t.declines()
  t.happened({ is: 'clock', hours: 3 }, { is: 'turn', seat: 1 })
  t.expect({ hall: { reserve: ['joe-diamond'] } })
  t.waitsFor('action', { seat: 1 })
})

scenario('[ES-DEVOUR-07] [ES-FANDEV-01] [ES-FANDEV-03] a death that fills the track keeps nobody out', ({ table }) => {
  const t = table({
    rules,
    ancientOne: { doomTrack: 4 },
    doom: 3,
    seats: [{ at: 'x', sanity: 1 }, {}],
    cards: [grim],
    hall: { reserve: ['joe-diamond'] },
    deckTops: { common: ['food'] },
  })
  t.attempts()
  t.givesUp()
  t.happened({ is: 'devoured', seat: 0 }, { is: 'doom', total: 4 }, { is: 'doom', total: 0 }, { is: 'awoke' })
  t.notHappened({ is: 'eliminated' })
  t.expect({ doom: 0, hall: { awake: true }, seats: [{ out: false }] })
  t.waits()
  t.waits()
  t.becomes('joe-diamond')
  t.expect({ seats: [{ id: 'joe-diamond' }] })
  t.waitsFor('action', { seat: 0, left: 2 })
})

scenario(
  '[ES-WIN-03] [ES-RULING-27] [ES-RULING-75] [ES-RULING-111] lost when all are devoured and nobody was bought',
  ({ table }) => {
    const setup = { rules, seats: [{ at: 'x', sanity: 1 }, { gone: true }], cards: [grim], roster: ['kate-winthrop'] }
    const t = table(setup)
    t.attempts()
    t.givesUp()
    t.over({ won: false, how: 'devoured' })

    const spare = table({ ...setup, hall: { reserve: ['joe-diamond', 'amanda-sharpe'] } })
    spare.attempts()
    spare.givesUp()
    // Somebody has to go on.
    spare.waitsFor('investigator', { seat: 1, mayNot: ['no'] })
  },
)
